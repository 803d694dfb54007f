"""A scene onto a surface, at the screen's own resolution; decides nothing about what is shown."""

from collections.abc import Iterable, Iterator

import pygame

from game.ui.cloth import Masks, cloth
from game.ui.pictures import Pictures
from game.ui.rect import Rect
from game.ui.scene import Item, Scene, Scroll, Sprite
from game.ui.stamper import Stamper
from game.ui.stamps import Stamp, changed, repaint
from game.ui.theme import Look

SHADE = 150
"""Opacity, of 255, of the dark over a table under a sheet."""
_PLAIN_LOOK = Look()


class Painter:
    """Draws scenes in one look, and keeps the pictures that it has made.

    What it drew last stays as it is where nothing has changed.
    """

    def __init__(self, look: Look = _PLAIN_LOOK) -> None:
        self._pictures = Pictures()
        self._stamper = Stamper(self._pictures, look, 1.0)
        self._lying: pygame.Surface | None = None
        """All that does not move, painted once for all moments of a movement."""
        self._lying_items: tuple[Item, ...] | None = None
        self._lying_stamps: list[Stamp] = []
        self._over_stamps: list[Stamp] = []
        self._shown: pygame.Surface | None = None

    @property
    def look(self) -> Look:
        """Return the look; setting another one draws everything anew."""
        return self._stamper.look

    @look.setter
    def look(self, look: Look) -> None:
        self._begin(look, self._stamper.scale)

    def _begin(self, look: Look, scale: float) -> None:
        """Draw all anew, with a look or at a density."""
        self._pictures.forget()
        self._stamper = Stamper(self._pictures, look, scale)
        self._lying = None

    def forget_picture(self) -> None:
        """Paint all again the next time: what was shown has been lost."""
        self._shown = None

    def paint(self, surface: pygame.Surface, scene: Scene, scale: float) -> list[pygame.Rect]:
        """Draw a scene with `scale` device pixels to a CSS pixel; return what places changed."""
        resized = self._lying is not None and self._lying.get_size() != surface.get_size()
        if scale != self._stamper.scale or resized:
            self._begin(self.look, scale)  # a resized window would pile up cloths of every size
        places = self._lay(surface, scene.items)
        assert self._lying is not None
        over = list(self._over(scene, surface.get_size()))
        if surface is not self._shown:
            places = [surface.get_rect()]
        places += changed(self._over_stamps, over)
        self._shown, self._over_stamps = surface, over
        return repaint(surface, self._lying, over, places)

    def ahead(self, items: Iterable[Item]) -> Iterator[None]:
        """Make the pictures of items that may be shown soon, an item at each step."""
        panels: list[Rect] = []
        for item in items:
            if isinstance(item, Scroll):
                yield from self.ahead(item.items)
                continue
            stamper = self._stamper
            stamper.panels, panels = panels, stamper.panels
            list(stamper.stamps(item))
            stamper.panels, panels = panels, stamper.panels
            yield

    def _over(self, scene: Scene, size: tuple[int, int]) -> Iterator[Stamp]:
        """Yield all that hangs over what lies: cards under way or held, and a sheet."""
        stamper = self._stamper
        if scene.hint:
            yield stamper.hint(scene.hint)
        for item in scene.items:
            if isinstance(item, Sprite) and item.focused:
                yield stamper.focus(item)
        for item in scene.moving:
            yield from stamper.stamps(item)
        if scene.sheet:
            yield Stamp(self._pictures.kept(_shade, *size), 0, 0)
            lying = list(stamper.panels)
            for item in scene.sheet:
                yield from stamper.stamps(item)
            stamper.panels = lying

    def _lay(self, surface: pygame.Surface, items: tuple[Item, ...]) -> list[pygame.Rect]:
        """Paint what lies, if it is not the same as before; return the places that changed."""
        size = surface.get_size()
        if items is self._lying_items and self._lying is not None:
            return []
        self._stamper.panels = []
        stamps = [stamp for item in items for stamp in self._stamper.stamps(item)]
        cloth = self._pictures.kept(self._cloth, surface.get_masks(), *size)
        if self._lying is None:
            self._lying = pygame.Surface(size, 0, surface)
            places = [self._lying.get_rect()]
            self._shown = None
        else:
            places = changed(self._lying_stamps, stamps)
        self._lying_items, self._lying_stamps = items, stamps
        return repaint(self._lying, cloth, stamps, places)

    def _cloth(self, masks: Masks, w: int, h: int) -> pygame.Surface:
        return cloth(self._pictures, self.look, self._stamper.scale, masks, w, h)


def _shade(w: int, h: int) -> pygame.Surface:
    """Return the dark that lies over a table while something is looked at."""
    shade = pygame.Surface((w, h)).convert()
    shade.set_alpha(SHADE)
    return shade
