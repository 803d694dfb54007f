"""What is seen now: the scene, what is on its way in it, and the picture of both."""

from collections.abc import Sequence

import pygame

from game.ui.draw import Painter
from game.ui.scene import Scene
from game.ui.theme import Look
from game.ui.timeline import Change, Motion, change

LONGEST_STEP = 0.1
"""Seconds that a frame may count as at most: a hidden page sleeps for hours."""


class Stage:
    """Holds the present scene and draws it where it has changed."""

    def __init__(self, scene: Scene) -> None:
        """Begin with a scene in which nothing moves."""
        self.scene = scene
        self._change = Change(scene)
        self._painter = Painter()
        self._drawn: tuple[Scene, float] | None = None

    @property
    def still(self) -> bool:
        """Return whether all has arrived."""
        return self._change.done

    @property
    def moves_for(self) -> float:
        """Return the seconds until all has arrived."""
        return max(0.0, self._change.seconds - self._change.elapsed)

    def pass_time(self, dt: float) -> tuple[Motion, ...]:
        """Let `dt` seconds pass; return the motions that start in them."""
        since = self._change.elapsed
        self._change = self._change.advanced(min(LONGEST_STEP, max(0.0, dt)))
        return self._change.started(since)

    def finish(self) -> None:
        """Let all arrive."""
        self._change = Change(self._change.after)

    def show(self, scene: Scene) -> None:
        """Show a scene at once, unless it is the one that is being shown."""
        if scene != self.scene:
            self.move(scene, ())

    def move(self, scene: Scene, motions: Sequence[Motion]) -> None:
        """Let a scene come about by motions; none shows it at once."""
        self.scene = scene
        self._change = change(scene, motions) if motions else Change(scene)

    def dress(self, look: Look) -> None:
        """Draw in a look from now on."""
        if look != self._painter.look:
            self._painter.look = look
            self._drawn = None

    def forget_picture(self) -> None:
        """Draw all again: what was drawn has been lost."""
        self._painter.forget_picture()
        self._drawn = None

    def draw(self, surface: pygame.Surface, scale: float) -> list[pygame.Rect]:
        """Draw what has changed since the last time; return the places that have."""
        scene = self._change.scene()
        if self._drawn == (scene, scale):
            return []
        places = self._painter.paint(surface, scene, scale)
        self._drawn = (scene, scale)
        return places
