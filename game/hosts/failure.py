"""What is left of a game that has failed on the desktop: words for the player, and a report."""

import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from textwrap import fill

import pygame

from game.hosts.files import plain
from game.keeper import StorageError
from game.parcel import FILE_NAME
from game.ui import texts_failed

ROOT = Path(__file__).parents[2]
"""The folder that the game runs from, which can be anywhere on the player's disk."""
REPORT = "gin-rummy-report.txt"
MOST = 300
"""Letters of what failed in a box."""
LINE = 80
"""Letters in a line of the box."""


def tell(error: Exception, give: Callable[[str, str], str], unkept: str | None = "") -> None:
    """Write a report by `give(name, text)`, then say in the terminal and in a box what to do.

    `unkept` is the match as a file where it is in no save, None where it can't be one: it is given
    too. The terminal comes first: a box waits until it is closed, and some systems have none. A box
    is as high as its text, so that it never holds a report.
    """
    whole = report(error)
    happened = _happened(give, unkept)
    try:
        where = texts_failed.reported(give(REPORT, whole))
        _print(f"{happened}\n{where}")
    except StorageError as refusal:
        reason, last = (plain(_impersonal(words)) for words in (str(refusal), _last_line(error)))
        _print(f"{happened}\n{texts_failed.not_reported(reason, texts_failed.FOLLOWS, whole)}")
        place = texts_failed.ABOVE if sys.stderr else texts_failed.NOWHERE
        where = texts_failed.not_reported(reason, place, last)
    # some systems have no box
    with suppress(pygame.error):
        words = _wrapped(f"{happened}\n\n{where}").replace("\0", " ")
        pygame.display.message_box(texts_failed.HEADING, words, "error")


def report(error: Exception) -> str:
    """Return the traceback with its notes, without the names of the player's folders."""
    return plain(_impersonal("".join(traceback.format_exception(error))))


def _happened(give: Callable[[str, str], str], unkept: str | None) -> str:
    """Return what became of the match, which is given as a file where it is in no save."""
    if unkept is None:
        return texts_failed.LOST
    if not unkept:
        return texts_failed.FAILED
    try:
        return texts_failed.rescued(give(FILE_NAME, unkept))
    except StorageError:
        return texts_failed.LOST


def _last_line(error: Exception) -> str:
    """Return what failed, without where: a message of many lines or letters is cut short."""
    # a SyntaxError's file and text come first, farther in
    told = (part for part in traceback.format_exception_only(error) if not part.startswith(" "))
    line = next(told).splitlines()[0]
    return line if len(line) <= MOST else f"{line[:MOST]} …"


def _print(text: str) -> None:
    """Print to the terminal; a program without one, or whose reader has gone, prints nothing."""
    with suppress(OSError, ValueError):
        print(text, file=sys.stderr, flush=True)


def _wrapped(text: str) -> str:
    """Return a text in lines for a box, which X11 makes as wide as the longest of them."""
    lines = [fill(line, LINE, break_on_hyphens=False) for line in text.splitlines()]
    return "\n".join(lines)


def _impersonal(text: str) -> str:
    """Return a text with paths from the game's folder on, and from the user's own on."""
    home = Path.home()
    text = text.replace(f"{ROOT}/", "").replace(f"{ROOT}\\", "")
    if home == home.parent:  # the disk's root would be found in every path
        return text
    # in the words of an error Windows' separators stand twice
    for name in (str(home).replace("\\", "\\\\"), str(home), plain(str(home))):
        text = text.replace(name, "~")
    return text
