"""Finished hands in a real browser: kept over a reload, shown again, a move taken back by keys."""

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


def shows(chromium: Chromium, text: str) -> None:
    chromium.wait(text, lambda: any(text in said for said in chromium.texts()))


def test_a_finished_hand_survives_a_reload_and_is_shown_again(
    chromium: Chromium, site: SiteServer
) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", touch=True)
    game.hold_still(chromium)
    game.play_hand(chromium, game.by_mirror)
    chromium.reload()
    chromium.wait("the summary", lambda: game.NEXT_HAND in keys(chromium), game.START_SECONDS)
    press(chromium, "replay", "replay:next")
    shows(chromium, "The deal, ")
    chromium.page.keyboard.press("ArrowRight")
    shows(chromium, "Move 1 of ")
    press(chromium, "back", game.NEXT_HAND)
    chromium.press(game.NEXT_HAND)
    game.wait_for_turn(chromium)
    press(chromium, "menu", "open:history")
    press(chromium, "open:history", "hand:0")
    press(chromium, "hand:0", "replay:last")
    for number in range(1, 4):
        game.by_touch(chromium, game.controls(chromium)["replay:next"])
        shows(chromium, f"Move {number} of ")
    chromium.press("replay:last")
    chromium.wait("the last move", lambda: not game.controls(chromium)["replay:next"].enabled)
    assert chromium.errors() == []


def test_a_taken_card_is_put_back_by_the_keys_that_every_program_has(
    chromium: Chromium, site: SiteServer
) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", touch=True)
    while not game.controls(chromium)[game.TAKE].enabled:
        game.play_turn(chromium, game.by_mirror)
        game.wait_for_turn(chromium)
    cards = game.cards(chromium)
    chromium.press(game.TAKE)
    chromium.wait("undo", lambda: "undo" in keys(chromium))
    assert len(game.hand(chromium)) == game.FULL_HAND
    chromium.page.keyboard.press("Control+z")
    chromium.wait("the cards as before", lambda: game.cards(chromium) == cards)
    assert "undo" not in keys(chromium)
    assert chromium.errors() == []
