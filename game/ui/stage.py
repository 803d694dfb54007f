"""What is seen now: the scene, what is on its way in it, and the picture of both."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

import pygame

from game.ui.dragging import Lift
from game.ui.draw import Painter
from game.ui.scene import Item, Scene, Sprite
from game.ui.theme import Look
from game.ui.timeline import Change, LetGo, Motion, change, moved

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
        self._lift: Lift | None = None
        self._let_go: LetGo = None
        self._snap = 0.0
        self._without: tuple[tuple[Item, ...], str, tuple[Item, ...]] | None = None

    @property
    def still(self) -> bool:
        """Return whether all has arrived."""
        return self._change.done and not self._let_go

    @property
    def moves_for(self) -> float:
        """Return the seconds until all has arrived."""
        return max(0.0, self._change.seconds - self._change.elapsed)

    @property
    def sets_out_for(self) -> float:
        """Return the seconds until the last that moves has set out."""
        return max(0.0, self._change.last_start - self._change.elapsed)

    @property
    def let_go(self) -> LetGo:
        """Return the card that was let go and has not set out."""
        return self._let_go

    def pass_time(self, dt: float) -> tuple[Motion, ...]:
        """Let `dt` seconds pass; return the motions that start in them."""
        since = self._change.elapsed
        self._change = self._change.advanced(min(LONGEST_STEP, max(0.0, dt)))
        return self._change.started(since)

    def finish(self) -> None:
        """Let all arrive."""
        self._change = Change(self._change.after)

    def lift(self, lift: Lift | None, snap: float) -> None:
        """Show a card under a finger; one that is let go takes `snap` seconds to where it goes."""
        if lift is not None and self._lift is None:
            self.finish()
        if self._lift is not None and (lift is None or lift.key != self._lift.key):
            self._let_go = self._lift.key, self._lift.rect
            self._snap = snap
        self._lift = lift

    def show(self, scene: Scene) -> None:
        """Show a scene at once, unless it is the one that is being shown."""
        if scene != self.scene:
            self._show(scene)

    def _show(self, scene: Scene) -> None:
        """Show a scene at once, or let a card that was let go travel to its place in it."""
        here, let_go = self.scene, self._let_go
        self.move(scene, moved(here, scene, {}, self._snap, let_go) if let_go else ())

    def move(self, scene: Scene, motions: Sequence[Motion]) -> None:
        """Let a scene come about by motions; none shows it at once."""
        self.scene = scene
        self._let_go = None
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
        if self._let_go:
            self._show(self.scene)
        scene = self.seen()
        if self._drawn == (scene, scale):
            return []
        places = self._painter.paint(surface, scene, scale)
        self._drawn = (scene, scale)
        return places

    def ahead(self, items: Iterable[Item]) -> Iterator[None]:
        """Make the pictures of items that may be shown soon, at the latest scale, one by one."""
        return self._painter.ahead(items)

    def seen(self) -> Scene:
        """Return the scene of this moment, the card under the finger over all others."""
        scene, lift = self._change.scene(), self._lift
        held = self._held(scene, lift.key) if lift else None
        if lift is None or held is None:
            return scene
        moving = tuple(item for item in scene.moving if item.key != lift.key)
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
