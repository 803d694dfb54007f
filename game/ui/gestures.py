"""Pygame's events as what a player did; only the mouse family, which a touch produces too."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import pygame

TAP_SLOP = 14.0
"""CSS pixels that a finger may wander between down and up and still have tapped."""

Hit: TypeAlias = Callable[[float, float], str]
"""Names the command at a point in CSS pixels."""


@dataclass(frozen=True, slots=True)
class _Press:
    x: float
    y: float
    command: str


class Gestures:
    """Remembers where the pointer went down, and on what, until it comes up."""

    def __init__(self) -> None:
        self._press: _Press | None = None

    def read(
        self, event: pygame.event.Event, scale: float, hit: Hit, cancelled: bool
    ) -> str | None:
        """Return the command of the tap that an event completes; an empty one for a tap beside all.

        What lies under the pointer must be the same when it comes up: a tap begun on one screen
        does nothing on the next.  `scale` is device pixels per CSS pixel; `cancelled` says that
        the browser took the touch away, which SDL reports as a release.
        """
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            x, y = event.pos[0] / scale, event.pos[1] / scale
            self._press = _Press(x, y, hit(x, y))
            return None
        if event.type != pygame.MOUSEBUTTONUP or event.button != 1 or self._press is None:
            return None
        press, self._press = self._press, None
        x, y = event.pos[0] / scale, event.pos[1] / scale
        near = abs(x - press.x) <= TAP_SLOP and abs(y - press.y) <= TAP_SLOP
        same = hit(press.x, press.y) == press.command
        return press.command if near and same and not cancelled else None
