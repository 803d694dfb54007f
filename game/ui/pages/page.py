"""A page as data: blocks one below the other; knows no size and no place."""

from dataclasses import dataclass
from typing import TypeAlias

from game.core.cards import Card
from game.ui.scene import Mark, Style, Tone
from game.ui.showdown import Shown


@dataclass(frozen=True, slots=True)
class Heading:
    """What the blocks below it are about."""

    text: str


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph, in as many lines as it takes."""

    text: str
    tone: Tone = Tone.NORMAL
    bold: bool = False
    centred: bool = False
    large: bool = False


@dataclass(frozen=True, slots=True)
class Title:
    """The name of the game, large."""

    text: str


@dataclass(frozen=True, slots=True)
class Emblem:
    """A character's face in the middle, for the eye only."""

    portrait: str


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards held in a fan, for the eye only."""

    cards: tuple[Card | None, ...]
    """None shows a back."""


@dataclass(frozen=True, slots=True)
class Spread:
    """A deck spread face down, parted where it would be cut; a touch on a card parts it there."""

    count: int
    cut: int
    """How many cards lie before the gap."""
    command: str
    """Each card's command is this, a colon, and how many cards lie before it."""


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards lying in groups side by side, with a word under each group where one is given."""

    groups: tuple[tuple[Card, ...], ...]
    names: tuple[str, ...] = ()
    marks: tuple[tuple[Card, Mark], ...] = ()
    touch: bool = False
    """Whether each can be touched, as in a hand; otherwise they are read aloud as a whole."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button as wide as the column, or one of a row of them."""

    command: str
    label: str
    style: Style = Style.PLAIN
    spoken: str = ""
    """What is read aloud, the label where empty."""
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Presses:
    """Buttons side by side; below each other where the column is too narrow for their texts."""

    buttons: tuple[Press, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """Many buttons in rows of two, or of more where the screen is low and they fit."""

    buttons: tuple[Press, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several to choose from: what it is, and a sentence about it."""

    command: str
    title: str
    detail: str
    chosen: bool | None
    """None for one that leads to a page of its own."""
    portrait: str = ""
    """The id of the character whose face stands beside it."""
    level: tuple[int, int] | None = None
    """How strong it is, and the strongest there is."""


@dataclass(frozen=True, slots=True)
class Switch:
    """Something that is on or off."""

    command: str
    title: str
    detail: str
    on: bool


@dataclass(frozen=True, slots=True)
class Option:
    """One of a row of short choices."""

    command: str
    label: str
    chosen: bool
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Options:
    """Short choices side by side."""

    title: str
    options: tuple[Option, ...]
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Stepper:
    """A number that can be made less or more."""

    less: str
    more: str
    title: str
    detail: str
    value: str
    can_less: bool
    can_more: bool


@dataclass(frozen=True, slots=True)
class Note:
    """Lines on a dark ground, the first of them large, beside a face where one is named."""

    title: str
    lines: tuple[str, ...]
    portrait: str = ""
    accent: str = ""
    """A last line that stands out."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A small table of numbers: a row of headings, then rows that begin with their name."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    last_counts: bool = False
    """Whether the last row is the sum of those above it."""
    spoken: tuple[str, ...] = ()
    """Each row as it is read aloud."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """Terms and what they mean, such as keys and what they do."""

    pairs: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something in a list that can be opened: what it is, a sentence about it, and a number."""

    command: str
    title: str
    detail: str
    number: str
    spoken: str
    stands_out: bool = False
    """Whether the number is of the kind that the player likes."""
    chosen: bool | None = None
    """Whether it is the one that is looked at; None in a list that has no such one."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of many, in signs for the eye and in words for the ear."""

    text: str
    spoken: str
    stands_out: bool = False


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines on one ground."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A hand that lies open: who holds it, its melds and what it leaves."""

    shown: Shown


@dataclass(frozen=True, slots=True)
class Piles:
    """The stock, of which the top is known, and the discard pile; None where one is empty."""

    following: Card | None
    stock: int
    top: Card | None
    discards: int


Block: TypeAlias = (
    Heading
    | Text
    | Title
    | Emblem
    | Fan
    | Spread
    | Cards
    | Press
    | Presses
    | Grid
    | Choice
    | Switch
    | Options
    | Stepper
    | Note
    | Sheet
    | Pairs
    | Entry
    | Lines
    | OpenHand
    | Piles
)


@dataclass(frozen=True, slots=True)
class Page:
    """A whole screen of blocks."""

    title: str
    """What stands at the top, empty for a page that has a `Title` of its own."""
    columns: tuple[tuple[Block, ...], ...]
    """Side by side where there is room, one below the other where not."""
    foot: tuple[Press, ...] = ()
    """Buttons that stay at the lower edge while the page scrolls."""
    back: bool = True
    """Whether it has a way back."""
    centred: bool = False
    """Whether what is shorter than the screen stands in its middle."""
