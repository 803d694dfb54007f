"""Pictures made from SVG text and fonts, made at their first use and kept; knows no cards."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

FONTS = Path(__file__).parent / "fonts"
MOST_PICTURES = 400
"""Pictures kept; a table and its summary need about two hundred."""


class Pictures:
    """Keeps what was drawn, by what it was drawn from."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], pygame.Surface] = {}
        self._fonts: dict[tuple[bool, int], pygame.font.Font] = {}
        self._folder = TemporaryDirectory(prefix="gin-rummy-")

    def forget(self) -> None:
        """Drop all pictures, for other colours or another density."""
        self._kept.clear()

    def kept(self, make: Callable[..., pygame.Surface], *measures: object) -> pygame.Surface:
        """Return what a function makes of its arguments, made at the first call."""
        return self._found((make, *measures), lambda: make(*measures))

    def shape(self, draw: Callable[..., str], *measures: object) -> pygame.Surface:
        """Return an SVG of `game.ui.art` in these measures, drawn at its first use."""
        return self._found((draw, *measures), lambda: self.render(draw(*measures)))

    def _found(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return a picture by its key; those asked for longest ago make room for a new one."""
        picture = self._kept.pop(key, None) or make()
        self._kept[key] = picture
        if len(self._kept) > MOST_PICTURES:
            del self._kept[next(iter(self._kept))]
        return picture

    def render(self, drawing: str) -> pygame.Surface:
        """Return an SVG as a picture, by way of a file: pygame reads nothing else in a browser."""
        sheet = Path(self._folder.name) / "sheet.svg"
        sheet.write_text(drawing, encoding="utf-8")
        return pygame.image.load(sheet).convert_alpha()

    def font(self, bold: bool, pixels: int) -> pygame.font.Font:
        """Return the typeface in a size."""
        key = (bold, pixels)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(
                FONTS / ("bold.ttf" if bold else "regular.ttf"), pixels
            )
        return self._fonts[key]
