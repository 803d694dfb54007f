"""The places where texts are kept: the browser's two storages, a file on the desktop.

Each only reads and writes; what is newest and whole, `game.copies` decides.
"""

import itertools
import json
import os
import shutil
from pathlib import Path
from typing import Any

from game.keeper import StorageDamaged, StorageError

PREFIX = "gin-rummy/"
"""Begins every key: all sites of one host share its localStorage."""


class LocalStorage:
    """The browser's plain storage: there at once, but the last half minute of it can be lost."""

    def __init__(self, window: Any, refusals: tuple[type[Exception], ...]) -> None:
        """Use a window's storage; `refusals` is what it throws when it is denied or full."""
        self._window = window
        self._refusals = refusals

    def read(self, name: str) -> str | None:
        """Return an entry; raises StorageError when the browser denies it."""
        try:
            text = self._window.localStorage.getItem(name)
        except self._refusals as error:
            raise StorageError(str(error)) from error
        # a missing entry is JavaScript's null, which is not Python's None
        return text if isinstance(text, str) else None

    def write(self, name: str, text: str) -> None:
        """Set an entry; raises StorageError when it is denied or the storage is full."""
        try:
            self._window.localStorage.setItem(name, text)
        except self._refusals as error:
            raise StorageError(str(error)) from error


class Database:
    """The browser's database through the page: safe once written, but later than asked for."""

    def __init__(self, page: Any) -> None:
        """Use the page's door object, which has read all texts before the game begins."""
        self._page = page

    def read(self, name: str) -> str | None:
        """Return a text as the page knows it; raises StorageError when there is no database."""
        self._see()
        text = self._page.readSaved(name)
        return text if isinstance(text, str) else None

    def write(self, name: str, text: str) -> None:
        """Have a text written; raises StorageError when the last writing failed."""
        self._page.writeSaved(name, text)
        self._see()

    def _see(self) -> None:
        if not self._page.saves():
            raise StorageError("the browser's database takes no texts")


class SaveFile:
    """A JSON file of texts by name, with the one before it kept beside it."""

    def __init__(self, file: Path) -> None:
        """Keep in a file, which need not be there yet."""
        self._file = file
        self._previous = file.with_suffix(".previous.json")

    def read(self, name: str) -> str | None:
        """Return an entry of the file; raises StorageError when the file can't be read."""
        return self._entries().get(name)

    def write(self, name: str, text: str) -> None:
        """Replace the file by one with an entry changed; raises StorageError when that fails.

        The old file stays whole until the new one is on the disk.
        """
        entries = self._entries()
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh = self._file.with_suffix(".new")
            with fresh.open("w", encoding="utf-8") as out:
                json.dump(entries | {name: text}, out, indent=1)
                out.flush()
                os.fsync(out.fileno())
            if self._file.exists():
                shutil.copyfile(self._file, self._previous)
            fresh.replace(self._file)
        except OSError as error:
            raise StorageError(f"{self._file} can't be written: {error}") from error

    def _entries(self) -> dict[str, str]:
        """Return what the file holds; one that holds no saves is put aside, never overwritten."""
        try:
            entries = _texts(self._file)
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise StorageError(f"{self._file} can't be read: {error}") from error
        if entries is None:
            return self._from_previous()
        return entries

    def _from_previous(self) -> dict[str, str]:
        """Put the file aside and go back to the one before it.

        Raises StorageDamaged when that is of no use either.
        """
        error = self._put_aside()
        if not isinstance(error, StorageDamaged):
            raise error
        try:
            entries = _texts(self._previous)
            if entries is None:
                raise error
            shutil.copyfile(self._previous, self._file)
        except OSError:
            raise error from None
        return entries

    def _put_aside(self) -> StorageError:
        """Give the file the first free other name, and return what is to be raised."""
        names = (self._file.with_suffix(f".broken-{n}.json") for n in itertools.count(1))
        aside = next(name for name in names if not name.exists())
        try:
            self._file.replace(aside)
        except OSError as error:
            return StorageError(f"{self._file} can't be put aside: {error}")
        return StorageDamaged(f"{self._file} was no file of saves: it is kept as {aside.name}")


def _texts(file: Path) -> dict[str, str] | None:
    """Return what a file of saves holds, None when it is none; raises OSError."""
    try:
        entries = json.loads(file.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):  # the latter from brackets in brackets in ...
        return None
    if not isinstance(entries, dict):
        return None
    return {str(key): str(text) for key, text in entries.items()}
