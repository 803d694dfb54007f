"""The rules of a match as data: every number and choice that one table plays differently.

Four sets of rules are published and are here as presets; any other mix of fields is as good.
"""

from dataclasses import Field, dataclass, field, fields, replace
from typing import Literal, TypeAlias, get_args

from game.core.cards import POINTS, SPADES, Card, rank, suit
from game.core.melds import LayoffSearch

SpreadChoice: TypeAlias = Literal["chosen", "automatic"]
NextDealer: TypeAlias = Literal["alternates", "loser", "winner"]
DealerAfterVoid: TypeAlias = Literal["alternates", "same"]
MatchWinner: TypeAlias = Literal["score", "total"]
Games: TypeAlias = Literal[1, 3]


def _whole(low: int, high: int) -> dict[str, object]:
    """Return the mark of a field that takes the whole numbers from `low` to `high`."""
    return {"low": low, "high": high}


def _one_of(literal: object) -> dict[str, object]:
    """Return the mark of a field that takes one of the values of a `Literal`."""
    return {"choices": get_args(literal)}


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules; the defaults are the House rules.  Bonuses and limits are points.

    Raises ValueError naming the field when a value is out of its range.
    """

    target: int = field(default=100, metadata=_whole(10, 1000))
    """A game ends when a score reaches it."""
    knock_limit: int = field(default=10, metadata=_whole(0, 100))
    """The most deadwood one may knock with; 0 is straight gin."""
    oklahoma: bool = False
    """The points of the upcard are the knock limit, where they are below `knock_limit`."""
    ace_is_gin: bool = True
    """In Oklahoma an ace as upcard allows gin only; otherwise it allows a knock with 1."""
    gin_bonus: int = field(default=25, metadata=_whole(0, 1000))
    undercut_bonus: int = field(default=25, metadata=_whole(0, 1000))
    big_gin: bool = False
    """Eleven melded cards may be shown before a discard."""
    big_gin_bonus: int = field(default=31, metadata=_whole(0, 1000))
    """What big gin scores instead of the gin bonus."""
    box_bonus: int = field(default=0, metadata=_whole(0, 1000))
    """At the end of a game, for both players, for each hand won in it."""
    game_bonus: int = field(default=0, metadata=_whole(0, 1000))
    """At the end of a game, for its winner."""
    shutout_factor: int = field(default=1, metadata=_whole(1, 10))
    """How often the game bonus counts when the loser won no hand of the game."""
    spade_factor: int = field(default=1, metadata=_whole(1, 10))
    """How often the points of a hand count whose upcard is a spade; boxes and game bonus never."""
    layoff_search: LayoffSearch = field(default="joint", metadata=_one_of(LayoffSearch))
    """Whether the defender may break up his own melds to lay off."""
    spread: SpreadChoice = field(default="chosen", metadata=_one_of(SpreadChoice))
    """Whether a knocker picks among arrangements of equal deadwood, or the game does."""
    next_dealer: NextDealer = field(default="alternates", metadata=_one_of(NextDealer))
    """Who deals after a hand that somebody won: the other one, its loser or its winner."""
    dealer_after_void: DealerAfterVoid = field(
        default="alternates", metadata=_one_of(DealerAfterVoid)
    )
    """Who deals after a void hand, where the deal alternates; otherwise the same dealer."""
    games: Games = field(default=1, metadata=_one_of(Games))
    """How many games are scored at once: three in Hollywood scoring."""
    match_winner: MatchWinner = field(default="score", metadata=_one_of(MatchWinner))
    """Whether one game is won on the score that reached the target, or on the total with bonuses;
    several games at once are always won on the total."""
    void_stock: int = field(default=2, metadata=_whole(0, 30))
    """A turn that ends with this many stock cards or fewer, and no knock, voids the hand."""
    pile_draw_limit: int = field(default=40, metadata=_whole(2, 60))
    """So many draws in a row from the discard pile void the hand: no page says what happens
    when two players take each other's discards for ever."""

    def __post_init__(self) -> None:
        for each in fields(self):
            wanted = _wanted(each, getattr(self, each.name))
            if wanted is not None:
                raise ValueError(
                    f"rules field {each.name} is {getattr(self, each.name)!r}: give {wanted}"
                )

    def __str__(self) -> str:
        """Return the rules as `name=value` words; `parse_rules` reads them back."""
        values = ((each.name, getattr(self, each.name)) for each in fields(self))
        return " ".join(
            f"{name}={_YES[value] if type(value) is bool else value}" for name, value in values
        )

    def limit(self, upcard: Card) -> int:
        """Return the most deadwood one may knock with in a hand with this upcard; 0 is gin only."""
        if not self.oklahoma:
            return self.knock_limit
        gin_only = self.ace_is_gin and rank(upcard) == 0
        return 0 if gin_only else min(self.knock_limit, POINTS[upcard])

    def factor(self, upcard: Card) -> int:
        """Return how often the points of a hand with this upcard count."""
        return self.spade_factor if suit(upcard) == SPADES else 1


_YES = {True: "yes", False: "no"}


def _wanted(rule: "Field[object]", value: object) -> str | None:
    """Return what a field takes when a value is none of it, None when it is right."""
    if rule.type is bool:
        return None if type(value) is bool else "yes or no"
    if "choices" in rule.metadata:
        choices = rule.metadata["choices"]
        right = type(value) is type(choices[0]) and value in choices
        return None if right else f"one of {', '.join(map(str, choices))}"
    low, high = rule.metadata["low"], rule.metadata["high"]
    right = type(value) is int and low <= value <= high
    return None if right else f"a whole number from {low} to {high}"


@dataclass(frozen=True, slots=True)
class Preset:
    """A published set of rules, with what its page leaves open."""

    id: str
    """What a save or an address names; never changes."""
    name: str
    """What the screen says."""
    rules: Rules
    targets: tuple[int, ...]
    """The targets offered; `rules` holds the usual one."""
    options: tuple[str, ...] = ()
    """The yes-or-no fields of `rules` that the page leaves to the players."""


HOUSE = Rules()
STANDARD = Rules(box_bonus=25, game_bonus=100, spread="automatic", dealer_after_void="same")
OKLAHOMA = replace(STANDARD, oklahoma=True)
CLASSIC = replace(STANDARD, shutout_factor=2, layoff_search="melds_first")

PRESETS = (
    Preset("house", "House", HOUSE, (100,)),
    Preset("standard", "Standard", STANDARD, (100, 150, 250), ("big_gin",)),
    Preset("oklahoma", "Oklahoma", OKLAHOMA, (100, 150, 250), ("big_gin",)),
    Preset("classic", "Classic", CLASSIC, (50, 100, 150)),
)


def preset_by_id(id_: str) -> Preset:
    """Return the preset of an id.

    Raises ValueError naming the id when there is none.
    """
    for preset in PRESETS:
        if preset.id == id_:
            return preset
    known = ", ".join(preset.id for preset in PRESETS)
    raise ValueError(f"there is no preset {id_!r}: the known ones are {known}")


def preset_of(rules: Rules) -> Preset | None:
    """Return the preset that rules are, whatever its target and options; None for own rules."""
    for preset in PRESETS:
        open_fields = {name: getattr(rules, name) for name in ("target", *preset.options)}
        if replace(preset.rules, **open_fields) == rules:
            return preset
    return None


def parse_rules(text: str) -> Rules:
    """Return the rules that `str(rules)` wrote; a field left out has the House value.

    Raises ValueError naming the word that is no field, or the field whose value is refused.

    >>> parse_rules(str(OKLAHOMA)) == OKLAHOMA
    True
    """
    kinds = {each.name: each.type for each in fields(Rules)}
    values: dict[str, int | str] = {}
    for word in text.split():
        name, separator, value = word.partition("=")
        if name not in kinds or not separator or name in values:
            raise ValueError(f"{word!r} is not a rules field: write name=value, each name once")
        values[name] = _value(value, kinds[name])
    return Rules(**values)  # type: ignore[arg-type]  # Rules checks each value itself


def _value(text: str, kind: object) -> int | str:
    """Return what a text says for a field of a kind; a text that says nothing of it stays text."""
    if kind is bool:
        return {"yes": True, "no": False}.get(text, text)
    digits = text.isascii() and text.isdigit() and len(text) <= 6
    return int(text) if digits else text
