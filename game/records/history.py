"""The last hands that were played, and the sums over all that ever were, as one value and text.

A hand that is dropped because there are too many stays in the sums.
"""

from dataclasses import dataclass, field, replace

from game.progress import Progress
from game.records.record import HistoryError, Record, parse_record, record_of
from game.records.tallies import (
    NONE,
    Key,
    Tallies,
    Tally,
    parse_tally,
    tallies_text,
    with_hand,
    with_match,
)

TITLE = "gin-rummy history"
VERSION = 1
MOST_HANDS = 200
MOST_LENGTH = 200_000
"""Characters of all hands together."""
MAX_LENGTH = 400_000
"""Characters of a text that can be a history at all."""


@dataclass(frozen=True, slots=True)
class History:
    """The hands that can be seen again, the oldest first, and the sums."""

    records: tuple[Record, ...] = ()
    tallies: Tallies = field(default_factory=lambda: NONE)

    def with_hand(self, progress: Progress) -> "History":
        """Return it with a hand that is over, once however often it is told.

        A match given up after its last hand was recorded is counted then, and noted at that hand.
        Raises ValueError while the hand goes on.
        """
        record = record_of(progress)
        known = next((each for each in self.records if each.same_hand(record)), None)
        if known == record:
            return self
        if known is not None:
            if not progress.match_over or known.match_winner is not None:
                return self
            records = tuple(record if each is known else each for each in self.records)
            return History(records, with_match(self.tallies, progress))
        return History(_bounded((*self.records, record)), with_hand(self.tallies, progress))

    def without_tallies(self) -> "History":
        """Return it with all sums at nothing."""
        return replace(self, tallies=NONE)

    def __str__(self) -> str:
        """Return it as text; `parse_history` reads it back."""
        head = "\n".join(
            part for part in (f"{TITLE}: {VERSION}", tallies_text(self.tallies)) if part
        )
        return "\n\n".join([head, *map(str, self.records)]) + "\n"


@dataclass(frozen=True, slots=True)
class Read:
    """What a text held, and the parts of it that could not be read."""

    history: History
    strange: tuple[str, ...] = ()


def parse_history(text: str) -> Read:
    """Return the history that a text holds; one part that can't be read spoils no other.

    Raises HistoryError when the text as a whole is none.
    """
    if len(text) > MAX_LENGTH:
        raise HistoryError(f"the history is longer than {MAX_LENGTH} characters")
    head, *blocks = text.strip("\n").split("\n\n")
    title, *lines = head.split("\n")
    name, _, version = title.partition(": ")
    if name != TITLE:
        raise HistoryError("the text does not begin as a history of this game does")
    if version != str(VERSION):
        raise HistoryError(f"the history is of version {version[:20]}: this game reads {VERSION}")
    strange: list[str] = []
    tallies: dict[Key, Tally] = {}
    records: list[Record] = []
    for line in lines:
        try:
            key, tally = parse_tally(line)
            tallies[key] = tally
        except HistoryError:
            strange.append(line)
    for block in blocks:
        try:
            records.append(parse_record(block))
        except HistoryError:
            strange.append(block)
    return Read(History(_bounded(tuple(records)), tallies or NONE), tuple(strange))


def _bounded(records: tuple[Record, ...]) -> tuple[Record, ...]:
    """Return the newest records that are not too many and not too long."""
    kept: list[Record] = []
    length = 0
    for record in reversed(records[-MOST_HANDS:]):
        length += len(str(record)) + 2
        if kept and length > MOST_LENGTH:
            break
        kept.append(record)
    return tuple(reversed(kept))
