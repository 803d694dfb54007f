"""One card more: which cards meld with a hand, and the best that eleven cards can leave."""

from game.core.cards import FULL_DECK, RANK_COUNT, SUIT_COUNT, SUIT_MASK, Cards, as_mask, card_of
from game.core.deadwood import deadwood

EACH_SUIT: Cards = as_mask(card_of(0, suit) for suit in range(SUIT_COUNT))
"""The aces: times a mask of ranks, these ranks in every suit."""

OF_RANK: tuple[Cards, ...] = tuple(EACH_SUIT << rank for rank in range(RANK_COUNT))
NO_ACES: Cards = FULL_DECK & ~OF_RANK[0]
NO_KINGS: Cards = FULL_DECK & ~OF_RANK[-1]

BY_POINTS: tuple[tuple[int, Cards], ...] = (
    (10, OF_RANK[12] | OF_RANK[11] | OF_RANK[10] | OF_RANK[9]),
    *((rank + 1, OF_RANK[rank]) for rank in range(8, -1, -1)),
)
"""Points from the highest down, and all cards of so many."""


def best_of_eleven(hand: Cards) -> int:
    """Return the least deadwood of eleven cards after a discard.

    Throwing a card saves its points at most, so that cards are tried from the highest down until
    the best is no worse than all later ones could be.
    """
    whole = deadwood(hand)
    best = whole
    for points, cards in BY_POINTS:
        if whole - points >= best:
            return best
        here = hand & cards
        while here:
            low = here & -here
            here ^= low
            left = deadwood(hand ^ low)
            if left < best:
                best = left
    return best


def ranks_held(hand: Cards) -> tuple[int, int]:
    """Return the masks of the ranks held at least twice, and at least three times."""
    clubs, diamonds = hand & SUIT_MASK, hand >> RANK_COUNT & SUIT_MASK
    hearts, spades = hand >> 2 * RANK_COUNT & SUIT_MASK, hand >> 3 * RANK_COUNT
    minor, major = clubs & diamonds, hearts & spades
    either_minor, either_major = clubs | diamonds, hearts | spades
    twice = minor | major | either_minor & either_major
    return twice, minor & either_major | major & either_minor


def melding(hand: Cards) -> Cards:
    """Return the cards that would be in some meld with cards of a hand."""
    above = hand << 1 & NO_ACES
    pairs = hand & above
    inner = above & hand >> 1 & NO_KINGS
    twice, _ = ranks_held(hand)
    cards = pairs << 1 & NO_ACES | pairs >> 2 & NO_KINGS | inner | twice * EACH_SUIT
    return cards & FULL_DECK & ~hand
