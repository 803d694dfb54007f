"""The middle of the game: holds the match in progress, lets the computer think, saves each step.

Knows no screen and no clock: time comes as a question, "is this slice spent?".
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from game.bot.mind import standing_of
from game.bot.think import Thought, think
from game.core.actions import Action
from game.core.events import Event
from game.core.view import view_of
from game.progress import (
    COMPUTER,
    Progress,
    Setup,
    bot_chance,
    cut_deck,
    next_hand,
    opening,
    play,
    resign,
    start,
)
from game.save import save_text
from game.undo import undone


@dataclass(frozen=True, slots=True)
class Step:
    """One change of the match, for the screen to show."""

    before: Progress | None
    """None when a new match begins."""
    after: Progress
    events: tuple[Event, ...]
    """None when a move was taken back."""

    @property
    def dealt(self) -> bool:
        """Return whether it begins a hand, whose deck may wait to be cut."""
        return not self.after.actions and bool(self.events or self.after.covered)


class Session:
    """The one match that is being played."""

    def __init__(
        self,
        progress: Progress,
        store: Callable[[str], None],
        chance: Random,
        record: Callable[[Progress], None] | None = None,
    ) -> None:
        """Go on with a match; `store` keeps a save text, `chance` deals decks.

        `record` is told of a match whose hand is over, each time that it is saved.
        """
        self.progress = progress
        self.steps: deque[Step] = deque()
        self._store = store
        self._chance = chance
        self._record = record
        self._thought: Thought | None = None
        self.stored = True
        """Whether the store was given the match as it stands."""

    def submit(self, action: Action) -> None:
        """Play an action of the seat whose turn it is, and save.

        Raises IllegalAction naming the rule broken; nothing has changed then.
        """
        after, events = play(self.progress, action)
        self._enter(after, events)

    def next_hand(self, *, cut: int | None = 0) -> None:
        """Deal the next hand of the match; with a cut of None its deck waits to be cut.

        Raises ValueError when the current hand is not over or the match is.
        """
        after = next_hand(self.progress, self._chance, cut=cut)
        self._enter(after, opening(after))

    def cut_deck(self, place: int) -> None:
        """Cut the deck that waits, and deal it.

        Raises ValueError when none waits, or there is no such place.
        """
        after = cut_deck(self.progress, place)
        self._enter(after, opening(after))

    def new_match(self, setup: Setup, *, cut: int | None = 0) -> None:
        """Leave this match and begin another; with a cut of None its deck waits to be cut."""
        after = start(setup, self._chance, cut=cut)
        self._enter(after, opening(after))

    def resign(self) -> None:
        """Give the match up, and save.

        Raises ValueError when it is over.
        """
        self.progress = resign(self.progress)
        self.steps.clear()
        self._thought = None
        self.save()

    def undo(self) -> None:
        """Take your last move back, and save.

        Raises ValueError when somebody has learnt something since.
        """
        self._enter(undone(self.progress), ())

    def save(self) -> None:
        """Store the match as it stands."""
        self.stored = False
        self._store(save_text(self.progress))
        self.stored = True
        if self._record and (self.progress.hand_over or self.progress.resigned):
            self._record(self.progress)

    @property
    def computer_to_act(self) -> bool:
        """Return whether the computer has the turn."""
        return self.progress.computer_to_act

    def ponder(self, spent: Callable[[], bool]) -> Action | None:
        """Let the computer think until `spent()`; return its action once it has one.

        The action is returned, not played: the caller submits it when the table is ready.
        """
        if self._thought is None:
            progress = self.progress
            self._thought = think(
                view_of(progress.round, COMPUTER),
                bot_chance(progress),
                progress.setup.opponent,
                standing_of(progress.before, COMPUTER),
            )
        try:
            while True:
                next(self._thought)
                if spent():
                    return None
        except StopIteration as done:
            self._thought = None
            action: Action = done.value
            return action

    def _enter(self, after: Progress, events: tuple[Event, ...]) -> None:
        self.steps.append(Step(self.progress, after, events))
        self.progress = after
        self._thought = None
        self.save()
