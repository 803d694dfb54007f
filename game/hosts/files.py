"""Files that the player carries away or brings on the desktop: his folder, a dialog, a drop.

Knows nothing of what is in them.
"""

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pygame

from game.keeper import StorageError

DIALOG = "from tkinter import Tk, filedialog; Tk().withdraw(); print(filedialog.askopenfilename())"
"""Run in a Python of its own: on some systems Tk and SDL can't share one."""
MOST_OF_A_NAME = 100


class DesktopFiles:
    """The user's own files."""

    def __init__(self, most: int, folder: Path | None = None) -> None:
        """Read no more of a file than one byte over `most`; give files into a folder.

        By default that is the folder of downloads, where there is one, else the user's own.
        """
        downloads = Path.home() / "Downloads"
        self._folder = folder or (downloads if downloads.is_dir() else Path.home())
        self._most = most
        self._dialog: subprocess.Popen[str] | None = None

    def give(self, name: str, text: str) -> str:
        """Write a text under the first free name like `name` and return its path as plain text.

        Raises StorageError when it can't be written, and leaves nothing half written then.
        """
        first = self._folder / name
        numbered = (first.with_stem(f"{first.stem}-{n}") for n in range(2, MOST_OF_A_NAME + 1))
        try:
            content = text.encode("utf-8")
            file = next(each for each in (first, *numbered) if not each.exists())
            _write(file, content)
        except StopIteration:
            told = plain(f"{self._folder} is full of files like {name}")
            raise StorageError(told) from None
        except (OSError, ValueError) as error:  # the latter from half characters and zeros
            told = plain(f"{self._folder} takes no file: {error}")
            raise StorageError(told) from error
        return plain(str(file))

    def ask(self) -> None:
        """Open a dialog, unless one is open."""
        if self._dialog is None:
            self._dialog = subprocess.Popen(
                [sys.executable, "-c", DIALOG],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                # a name of any bytes, whatever the system's own encoding is
                env=os.environ | {"PYTHONIOENCODING": "utf-8:surrogateescape"},
                encoding="utf-8",
                errors="surrogateescape",
            )

    def taken(self) -> bytes | None:
        """Return the content of the file dropped or chosen since the last call."""
        dropped = [event.file for event in pygame.event.get(pygame.DROPFILE)]
        if dropped:
            return self._content(Path(dropped[-1]))
        if self._dialog is None or self._dialog.poll() is None:
            return None
        chosen = self._dialog.communicate()[0].strip()
        self._dialog = None
        return self._content(Path(chosen)) if chosen else None

    def _content(self, file: Path) -> bytes:
        """Return what a file holds, nothing when it can't be read."""
        try:
            with file.open("rb") as content:
                return content.read(self._most + 1)
        except (OSError, ValueError):  # the latter from a name with a zero in it
            return b""


def plain(text: str) -> str:
    """Return a text that can be drawn and printed: half characters, as in names of files, told."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _write(file: Path, content: bytes) -> None:
    """Write a new file; raises OSError, and takes away what a full disk has left of it."""
    out = file.open("xb")
    try:
        with out:
            out.write(content)
    except OSError:
        with suppress(OSError):
            file.unlink()
        raise
