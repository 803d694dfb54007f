"""The rules of a match as data: every number and choice that one table plays differently."""

from dataclasses import dataclass, fields
from typing import Literal, TypeAlias, get_args

from game.core.melds import LAYOFF_SEARCHES, LayoffSearch

SpreadChoice: TypeAlias = Literal["chosen", "automatic"]
NextDealer: TypeAlias = Literal["alternates", "same"]

MIN_TARGET, MAX_TARGET = 10, 1000


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules; the defaults are the House rules.

    Raises ValueError naming the field when a value is out of its range.
    """

    target: int = 100
    """The match ends when a score reaches it."""
    knock_limit: int = 10
    """The most deadwood one may knock with; 0 is straight gin."""
    gin_bonus: int = 25
    undercut_bonus: int = 25
    layoff_search: LayoffSearch = "joint"
    spread: SpreadChoice = "chosen"
    """Whether a knocker picks among arrangements of equal deadwood, or the game does."""
    dealer_after_void: NextDealer = "alternates"
    void_stock: int = 2
    """A turn that ends with this many stock cards or fewer, and no knock, voids the hand."""
    pile_draw_limit: int = 40
    """So many draws in a row from the discard pile void the hand: no page says what happens
    when two players take each other's discards for ever."""

    def __post_init__(self) -> None:
        for name, low, high in (
            ("target", MIN_TARGET, MAX_TARGET),
            ("knock_limit", 0, 100),
            ("gin_bonus", 0, 1000),
            ("undercut_bonus", 0, 1000),
            ("void_stock", 0, 30),
            ("pile_draw_limit", 2, 1000),
        ):
            value = getattr(self, name)
            if type(value) is not int or not low <= value <= high:
                raise ValueError(
                    f"rules field {name} is {value!r}: give a whole number from {low} to {high}"
                )
        for name, choices in (
            ("layoff_search", LAYOFF_SEARCHES),
            ("spread", get_args(SpreadChoice)),
            ("dealer_after_void", get_args(NextDealer)),
        ):
            value = getattr(self, name)
            if value not in choices:
                raise ValueError(
                    f"rules field {name} is {value!r}: give one of {', '.join(choices)}"
                )

    def __str__(self) -> str:
        """Return the rules as `name=value` words; `parse_rules` reads them back."""
        return " ".join(f"{field.name}={getattr(self, field.name)}" for field in fields(self))


HOUSE = Rules()


def parse_rules(text: str) -> Rules:
    """Return the rules that `str(rules)` wrote; a field left out has the House value.

    Raises ValueError naming the word that is no field, or the field whose value is refused.

    >>> parse_rules(str(HOUSE)) == HOUSE
    True
    """
    names = {field.name for field in fields(Rules)}
    values: dict[str, int | str] = {}
    for word in text.split():
        name, separator, value = word.partition("=")
        if name not in names or not separator or name in values:
            raise ValueError(f"{word!r} is not a rules field: write name=value, each name once")
        digits = value.isascii() and value.isdigit() and len(value) <= 6
        values[name] = int(value) if digits else value
    return Rules(**values)  # type: ignore[arg-type]  # Rules checks each value itself
