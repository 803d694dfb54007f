"""Which arrangement a knocker should show when several leave the same deadwood.

Chosen from a `PlayerView`: the defender's real hand is never looked at.
"""

from collections.abc import Iterator
from itertools import combinations

from game.core.cards import (
    POINTS,
    RANK_COUNT,
    SUIT_COUNT,
    Card,
    Cards,
    as_mask,
    bit,
    card_of,
    count,
    each,
    rank,
    suit,
)
from game.core.deadwood import deadwood
from game.core.melds import Arrangement, arrangements, is_set
from game.core.view import PlayerView


def spreads(view: PlayerView, card: Card) -> tuple[Arrangement, ...]:
    """Return the arrangements offered to one who knocks with a card, the best first.

    One of those that are open to the same layoffs is enough, and so is one where nothing can be
    laid off, or where the rules leave the choice to the game.
    """
    hand = view.hand & ~bit(card)
    found = sorted(arrangements(hand), key=lambda melds: expected_layoff(view, melds))
    if view.rules.spread == "automatic" or deadwood(hand) == 0:
        return (found[0],)
    by_openings = {tuple(sorted(openings(view, melds))): melds for melds in reversed(found)}
    return tuple(melds for melds in found if melds in by_openings.values())


def best_spread(view: PlayerView, card: Card) -> Arrangement:
    """Return the arrangement of the hand without `card` that gives least away to layoffs."""
    return best_arrangement(view, view.hand & ~bit(card))


def best_arrangement(view: PlayerView, hand: Cards) -> Arrangement:
    """Return the arrangement of least deadwood that would give least away to layoffs."""
    return min(arrangements(hand), key=lambda melds: expected_layoff(view, melds))


def expected_layoff(view: PlayerView, melds: Arrangement) -> float:
    """Return how many points the opponent can be expected to lay off on melds.

    The mean over all hands the opponent may have, each as likely as the other: the cards seen
    being taken, and the rest any of the unseen.
    """
    ways: dict[Card, list[Cards]] = {}
    for opening in openings(view, melds):
        for length, card in enumerate(opening, 1):
            ways.setdefault(card, []).append(as_mask(opening[:length]))
    return sum(POINTS[card] * _chance_of_any(view, needed) for card, needed in ways.items())


def _chance_of_any(view: PlayerView, groups: list[Cards]) -> float:
    """Return how likely the opponent holds at least one of these groups of cards whole."""
    total = 0.0
    for size in range(1, len(groups) + 1):
        for some in combinations(groups, size):
            together = 0
            for group in some:
                together |= group
            total -= (-1) ** size * _chance_of_all(view, together)
    return total


def _chance_of_all(view: PlayerView, cards: Cards) -> float:
    """Return how likely the opponent holds all of these cards, each known or unseen."""
    hidden = view.opponent_count - count(view.opponent_known)
    unseen = count(view.unseen)
    chance = 1.0
    for drawn in range(count(cards & view.unseen)):
        chance *= max(0, hidden - drawn) / (unseen - drawn)
    return chance


def openings(view: PlayerView, melds: Arrangement) -> Iterator[tuple[Card, ...]]:
    """Yield each way to lay off: cards that the opponent may hold, in the order they join."""
    possible = view.unseen | view.opponent_known
    for meld in melds:
        for chain in _chains(meld):
            reach = next((i for i, card in enumerate(chain) if not possible & bit(card)), None)
            if chain[:reach]:
                yield tuple(chain[:reach])


def _chains(meld: Cards) -> Iterator[list[Card]]:
    """Yield the cards that a meld takes: a set's fourth, or what continues a run at each end."""
    cards = list(each(meld))
    if is_set(meld):
        held = {suit(card) for card in cards}
        yield [card_of(rank(cards[0]), s) for s in range(SUIT_COUNT) if s not in held]
        return
    first_of_suit = card_of(0, suit(cards[0]))
    yield list(range(cards[0] - 1, first_of_suit - 1, -1))
    yield list(range(cards[-1] + 1, first_of_suit + RANK_COUNT))
