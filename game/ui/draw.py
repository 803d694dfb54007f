"""A scene onto a surface, at the screen's own resolution; decides nothing about what is shown."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from game.core.cards import Card, suit
from game.ui import svg
from game.ui.scene import (
    Align,
    Bracket,
    Button,
    Item,
    Label,
    Mark,
    Panel,
    Rect,
    Scene,
    Sprite,
    Style,
    Tone,
)
from game.ui.texts import SUIT_SIGNS, rank_index
from game.ui.theme import (
    BRASS,
    BRASS_BOTTOM,
    BRASS_TOP,
    DIM_TEXT,
    INFO,
    INK,
    IVORY,
    KNOCK_BOTTOM,
    KNOCK_TOP,
    MUTED,
    RED_ON_DARK,
    RED_ON_LIGHT,
    SUIT_COLOURS,
    Colour,
)

FONTS = Path(__file__).parent / "fonts"
SMALL_CARD = 84.0
"""Cards narrower than this many CSS pixels get one large pip instead of their pattern."""
MOST_PICTURES = 400
"""Pictures kept; a table needs about a hundred."""

TONES: dict[Tone, Colour] = {
    Tone.NORMAL: IVORY,
    Tone.MUTED: MUTED,
    Tone.BRASS: BRASS,
    Tone.INFO: INFO,
}
MARK_COLOURS: dict[Mark, Colour] = {
    Mark.DRAWN: BRASS,
    Mark.BARRED: RED_ON_DARK,
    Mark.LAID_OFF: INFO,
}


class Painter:
    """Draws scenes, and keeps the pictures that it has made."""

    def __init__(self) -> None:
        self._pictures: dict[tuple[object, ...], pygame.Surface] = {}
        self._fonts: dict[tuple[bool, int], pygame.font.Font] = {}
        self._folder = TemporaryDirectory(prefix="gin-rummy-")
        self._scale = 1.0
        self._lying: pygame.Surface | None = None
        self._lying_items: tuple[Item, ...] | None = None

    def paint(self, surface: pygame.Surface, scene: Scene, scale: float) -> None:
        """Draw a scene with `scale` device pixels to a CSS pixel.

        What lies is drawn once and kept: while cards move, only they are drawn anew.
        """
        size = surface.get_size()
        if scale != self._scale or len(self._pictures) > MOST_PICTURES:
            self._pictures.clear()
            self._lying = None
        self._scale = scale
        if self._lying is None or self._lying.get_size() != size:
            self._pictures.clear()  # a resized window would pile up cloths of every size
            self._lying = pygame.Surface(size).convert()
            self._lying_items = None
        if scene.items is not self._lying_items:
            self._lying.blit(self._opaque(svg.felt, *size), (0, 0))
            for item in scene.items:
                self._item(self._lying, item)
            self._lying_items = scene.items
        surface.blit(self._lying, (0, 0))
        for sprite in scene.moving:
            self._sprite(surface, sprite)

    def _item(self, surface: pygame.Surface, item: Item) -> None:
        match item:
            case Sprite():
                self._sprite(surface, item)
            case Button():
                self._button(surface, item)
            case Label():
                self._label(surface, item)
            case Panel():
                x, y, w, h = self._pixels(item.rect)
                radius = min(item.round * self._scale, h / 2)
                surface.blit(self._picture(svg.panel, w, h, radius), (x, y))
            case Bracket():
                x, y, w, h = self._pixels(item.rect)
                line = max(1.5, 2 * self._scale)
                opening = item.opening * self._scale
                surface.blit(self._picture(svg.bracket, w, h, opening, line), (x, y))

    def _sprite(self, surface: pygame.Surface, sprite: Sprite) -> None:
        x, y, w, h = self._pixels(sprite.rect)
        if sprite.empty:
            surface.blit(self._picture(svg.card_place, w, h), (x, y))
        elif sprite.face is None:
            surface.blit(self._picture(svg.card_back, w, h), (x, y))
        else:
            surface.blit(self._face(sprite.face, w, h), (x, y))
        if sprite.mark:
            self._frame(surface, (x, y, w, h), MARK_COLOURS[sprite.mark], 2.5)
        if sprite.selected:
            self._frame(surface, (x, y, w, h), BRASS, 4.0)
        if sprite.mark in (Mark.DRAWN, Mark.BARRED):
            self._tag(surface, (x, y, w, h), sprite.mark)

    def _frame(
        self, surface: pygame.Surface, place: tuple[int, int, int, int], colour: Colour, line: float
    ) -> None:
        x, y, w, h = place
        thick = max(2.0, line * self._scale)
        surface.blit(self._picture(svg.ring, w, h, w * 0.08, thick, colour), (x, y))

    def _tag(self, surface: pygame.Surface, place: tuple[int, int, int, int], mark: Mark) -> None:
        """Write what a card's mark means on its upper edge."""
        x, y, w, _ = place
        text = self._text(mark.value, max(11.0, w / self._scale * 0.17), True, INK)
        pad = round(5 * self._scale)
        tag_w, tag_h = text.get_width() + 2 * pad, text.get_height()
        colour = MARK_COLOURS[mark]
        left, top = x + round(w * 0.06), y - round(tag_h * 0.75)
        surface.blit(self._picture(svg.tag, tag_w, tag_h, colour), (left, top))
        surface.blit(text, (left + pad, top))

    def _face(self, card: Card, w: int, h: int) -> pygame.Surface:
        key = ("face", card, w, h)
        if key not in self._pictures:
            large = w / self._scale < SMALL_CARD
            picture = self._render(svg.card_face(card, w, h, large), (w, h))
            corner = self._corner(card, w, large)
            inset = round(w * 0.055), round(h * 0.03)
            picture.blit(corner, inset)
            if not large:
                turned = pygame.transform.rotate(corner, 180)
                at = (w - inset[0] - turned.get_width(), h - inset[1] - turned.get_height())
                picture.blit(turned, at)
            self._pictures[key] = picture
        return self._pictures[key]

    def _corner(self, card: Card, w: int, large: bool) -> pygame.Surface:
        """Return a card's index: its rank over its suit."""
        size = w * (0.44 if large else 0.25) * (0.84 if rank_index(card) == "10" else 1.0)
        colour = SUIT_COLOURS[suit(card)]
        index = self._font(True, size).render(rank_index(card), True, colour)
        index = index.subsurface(index.get_bounding_rect())
        sign = self._render(svg.suit_sign(suit(card), size * 0.62, colour), None)
        gap = round(size * 0.1)
        width = max(index.get_width(), sign.get_width())
        corner = pygame.Surface(
            (width, index.get_height() + gap + sign.get_height()), pygame.SRCALPHA
        )
        corner.blit(index, ((width - index.get_width()) // 2, 0))
        corner.blit(sign, ((width - sign.get_width()) // 2, index.get_height() + gap))
        return corner

    def _button(self, surface: pygame.Surface, button: Button) -> None:
        x, y, w, h = self._pixels(button.rect)
        line = max(1.5, 1.5 * self._scale)
        shines = button.enabled and button.style in (Style.PRIMARY, Style.KNOCK)
        if shines:
            knock = button.style is Style.KNOCK
            top, bottom = (KNOCK_TOP, KNOCK_BOTTOM) if knock else (BRASS_TOP, BRASS_BOTTOM)
            ground = self._picture(svg.brass_button, w, h, line, top, bottom)
        else:
            ground = self._picture(svg.plain_button, w, h, line, button.enabled)
        surface.blit(ground, (x, y))
        colour = INK if shines else IVORY if button.enabled else DIM_TEXT
        share = 0.33 if button.style is Style.SMALL else 0.4
        size = max(14.0, button.rect.h * share)
        text = self._fitted(button.label, size, True, colour, button.rect.w - 16)
        surface.blit(text, (x + (w - text.get_width()) // 2, y + (h - text.get_height()) // 2))

    def _label(self, surface: pygame.Surface, label: Label) -> None:
        text = self._fitted(label.text, label.size, label.bold, TONES[label.tone], label.max_width)
        x, y = round(label.x * self._scale), round(label.y * self._scale)
        shift = {Align.LEFT: 0, Align.CENTRE: text.get_width() // 2, Align.RIGHT: text.get_width()}
        surface.blit(text, (x - shift[label.align], y - text.get_height() // 2))

    def _fitted(
        self, text: str, size: float, bold: bool, colour: Colour, width: float | None
    ) -> pygame.Surface:
        """Return a text in the largest size up to `size` that fits a width in CSS pixels."""
        drawn = self._text(text, size, bold, colour)
        if width is None or drawn.get_width() <= width * self._scale:
            return drawn
        return self._text(text, size * width * self._scale / drawn.get_width(), bold, colour)

    def _text(self, text: str, size: float, bold: bool, colour: Colour) -> pygame.Surface:
        """Return a line of text whose suit signs are drawn as the cards show them."""
        pixels = max(6, round(size * self._scale))
        key = ("text", text, pixels, bold, colour)
        if key not in self._pictures:
            parts = [self._word(word, pixels, bold, colour) for word in _words(text)]
            width = sum(part.get_width() for part in parts)
            height = self._font(bold, pixels).get_height()
            line = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
            x = 0
            for part in parts:
                line.blit(part, (x, (height - part.get_height()) // 2))
                x += part.get_width()
            self._pictures[key] = line
        return self._pictures[key]

    def _word(self, word: str, pixels: int, bold: bool, colour: Colour) -> pygame.Surface:
        if word not in SUIT_SIGNS:
            return self._font(bold, pixels).render(word, True, colour)
        suit_ = SUIT_SIGNS.index(word)
        if suit_ in (1, 2):
            colour = RED_ON_LIGHT if colour == INK else RED_ON_DARK
        return self._render(svg.suit_sign(suit_, pixels * 0.78, colour), None)

    def _font(self, bold: bool, pixels: float) -> pygame.font.Font:
        key = (bold, round(pixels))
        if key not in self._fonts:
            name = "bold.woff" if bold else "regular.woff"
            self._fonts[key] = pygame.font.Font(FONTS / name, key[1])
        return self._fonts[key]

    def _picture(self, shape: Callable[..., str], *measures: object) -> pygame.Surface:
        """Return a shape of `svg` in these measures, drawn at its first use."""
        key = (shape, *measures)
        if key not in self._pictures:
            self._pictures[key] = self._render(shape(*measures), None)
        return self._pictures[key]

    def _opaque(self, shape: Callable[..., str], *measures: object) -> pygame.Surface:
        """Return a shape that fills its picture, in the form that is quickest to copy."""
        key = ("opaque", shape, *measures)
        if key not in self._pictures:
            self._pictures[key] = self._render(shape(*measures), None).convert()
        return self._pictures[key]

    def _render(self, drawing: str, size: tuple[int, int] | None) -> pygame.Surface:
        """Return an SVG as a picture, by way of a file: pygame reads nothing else in a browser."""
        sheet = Path(self._folder.name) / "sheet.svg"
        sheet.write_text(drawing, encoding="utf-8")
        if size is None:
            return pygame.image.load(sheet).convert_alpha()
        return pygame.image.load_sized_svg(sheet, size).convert_alpha()

    def _pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        """Return a place in whole device pixels."""
        scale = self._scale
        x, y = round(rect.x * scale), round(rect.y * scale)
        return x, y, max(1, round(rect.w * scale)), max(1, round(rect.h * scale))


def _words(text: str) -> list[str]:
    """Return a text cut into suit signs and what stands between them."""
    words = [""]
    for sign in text:
        if sign in SUIT_SIGNS:
            words += [sign, ""]
        else:
            words[-1] += sign
    return [word for word in words if word]
