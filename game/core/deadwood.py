"""The least deadwood of a hand, three million random hands a second in plain Python.

All suits share one table, indexed by a suit's 13-bit mask, of the points that its best runs
leave over, and one more for each rank, of what they leave when that rank is melded as a set.  Only
the choice of sets is searched then, and a hand of ten offers few.
"""

from game.core.cards import RANK_COUNT, RANK_POINTS, Cards


def _points_left_by_runs() -> tuple[int, ...]:
    """Return, for each mask of one suit, the least points left when only runs are melded.

    The highest card of a mask is either left over or ends a run of three, four or five; longer
    runs are made of those.  The masks in which it ends a run of some size are the last of those
    that have it, and without the run they are the first masks of all: so whole slices are compared.
    """
    left = [0]
    for top in range(RANK_COUNT):
        with_top = list(map(RANK_POINTS[top].__add__, left))
        for below in (2, 3, 4):
            count = (1 << top) >> below
            if count:
                with_top[-count:] = map(min, with_top[-count:], left[:count])
        left += with_top
    return tuple(left)


_LEFT = _points_left_by_runs()


def _left_without(rank: int) -> tuple[int, ...]:
    """Return, for each mask of one suit, the points that runs leave when a rank is gone from it."""
    size = 1 << rank
    step = 2 * size
    left = list(_LEFT)
    # masks that differ in this rank only are `size` apart, and equal without it: copied by the
    # block, or all first ones of the blocks at once, whichever takes fewer copies
    if size < len(left) // step:
        for first in range(size):
            left[first + size :: step] = left[first::step]
    else:
        for low in range(0, len(left), step):
            left[low + size : low + step] = left[low : low + size]
    return tuple(left)


_WITHOUT = {1 << rank: _left_without(rank) for rank in range(RANK_COUNT)}
_LEFT_BESIDE_SET: list[tuple[int, ...] | None] = [None] * len(_LEFT)
"""By a mask of ranks: what runs leave beside a set of that rank; None unless it is one rank."""
for _rank, _left in _WITHOUT.items():
    _LEFT_BESIDE_SET[_rank] = _left


def deadwood(hand: Cards) -> int:
    """Return the least point total of unmelded cards over all arrangements of a hand.

    Written out for the two common cases, no rank held three times and one rank held just three
    times, which are 98 of 100 random hands.  docs/engine.md says what each step costs.

    >>> from game.core.cards import parse_cards
    >>> deadwood(parse_cards("7c 7d 7s 5s 6s 8h 9h Th 2c Kd"))
    23
    """
    # halves first: Python works on integers below 2 ** 30 several times as fast.  The masks stand
    # here as numbers, and the table has a local name, because looking up a global one costs 2 %.
    low, high = hand & 0x3FF_FFFF, hand >> 26
    clubs, diamonds = low & 0x1FFF, low >> 13
    hearts, spades = high & 0x1FFF, high >> 13
    left = _LEFT
    # a rank held three times is held in both suits of a half; asked in steps, as most hands have
    # no such rank and an operation costs as much as four look-ups
    minor, major = clubs & diamonds, hearts & spades
    if minor and (minor := minor & (hearts | spades)):
        if major and (major := major & (clubs | diamonds)):
            return _deadwood_with_sets(clubs, diamonds, hearts, spades, minor | major)
        triple = minor
    elif not major or not (triple := major & (clubs | diamonds)):
        return left[clubs] + left[diamonds] + left[hearts] + left[spades]
    without = _LEFT_BESIDE_SET[triple]
    if without is None:
        return _deadwood_with_sets(clubs, diamonds, hearts, spades, triple)
    runs = left[clubs] + left[diamonds] + left[hearts] + left[spades]
    with_set = without[clubs] + without[diamonds] + without[hearts] + without[spades]
    return with_set if with_set < runs else runs


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
    """Return the least deadwood when each rank in `triples` (three held, or four) may be a set.

    A rank held four times may also leave one of its cards to a run.  Written out as `deadwood` is,
    because most of the time on hands full of melds is spent here.
    """
    here = triples & -triples
    others, rest = triples ^ here, ~here
    four = clubs & diamonds & hearts & spades & here
    if not others:
        runs = _LEFT[clubs] + _LEFT[diamonds] + _LEFT[hearts] + _LEFT[spades]
        without = _WITHOUT[here]
        c, d, h, s = without[clubs], without[diamonds], without[hearts], without[spades]
        with_set = c + d + h + s
        if four:
            c, d, h, s = c - _LEFT[clubs], d - _LEFT[diamonds], h - _LEFT[hearts], s - _LEFT[spades]
            with_set -= max(0, c, d, h, s)
        return with_set if with_set < runs else runs
    c, d, h, s = clubs & rest, diamonds & rest, hearts & rest, spades & rest
    runs = _deadwood_with_sets(clubs, diamonds, hearts, spades, others)
    with_set = _deadwood_with_sets(c, d, h, s, others)
    least = with_set if with_set < runs else runs
    if four:
        for suits in ((clubs, d, h, s), (c, diamonds, h, s), (c, d, hearts, s), (c, d, h, spades)):
            left = _deadwood_with_sets(*suits, others)
            if left < least:
                least = left
    return least
