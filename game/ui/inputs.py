"""Pointer, wheel and keyboard as commands: what a tap hits, a key means, a drag scrolls to."""

from dataclasses import dataclass

import pygame

from game.ui.gestures import Gestures
from game.ui.keys import command_of, typed_by
from game.ui.scene import Scene
from game.ui.scrolling import Scrolling


@dataclass(frozen=True, slots=True)
class Place:
    """What lies under the pointer."""

    scene: Scene
    scale: float
    """Device pixels to a CSS pixel."""
    page: bool
    """Whether a page covers the table."""
    typing: bool = False
    """Whether a name is typed on it."""
    deaf: bool = False
    """Whether it has only just appeared, so that a touch was meant for what was there before."""

    def hit(self, x: float, y: float) -> str:
        """Return the command at a point in CSS pixels."""
        return "" if self.deaf else self.scene.hit(x, y)


class Inputs:
    """Reads pygame's events one by one."""

    def __init__(self) -> None:
        self._gestures = Gestures()
        self._scrolling = Scrolling()

    def read(self, event: pygame.event.Event, place: Place, cancelled: bool) -> str | None:
        """Return the command that an event gives, None for none.

        `cancelled` says that the browser took the touch away.  A tap beside everything is the
        empty command.
        """
        scroll = place.scene.scroll
        offset = self._scrolling.read(event, place.scale, scroll) if scroll else None
        tapped = self._gestures.read(event, place.scale, place.hit, cancelled)
        if offset is not None:
            return f"scroll:{offset}"
        if tapped is not None and not (scroll and self._scrolling.dragged):
            return tapped
        if event.type == pygame.KEYDOWN and place.typing:
            return typed_by(event, place.scene) or None
        if event.type == pygame.KEYDOWN:
            return command_of(event, place.scene, page=place.page) or None
        return None
