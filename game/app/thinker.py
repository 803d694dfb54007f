"""The computer at its turn: it thinks in every frame, and plays after a human pause."""

from game.bot.pace import seconds
from game.core.actions import Action
from game.core.view import view_of
from game.host import Host
from game.progress import COMPUTER
from game.session import Session

SLICE = 0.006
"""Seconds that the computer may think in one frame."""


class Thinker:
    """Holds the action that has been found until it is time to play it."""

    def __init__(self, host: Host) -> None:
        """Begin with nothing found, and nothing due."""
        self._host = host
        self._found: Action | None = None
        self._began = 0.0
        self._due = 0.0
        self._hurried = False

    def rest(self, pause: float = 0.0, dealing: float = 0.0) -> None:
        """Do nothing before `pause` seconds from now, and forget what was found.

        A person would begin to think once `dealing` seconds are over.
        """
        self._found = None
        self._hurried = False
        now = self._host.now()
        self._began = now + dealing
        self._due = now + pause

    def hurry(self) -> None:
        """Play as soon as something is found: the player has seen enough."""
        self._hurried = True
        self._due = self._host.now()

    def forget(self) -> None:
        """Forget what was found: the game has gone another way."""
        self._found = None

    def think(self, session: Session, speed: float) -> None:
        """Go on thinking for a slice of time, until an action is found.

        It is played when a person would have looked at it long enough since the last card set out,
        `speed` times the usual time.
        """
        if self._found is not None:
            return
        end = self._host.now() + SLICE
        self._found = session.ponder(lambda: self._host.now() >= end)
        if self._found is not None and not self._hurried:
            view = view_of(session.progress.round, COMPUTER)
            self._due = max(self._due, self._began + speed * seconds(view, self._found))

    def take(self, now: float) -> Action | None:
        """Return the action found once it is due, and forget it."""
        if now < self._due:
            return None
        action, self._found = self._found, None
        return action

    def due(self, now: float) -> bool:
        """Return whether the rest is over."""
        return now >= self._due

    def wait(self, now: float) -> float:
        """Return the seconds until there is something to do."""
        return 0.0 if self._found is None else self.rest_left(now)

    def rest_left(self, now: float) -> float:
        """Return the seconds of the rest that are left."""
        return max(0.0, self._due - now)
