"""The forms that saves have had: each is brought to the next by one step, up to today's.

Knows the names of a save's lines, not what stands in them.
"""

from collections.abc import Callable
from typing import TypeAlias

from game.quoting import quoted

TITLE = "gin-rummy save"
VERSION = 2
NO_SEAL = "none"
"""The commitment of a hand that was dealt by a release that showed none."""

Values: TypeAlias = dict[str, str]
"""A save's lines by name, without its actions."""

_FIRST = (
    TITLE,
    *("rules", "opponent", "seed", "fixed decks", "dealer", "scores", "boxes", "hands", "deck"),
    "end",
    "resigned",
)
NAMES: dict[int, tuple[str, ...]] = {
    1: _FIRST,
    2: (*_FIRST, "commitment", "salt", "cut", "friends"),
}
"""The lines that a save of each version can have; some are left out where they do not apply."""


class SaveError(ValueError):
    """A text that is not a whole and legal save; the message says what is wrong with it."""


class NewerSave(SaveError):  # noqa: N818 - what it is, as the player is told
    """A save of a version that only a later release of the game reads."""


def _from_1(values: Values) -> Values:
    """Return a save of version 2: its hand was dealt without a commitment."""
    return values | {"commitment": NO_SEAL}


STEPS: dict[int, Callable[[Values], Values]] = {1: _from_1}
"""From each version to the next."""


def version_of(values: Values) -> int:
    """Return a save's version; raises NewerSave for a later one, SaveError for what is none."""
    text = values[TITLE]
    plain = text.isascii() and text.isdigit() and len(text) < 9 and text[0] != "0"
    version = int(text) if plain else 0
    if version > VERSION:
        raise NewerSave(f"the save is of version {version}, and this game reads up to {VERSION}")
    if version not in NAMES:
        raise SaveError(f"the save is of version {quoted(text)}, which there never was")
    return version


def to_present(values: Values) -> Values:
    """Return the lines of a save of any version in today's form.

    Raises SaveError for a version that can't be read, or a line that it does not have.
    """
    version = version_of(values)
    unknown = next((name for name in values if name not in NAMES[version]), None)
    if unknown is not None:
        raise SaveError(f"the save has a line {quoted(unknown)}, which is none of ours")
    for step in range(version, VERSION):
        values = STEPS[step](values)
    return values
