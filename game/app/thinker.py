"""The computer at its turn: it thinks in every frame, and plays after a human pause."""

from game.core.actions import Action
from game.host import Host
from game.session import Session

SLICE = 0.006
"""Seconds that the computer may think in one frame."""


class Thinker:
    """Holds the action that has been found until it is time to play it."""

    def __init__(self, host: Host) -> None:
        """Begin with nothing found, and nothing due."""
        self._host = host
        self._found: Action | None = None
        self._due = 0.0

    def rest(self, seconds: float) -> None:
        """Play not before `seconds` from now, and forget what was found for another moment."""
        self._found = None
        self._due = self._host.now() + seconds

    def forget(self) -> None:
        """Forget what was found: the game has gone another way."""
        self._found = None

    def think(self, session: Session) -> None:
        """Go on thinking for a slice of time, until an action is found."""
        if self._found is None:
            end = self._host.now() + SLICE
            self._found = session.ponder(lambda: self._host.now() >= end)

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
