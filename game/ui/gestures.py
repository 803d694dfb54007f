"""Pygame's events as what a player did; only the mouse family, which a touch produces too."""

from dataclasses import dataclass
from typing import TypeAlias

import pygame

TAP_SLOP = 14.0
"""CSS pixels that a finger may wander between down and up and still have tapped."""


@dataclass(frozen=True, slots=True)
class Tap:
    """A press and release in one place, in CSS pixels."""

    x: float
    y: float


Point: TypeAlias = tuple[float, float]


class Gestures:
    """Remembers where the pointer went down until it comes up."""

    def __init__(self) -> None:
        self._down: Point | None = None

    def read(self, event: pygame.event.Event, scale: float, cancelled: bool) -> Tap | None:
        """Return the tap that an event completes.

        `scale` is device pixels per CSS pixel; `cancelled` says that the browser took the touch
        away, which SDL reports as a release.
        """
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._down = _point(event, scale)
            return None
        if event.type != pygame.MOUSEBUTTONUP or event.button != 1 or self._down is None:
            return None
        down, self._down = self._down, None
        up = _point(event, scale)
        near = abs(up[0] - down[0]) <= TAP_SLOP and abs(up[1] - down[1]) <= TAP_SLOP
        return Tap(*down) if near and not cancelled else None


def _point(event: pygame.event.Event, scale: float) -> Point:
    return event.pos[0] / scale, event.pos[1] / scale
