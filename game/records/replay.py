"""A hand shown again move by move, through the same `apply` as when it was played."""

from dataclasses import dataclass, replace

from game.core.events import Event
from game.core.round import Round, apply
from game.progress import Progress, dealt_again, opening


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment of a hand, and what had just happened."""

    round: Round
    events: tuple[Event, ...]
    turn: int
    """Which draw of the hand it belongs to, counted from 1; 0 before the first."""


@dataclass(frozen=True, slots=True)
class Replay:
    """All moments of a hand, and which of them is looked at."""

    progress: Progress
    """The match as it stood at the last of them."""
    frames: tuple[Frame, ...]
    at: int = 0

    @property
    def frame(self) -> Frame:
        """Return the moment that is looked at."""
        return self.frames[self.at]

    @property
    def last(self) -> int:
        """Return the number of the last moment."""
        return len(self.frames) - 1

    @property
    def turns(self) -> tuple[int, ...]:
        """Return the moment in which each turn begins, the first turn first."""
        starts: dict[int, int] = {}
        for number, frame in enumerate(self.frames):
            starts.setdefault(frame.turn, number)
        return tuple(moment for turn, moment in starts.items() if turn)

    def moved(self, to: int) -> "Replay":
        """Return it at another moment, the nearest that there is."""
        return replace(self, at=max(0, min(self.last, to)))


def replay_of(progress: Progress) -> Replay:
    """Return the current hand of a match from its deal to where it stands."""
    dealt = dealt_again(progress)
    round_, turn = dealt.round, 0
    frames = [Frame(round_, opening(dealt), turn)]
    for action in progress.actions:
        drawn = round_.drawn
        round_, events = apply(round_, action)
        turn += drawn is None and round_.drawn is not None
        frames.append(Frame(round_, events, turn))
    return Replay(progress, tuple(frames))
