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


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The player wants to go on with the match that was put aside."""


@dataclass(frozen=True, slots=True)
class CutDeck:
    """The player wants so many cards put from the top of the deck to the bottom."""

    place: int


@dataclass(frozen=True, slots=True)
class CopyHand:
    """The player wants the finished hand as text, to check it."""


@dataclass(frozen=True, slots=True)
class CopyReport:
    """The player wants what helps to mend the game as text."""


@dataclass(frozen=True, slots=True)
class AskHint:
    """The player wants to know what the coach would do now."""


@dataclass(frozen=True, slots=True)
class AskReview:
    """The player wants to know what the coach would have done in the hand that is over."""


Errand: TypeAlias = GiveFile | AskFile | CopyHand | CopyReport
"""What is asked of the world beside the match."""
Move: TypeAlias = Action | NextHand | CutDeck | Resign | Undo
"""What goes on with the match or takes a step of it back."""
Wish: TypeAlias = (
    Move | NewMatch | TakeBack | ForgetTallies | AskName | AskHint | AskReview | Errand | None
)
"""None asks for nothing."""
