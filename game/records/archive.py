"""Keeps the history in a store that may fail; reads it when it is first needed, never before.

A hand is entered when it ends, so that an action costs no more than its save.  Knows no place.
"""

from contextlib import suppress

from game.keeper import Load, StorageDamaged, StorageError, Store, set_aside
from game.progress import Progress
from game.records.history import History, parse_history
from game.records.record import HistoryError


class Archive:
    """The history, in memory and in the store."""

    def __init__(self, key: str, load: Load, store: Store) -> None:
        """Keep under a key; `load` and `store` raise StorageError when they fail."""
        self._key = key
        self._load = load
        self._store = store
        self._history: History | None = None
        self._may_write = True

    @property
    def history(self) -> History:
        """Return the history; an empty one where none could be read."""
        if self._history is None:
            self._history = self._read()
        return self._history

    def enter(self, progress: Progress) -> None:
        """Keep the current hand, if it is over and not known yet."""
        if progress.hand_over or progress.resigned:
            self._change(self.history.with_hand(progress))

    def forget_tallies(self) -> None:
        """Begin the sums anew; the hands stay."""
        self._change(self.history.without_tallies())

    def _change(self, history: History) -> None:
        if history is self.history:
            return
        self._history = history
        if not self._may_write:
            return
        with suppress(StorageError):  # the save of the match tells of a store that refuses
            try:
                self._store(self._key, str(history))
            except StorageDamaged:  # it is out of the way now
                self._store(self._key, str(history))

    def _read(self) -> History:
        try:
            text = self._load(self._key)
        except StorageDamaged:
            return History()
        except StorageError:
            self._may_write = False
            return History()
        if text is None:
            return History()
        try:
            read = parse_history(text)
        except HistoryError:
            self._put_aside(text)
            return History()
        if read.strange:
            self._put_aside("\n\n".join(read.strange))
        return read.history

    def _put_aside(self, text: str) -> None:
        """Keep what could not be read; where that fails the store is left as it is."""
        try:
            set_aside(self._key, text, self._load, self._store)
        except StorageError:
            self._may_write = False
