"""The sizes that every page is laid out with; knows no block and no words."""

from dataclasses import dataclass, replace

from game.ui.layout import Screen
from game.ui.rect import Rect
from game.ui.theme import MIN_TARGET

LINE = 1.35
"""Height of a line of text to the text's size."""
NARROWEST_COLUMN = 300.0
"""Two columns stand side by side where each has so much room, in units of text."""

WIDEST_PAGE = 900.0
"""Lines that are longer are hard to read, in units of distance."""


@dataclass(frozen=True, slots=True)
class Measures:
    """Lengths of a page in CSS pixels."""

    u: float
    """The unit of distances: 1 on a phone."""
    t: float
    """The unit of text sizes: greater where the player wants greater texts."""
    room: float
    """The height of the page between head and foot."""

    @property
    def target(self) -> float:
        """Return the height of a button."""
        return max(MIN_TARGET, 48 * self.u, 34 * self.t)

    @property
    def gap(self) -> float:
        """Return the distance between blocks."""
        return 10 * self.u

    @property
    def pad(self) -> float:
        """Return the distance from a ground's edge to its texts."""
        return 14 * self.u

    @property
    def body(self) -> float:
        """Return the size of plain text."""
        return 16 * self.t

    @property
    def detail(self) -> float:
        """Return the size of what explains."""
        return 14.5 * self.t

    @property
    def name(self) -> float:
        """Return the size of what a row is called."""
        return 18 * self.t


@dataclass(frozen=True, slots=True)
class PageLayout:
    """Where the parts of a page lie."""

    measures: Measures
    head: Rect
    body: Rect
    """From edge to edge of the screen's safe part, so that a finger can drag it anywhere."""
    columns: tuple[Rect, ...]
    """As wide as the blocks, from the body's upper edge."""
    foot: Rect


def page_layout(screen: Screen, text: float, columns: int, foot: bool, head: bool) -> PageLayout:
    """Return the places on a screen for a number of columns; `text` is 1 to 2."""
    safe = screen.safe
    wide = (safe.w / 760, safe.h / 400)
    u = max(0.85, min(1.4, safe.w / 360 if screen.portrait else min(wide)))
    measures = Measures(u, u * text, safe.h)
    margin = 12 * u
    full = safe.w - 2 * margin
    most = WIDEST_PAGE * u
    half = (min(full, most) - 2 * margin) / 2
    beside = columns > 1 and half >= NARROWEST_COLUMN * measures.t
    width = min(full, most) if beside else min(full, 560 * u)
    left = safe.x + (safe.w - width) / 2
    target = measures.target
    top = Rect(left, safe.y + margin * 0.6, width, target if head else 0.0)
    low = Rect(left, safe.bottom - margin - target, width, target)
    body_top = top.bottom + (margin * 0.6 if head else 0.0)
    body_bottom = low.y - margin * 0.8 if foot else safe.bottom
    body = Rect(safe.x, body_top, safe.w, body_bottom - body_top)
    measures = replace(measures, room=body.h)
    places = (
        tuple(Rect(left + place * (half + 2 * margin), body.y, half, 0.0) for place in range(2))
        if beside
        else (Rect(left, body.y, width, 0.0),)
    )
    return PageLayout(measures, top, body, places, low)
