"""Keeps the match in a store that may fail, and never writes over what it could not read.

Knows no place: reading and writing a text by key are handed in.
"""

from collections.abc import Callable
from contextlib import suppress
from enum import Enum
from typing import TypeAlias

from game.progress import Progress
from game.save import NewerSave, SaveError, load_text

Load: TypeAlias = Callable[[str], str | None]
Store: TypeAlias = Callable[[str, str], None]

MOST_SET_ASIDE = 20
"""Texts kept that could not be read; more than these would fill the store."""
MOST_FAILURES = 2
"""Failures in a row after which the match that loads is taken to be their cause."""
FAILURES = "failures"
TOLD_IN_PART = "told-in-part"
"""The entry that says that the player knows of a place that fails: each start would tell anew."""


class StorageError(Exception):
    """The place for saves refused to read or write."""


class StorageDamaged(StorageError):  # noqa: N818 - what the storage is, as the player is told
    """The place for saves held something unreadable, which is kept under another name now."""


class Trouble(Enum):
    """What a player has to be told about the keeping of the match."""

    SET_ASIDE = "set aside"
    """The save could not be read; it is kept under another name and a new match is dealt."""
    UNREADABLE = "unreadable"
    """The store would not be read: what it may hold is left as it is, and nothing is kept."""
    PUT_ASIDE = "put aside"
    """The game failed with the match, or the player asked to begin anew: it can be brought back."""
    NEWER = "newer"
    """A later release of the game wrote the save, which is kept under another name."""
    REFUSED = "refused"
    """The store takes no save."""
    IN_PART = "in part"
    """One of several places takes no save: there is no spare."""


class Keeper:
    """Reads the match once, then writes it after every step."""

    def __init__(
        self, key: str, load: Load, store: Store, kept_in_part: Callable[[str], bool] | None = None
    ) -> None:
        """Keep under a key; `load` and `store` raise StorageError when they fail.

        `kept_in_part` tells whether one of several places did not take what was stored last.
        """
        self._key = key
        self._load = load
        self._store = store
        self._kept_in_part = kept_in_part or (lambda key: False)
        self._told_in_part: bool | None = None
        self._may_write = True
        self._failures = 0
        self.keeps = True
        """Whether the store holds what was kept last."""
        self._told: set[Trouble] = set()
        self._trouble: Trouble | None = None

    def resume(self, *, anew: bool = False) -> Progress | None:
        """Return the stored match, None when there is none that can be played.

        Asked to begin `anew`, put the match aside, as one that the game always fails with.
        """
        try:
            text = self._load(self._key)
            self._failures = _number(self._load(FAILURES))
        except StorageDamaged:
            self._tell(Trouble.SET_ASIDE)
            return None
        except StorageError:
            self._may_write = False
            self._tell(Trouble.UNREADABLE)
            return None
        if text is None:
            return None
        try:
            progress = load_text(text)
            trouble = Trouble.PUT_ASIDE if anew or self._failures >= MOST_FAILURES else None
        except NewerSave:
            trouble = Trouble.NEWER
        except SaveError:
            trouble = Trouble.SET_ASIDE
        if trouble is None:
            return progress
        self._set_aside(text, trouble)
        return None

    def keep(self, text: str) -> None:
        """Store a save, unless that would destroy what could not be read."""
        self.keeps = False
        if not self._may_write:
            return
        try:
            self._write(text)
        except StorageError:
            self._tell(Trouble.REFUSED)
        else:
            self.keeps = True
            self._look_for_spare()

    def _look_for_spare(self) -> None:
        """Tell of a place that fails: once, and at a later start only if it has worked again.

        Where something graver was told at this start, it waits for another: it would stand over it.
        """
        if self._told - {Trouble.IN_PART}:
            return
        in_part = self._kept_in_part(self._key)
        with suppress(StorageError):  # then it is told once more at the next start
            if self._told_in_part is None:
                self._told_in_part = self._load(TOLD_IN_PART) == "yes"
            if in_part != self._told_in_part:
                self._store(TOLD_IN_PART, "yes" if in_part else "no")
        if in_part and not self._told_in_part:
            self._tell(Trouble.IN_PART)
        self._told_in_part = in_part

    def put_by(self, text: str) -> None:
        """Keep a match that another takes the place of, over the one put by before."""
        with suppress(StorageError):  # which the next save tells of
            self._store(f"{self._key}-before", text)

    def aside(self) -> str | None:
        """Return the text that was set aside last, None when there is none or it can't be read."""
        try:
            texts = [self._load(name) for name in self._names_aside()]
        except StorageError:
            return None
        return next((text for text in reversed(texts) if text is not None), None)

    def _names_aside(self) -> list[str]:
        return [f"{self._key}-set-aside-{n}" for n in range(1, MOST_SET_ASIDE + 1)]

    def _write(self, text: str) -> None:
        try:
            self._store(self._key, text)
        except StorageDamaged:  # it is out of the way now
            self._store(self._key, text)

    def worked(self) -> None:
        """Forget failures: the game has taken a step with this match."""
        if self._failures:
            self._failures = 0
            count_failures(self._store, 0)

    def trouble(self) -> Trouble | None:
        """Return what the player has to be told, each thing once."""
        trouble, self._trouble = self._trouble, None
        return trouble

    def _set_aside(self, text: str, trouble: Trouble) -> None:
        """Keep a text that is not played; nothing is written over from now on where that fails."""
        try:
            set_aside(self._key, text, self._load, self._store)
        except StorageError:
            self._may_write = False
            self._tell(Trouble.UNREADABLE)
        else:
            self._tell(trouble)

    def _tell(self, trouble: Trouble) -> None:
        if trouble not in self._told:
            self._told.add(trouble)
            self._trouble = trouble


def set_aside(key: str, text: str, load: Load, store: Store) -> None:
    """Keep a text that could not be read under the first free name; nothing is overwritten.

    Raises StorageError when no name is free or the store fails.
    """
    names = (f"{key}-set-aside-{n}" for n in range(1, MOST_SET_ASIDE + 1))
    free = next((name for name in names if load(name) is None), None)
    if free is None:
        raise StorageError("too many saves are set aside")
    store(free, text)


def note_failure(load: Load, store: Store) -> None:
    """Count that the game has failed, so that a match it always fails with can be set aside."""
    try:
        count_failures(store, _number(load(FAILURES)) + 1)
    except StorageError:
        return


def count_failures(store: Store, count: int) -> None:
    """Store how often the game has failed in a row; a store that refuses is no new failure."""
    try:
        store(FAILURES, str(count))
    except StorageError:
        return


def _number(text: str | None) -> int:
    return int(text) if text is not None and text.isascii() and text.isdigit() else 0
