"""A finger or wheel on a page that scrolls: pygame's events as distances."""

import pygame

from game.ui.gestures import TAP_SLOP
from game.ui.rect import Rect
from game.ui.scene import Figure, Scroll

WHEEL_STEP = 60.0
"""CSS pixels for one notch of a wheel."""
LINE_STEP = 60.0
MARGIN = 12.0
"""CSS pixels kept free beside what is brought into view."""


class Scrolling:
    """Remembers where a finger went down, and whether it has begun to drag the page."""

    def __init__(self) -> None:
        self._down: float | None = None
        self._from = 0.0
        self._dragging = False

    def read(self, event: pygame.event.Event, scale: float, scroll: Scroll) -> float | None:
        """Return the offset that an event scrolls to, None when it scrolls nothing."""
        if event.type == pygame.MOUSEWHEEL:
            return _within(scroll, scroll.offset - event.precise_y * WHEEL_STEP)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            x, y = event.pos[0] / scale, event.pos[1] / scale
            self._down = y if scroll.rect.holds(x, y) else None
            self._from, self._dragging = scroll.offset, False
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._down = None
        elif event.type == pygame.MOUSEMOTION and self._down is not None:
            moved = event.pos[1] / scale - self._down
            self._dragging = self._dragging or abs(moved) > TAP_SLOP
            if self._dragging:
                return _within(scroll, self._from - moved)
        return None

    @property
    def dragged(self) -> bool:
        """Return whether the press that is ending has dragged the page: then it is no tap."""
        return self._dragging


def offset_for(command: str, scroll: Scroll) -> float:
    """Return the offset that a command asks for.

    `focus:KEY` brings a control into view, `scroll:+line`, `-page` or `+all` are of the keyboard,
    `scroll:NUMBER` is an offset itself.
    """
    word, _, rest = command.partition(":")
    if word == "focus":
        return _showing(rest, scroll)
    steps = {"line": LINE_STEP, "page": scroll.rect.h * 0.85, "all": scroll.height}
    if rest[1:] in steps:
        return _within(scroll, scroll.offset + (-1 if rest[0] == "-" else 1) * steps[rest[1:]])
    return _within(scroll, float(rest))


def _showing(key: str, scroll: Scroll) -> float:
    """Return the offset at which the control of a key is seen."""
    for item in scroll.items:
        rect = getattr(item, "rect", None)
        if item.key == key and isinstance(rect, Rect):
            return scroll.offset_showing(rect, MARGIN)
    return scroll.offset


def _within(scroll: Scroll, offset: float) -> float:
    return max(0.0, min(scroll.furthest, offset))


def thumb(scroll: Scroll, u: float) -> Figure:
    """Return the mark at the right edge that tells how far a part is scrolled."""
    area = scroll.rect
    tall = max(24 * u, area.h * area.h / scroll.height)
    y = area.y + (area.h - tall) * scroll.offset / scroll.furthest
    return Figure("thumb", Rect(area.right - 6 * u, y, 4 * u, tall), "thumb")
