"""Two people who share one device: the word that a save has for them, and what they are called."""

import unicodedata
from enum import Enum

FRIEND = "friend"
"""Stands for the id of a character where a person plays in the second seat."""
MAX_NAME = 16
"""Letters of a name."""
SEPARATOR = " / "
"""What stands between the names in a save; no name can hold it."""
_LATIN = frozenset(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ"
)
_ALLOWED = _LATIN | frozenset(" '’-.&!?")
"""The signs that the typeface has; a test draws each."""
_PLAIN = str.maketrans("ŁłĐđĦħŦŧİı", "LlDdHhTtIi")
"""Letters that are no base letter with an accent."""
_TAKEN = ("you", "nobody")
"""Words that sentences of the game have for a player."""


class Flaw(Enum):
    """Why a name can't be used."""

    EMPTY = "has no letter that can be drawn"
    WORD = "is a word that the game has for a player"
    SAME = "is the other player's name"


def clean_name(text: str) -> str:
    r"""Return a text as a name of one line: letters that can be drawn, single blanks between.

    A letter that the typeface lacks loses its accent; what still can't be drawn is left out, so
    that the name may be empty.

    >>> clean_name("  Žofie\n<b>\u202e ")
    'Zofie b'
    """
    found = []
    for sign in unicodedata.normalize("NFC", text[: 20 * MAX_NAME]):
        plain = sign if sign in _ALLOWED else unicodedata.normalize("NFKD", sign)[:1]
        found.append(plain.translate(_PLAIN))
    kept = "".join(sign if sign in _ALLOWED else " " * sign.isspace() for sign in found)
    return " ".join(kept.split())[:MAX_NAME].rstrip()


def flaw(name: str, other: str) -> Flaw | None:
    """Return why a cleaned name can't stand beside that of the other player, None if it can."""
    if not name:
        return Flaw.EMPTY
    if name.casefold() in _TAKEN:
        return Flaw.WORD
    return Flaw.SAME if name.casefold() == other.casefold() else None


def checked(names: tuple[str, str]) -> tuple[str, str]:
    """Return the names of two players, by seat; raises ValueError for one that can't be used."""
    first, second = names
    for name, other in ((first, second), (second, first)):
        found = flaw(name, other)
        if found:
            raise ValueError(f"the name {name[:MAX_NAME]!r} {found.value}")
        if name != clean_name(name):
            raise ValueError(f"the name {name[:MAX_NAME]!r} is not as names are kept")
    return names


def names_text(names: tuple[str, str]) -> str:
    """Return both names in one line; `parse_names` reads them back."""
    return SEPARATOR.join(names)


def parse_names(text: str) -> tuple[str, str]:
    """Return the names that `names_text` wrote; raises ValueError when they are none."""
    parts = text.split(SEPARATOR)
    if len(parts) != 2:
        raise ValueError(f"{text[:40]!r} is not the names of two players")
    return checked((parts[0], parts[1]))
