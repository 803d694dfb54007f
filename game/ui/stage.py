"""What is seen now: the scene, the cards on their way in it, and the picture of both."""

from collections.abc import Mapping

import pygame

from game.ui.draw import Painter
from game.ui.scene import Scene
from game.ui.theme import Look
from game.ui.timeline import Tween, tween

LONGEST_STEP = 0.1
"""Seconds that a frame may count as at most: a hidden page sleeps for hours."""


class Stage:
    """Holds the present scene and draws it when it has changed."""

    def __init__(self, scene: Scene) -> None:
        """Begin with a scene in which nothing moves."""
        self.scene = scene
        self._tween = Tween(scene, {})
        self._painter = Painter()
        self._drawn: tuple[Scene, float] | None = None

    @property
    def still(self) -> bool:
        """Return whether every card has arrived."""
        return self._tween.done

    def pass_time(self, dt: float) -> None:
        """Let the cards travel for `dt` seconds."""
        self._tween = self._tween.advanced(min(LONGEST_STEP, max(0.0, dt)))

    def finish(self) -> None:
        """Let every card arrive."""
        self._tween = Tween(self._tween.after, {})

    def show(self, scene: Scene) -> None:
        """Show a scene at once, unless it is the one that is being shown."""
        if scene != self.scene:
            self.scene = scene
            self._tween = Tween(scene, {})

    def move(self, scene: Scene, origins: Mapping[str, str], seconds: float) -> None:
        """Let the cards of a scene travel to it from where they are; see `timeline.tween`."""
        before, self.scene = self.scene, scene
        self._tween = tween(before, scene, origins, seconds) if seconds else Tween(scene, {})

    def dress(self, look: Look) -> None:
        """Draw in a look from now on."""
        if look != self._painter.look:
            self._painter.look = look
            self.forget_picture()

    def forget_picture(self) -> None:
        """Draw all again: what was drawn has been lost."""
        self._drawn = None

    def draw(self, surface: pygame.Surface, scale: float) -> bool:
        """Draw what has changed since the last time; return whether anything had."""
        scene = self._tween.scene()
        if self._drawn == (scene, scale):
            return False
        self._painter.paint(surface, scene, scale)
        self._drawn = (scene, scale)
        return True
