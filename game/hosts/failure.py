"""What is left of a game that has failed on the desktop: words for the player, and a report."""

import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from textwrap import fill

import pygame

from game.keeper import StorageError
from game.ui import texts_failed

ROOT = Path(__file__).parents[2]
"""The folder that the game runs from, which can be anywhere on the player's disk."""
REPORT = "gin-rummy-report.txt"
LINE = 80
"""Letters in a line of the box."""


def tell(error: Exception, give: Callable[[str, str], str]) -> None:
    """Write a report by `give(name, text)`, then say in the terminal and in a box what to do.

    The terminal comes first: a box waits until it is closed, and some systems have none.
    """
    try:
        where = texts_failed.reported(give(REPORT, report(error)))
    except StorageError as refusal:
        where = texts_failed.not_reported(_impersonal(str(refusal)), report(error))
    print(f"{texts_failed.FAILED}\n{where}", file=sys.stderr, flush=True)
    with suppress(pygame.error):
        words = _wrapped(f"{texts_failed.FAILED}\n\n{where}")
        pygame.display.message_box(texts_failed.HEADING, words, "error")


def report(error: Exception) -> str:
    """Return the traceback with its notes, without the names of the player's folders."""
    return _impersonal("".join(traceback.format_exception(error)))


def _wrapped(text: str) -> str:
    """Return a text in lines for a box, which X11 makes as wide as the longest of them."""
    lines = [fill(line, LINE, break_on_hyphens=False) for line in text.splitlines()]
    return "\n".join(lines)


def _impersonal(text: str) -> str:
    """Return a text with paths from the game's folder on, and from the user's own on."""
    home = Path.home()
    # in the words of an error Windows' separators stand twice
    twice = str(home).replace("\\", "\\\\")
    text = text.replace(f"{ROOT}/", "").replace(f"{ROOT}\\", "")
    # a home that is the disk's root would be found in every path
    return text if home == home.parent else text.replace(twice, "~").replace(str(home), "~")
