"""Which arrangement a knocker should show when several leave the same deadwood."""

from collections.abc import Iterator

from game.core.cards import POINTS, RANK_COUNT, SUIT_COUNT, Card, bit, count, each, rank, suit
from game.core.melds import Arrangement, arrangements, is_set
from game.core.view import PlayerView


def best_spread(view: PlayerView, card: Card) -> Arrangement:
    """Return the arrangement of the hand without `card` that gives least away to layoffs.

    The expectation runs over what the view knows: the cards the opponent was seen taking count
    whole, each unseen card with the chance that it is in the opponent's hand.
    """
    hidden = view.opponent_count - count(view.opponent_known)
    chance = hidden / max(1, count(view.unseen))

    def holds(wanted: Card) -> float:
        if view.opponent_known & bit(wanted):
            return 1.0
        return chance if view.unseen & bit(wanted) else 0.0

    def expected_layoff(melds: Arrangement) -> float:
        total = 0.0
        for meld in melds:
            for chain in _chains(meld):
                reached = 1.0
                for wanted in chain:
                    reached *= holds(wanted)
                    total += reached * POINTS[wanted]
        return total

    return min(arrangements(view.hand & ~bit(card)), key=expected_layoff)


def _chains(meld: int) -> Iterator[list[Card]]:
    """Yield the cards that a meld takes: a set's fourth, or what continues a run at each end."""
    cards = list(each(meld))
    if is_set(meld):
        held = {suit(card) for card in cards}
        yield [s * RANK_COUNT + rank(cards[0]) for s in range(SUIT_COUNT) if s not in held]
        return
    first_of_suit = suit(cards[0]) * RANK_COUNT
    yield list(range(cards[0] - 1, first_of_suit - 1, -1))
    yield list(range(cards[-1] + 1, first_of_suit + RANK_COUNT))
