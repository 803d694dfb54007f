"""A scene onto a surface, at the screen's own resolution; decides nothing about what is shown."""

from itertools import product
from typing import assert_never

import pygame

from game.core.cards import Card
from game.ui.art.chrome import bracket, panel, plain_button, shining_button, tag
from game.ui.art.felt import TILE, light, noise, texture
from game.ui.art.paper import card_place, frame, glow, high_shadow, margin
from game.ui.deck import Deck
from game.ui.figures import drawing, ring
from game.ui.lettering import Lettering
from game.ui.pictures import Pictures
from game.ui.scene import (
    Align,
    Bracket,
    Button,
    Figure,
    Item,
    Label,
    Mark,
    Panel,
    Rect,
    Scene,
    Scroll,
    Sprite,
    Style,
    Tone,
    Unseen,
)
from game.ui.theme import (
    BRASS,
    GREEN_ON_DARK,
    INFO,
    INK,
    RED_ON_DARK,
    Colour,
    Ground,
    Look,
)

NOISE = 5
"""Opacity, of 255, of the dots that hide the steps of the table's light."""

SPREAD = 8
"""How many times smaller the table's light is drawn than shown."""

ROW_ROUND = 14.0
"""Radius of the corners of a row that is pressed as a whole, in CSS pixels."""

MARK_COLOURS: dict[Mark, Colour] = {
    Mark.DRAWN: BRASS,
    Mark.BARRED: RED_ON_DARK,
    Mark.LAID_OFF: INFO,
    Mark.HINT: INFO,
    Mark.THROWN: RED_ON_DARK,
    Mark.BETTER: GREEN_ON_DARK,
    Mark.RIGHT: GREEN_ON_DARK,
    Mark.WRONG: RED_ON_DARK,
}
SHADE = 150
"""Opacity, of 255, of the dark over a table under a sheet."""
_PLAIN_LOOK = Look()


class Painter:
    """Draws scenes in one look, and keeps the pictures that it has made."""

    def __init__(self, look: Look = _PLAIN_LOOK) -> None:
        self._pictures = Pictures()
        self._scale = 1.0
        self._panels: list[Rect] = []
        self._lying: pygame.Surface | None = None
        self._lying_items: tuple[Item, ...] | None = None
        self.look = look

    @property
    def look(self) -> Look:
        """Return the look; setting another one draws everything anew."""
        return self._look

    @look.setter
    def look(self, look: Look) -> None:
        self._look = look
        self._letters = Lettering(self._pictures, look)
        self._deck = Deck(self._pictures, look)
        self._forget()

    def _forget(self) -> None:
        self._pictures.forget()
        self._lying = None

    def paint(self, surface: pygame.Surface, scene: Scene, scale: float) -> None:
        """Draw a scene with `scale` device pixels to a CSS pixel.

        What lies is drawn once and kept: while cards move, only they are drawn anew.
        """
        size = surface.get_size()
        if scale != self._scale or self._pictures.too_many:
            self._forget()
        self._scale = scale
        if self._lying is None or self._lying.get_size() != size:
            self._forget()  # a resized window would pile up cloths of every size
            self._lying = pygame.Surface(size).convert()
            self._lying_items = None
        if scene.items is not self._lying_items:
            self._lying.blit(self._pictures.kept(self._table, *size), (0, 0))
            self._panels = []
            for item in scene.items:
                self._item(self._lying, item)
            self._lying_items = scene.items
        surface.blit(self._lying, (0, 0))
        if scene.hint:
            self._hint(surface, scene.hint)
        for sprite in scene.moving:
            self._sprite(surface, sprite)
        if scene.sheet:
            self._sheet(surface, scene.sheet)

    def _hint(self, surface: pygame.Surface, place: Rect) -> None:
        """Draw the light around the place that a held card would go to."""
        x, y, w, h = self._pixels(place)
        reach = self._line(8.0)
        light_ = self._pictures.shape(glow, w, h, reach, self._line(2.5), self._look.glow)
        surface.blit(light_, (x - reach, y - reach))

    def _sheet(self, surface: pygame.Surface, items: tuple[Item, ...]) -> None:
        """Draw what lies over the table, which is darkened."""
        surface.blit(self._pictures.kept(_shade, *surface.get_size()), (0, 0))
        lying = list(self._panels)
        for item in items:
            self._item(surface, item)
        self._panels = lying

    def _table(self, w: int, h: int) -> pygame.Surface:
        """Return the bare table, in the form that is quickest to copy.

        Its light is drawn small and spread: a gradient has no edges to lose, and at the size of
        the screen it would take half of the first frame.
        """
        small = self._pictures.render(light(w // SPREAD + 1, h // SPREAD + 1, self._look.felt))
        table = pygame.transform.smoothscale(small.convert(), (w, h))
        dots = pygame.image.frombytes(noise(NOISE), (TILE, TILE), "RGBA").convert_alpha()
        kind = self._look.table.weave
        for tile in (dots, self._pictures.render(texture(kind, self._scale))):
            for x, y in product(range(0, w, tile.get_width()), range(0, h, tile.get_height())):
                table.blit(tile, (x, y))
        return table

    def _item(self, surface: pygame.Surface, item: Item) -> None:
        match item:
            case Sprite():
                self._sprite(surface, item)
            case Button():
                self._button(surface, item)
            case Label():
                self._label(surface, item)
            case Panel():
                self._panel(surface, item)
            case Bracket():
                x, y, w, h = self._pixels(item.rect)
                colour = self._ground(*item.rect.middle).accent
                opening = item.opening * self._scale
                line = self._line(2.0)
                picture = self._pictures.shape(bracket, w, h, opening, line, colour)
                surface.blit(picture, (x, y))
            case Figure():
                x, y, w, h = self._pixels(item.rect)
                ground = self._ground(*item.rect.middle)
                picture = self._pictures.shape(drawing, item.name, w, h, ground, *item.words)
                surface.blit(picture, (x, y))
            case Scroll():
                surface.set_clip(self._pixels(item.rect))
                for inner in item.items:
                    self._item(surface, inner)
                surface.set_clip(None)
            case Unseen():
                pass
            case _:
                assert_never(item)

    def _ground(self, x: float, y: float) -> Ground:
        """Return what lies under a point: a panel drawn before, or the bare table."""
        on_panel = any(rect.holds(x, y) for rect in self._panels)
        return self._look.panel if on_panel else self._look.felt

    def _panel(self, surface: pygame.Surface, item: Panel | Button) -> None:
        x, y, w, h = self._pixels(item.rect)
        round_ = item.round if isinstance(item, Panel) else ROW_ROUND
        radius = round(min(round_ * self._scale, h / 2))
        surface.blit(self._pictures.shape(panel, w, h, radius, self._look.panel), (x, y))
        if isinstance(item, Button) and item.style is Style.ROW and item.pressed:
            colour = self._look.panel.accent
            line = self._line(2.5)
            surface.blit(self._pictures.shape(ring, w, h, radius, line, colour), (x, y))
        self._panels.append(item.rect)

    def _sprite(self, surface: pygame.Surface, sprite: Sprite) -> None:
        place = x, y, w, h = self._pixels(sprite.rect)
        if sprite.turn:
            turned = self._pictures.kept(self._turned, sprite.face, w, h, sprite.turn)
            surface.blit(turned, turned.get_rect(center=(x + w // 2, y + h // 2)))
            return
        if sprite.empty:
            surface.blit(self._pictures.shape(card_place, w, h, self._look.felt), (x, y))
            return
        around = margin(w)
        if sprite.raised:
            reach = 3 * around
            dark = self._pictures.shape(high_shadow, w, h, reach)
            surface.blit(dark, (x - reach, y - reach + around))
        surface.blit(self._deck.card(sprite.face, w, h, self._scale), (x - around, y - around))
        if sprite.selected:
            reach, line = self._line(9.0), self._line(3.0)
            light_ = self._pictures.shape(glow, w, h, reach, line, self._look.glow)
            surface.blit(light_, (x - reach, y - reach))
        if sprite.mark:
            colour = self._look.mark_colour(MARK_COLOURS[sprite.mark])
            surface.blit(self._pictures.shape(frame, w, h, self._line(2.5), colour), (x, y))
        if sprite.mark and sprite.mark is not Mark.LAID_OFF:
            self._tag(surface, place, sprite.mark, w * 0.16)

    def _turned(self, face: Card | None, w: int, h: int, turn: float) -> pygame.Surface:
        """Return a card turned, drawn at twice its size first so that its edges stay sharp."""
        twice = self._deck.card(face, 2 * w, 2 * h, 2 * self._scale)
        return pygame.transform.rotozoom(twice, -turn, 0.5)

    def _tag(
        self, surface: pygame.Surface, place: tuple[int, int, int, int], mark: Mark, size: float
    ) -> None:
        """Write what a mark means above the upper edge of a card or a button."""
        x, y, w, _ = place
        size = max(12.0 * self._scale, size)
        text = self._letters.line(mark.value, size, True, INK, self._look.brass)
        pad = round(text.get_height() * 0.42)
        tag_w, tag_h = text.get_width() + 2 * pad, text.get_height()
        left, top = x + round(w * 0.05), y - tag_h + self._line(3.0)
        colour = self._look.mark_colour(MARK_COLOURS[mark])
        picture = self._pictures.shape(tag, tag_w, tag_h, colour, INK)
        surface.blit(picture, (left, top))
        surface.blit(text, (left + pad, top))

    def _button(self, surface: pygame.Surface, button: Button) -> None:
        x, y, w, h = self._pixels(button.rect)
        line = self._line(1.5)
        look, style = self._look, button.style
        if style in (Style.ROW, Style.SWITCH):
            self._panel(surface, button)
            return
        chosen = style is Style.CHIP and button.pressed is True
        if button.enabled and (chosen or style in (Style.PRIMARY, Style.KNOCK)):
            ground = look.knock if style is Style.KNOCK else look.brass
            picture = self._pictures.shape(shining_button, w, h, line, ground)
            drop = 0.5 * line
        else:
            ground = look.panel
            opacity = 1.0 if button.enabled else look.dim_opacity
            picture = self._pictures.shape(
                plain_button, w, h, line, ground, opacity, button.enabled
            )
            drop = 0.0
        surface.blit(picture, (x, y))
        if chosen:
            surface.blit(self._pictures.shape(ring, w, h - line, h / 2, 1.5 * line, INK), (x, y))
        colour = ground.text if button.enabled else ground.dim
        share = 0.33 if style is Style.SMALL else 0.4
        size = (button.size or max(14.0, button.rect.h * share)) * self._scale
        text = self._letters.line(
            button.label, size, True, colour, ground, (button.rect.w - 16) * self._scale
        )
        left, top = x + (w - text.get_width()) // 2, y + (h - text.get_height()) // 2
        surface.blit(text, (left, top - round(drop)))
        if button.mark:
            colour = self._look.mark_colour(MARK_COLOURS[button.mark])
            frame_ = self._pictures.shape(ring, w, h, h / 2, self._line(3.0), colour)
            surface.blit(frame_, (x, y))
            inset = round(min(h * 0.3, w * 0.2))
            self._tag(surface, (x + inset, y, w - inset, h), button.mark, h * 0.24)

    def _label(self, surface: pygame.Surface, label: Label) -> None:
        ground = self._ground(label.x, label.y)
        colours = {
            Tone.NORMAL: ground.text,
            Tone.MUTED: ground.muted,
            Tone.BRASS: ground.accent,
            Tone.INFO: ground.info,
        }
        width = None if label.max_width is None else label.max_width * self._scale
        text = self._letters.line(
            label.text, label.size * self._scale, label.bold, colours[label.tone], ground, width
        )
        x, y = round(label.x * self._scale), round(label.y * self._scale)
        shift = {Align.LEFT: 0, Align.CENTRE: text.get_width() // 2, Align.RIGHT: text.get_width()}
        surface.blit(text, (x - shift[label.align], y - text.get_height() // 2))

    def _line(self, width: float) -> int:
        """Return the width of a line in whole device pixels."""
        return max(1, round(width * self._scale * self._look.lines))

    def _pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        """Return a place in whole device pixels."""
        scale = self._scale
        x, y = round(rect.x * scale), round(rect.y * scale)
        return x, y, max(1, round(rect.w * scale)), max(1, round(rect.h * scale))


def _shade(w: int, h: int) -> pygame.Surface:
    """Return the dark that lies over a table while something is looked at."""
    shade = pygame.Surface((w, h)).convert()
    shade.set_alpha(SHADE)
    return shade
