"""A whole hand in Chromium, by touch and by the mirror, with reloads and without a network."""

import pytest

from tests.web import game
from tests.web.engines.chromium import Chromium
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web


def test_a_hand_by_touch_on_a_sharp_phone(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=3", 390, 844, dpr=3, touch=True)
    assert len(game.hand(chromium)) == 10
    turns = game.play_hand(chromium, game.by_touch)
    assert turns > 0
    game.by_touch(chromium, game.controls(chromium)[game.NEXT_HAND])
    chromium.wait("the next hand", lambda: len(game.hand(chromium)) >= 10)
    assert chromium.errors() == []


def test_a_hand_by_the_mirror_alone_reloaded_in_the_middle(
    chromium: Chromium, site: SiteServer
) -> None:
    game.open_table(chromium, f"{site.url}?seed=7")
    game.hold_still(chromium)
    before = chromium.status()
    assert before
    game.play_turn(chromium, game.by_mirror)
    chromium.wait("another sentence in the status line", lambda: chromium.status() != before)
    game.wait_for_turn(chromium)
    _assert_same_after_reload(chromium)
    if not game.hand_over(chromium):
        chromium.press(game.DRAW)
        chromium.wait("the card drawn", lambda: len(game.hand(chromium)) == game.FULL_HAND)
        _assert_same_after_reload(chromium)
    game.play_hand(chromium, game.by_mirror)
    _assert_same_after_reload(chromium)
    chromium.press(game.NEXT_HAND)
    chromium.wait("the next hand", lambda: len(game.hand(chromium)) >= 10)
    assert chromium.errors() == []


def test_play_goes_on_without_the_server(chromium: Chromium, own_site: SiteServer) -> None:
    chromium.prepare(390, 844)
    # a browser asks for a tab's icon when it likes, and on a first visit no worker answers yet
    chromium.page.route("**/favicon*", lambda route: route.fulfill(status=200, body=""))
    chromium.page.goto(f"{own_site.url}?seed=11")
    game.wait_for_table(chromium)
    game.hold_still(chromium)
    own_site.stop()
    game.play_hand(chromium, game.by_mirror)
    assert chromium.errors() == []
    own_site.start()
    _assert_same_after_reload(chromium)


def test_a_first_visit_asks_no_other_address_and_finds_no_save_to_complain_of(
    chromium: Chromium, site: SiteServer
) -> None:
    chromium.prepare(390, 844, fresh=True)
    asked: list[str] = []
    chromium.page.on("request", lambda request: asked.append(request.url))
    chromium.page.goto(site.url)
    game.wait_for_table(chromium)
    assert asked
    assert [url for url in asked if not url.startswith(site.url)] == []
    assert "save" not in chromium.status()
    kept = chromium.evaluate("Object.keys(localStorage)")
    assert [key for key in kept if not key.startswith("gin-rummy/")] == []
    assert [key for key in kept if "aside" in key] == []


def _assert_same_after_reload(chromium: Chromium) -> None:
    before = game.table(chromium)
    chromium.reload()
    game.wait_for_table(chromium)
    assert game.table(chromium) == before
