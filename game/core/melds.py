"""Melds in a hand: every arrangement of least deadwood, and laying off; knows no turns."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from game.core.cards import (
    POINTS,
    RANK_COUNT,
    SUIT_COUNT,
    SUIT_MASK,
    Card,
    Cards,
    as_mask,
    bit,
    card_of,
    count,
    each,
    points,
    rank,
    suit,
)
from game.core.deadwood import deadwood

__all__ = [
    "LAYOFF_SEARCHES",
    "Arrangement",
    "Layoff",
    "LayoffSearch",
    "Placed",
    "arrangements",
    "deadwood",
    "is_set",
    "layoff",
    "melded",
]

Arrangement: TypeAlias = tuple[Cards, ...]
"""Disjoint melds, ordered by the lowest card of each."""

SHORTEST_MELD = 3

_EACH_SUIT: Cards = sum(bit(card_of(0, suit)) for suit in range(SUIT_COUNT))
"""The aces: times a mask of ranks, these ranks in every suit."""

_RUN_STARTS: Cards = (SUIT_MASK >> SHORTEST_MELD - 1) * _EACH_SUIT
"""The cards that can be the lowest of a run."""

LayoffSearch: TypeAlias = Literal["joint", "melds_first"]
LAYOFF_SEARCHES: tuple[LayoffSearch, ...] = get_args(LayoffSearch)


def arrangements(hand: Cards) -> tuple[Arrangement, ...]:
    """Return every way to meld a hand that leaves its least deadwood.

    A hand with nothing to meld has one arrangement, the empty one.

    >>> from game.core.cards import cards_text, parse_cards
    >>> for melds in arrangements(parse_cards("2c 3c 4c 4d 4h 4s 5c 9d Ts Ks")):
    ...     print(" / ".join(cards_text(meld) for meld in melds))
    2c 3c 4c 5c / 4d 4h 4s
    """
    fitting = _fitting(hand)
    found: list[Arrangement] = []
    _arrange(fitting, deadwood(fitting), (), found)
    return tuple(found)


def _fitting(hand: Cards) -> Cards:
    """Return the cards of a hand that are in any of its melds."""
    starts = hand & hand >> 1 & hand >> 2 & _RUN_STARTS
    clubs, diamonds, hearts = hand & SUIT_MASK, hand >> RANK_COUNT, hand >> 2 * RANK_COUNT
    spades = hand >> 3 * RANK_COUNT
    triples = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    return starts | starts << 1 | starts << 2 | hand & (triples & SUIT_MASK) * _EACH_SUIT


def _arrange(rest: Cards, budget: int, melds: Arrangement, found: list[Arrangement]) -> None:
    """Append each completion of `melds` that leaves exactly `budget` points of `rest`."""
    if not rest:
        found.append(melds)
        return
    if deadwood(rest) > budget:
        return
    lowest = (rest & -rest).bit_length() - 1
    for meld in _melds_from(lowest, rest):
        _arrange(rest & ~meld, budget, (*melds, meld), found)
    if POINTS[lowest] <= budget:
        _arrange(rest & ~bit(lowest), budget - POINTS[lowest], melds, found)


def _melds_from(lowest: Card, rest: Cards) -> Iterator[Cards]:
    """Yield each meld in `rest` that holds its lowest card."""
    run, length, card = bit(lowest), 1, lowest
    while rank(card) < RANK_COUNT - 1 and rest & bit(card + 1):
        card, length = card + 1, length + 1
        run |= bit(card)
        if length >= SHORTEST_MELD:
            yield run
    same_rank = [c for c in range(lowest, RANK_COUNT * SUIT_COUNT, RANK_COUNT) if rest & bit(c)]
    everyone = sum(bit(card) for card in same_rank)
    if len(same_rank) >= SHORTEST_MELD:
        yield everyone
    if len(same_rank) == SUIT_COUNT:
        for card in same_rank[1:]:
            yield everyone & ~bit(card)


def is_set(meld: Cards) -> bool:
    """Return whether a meld is a set; one that is not is a run."""
    return len({rank(card) for card in each(meld)}) == 1


def melded(melds: Arrangement) -> Cards:
    """Return all cards of an arrangement."""
    cards: Cards = 0
    for meld in melds:
        cards |= meld
    return cards


@dataclass(frozen=True, slots=True)
class Placed:
    """One card laid off, and the place in the spread of the meld that it joined."""

    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class Layoff:
    """What a defender did against a spread."""

    points: int
    """Deadwood that remains to the defender."""
    placed: tuple[Placed, ...]
    """The cards laid off, in an order in which each fits when its turn comes."""
    melds: Arrangement
    """The defender's own melds."""


def layoff(defender: Cards, spread: Arrangement, search: LayoffSearch = "joint") -> Layoff:
    """Return the layoff that leaves the defender the least deadwood, with the fewest cards moved.

    "joint" searches all groupings of the defender's hand together with all layoffs, so that an
    own meld is broken where that leaves less.  "melds_first" groups the hand once, to its least
    deadwood, and lays off only what is left over; of equal groupings it takes the one that ends
    lowest.
    """
    if search == "joint":
        return _joint(defender, spread)
    return _melds_first(defender, spread)


def _joint(defender: Cards, spread: Arrangement) -> Layoff:
    best = min(
        _choices(defender, spread),
        key=lambda placed: (deadwood(defender & ~_cards(placed)), len(placed)),
    )
    rest = defender & ~_cards(best)
    return Layoff(deadwood(rest), best, arrangements(rest)[0])


def _melds_first(defender: Cards, spread: Arrangement) -> Layoff:
    def ends(melds: Arrangement) -> Layoff:
        unmatched = defender & ~melded(melds)
        best = min(
            _choices(unmatched, spread),
            key=lambda placed: (points(unmatched & ~_cards(placed)), len(placed)),
        )
        return Layoff(points(unmatched & ~_cards(best)), best, melds)

    return min(map(ends, arrangements(defender)), key=lambda end: (end.points, len(end.placed)))


def _cards(placed: tuple[Placed, ...]) -> Cards:
    return as_mask(each_placed.card for each_placed in placed)


def _choices(defender: Cards, spread: Arrangement, first: int = 0) -> Iterator[tuple[Placed, ...]]:
    """Yield every way to lay cards of the defender on the melds of a spread from `first` on."""
    if first == len(spread):
        yield ()
        return
    for cards in _additions(spread[first], defender):
        here = tuple(Placed(card, first) for card in cards)
        for there in _choices(defender & ~as_mask(cards), spread, first + 1):
            yield here + there


def _additions(meld: Cards, defender: Cards) -> Iterator[tuple[Card, ...]]:
    """Yield every sequence of the defender's cards that one meld takes, the empty one first."""
    if is_set(meld):
        lowest = next(each(meld))
        fourth = as_mask(card_of(rank(lowest), s) for s in range(SUIT_COUNT)) & ~meld & defender
        yield ()
        if count(meld) < SUIT_COUNT and fourth:
            yield (next(each(fourth)),)
        return
    below = _chain(min(each(meld)), -1, defender)
    above = _chain(max(each(meld)), 1, defender)
    for low in range(len(below) + 1):
        for high in range(len(above) + 1):
            yield below[:low] + above[:high]


def _chain(end: Card, step: int, defender: Cards) -> tuple[Card, ...]:
    """Return the defender's cards that continue a run beyond one of its ends, nearest first."""
    chain: list[Card] = []
    card = end + step
    while 0 <= card < SUIT_COUNT * RANK_COUNT and suit(card) == suit(end) and defender & bit(card):
        chain.append(card)
        card += step
    return tuple(chain)
