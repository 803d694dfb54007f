"""What both players are called in sentences, and which of them a sentence speaks to."""

from dataclasses import dataclass

from game.bot.opponents import opponent_by_id
from game.core.scoring import Seat
from game.progress import COMPUTER, YOU, Setup

_YOU = "You"


@dataclass(frozen=True, slots=True)
class Names:
    """The names of both players by seat; one of them may be "you"."""

    by_seat: tuple[str, str]
    you: Seat | None
    """Who holds the device alone; None for what two people read together."""

    def who(self, seat: Seat) -> str:
        """Return a player as the beginning of a sentence has it."""
        return "You" if seat == self.you else self.by_seat[seat]

    def whom(self, seat: Seat) -> str:
        """Return a player as the middle of a sentence has it."""
        return "you" if seat == self.you else self.by_seat[seat]

    def verb(self, seat: Seat, yours: str, theirs: str) -> str:
        """Return the one of two forms of a verb that goes with a player."""
        return yours if seat == self.you else theirs

    @property
    def alone(self) -> bool:
        """Return whether one person plays, against the computer; no friend is called You."""
        return self.by_seat[YOU] == _YOU

    @property
    def other(self) -> str:
        """Return the name of the one who is not spoken to."""
        return self.by_seat[YOU if self.you == COMPUTER else COMPUTER]


def against(opponent: str) -> Names:
    """Return the names of a match against the computer."""
    return Names((_YOU, opponent), YOU)


def names_of(setup: Setup, viewer: Seat | None = None) -> Names:
    """Return the names of a match; `viewer` is the one of two friends who is spoken to, if any."""
    if setup.friends is not None:
        return Names(setup.friends, viewer)
    return against(opponent_by_id(setup.opponent).name)
