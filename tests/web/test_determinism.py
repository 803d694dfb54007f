"""The seed in the address: the same hand for the same seed, in profiles that share nothing."""

import pytest

from tests.web import game
from tests.web.engines.chromium import Chromium
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web


def test_the_same_seed_plays_the_same_hand_and_another_deals_other_cards(
    chromium: Chromium, site: SiteServer
) -> None:
    dealt, course = _deal(chromium, f"{site.url}?seed=7"), _course(chromium)
    assert (_deal(chromium, f"{site.url}?seed=7"), _course(chromium)) == (dealt, course)
    assert _deal(chromium, f"{site.url}?seed=8") != dealt


def test_without_a_seed_no_two_deals_are_alike(chromium: Chromium, site: SiteServer) -> None:
    assert _deal(chromium, site.url) != _deal(chromium, site.url)


def _deal(chromium: Chromium, url: str) -> list[str]:
    game.open_table(chromium, url)
    return game.cards(chromium)


def _course(chromium: Chromium) -> list[list[object]]:
    """Return the tables of the first turns, in which the computer has acted too."""
    game.hold_still(chromium)
    tables = [game.table(chromium)]
    for _ in range(2):
        game.play_turn(chromium, game.by_mirror)
        game.wait_for_turn(chromium)
        tables.append(game.table(chromium))
    return tables
