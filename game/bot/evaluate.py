"""What a hand is worth to one who goes on playing: deadwood less credit for near melds."""

from collections.abc import Iterator

from game.core.cards import RANK_COUNT, SUIT_COUNT, Card, Cards, as_mask, bit, each, rank
from game.core.deadwood import deadwood
from game.core.melds import arrangements, melded

CREDIT = 0.5
"""Points of credit for each pair of unmelded cards that one card more makes a meld."""

CREDIT_PER_OUT = 1.5
"""Points of credit for each live card that would complete such a pair."""


def rating(hand: Cards, credit: float = CREDIT) -> float:
    """Return deadwood less a fixed credit for each near meld; lower is better."""
    near = sum(1 for outs in _outs(hand) if outs)
    return deadwood(hand) - credit * near


def counted_rating(hand: Cards, live: Cards) -> float:
    """Return deadwood less credit for the live cards that complete near melds; lower is better.

    `live` holds the cards that may still be drawn: a pair whose third card is gone counts nothing.
    """
    return deadwood(hand) - CREDIT_PER_OUT * sum((outs & live).bit_count() for outs in _outs(hand))


def _outs(hand: Cards) -> Iterator[Cards]:
    """Yield for each two unmelded cards those that make a meld of them."""
    unmelded = list(each(hand & ~melded(arrangements(hand)[0])))
    for index, low in enumerate(unmelded):
        for high in unmelded[index + 1 :]:
            yield _completing(low, high)


def _completing(low: Card, high: Card) -> Cards:
    """Return the cards that make a meld of two, given in ascending order; none for strangers."""
    if rank(low) == rank(high):
        same_rank = as_mask(suit * RANK_COUNT + rank(low) for suit in range(SUIT_COUNT))
        return same_rank & ~bit(low) & ~bit(high)
    gap = high - low
    if gap > 2 or rank(high) < rank(low):
        return 0
    if gap == 2:
        return bit(low + 1)
    below = bit(low - 1) if rank(low) > 0 else 0
    above = bit(high + 1) if rank(high) < RANK_COUNT - 1 else 0
    return below | above
