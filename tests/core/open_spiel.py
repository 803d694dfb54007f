"""OpenSpiel's gin rummy seen through our types, for the differential test and the benchmark.

It numbers cards by suit s c d h where ours is c d h s.
"""

import pytest

from game.core.cards import RANK_COUNT, SUIT_COUNT, Card, Cards, card_of, each, rank, suit
from game.core.melds import Arrangement

pyspiel = pytest.importorskip("pyspiel", reason="the extra open_spiel is not installed")

GAME = pyspiel.load_game("gin_rummy")
LONGEST_RUN = 5
UTILS = pyspiel.gin_rummy.GinRummyUtils(RANK_COUNT, SUIT_COUNT, 10)
TAKE, DRAW, PASS, KNOCK, MELD_BASE = 52, 53, 54, 55, 56
"""Its actions beside the 52 cards; a meld is its number above the base."""


def to_theirs(card: Card) -> int:
    """Return their number of a card."""
    return (suit(card) + 1) % SUIT_COUNT * RANK_COUNT + rank(card)


def from_theirs(number: int) -> Card:
    """Return the card that they number so."""
    return card_of(number % RANK_COUNT, (number // RANK_COUNT - 1) % SUIT_COUNT)


def numbers(cards: Cards) -> list[int]:
    """Return their numbers of a set of cards, in the order that melds want."""
    return sorted(map(to_theirs, each(cards)))


def meld_numbers(spread: Arrangement) -> list[int]:
    """Return their numbers of melds; they know runs of three to five, so a longer one is cut."""
    found = []
    for meld in spread:
        cards = numbers(meld)
        while cards:
            size = len(cards) if len(cards) <= LONGEST_RUN else 3
            found.append(UTILS.meld_to_int(cards[:size]))
            cards = cards[size:]
    return sorted(found)


def least_deadwood(cards: Cards) -> int:
    """Return what they say is the least deadwood."""
    least: int = UTILS.min_deadwood(numbers(cards))
    return least
