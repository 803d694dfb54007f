"""What happened, one value for each thing a player could see or hear happen."""

from dataclasses import dataclass
from typing import TypeAlias

from game.core.cards import Card
from game.core.scoring import Result, Seat


@dataclass(frozen=True, slots=True)
class Dealt:
    """Ten cards lie before each seat and the upcard starts the discard pile."""

    dealer: Seat
    upcard: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat left the upcard."""

    seat: Seat
    upcard: Card


@dataclass(frozen=True, slots=True)
class Took:
    """A seat drew the top of the discard pile, seen by both."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew from the stock; only that seat knows the card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat threw a card face up."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Knocked:
    """A seat threw a card face down and showed its hand."""

    seat: Seat
    card: Card
    deadwood: int


@dataclass(frozen=True, slots=True)
class WentBigGin:
    """A seat showed eleven melded cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LaidOff:
    """The defender put a card on a meld of the spread, counted from 0."""

    seat: Seat
    card: Card
    meld: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The hand is over."""

    result: Result


Event: TypeAlias = Dealt | Passed | Took | Drew | Discarded | Knocked | WentBigGin | LaidOff | Ended
