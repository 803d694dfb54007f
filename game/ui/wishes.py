"""What a command asks of the match; the session knows how to grant it."""

from dataclasses import dataclass
from typing import TypeAlias

from game.core.actions import Action
from game.core.rules import Rules


@dataclass(frozen=True, slots=True)
class NextHand:
    """The player wants the next hand dealt."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """The player wants a match against an opponent, by id, under some rules."""

    opponent: str
    rules: Rules


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
class AskHint:
    """The player wants to know what the coach would do now."""


@dataclass(frozen=True, slots=True)
class AskReview:
    """The player wants to know what the coach would have done in the hand that is over."""


Wish: TypeAlias = (
    Action | NextHand | NewMatch | Resign | GiveFile | AskFile | AskHint | AskReview | None
)
"""None asks for nothing."""
