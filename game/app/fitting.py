"""A window that is too small for the game: laid out as on a larger one, and drawn smaller.

A page zoomed to 300 % on a small screen is such a window, and one with tools docked below it.
"""

from collections.abc import Sequence
from dataclasses import replace

from game.host import Canvas
from game.ui.layout import Screen
from game.ui.mirror import Control

LEAST_UPRIGHT, LEAST_LYING = (320.0, 540.0), (460.0, 320.0)
"""Width and height in CSS pixels from which on all cards and buttons have room."""
MOST = 8.0
"""So many times smaller it may be drawn: below that there is nothing to be seen."""


def shrink(screen: Screen) -> float:
    """Return how many times smaller than usual a screen is to be drawn, 1 where it has room."""
    width, height = LEAST_UPRIGHT if screen.portrait else LEAST_LYING
    narrow, low = width / max(1.0, screen.safe.w), height / max(1.0, screen.safe.h)
    return min(MOST, max(1.0, narrow, low))


def fitted(canvas: Canvas) -> Canvas:
    """Return a window with a screen that has room for all, in pixels that are as much smaller."""
    screen, times = canvas.screen, shrink(canvas.screen)
    if times == 1.0:
        return canvas
    width, height = LEAST_UPRIGHT if screen.portrait else LEAST_LYING
    top, right, bottom, left = (
        times * edge for edge in (screen.top, screen.right, screen.bottom, screen.left)
    )
    larger = Screen(
        max(times * screen.width, left + width + right),
        max(times * screen.height, top + height + bottom),
        top,
        right,
        bottom,
        left,
    )
    return replace(canvas, screen=larger, scale=canvas.scale / times)


def placed(controls: Sequence[Control], times: float) -> list[Control]:
    """Return controls where they are seen in a window that is drawn so many times smaller."""
    if times == 1.0:
        return list(controls)
    return [
        replace(each, x=each.x / times, y=each.y / times, w=each.w / times, h=each.h / times)
        for each in controls
    ]
