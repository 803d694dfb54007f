"""A finished hand shown again move by move, through the same `play` as when it was played."""

from dataclasses import dataclass, replace

from game.core.events import Event
from game.core.scoring import Seat
from game.progress import Progress, begin_hand, opening, play


@dataclass(frozen=True, slots=True)
class Frame:
    """The match at one moment of a hand, and what had just happened."""

    progress: Progress
    events: tuple[Event, ...]
    turn: int
    """Which draw of the hand it belongs to, counted from 1; 0 before the first."""
    actor: Seat | None
    """Who did it, None at the deal."""


@dataclass(frozen=True, slots=True)
class Replay:
    """All moments of a hand, and which of them is looked at."""

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
    dealt = begin_hand(progress.setup, progress.before, progress.deck)
    state = replace(
        progress, actions=(), round=dealt.round, arrivals=dealt.arrivals, resigned=False
    )
    frames = [Frame(state, opening(state), 0, None)]
    turn = 0
    for action in progress.actions:
        actor = state.round.turn
        before, (state, events) = state, play(state, action)
        drew = len(state.round.stock) < len(before.round.stock) or (
            len(state.round.discards) < len(before.round.discards)
        )
        turn += drew
        frames.append(Frame(state, events, turn, actor))
    return Replay(tuple(frames))
