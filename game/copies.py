"""Keeps each text under two names in turn, in several places, and gives back the newest whole copy.

A copy carries a number and a checksum, so one that was cut short while it was written is known,
and the copy before it is still there.  Knows no place, and not what the texts say.
"""

import zlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

from game.keeper import StorageDamaged, StorageError

MARK = "gin-rummy copy"
MAX_DIGITS = 15
"""Of a copy's number: a save after every action for many lives."""
ODD, STRANGE = "~", ".strange"
"""What the names of every other copy, and of a text that was no whole copy, end with."""


class Place(Protocol):
    """Somewhere texts can be kept by name; both methods raise StorageError."""

    def read(self, name: str) -> str | None:
        """Return a text, None when there is none of that name."""

    def write(self, name: str, text: str) -> None:
        """Keep a text, in the place of an older one of that name."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A whole text with its number: the higher, the newer."""

    number: int
    text: str


class Copies:
    """One store made of several places, as good as the best of them."""

    def __init__(self, places: Sequence[Place]) -> None:
        """Keep in all places; of equal copies the one in the first place is taken."""
        self._places = tuple(places)
        self._numbers: dict[str, int] = {}
        self._barred: set[tuple[Place, str]] = set()
        self._in_part: set[str] = set()

    def load(self, key: str) -> str | None:
        """Return the newest whole text, else a damaged one, else None.

        Raises StorageError when no place could be read.
        """
        texts: list[str] = []
        errors: list[StorageError] = []
        for place in self._places:
            try:
                texts += _texts(place, key)
            except StorageError as error:
                errors.append(error)
                if not isinstance(error, StorageDamaged):
                    # it may hold a newer text than is known: that one is not written over
                    self._barred.add((place, key))
        if len(errors) == len(self._places):
            raise errors[0]
        copies = [copy for text in texts if (copy := unwrap(text))]
        newest = max(copies, key=lambda copy: copy.number, default=None)
        self._numbers[key] = newest.number if newest else 0
        return newest.text if newest else next(iter(texts), None)

    def store(self, key: str, text: str) -> None:
        """Write the next copy to every place; raises StorageError when none takes it.

        `kept_in_part` tells whether some did not.
        """
        if key not in self._numbers:
            self.load(key)
        number = self._numbers[key] + 1
        name, copy = key + (ODD if number % 2 else ""), wrap(Copy(number, text))
        errors: list[StorageError] = []
        for place in self._places:
            if (place, key) in self._barred:
                errors.append(StorageError(f"{key} could not be read before"))
                continue
            try:
                _write(place, name, copy)
            except StorageError as error:
                errors.append(error)
        if len(errors) == len(self._places):
            raise errors[0]
        self._numbers[key] = number
        (self._in_part.add if errors else self._in_part.discard)(key)

    def kept_in_part(self, key: str) -> bool:
        """Return whether a place did not take the text that was last stored under a key."""
        return key in self._in_part


def _texts(place: Place, key: str) -> list[str]:
    """Return what a place holds under a key; what is no whole copy is kept by another name too."""
    found: list[str] = []
    for name in (key, key + ODD):
        text = place.read(name)
        if text is None:
            continue
        found.append(text)
        if not text.startswith(MARK) or unwrap(text) is None:
            with suppress(StorageError):
                place.write(name + STRANGE, text)
    return found


def _write(place: Place, name: str, copy: str) -> None:
    try:
        place.write(name, copy)
    except StorageDamaged:  # what was damaged is out of the way now
        place.write(name, copy)


def wrap(copy: Copy) -> str:
    """Return a copy as it is kept: one line with its number and checksum, then its text."""
    return f"{MARK} {copy.number} {_checksum(copy)}\n{copy.text}"


def unwrap(text: str) -> Copy | None:
    """Return the copy that was kept, None when it is not whole.

    A text without the line is one from before there were copies, older than any of them.
    """
    if not text.startswith(MARK):
        return Copy(0, text)
    head, _, body = text.partition("\n")
    words = head.removeprefix(MARK).split(" ")
    if len(words) != 3 or not (words[1].isascii() and words[1].isdigit()):
        return None
    if len(words[1]) > MAX_DIGITS:
        return None
    copy = Copy(int(words[1]), body)
    return copy if words[2] == _checksum(copy) else None


def _checksum(copy: Copy) -> str:
    # a browser's storage can hold halves of characters, which UTF-8 alone refuses
    data = f"{copy.number}\n{copy.text}".encode("utf-8", "surrogatepass")
    return f"{zlib.crc32(data):08x}"
