"""What a hand is worth to one who goes on playing: deadwood less credit for near melds."""

from game.core.cards import RANK_COUNT, SUIT_COUNT, Card, Cards, as_mask, bit, each, rank
from game.core.deadwood import deadwood
from game.core.melds import arrangements, melded

CREDIT_PER_OUT = 1.5
"""Points of credit for each live card that would complete a pair of unmelded cards."""


def rating(hand: Cards, live: Cards) -> float:
    """Return deadwood less credit for pairs one card short of a meld; lower is better.

    `live` holds the cards that may still be drawn: a pair whose third card is gone counts nothing.
    """
    unmelded = list(each(hand & ~melded(arrangements(hand)[0])))
    outs = 0
    for index, low in enumerate(unmelded):
        for high in unmelded[index + 1 :]:
            outs += (_completing(low, high) & live).bit_count()
    return deadwood(hand) - CREDIT_PER_OUT * outs


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
