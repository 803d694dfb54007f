"""Melds and layoffs by trying everything, on (rank, suit) pairs: slow, obvious, independent."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import TypeAlias

from game.core.cards import Cards, each

Pair: TypeAlias = tuple[int, int]
Meld: TypeAlias = frozenset[Pair]


def pairs(cards: Cards) -> frozenset[Pair]:
    """Return the cards as (rank, suit) pairs, the ace's rank 1."""
    return frozenset((card % 13 + 1, card // 13) for card in each(cards))


def worth(cards: frozenset[Pair]) -> int:
    """Return the points of cards."""
    return sum(min(rank, 10) for rank, _ in cards)


def is_meld(cards: frozenset[Pair]) -> bool:
    """Return whether cards make a set or a run."""
    ranks, suits = sorted(rank for rank, _ in cards), {suit for _, suit in cards}
    if len(cards) < 3:
        return False
    if len(set(ranks)) == 1:
        return True
    return len(suits) == 1 and ranks[-1] - ranks[0] == len(ranks) - 1


def melds_in(hand: frozenset[Pair]) -> list[Meld]:
    """Return every meld that a hand holds."""
    found = set()
    for wanted in ({card[0] for card in hand}, {card[1] for card in hand}):
        for value in wanted:
            for place in (0, 1):
                alike = sorted(card for card in hand if card[place] == value)
                for size in range(3, len(alike) + 1):
                    found |= {frozenset(c) for c in combinations(alike, size)}
    return [meld for meld in found if is_meld(meld)]


def groupings(hand: frozenset[Pair]) -> set[frozenset[Meld]]:
    """Return every set of melds of a hand in which no card stands twice, the empty one too."""
    melds = melds_in(hand)

    def grow(first: int, free: frozenset[Pair]) -> Iterator[frozenset[Meld]]:
        yield frozenset()
        for index in range(first, len(melds)):
            if melds[index] <= free:
                for more in grow(index + 1, free - melds[index]):
                    yield more | {melds[index]}

    return set(grow(0, hand))


def unmatched(hand: frozenset[Pair], grouping: frozenset[Meld]) -> frozenset[Pair]:
    """Return the cards outside all melds."""
    return hand.difference(*grouping)


@cache
def least(hand: frozenset[Pair]) -> int:
    """Return the least deadwood of a hand."""
    return min(worth(unmatched(hand, grouping)) for grouping in groupings(hand))


def least_groupings(hand: frozenset[Pair]) -> set[frozenset[Meld]]:
    """Return the groupings that leave the least deadwood."""
    return {g for g in groupings(hand) if worth(unmatched(hand, g)) == least(hand)}


def laid_off(hand: frozenset[Pair], spread: tuple[Meld, ...]) -> set[frozenset[Pair]]:
    """Return every set of cards that can leave a hand for a spread, one card after the other."""
    seen: set[tuple[frozenset[Pair], tuple[Meld, ...]]] = set()
    waiting = [(frozenset[Pair](), spread)]
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        gone, melds = state
        for card in hand - gone:
            for place, meld in enumerate(melds):
                if is_meld(meld | {card}):
                    grown = (*melds[:place], meld | {card}, *melds[place + 1 :])
                    waiting.append((gone | {card}, grown))
    return {gone for gone, _ in seen}


def joint(hand: frozenset[Pair], spread: tuple[Meld, ...]) -> int:
    """Return what is left at best when own melds may be broken for laying off."""
    return min(least(hand - gone) for gone in laid_off(hand, spread))


def melds_first(hand: frozenset[Pair], spread: tuple[Meld, ...]) -> int:
    """Return what is left at best when only what a least grouping leaves over is laid off."""
    return min(
        worth(loose - gone)
        for grouping in least_groupings(hand)
        for loose in [unmatched(hand, grouping)]
        for gone in laid_off(loose, spread)
    )
