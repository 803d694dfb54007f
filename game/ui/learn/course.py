"""Where a learner stands: in which lesson and at which of its words; knows no screen."""

from dataclasses import dataclass
from typing import Self

from game.core.cards import Card
from game.core.events import Event
from game.progress import Progress


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided hand under way: a match of its own, which nothing keeps."""

    position: int
    """Which of the `lessons.POSITIONS`, counted from 0."""
    beat: int
    """Which of its beats is to be done or read."""
    progress: Progress
    kind: str = ""
    """What is said of a move that was not the one wanted."""
    selected: Card | None = None
    recent: tuple[Event, ...] = ()
    """What has happened since your last action."""
    came: tuple[Progress, tuple[Event, ...]] | None = None
    """The match before its last action, and what happened in it."""
    summary: bool = False
    """Whether the table has given way to the summary of the hand."""

    def since(self, before: Self | None) -> tuple[Progress, tuple[Event, ...]] | None:
        """Return `came` if its match has gone on since another moment of it, else None."""
        goes_on = before is not None and self.progress != before.progress
        return self.came if goes_on else None


@dataclass(frozen=True, slots=True)
class Learn:
    """What the pages of learning remember."""

    lesson: Lesson | None = None
    number: int = 0
    """Which question, example or part of the walk-through is open, counted from 0."""
    answer: str = ""
    """What was answered to the example, nothing yet where empty."""
