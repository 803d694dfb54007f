"""What a command asks of the match; the session knows how to grant it."""

from dataclasses import dataclass
from typing import TypeAlias

from game.core.actions import Action
from game.core.rules import Rules
from game.core.scoring import Seat


@dataclass(frozen=True, slots=True)
class NextHand:
    """The player wants the next hand dealt."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """The player wants a match against an opponent, by id, or of two people, under some rules."""

    opponent: str
    rules: Rules
    friends: tuple[str, str] | None = None
    """The names of two people who play, None against the computer."""


@dataclass(frozen=True, slots=True)
class Resign:
    """The player gives the match up."""


@dataclass(frozen=True, slots=True)
class GiveFile:
    """The player wants the match as a file."""


@dataclass(frozen=True, slots=True)
class AskFile:
    """The player wants to go on with the match of a file, which he is asked for."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The player takes his last move back."""


@dataclass(frozen=True, slots=True)
class ForgetTallies:
    """The player wants the statistics to begin anew."""


@dataclass(frozen=True, slots=True)
class AskName:
    """The player wants to be asked for the name of a seat."""

    seat: Seat


Wish: TypeAlias = (
    Action
    | NextHand
    | NewMatch
    | Resign
    | GiveFile
    | AskFile
    | AskName
    | Undo
    | ForgetTallies
    | None
)
"""None asks for nothing."""
