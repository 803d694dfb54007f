"""A whole match against the computer in Chromium: by the mirror alone, and by keys alone."""

from collections.abc import Callable

import pytest

from tests.web import game
from tests.web.engines.chromium import Chromium
from tests.web.way import press
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

FOCUSED = "document.activeElement?.dataset?.key ?? ''"
RING = "parseFloat(getComputedStyle(document.activeElement).outlineWidth) || 0"
MOST_TABS = 80
MOST_HANDS = 30
TARGET = 30
SEED = 17
"""Of a match that a simple player ends in its second hand: without a seed it can be the sixth."""


def test_by_the_mirror_alone(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed={SEED}")
    _choose(chromium, lambda key: press(chromium, key))
    said = _play(chromium, lambda key: press(chromium, key))
    assert any("You discarded" in each for each in said)
    assert any("Rosa discarded" in each for each in said)
    assert chromium.errors() == []


def test_by_keys_alone(chromium: Chromium, site: SiteServer) -> None:
    """Tab and Enter reach what has no key of its own; every control shows its ring."""
    game.open_table(chromium, f"{site.url}?seed={SEED}")
    _choose(chromium, lambda key: tab_to(chromium, key))
    _play(chromium, lambda key: by_key(chromium, key))
    assert chromium.errors() == []


def test_tab_leaves_the_page_and_escape_comes_back(chromium: Chromium, site: SiteServer) -> None:
    _start(chromium, site.url)
    for key in ("open:help", "open:settings", "open:rules"):
        tab_to(chromium, key)
        first = _walk_out(chromium)
        assert first[0] == "back"
        assert len(first) == len(set(first))
        chromium.key("Escape")
        chromium.wait("the start page", lambda: game.PLAY in game.controls(chromium))


def test_the_focus_follows_pages_and_cards(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", 1280, 800)
    tab_to(chromium, "menu")
    assert chromium.evaluate(FOCUSED) == "back"
    tab_to(chromium, "open:help")
    assert chromium.evaluate(FOCUSED) == "back"
    chromium.key("Enter")
    chromium.wait("the menu", lambda: chromium.evaluate(FOCUSED) == "open:help")
    chromium.key("Escape")
    chromium.wait("the table", lambda: chromium.evaluate(FOCUSED) == "menu")
    card = game.hand(chromium)[3].key
    tab_to(chromium, card)
    chromium.wait("the card selected", lambda: game.controls(chromium)[card].pressed)
    tab_to(chromium, "move-left")
    assert chromium.evaluate(FOCUSED) == "move-left"
    assert [each.key for each in game.hand(chromium)].index(card) == 2
    tab_to(chromium, "sort")
    assert chromium.evaluate(FOCUSED) == "sort"
    assert "Sorted" in chromium.status()


def _start(chromium: Chromium, url: str) -> None:
    chromium.open(url, 390, 844)
    chromium.wait(
        "the start page",
        lambda: game.PLAY in game.controls(chromium) and not game.loading(chromium),
        game.START_SECONDS,
    )


def _choose(chromium: Chromium, act: Callable[[str], None]) -> None:
    """Leave the table, set the speed, and begin a match to few points, through the pages."""
    for key in ("menu", "leave", "open:settings", "speed:off", "back"):
        act(key)
    for key in ("open:new-match", "preset:own"):
        act(key)
    while f"Play to: {TARGET}." not in " ".join(chromium.texts()):
        act("less:target")
    for key in ("done", "deal"):
        act(key)
    chromium.wait("the table", lambda: game.my_turn(chromium), game.TURN_SECONDS)


def _play(chromium: Chromium, act: Callable[[str], None]) -> list[str]:
    """Play simply to the end of the match, and return what was said."""
    said = []
    for _ in range(MOST_HANDS * game.MOST_TURNS):
        chromium.wait("something to do", lambda: _wish(chromium), game.TURN_SECONDS)
        wish = _wish(chromium)
        if wish == "result":
            act(wish)
            break
        act(wish)
        said.append(chromium.status())
    chromium.wait("the result", lambda: "rematch" in game.controls(chromium))
    assert any("30" in text for text in chromium.texts())
    return said


def _wish(chromium: Chromium) -> str:
    """Return what a simple player would press now, nothing while the computer plays."""
    now = game.controls(chromium)
    for key in ("result", "next-hand", "knock", "discard", "draw", "pass"):
        if key in now and now[key].enabled:
            return key
    held = game.hand(chromium)
    if len(held) < game.FULL_HAND:
        return ""
    return max(held, key=game._wish_to_throw).key


KEYS = {"result": "Enter", "next-hand": "Enter", "knock": "k", "discard": "d", "draw": "s"}


def by_key(chromium: Chromium, key: str) -> None:
    """Do by a key of the table what a control does; a card is walked to by the arrows."""
    before = game.table(chromium)
    if key.startswith(game.CARD):
        for _ in range(game.FULL_HAND):
            if chromium.evaluate(FOCUSED) != key:
                _to_the_next_card(chromium)
                assert game.table(chromium) == before, "an arrow key changes nothing"
        assert chromium.evaluate(FOCUSED) == key
        assert chromium.evaluate(RING) >= 2
        chromium.key("Enter")
        chromium.wait("the card selected", lambda: game.controls(chromium)[key].pressed)
        return
    chromium.key(KEYS.get(key, "x"))
    chromium.wait(f"a change after {key!r}", lambda: game.table(chromium) != before)


def _to_the_next_card(chromium: Chromium) -> None:
    came = chromium.evaluate(FOCUSED)
    chromium.key("ArrowRight")
    chromium.wait("the next card", lambda: chromium.evaluate(FOCUSED) != came)


def tab_to(chromium: Chromium, key: str) -> None:
    """Walk to a control by Tab, see its ring, and press it by Enter."""
    for _ in range(MOST_TABS):
        if chromium.evaluate(FOCUSED) == key:
            break
        chromium.key("Tab")
    assert chromium.evaluate(FOCUSED) == key
    assert chromium.evaluate(RING) >= 2
    before = game.table(chromium)
    chromium.key("Enter")
    chromium.wait(f"a change after {key!r}", lambda: game.table(chromium) != before)


def _walk_out(chromium: Chromium) -> list[str]:
    """Walk by Tab until the page has no more control, and return those that had the focus."""
    walked = [str(chromium.evaluate(FOCUSED))]
    for _ in range(MOST_TABS):
        chromium.key("Tab")
        focused = str(chromium.evaluate(FOCUSED))
        if not focused:
            return walked
        walked.append(focused)
    raise AssertionError(f"Tab never left the page: {walked}")
