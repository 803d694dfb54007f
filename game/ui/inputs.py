"""Pointer, wheel and keyboard as commands: what a tap hits, a key means, a drag moves."""

from dataclasses import dataclass

import pygame

from game.ui.dragging import Lift
from game.ui.gestures import Gestures
from game.ui.holding import Holding
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

    @property
    def table(self) -> Scene | None:
        """Return what cards can be held on, None where there is nothing of the kind."""
        return None if self.page or self.deaf else self.scene


class Inputs:
    """Reads pygame's events one by one."""

    def __init__(self) -> None:
        self._gestures = Gestures()
        self._scrolling = Scrolling()
        self._holding = Holding()

    def read(
        self, event: pygame.event.Event, place: Place, cancelled: bool, now: float
    ) -> str | None:
        """Return the command that an event gives, None for none.

        `cancelled` says that the browser took the touch away.  A tap beside everything is the
        empty command.
        """
        scroll = place.scene.scroll
        offset = self._scrolling.read(event, place.scale, scroll) if scroll else None
        tapped = self._gestures.read(event, place.scale, place.hit, cancelled)
        if self._holding.escape(event):
            return None
        held = self._holding.read(event, place.scale, place.table, cancelled, now)
        if offset is not None:
            return f"scroll:{offset}"
        if held is not None:
            return held
        dragged = self._holding.spent or (scroll is not None and self._scrolling.dragged)
        if tapped is not None and not dragged:
            return tapped
        if event.type == pygame.KEYDOWN and place.typing:
            return typed_by(event, place.scene) or None
        if event.type == pygame.KEYDOWN:
            return command_of(event, place.scene, page=place.page) or None
        return None

    def rest(self, place: Place, cancelled: bool, now: float) -> str | None:
        """Return the command of a finger that has rested or was taken away, None for none."""
        if cancelled:
            return self._holding.abandon()
        self.check(place)
        return self._holding.due(now)

    def check(self, place: Place) -> None:
        """Put a dragged card back if what lies under the pointer has changed."""
        self._holding.check(place.table)

    def lift(self, place: Place) -> Lift | None:
        """Return the card that is being dragged."""
        return self._holding.lift(place.table) if place.table else None

    def wait(self, now: float) -> float | None:
        """Return the seconds until `rest` may have something to say, None for none."""
        return self._holding.wait(now)
