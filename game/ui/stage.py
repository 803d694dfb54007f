"""What is seen now: the scene, the cards on their way in it, and the picture of both."""

from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.ui.dragging import Lift
from game.ui.draw import Painter
from game.ui.scene import Item, Rect, Scene, Sprite
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
        self._lift: Lift | None = None
        self._let_go: dict[str, Rect] = {}
        self._snap = 0.0
        self._without: tuple[tuple[Item, ...], str, tuple[Item, ...]] | None = None

    @property
    def still(self) -> bool:
        """Return whether every card has arrived."""
        return self._tween.done and not self._let_go

    def pass_time(self, dt: float) -> None:
        """Let the cards travel for `dt` seconds."""
        self._tween = self._tween.advanced(min(LONGEST_STEP, max(0.0, dt)))

    def finish(self) -> None:
        """Let every card arrive."""
        self._tween = Tween(self._tween.after, {})

    def lift(self, lift: Lift | None, snap: float) -> None:
        """Show a card under a finger; one that is let go takes `snap` seconds to where it goes."""
        if lift is not None and self._lift is None:
            self.finish()
        if self._lift is not None and (lift is None or lift.key != self._lift.key):
            self._let_go = {self._lift.key: self._lift.rect}
            self._snap = snap
        self._lift = lift

    def show(self, scene: Scene) -> None:
        """Show a scene at once, unless it is the one that is being shown."""
        if scene != self.scene:
            if self._let_go:
                self.move(scene, {}, self._snap)
                return
            self.scene = scene
            self._tween = Tween(scene, {})

    def move(self, scene: Scene, origins: Mapping[str, str], seconds: float) -> None:
        """Let the cards of a scene travel to it from where they are; see `timeline.tween`."""
        before, self.scene = self.scene, scene
        let_go, self._let_go = self._let_go, {}
        if seconds:
            self._tween = tween(before, scene, origins, seconds, let_go)
        else:
            self._tween = Tween(scene, {})

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
        if self._let_go:
            self.move(self.scene, {}, self._snap)
        scene = self.seen()
        if self._drawn == (scene, scale):
            return False
        self._painter.paint(surface, scene, scale)
        self._drawn = (scene, scale)
        return True

    def seen(self) -> Scene:
        """Return the scene of this moment, the card under the finger over all others."""
        scene, lift = self._tween.scene(), self._lift
        held = self._held(scene, lift.key) if lift else None
        if lift is None or held is None:
            return scene
        moving = tuple(sprite for sprite in scene.moving if sprite.key != lift.key)
        card = replace(held, rect=lift.rect, raised=True, selected=False)
        items = self._items_without(scene.items, lift.key)
        return replace(scene, items=items, moving=(*moving, card), hint=lift.hint)

    def _held(self, scene: Scene, key: str) -> Sprite | None:
        sprites = (item for item in (*scene.items, *scene.moving) if isinstance(item, Sprite))
        return next((sprite for sprite in sprites if sprite.key == key), None)

    def _items_without(self, items: tuple[Item, ...], key: str) -> tuple[Item, ...]:
        """Return items without one, the same value each time: so they are drawn once."""
        if self._without is None or self._without[0] is not items or self._without[1] != key:
            rest = tuple(item for item in items if item.key != key)
            self._without = (items, key, rest)
        return self._without[2]
