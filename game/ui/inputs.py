"""Pointer, wheel and keyboard as commands: what a tap hits, a key means, a drag scrolls to."""

import pygame

from game.ui.gestures import Gestures
from game.ui.keys import command_of
from game.ui.scene import Scene
from game.ui.scrolling import Scrolling


class Inputs:
    """Reads pygame's events one by one."""

    def __init__(self) -> None:
        self._gestures = Gestures()
        self._scrolling = Scrolling()

    def read(
        self, event: pygame.event.Event, scene: Scene, scale: float, cancelled: bool, *, page: bool
    ) -> str | None:
        """Return the command that an event gives, None for none.

        `scale` is device pixels per CSS pixel, `cancelled` says that the browser took the touch
        away, `page` that a page covers the table.  A tap beside everything is the empty command.
        """
        scroll = scene.scroll
        offset = self._scrolling.read(event, scale, scroll) if scroll else None
        tap = self._gestures.read(event, scale, cancelled)
        if offset is not None:
            return f"scroll:{offset}"
        if tap is not None and not (scroll and self._scrolling.dragged):
            return scene.hit(tap.x, tap.y)
        if event.type == pygame.KEYDOWN:
            return command_of(event, scene, page=page) or None
        return None
