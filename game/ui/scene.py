"""A screen as data: what stands where, what a touch on it does, what is read aloud for it.

Lengths are CSS pixels, so that a scene is the same on every screen density.  Items are listed in
the order in which they are read aloud and drawn; a later item lies over an earlier one.
"""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.core.cards import Card, card_text
from game.ui.rect import Rect


def card_key(card: Card) -> str:
    """Return the key, and the command, of a card that lies face up or is one's own."""
    return f"card:{card_text(card)}"


def back_key(place: int) -> str:
    """Return the key of a card in the opponent's fan, counted from 0."""
    return f"back:{place}"


STOCK = "stock"
"""The key of the stock's top card."""
PILE = "pile"
"""The key of the place of the discard pile."""
HAND = "hand"
"""The zone of the player's own cards."""


class Mark(Enum):
    """What is special about a card, shown by a frame and a word."""

    DRAWN = "new"
    BARRED = "taken"
    LAID_OFF = "laid off"
    HINT = "hint"
    """What the coach or a lesson speaks of; a button can bear it too."""
    THROWN = "thrown"
    BETTER = "better"
    RIGHT = "right"
    WRONG = "not best"


@dataclass(frozen=True, slots=True)
class Sprite:
    """A card, or the back of one."""

    key: str
    """Names the same card before and after a change, so that it can be seen to move."""
    rect: Rect
    face: Card | None
    """None shows the back."""
    selected: bool = False
    mark: Mark | None = None
    command: str = ""
    """What a touch does, empty for nothing."""
    spoken: str = ""
    """What is read aloud; an empty text is not read."""
    strip: Rect | None = None
    """The part that no neighbour covers, where it is not the whole."""
    empty: bool = False
    """An outlined place where a card can lie."""
    turn: float = 0.0
    """Degrees that it is turned around its middle, clockwise."""
    narrow: float = 1.0
    """The share of its width that is seen while it is being turned over."""
    grip: str = ""
    """What a finger that drags it carries: a card of the hand by its letters, `STOCK` or `PILE`."""
    focused: bool = False
    """Whether the keyboard is at it."""
    home: Rect | None = None
    """Where it lies when it is not selected: it can be touched there as well."""
    raised: bool = False
    """Whether it is held above the table, which shows in its shadow."""
    badge: str = ""
    """A number on its right lower corner, for the eye: how many lie in its row."""
    badge_size: float = 0.0


class Style(Enum):
    """How a button looks."""

    PRIMARY = "primary"
    PLAIN = "plain"
    KNOCK = "knock"
    SMALL = "small"
    CHIP = "chip"
    """One of several in a row, filled where it is the chosen one."""
    SWITCH = "switch"
    """A ground for texts and a switch; draws no label."""
    ROW = "row"
    """A ground for texts and a figure, ringed where it is the chosen one; draws no label."""


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press, dim while it is not allowed."""

    key: str
    rect: Rect
    label: str
    spoken: str
    enabled: bool = True
    style: Style = Style.PLAIN
    pressed: bool | None = None
    """Whether a choice is the chosen one or a switch is on; None for what is neither."""
    size: float | None = None
    """The size of its text, from the button's height where None."""
    mark: Mark | None = None
    choice: str = ""
    """What it is one of the answers to, as it is read aloud: 'Speed'."""

    @property
    def command(self) -> str:
        """Return what a press does; one that is not allowed is answered with the reason."""
        return self.key


class Align(Enum):
    """Which point of a label's text stands at its place."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class Tone(Enum):
    """The colour of a text by what it means."""

    NORMAL = "normal"
    MUTED = "muted"
    BRASS = "brass"
    INFO = "info"


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text, its middle height at y."""

    key: str
    x: float
    y: float
    text: str
    size: float
    align: Align = Align.LEFT
    tone: Tone = Tone.NORMAL
    bold: bool = False
    spoken: str | None = None
    """What is read aloud, the text itself where None; an empty text is not read."""
    heading: bool = False
    max_width: float | None = None
    """The size is reduced until the text fits."""
    choice: str = ""
    """What it explains the answers to, as for a button."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A dark rounded ground for texts."""

    key: str
    rect: Rect
    round: float


@dataclass(frozen=True, slots=True)
class Bracket:
    """The line under a meld that holds its cards together, open in the middle for its name."""

    key: str
    rect: Rect
    opening: float


@dataclass(frozen=True, slots=True)
class Figure:
    """A small drawing: the `name` of one in `figures`, and the words that it takes."""

    key: str
    rect: Rect
    name: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scroll:
    """A window on items of which some may lie beyond its edges, `offset` of them scrolled away."""

    key: str
    rect: Rect
    height: float
    """Of all that can be scrolled."""
    offset: float
    items: "tuple[Item, ...]"
    """Where they are drawn now: `offset` is in their places already."""

    @property
    def furthest(self) -> float:
        """Return the greatest offset that shows anything more."""
        return max(0.0, self.height - self.rect.h)

    def offset_showing(self, rect: Rect, margin: float) -> float:
        """Return the offset nearest to the present one at which a place is seen whole."""
        above = rect.y - margin - self.rect.y
        below = rect.bottom + margin - self.rect.bottom
        shift = above if above < 0 else max(0.0, min(below, above))
        return min(self.furthest, max(0.0, self.offset + shift))


@dataclass(frozen=True, slots=True)
class Unseen:
    """A control for keyboard and screen reader alone: a touch has another way to the same."""

    key: str
    rect: Rect
    """Where the ring is drawn when it has the focus."""
    spoken: str
    heading: bool = False
    """Whether it is a heading, which parts what is read, instead of a control."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where a card that is dragged can be let go."""

    name: str
    """`PILE` or `HAND`."""
    rect: Rect


Item: TypeAlias = Sprite | Button | Label | Panel | Bracket | Figure | Scroll | Unseen


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole screen of a size in CSS pixels."""

    width: float
    height: float
    items: tuple[Item, ...]
    moving: "tuple[Item, ...]" = ()
    """What is under way, over everything that lies."""
    zones: tuple[Zone, ...] = ()
    """Where cards can be dragged to."""
    hint: Rect | None = None
    """The place that a card which is held now would go to."""
    sheet: tuple[Item, ...] = ()
    """What lies over a darkened table: while it is there, it alone can be touched and read."""

    @property
    def top(self) -> tuple[Item, ...]:
        """Return the items that can be touched and read."""
        return self.sheet or self.items

    def hit(self, x: float, y: float) -> str:
        """Return the command of the topmost item at a point, empty when nothing is there."""
        return _hit(self.top, x, y)

    def sprite_at(self, x: float, y: float) -> Sprite | None:
        """Return the topmost card at a point, None where another item or none lies there."""
        item = _topmost(self.top, x, y)
        return item if isinstance(item, Sprite) else None

    @property
    def scroll(self) -> Scroll | None:
        """Return the part that scrolls, None where all is seen at once."""
        return next((item for item in self.items if isinstance(item, Scroll)), None)

    def places(self) -> dict[str, Rect]:
        """Return where each card is, by key."""
        return {key: sprite.rect for key, sprite in self.sprites().items()}

    def sprites(self) -> dict[str, Sprite]:
        """Return the cards by key; of two with one key the upper one."""
        items = (*self.items, *self.moving)
        return {item.key: item for item in items if isinstance(item, Sprite)}


def _hit(items: tuple[Item, ...], x: float, y: float) -> str:
    item = _topmost(items, x, y)
    return item.command if item else ""


def _topmost(items: tuple[Item, ...], x: float, y: float) -> Sprite | Button | None:
    """Return the uppermost card or button at a point, None where none is.

    A part that scrolls hides what lies under it.
    """
    for item in reversed(items):
        if isinstance(item, Scroll) and item.rect.holds(x, y):
            return _topmost(item.items, x, y)
        if isinstance(item, Sprite | Button) and _covers(item, x, y):
            return item
    return None


def _covers(item: Item, x: float, y: float) -> bool:
    """Return whether a touch at a point is on a card or a button."""
    if isinstance(item, Sprite) and item.home is not None and item.home.holds(x, y):
        return True
    return isinstance(item, Sprite | Button) and item.rect.holds(x, y)
