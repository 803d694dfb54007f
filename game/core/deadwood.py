"""The least deadwood of a hand, about a million random hands a second in plain Python.

All suits share one table, indexed by a suit's 13-bit mask, of the points that its best runs
leave over.  Only the choice of sets is searched then, and a hand of ten offers few.
"""

from game.core.cards import RANK_COUNT, RANK_POINTS, SUIT_COUNT, SUIT_MASK, Cards


def _points_left_by_runs() -> tuple[int, ...]:
    """Return, for each mask of one suit, the least points left when only runs are melded.

    The highest card of a mask is either left over or ends a run of three, four or five; longer
    runs are made of those.
    """
    left = [0]
    for top in range(RANK_COUNT):
        for lower in range(1 << top):
            mask = lower | 1 << top
            least = left[lower] + RANK_POINTS[top]
            for length in (3, 4, 5):
                run = ((1 << length) - 1) << (top + 1 - length) if length <= top + 1 else 0
                if run and mask & run == run:
                    least = min(least, left[mask ^ run])
            left.append(least)
    return tuple(left)


_LEFT = _points_left_by_runs()


def deadwood(hand: Cards) -> int:
    """Return the least point total of unmelded cards over all arrangements of a hand.

    >>> from game.core.cards import parse_cards
    >>> deadwood(parse_cards("7c 7d 7s 5s 6s 8h 9h Th 2c Kd"))
    23
    """
    clubs = hand & SUIT_MASK
    diamonds = hand >> RANK_COUNT & SUIT_MASK
    hearts = hand >> 2 * RANK_COUNT & SUIT_MASK
    spades = hand >> 3 * RANK_COUNT
    triples = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    if triples:
        return _deadwood_with_sets(clubs, diamonds, hearts, spades, triples)
    return _LEFT[clubs] + _LEFT[diamonds] + _LEFT[hearts] + _LEFT[spades]


def best_discards(hand: Cards, throwable: Cards) -> tuple[int, Cards]:
    """Return the least deadwood after throwing one of some cards, and those that leave it.

    Raises ValueError when none of the throwable cards is in the hand.

    >>> from game.core.cards import cards_text, parse_cards
    >>> hand = parse_cards("4c 5c 6c 9d 9h 9s Tc Jc Qc Kd Kh")
    >>> least, cards = best_discards(hand, hand)
    >>> least, cards_text(cards)
    (10, 'Kd Kh')
    """
    rest = hand & throwable
    if not rest:
        raise ValueError("no card of the hand may be thrown")
    least, best = 0, 0
    while rest:
        card = rest & -rest
        rest ^= card
        left = deadwood(hand ^ card)
        if not best or left < least:
            least, best = left, card
        elif left == least:
            best |= card
    return least, best


def _deadwood_with_sets(clubs: int, diamonds: int, hearts: int, spades: int, triples: int) -> int:
    """Return the least deadwood when the ranks in `triples`, held three or four times, may be sets.

    For one rank the suits are independent: taking its card out of a suit for the set saves
    `_LEFT` before less `_LEFT` after, a negative number when the card is needed in a run.
    """
    here = triples & -triples
    others = triples ^ here
    if others:
        least = _deadwood_with_sets(clubs, diamonds, hearts, spades, others)
        holders = [mask for mask in (clubs, diamonds, hearts, spades) if mask & here]
        spares = (-1, 0, 1, 2, 3) if len(holders) == SUIT_COUNT else (-1,)
        for spare in spares:
            least = min(
                least,
                _deadwood_with_sets(
                    clubs if spare == 0 else clubs & ~here,
                    diamonds if spare == 1 else diamonds & ~here,
                    hearts if spare == 2 else hearts & ~here,
                    spades if spare == 3 else spades & ~here,
                    others,
                ),
            )
        return least
    left = _LEFT
    total = left[clubs] + left[diamonds] + left[hearts] + left[spades]
    savings = [
        left[mask] - left[mask ^ here] for mask in (clubs, diamonds, hearts, spades) if mask & here
    ]
    saved = sum(savings)
    if len(savings) == SUIT_COUNT:
        saved -= min(0, min(savings))
    return total - saved if saved > 0 else total
