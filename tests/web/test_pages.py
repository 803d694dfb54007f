"""The pages around the table in a real browser: its back button, focus, touch, what is kept."""

import pytest

from tests.web import game
from tests.web.engines.chromium import Chromium
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web


def keys(chromium: Chromium) -> set[str]:
    return set(game.controls(chromium))


def press(chromium: Chromium, key: str, then: str) -> None:
    """Press a control and wait until another is there."""
    chromium.press(key)
    chromium.wait(f"{then} after {key}", lambda: then in keys(chromium))


def start(chromium: Chromium, url: str, width: int = 390, height: int = 844) -> None:
    chromium.open(url, width, height, touch=True)
    chromium.wait(
        "the start page",
        lambda: game.PLAY in keys(chromium) and not game.loading(chromium),
        game.START_SECONDS,
    )


def test_the_browsers_back_closes_pages_one_by_one(chromium: Chromium, site: SiteServer) -> None:
    start(chromium, site.url)
    press(chromium, "open:new-match", "deal")
    press(chromium, "open:draft-rules", "back")
    chromium.wait("the rules", lambda: "deal" not in keys(chromium))
    chromium.page.go_back()
    chromium.wait("the new match", lambda: "deal" in keys(chromium))
    chromium.page.go_back()
    chromium.wait("the start page", lambda: game.PLAY in keys(chromium))
    assert chromium.errors() == []


def test_back_in_the_game_and_in_the_browser_do_not_add_up(
    chromium: Chromium, site: SiteServer
) -> None:
    start(chromium, site.url)
    press(chromium, "play", "menu")
    game.wait_for_table(chromium)
    press(chromium, "menu", "open:settings")
    press(chromium, "open:settings", "speed:off")
    press(chromium, "back", "open:settings")
    chromium.page.wait_for_timeout(300)
    chromium.page.go_back()
    chromium.wait("the table", lambda: bool(game.hand(chromium)))
    assert chromium.errors() == []


def test_a_control_that_gets_the_focus_comes_into_view(
    chromium: Chromium, site: SiteServer
) -> None:
    start(chromium, site.url, 320, 568)
    press(chromium, "open:new-match", "deal")
    before = game.controls(chromium)["open:draft-rules"]
    assert before.y > 568
    chromium.evaluate("document.querySelector('[data-key=\"open:draft-rules\"]').focus()")
    chromium.wait(
        "the button in view",
        lambda: game.controls(chromium)["open:draft-rules"].y + before.h < 568,
    )


def test_the_pages_are_used_by_touch_and_settings_are_kept(
    chromium: Chromium, site: SiteServer
) -> None:
    start(chromium, site.url)
    game.by_touch(chromium, game.controls(chromium)["open:settings"])
    chromium.wait("the settings", lambda: "speed:off" in keys(chromium))
    game.by_touch(chromium, game.controls(chromium)["speed:off"])
    chromium.wait("speed off", lambda: game.controls(chromium)["speed:off"].pressed)
    chromium.reload()
    chromium.wait("the start page", lambda: game.PLAY in keys(chromium), game.START_SECONDS)
    press(chromium, "open:settings", "speed:off")
    assert game.controls(chromium)["speed:off"].pressed
    assert chromium.errors() == []
