"""What the player has set for good, and its text form; knows no screen and no storage."""

from dataclasses import dataclass, fields, replace
from typing import Any

from game.bot.opponents import ROSA, opponent_by_id
from game.core.rules import HOUSE, Rules, parse_rules
from game.core.scoring import Seat
from game.friends import FRIEND, checked
from game.ui.names import Names, against
from game.ui.texts_friend import USUAL_NAMES
from game.ui.theme import Look

TITLE = "gin-rummy settings"
VERSION = "1"
SPEEDS = ("off", "fast", "normal", "slow")
TEXT_SIZES = (100, 125, 150, 175, 200)
"""Percent of the usual size."""
VOLUMES = (25, 50, 75, 100)
"""Percent of the loudest."""
MAX_LENGTH = 10_000
_USUAL = Look()


class SettingsError(ValueError):
    """A text or value that is no setting; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One player's settings, with the opponent and the rules of his latest match.

    Raises SettingsError naming the setting when a value is none of those there are.
    """

    speed: str = "normal"
    text_size: int = 100
    left_handed: bool = False
    sound: bool = True
    volume: int = 50
    haptics: bool = True
    theme: str = _USUAL.theme
    chrome: str = _USUAL.chrome
    four_colours: bool = _USUAL.four_colours
    large_index: bool = _USUAL.large_index
    back: str = _USUAL.back
    offer_cut: bool = False
    """Whether the deck of each hand waits to be cut."""
    opponent: str = ROSA.id
    """The id of a character, or FRIEND."""
    player_1: str = USUAL_NAMES[0]
    player_2: str = USUAL_NAMES[1]
    """What two people are called."""
    rules: Rules = HOUSE

    def __post_init__(self) -> None:
        _check("speed", self.speed, SPEEDS)
        _check("text_size", self.text_size, TEXT_SIZES)
        _check("volume", self.volume, VOLUMES)
        try:
            _ = self.look, self.names
            checked(self.friends)
        except ValueError as error:
            raise SettingsError(str(error)) from error

    @property
    def friends(self) -> tuple[str, str]:
        """Return the names of two people, by seat."""
        return self.player_1, self.player_2

    def with_friend(self, seat: Seat, name: str) -> "Settings":
        """Return the settings with another name for one of two people."""
        return replace(self, player_1=name) if seat == 0 else replace(self, player_2=name)

    @property
    def names(self) -> Names:
        """Return what the players of the latest match, or of the next, are called."""
        if self.opponent == FRIEND:
            return Names(self.friends, None)
        return against(opponent_by_id(self.opponent).name)

    @property
    def look(self) -> Look:
        """Return how table and cards look."""
        return Look(self.theme, self.chrome, self.four_colours, self.large_index, self.back)

    def switched(self, name: str) -> "Settings":
        """Return the settings with the one of a name on that was off, or off that was on."""
        changed: dict[str, Any] = {name: not getattr(self, name)}
        return replace(self, **changed)

    def __str__(self) -> str:
        """Return the settings as lines of `name: value`; `parse_settings` reads them back."""
        values = {TITLE: VERSION} | {each.name: getattr(self, each.name) for each in fields(self)}
        lines = (f"{name}: {_YES.get(value, value)}" for name, value in values.items())
        return "\n".join([*lines, ""])


_YES: dict[object, str] = {True: "yes", False: "no"}


def parse_settings(text: str) -> Settings:
    """Return the settings that `str(settings)` wrote; one that is left out has its usual value.

    Raises SettingsError naming the line that is none of ours.

    >>> parse_settings(str(Settings(speed="fast"))).speed
    'fast'
    """
    head, *lines = text[:MAX_LENGTH].splitlines() or [""]
    if head != f"{TITLE}: {VERSION}":
        raise SettingsError(f"the settings begin with {head[:40]!r}, not {TITLE}: {VERSION}")
    known = {each.name for each in fields(Settings)}
    values: dict[str, object] = {}
    for line in lines:
        name, separator, value = line.partition(": ")
        if not separator or name not in known or name in values:
            raise SettingsError(f"{line[:40]!r} is not a setting")
        values[name] = _value(name, value)
    return replace(Settings(), **values)  # type: ignore[arg-type]  # Settings checks each value


def _value(name: str, text: str) -> object:
    usual = getattr(Settings(), name)
    if isinstance(usual, bool):
        _check(name, text, ("yes", "no"))
        return text == "yes"
    if isinstance(usual, int):
        return int(text) if text.isascii() and text.isdigit() and len(text) < 5 else text
    if isinstance(usual, Rules):
        try:
            return parse_rules(text)
        except ValueError as error:
            raise SettingsError(str(error)) from error
    return text


def _check(name: str, value: object, known: tuple[object, ...]) -> None:
    if value not in known:
        raise SettingsError(
            f"the setting {name} is {value!r}: it is one of {', '.join(map(str, known))}"
        )
