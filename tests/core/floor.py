"""What the steps of ten-card deadwood cost, one after the other: how near it is to its floor.

`./build.sh bench` prints them beside other engines' whole deadwood; docs/engine.md reads them.
"""

from collections.abc import Callable

from game.core.cards import SUIT_MASK, Cards
from game.core.deadwood import deadwood
from tests.core.speed import Work, each_of, masks

LEFT = tuple(map(deadwood, range(SUIT_MASK + 1)))
"""What runs leave of each mask of one suit: in one suit there are no sets."""


def steps_of_deadwood(scale: int) -> list[Work]:
    """Return the works that deadwood adds up from, each with all those before it."""
    some = masks("random", 10, 2000 * scale)
    steps: list[tuple[str, Callable[[Cards], object]]] = [
        ("a call that returns", lambda hand: 0),
        ("+ the hand cut into its suits", suits_cut),
        ("+ what runs leave looked up", runs_looked_up),
        ("+ ranks held three times looked for", triples_found),
        ("+ sets weighed: the deadwood", deadwood),
    ]
    return [Work(name, len(some), each_of(call, some)) for name, call in steps]


def suits_cut(hand: Cards) -> None:
    """Take the four suits out of a hand."""
    low, high = hand & 0x3FF_FFFF, hand >> 26
    _clubs, _diamonds = low & 0x1FFF, low >> 13
    _hearts, _spades = high & 0x1FFF, high >> 13


def runs_looked_up(hand: Cards) -> int:
    """Return what runs leave of a hand."""
    low, high = hand & 0x3FF_FFFF, hand >> 26
    clubs, diamonds = low & 0x1FFF, low >> 13
    hearts, spades = high & 0x1FFF, high >> 13
    left = LEFT
    return left[clubs] + left[diamonds] + left[hearts] + left[spades]


def triples_found(hand: Cards) -> int:
    """Return what runs leave of a hand, having looked for sets in vain."""
    low, high = hand & 0x3FF_FFFF, hand >> 26
    clubs, diamonds = low & 0x1FFF, low >> 13
    hearts, spades = high & 0x1FFF, high >> 13
    left = LEFT
    minor, major = clubs & diamonds, hearts & spades
    if minor and (minor := minor & (hearts | spades)):
        _found = major and major & (clubs | diamonds)
    elif major:
        _found = major & (clubs | diamonds)
    return left[clubs] + left[diamonds] + left[hearts] + left[spades]
