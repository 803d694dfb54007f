"""Items of a scene as pictures to be stamped: one item, one look, one density of the screen."""

from collections.abc import Iterator
from typing import assert_never

import pygame

from game.core.cards import Card
from game.ui.art.chrome import FOCUS, bracket, focus_ring, panel, plain_button, shining_button, tag
from game.ui.art.paper import card_place, frame, glow, high_shadow, margin
from game.ui.colours import Colour
from game.ui.deck import Deck
from game.ui.figures import drawing, ring
from game.ui.lettering import Lettering
from game.ui.pictures import Pictures
from game.ui.rect import Rect
from game.ui.scene import (
    Align,
    Bracket,
    Button,
    Figure,
    Item,
    Label,
    Mark,
    Panel,
    Scroll,
    Sprite,
    Style,
    Tone,
    Unseen,
)
from game.ui.stamps import Place, Stamp
from game.ui.theme import BRASS, GREEN_ON_DARK, INFO, INK, RED_ON_DARK, Ground, Look

ROW_ROUND = 14.0
"""Radius of the corners of a row that is pressed as a whole, in CSS pixels."""

NARROW_STEPS = 8
"""Widths in which a card is drawn that is being turned over."""

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


class Stamper:
    """Makes stamps of items, their pictures kept in a box that it is given."""

    def __init__(self, pictures: Pictures, look: Look, scale: float) -> None:
        """Work in a look, with `scale` device pixels to a CSS pixel."""
        self.look = look
        self.scale = scale
        self.panels: list[Rect] = []
        """Where panels have been stamped: texts on them have other colours than on the felt."""
        self._pictures = pictures
        self._letters = Lettering(pictures, look)
        self._deck = Deck(pictures, look)

    def stamps(self, item: Item) -> Iterator[Stamp]:
        """Yield the pictures that show an item, in the order in which they lie."""
        match item:
            case Sprite():
                yield from self._sprite(item)
            case Button():
                yield from self._button(item)
            case Label():
                yield self._label(item)
            case Panel():
                yield from self._panel(item)
            case Bracket():
                x, y, w, h = self._pixels(item.rect)
                colour = self._ground(*item.rect.middle).accent
                opening = item.opening * self.scale
                line = self._line(2.0)
                yield Stamp(self._pictures.shape(bracket, w, h, opening, line, colour), x, y)
            case Figure():
                x, y, w, h = self._pixels(item.rect)
                ground = self._ground(*item.rect.middle)
                yield Stamp(
                    self._pictures.shape(drawing, item.name, w, h, ground, *item.words), x, y
                )
            case Scroll():
                clip = self._pixels(item.rect)
                for inner in item.items:
                    yield from (stamp._replace(clip=clip) for stamp in self.stamps(inner))
            case Unseen():
                pass
            case _:
                assert_never(item)

    def hint(self, place: Rect) -> Stamp:
        """Return the light around the place to which a card that is held would go."""
        return self._light(self._pixels(place), 8.0, 2.5)

    def focus(self, sprite: Sprite) -> Stamp:
        """Return the ring around a card at which the keyboard is."""
        x, y, w, h = self._pixels(sprite.strip or sprite.rect)
        around = max(1, round(FOCUS * self.scale))
        return Stamp(self._pictures.shape(focus_ring, w, h, around), x - around, y - around)

    def _light(self, place: Place, reach: float, line: float) -> Stamp:
        """Return the light around a place."""
        x, y, w, h = place
        far = self._line(reach)
        light = self._pictures.shape(glow, w, h, far, self._line(line), self.look.glow)
        return Stamp(light, x - far, y - far)

    def _ground(self, x: float, y: float) -> Ground:
        """Return what lies under a point: a panel drawn before, or the bare table."""
        on_panel = any(rect.holds(x, y) for rect in self.panels)
        return self.look.panel if on_panel else self.look.felt

    def _panel(self, item: Panel | Button) -> Iterator[Stamp]:
        x, y, w, h = self._pixels(item.rect)
        round_ = item.round if isinstance(item, Panel) else ROW_ROUND
        radius = round(min(round_ * self.scale, h / 2))
        yield Stamp(self._pictures.shape(panel, w, h, radius, self.look.panel), x, y)
        if isinstance(item, Button) and item.style is Style.ROW and item.pressed:
            colour = self.look.panel.accent
            line = self._line(2.5)
            yield Stamp(self._pictures.shape(ring, w, h, radius, line, colour), x, y)
        self.panels.append(item.rect)

    def _sprite(self, sprite: Sprite) -> Iterator[Stamp]:
        place = x, y, w, h = self._pixels(sprite.rect)
        if sprite.turn or sprite.narrow < 1:
            narrow = max(1, round(sprite.narrow * NARROW_STEPS)) / NARROW_STEPS
            turned = self._pictures.kept(self._turned, sprite.face, w, h, sprite.turn, narrow)
            yield Stamp(turned, *turned.get_rect(center=(x + w // 2, y + h // 2)).topleft)
            return
        if sprite.empty:
            yield Stamp(self._pictures.shape(card_place, w, h, self.look.felt), x, y)
            return
        around = margin(w)
        if sprite.raised:
            reach = 3 * around
            dark = self._pictures.shape(high_shadow, w, h, reach)
            yield Stamp(dark, x - reach, y - reach + around)
        yield Stamp(self._deck.card(sprite.face, w, h, self.scale), x - around, y - around)
        if sprite.badge:
            yield from self._badge(place, sprite.badge, sprite.badge_size)
        if sprite.selected:
            yield self._light(place, 9.0, 3.0)
        if sprite.mark:
            colour = self.look.mark_colour(MARK_COLOURS[sprite.mark])
            yield Stamp(self._pictures.shape(frame, w, h, self._line(2.5), colour), x, y)
        if sprite.mark and sprite.mark is not Mark.LAID_OFF:
            yield from self._tag(place, sprite.mark, w * 0.16)

    def _turned(
        self, face: Card | None, w: int, h: int, turn: float, narrow: float
    ) -> pygame.Surface:
        """Return a card turned in its plane, or seen `narrow` while it is turned over.

        One turned in its plane is drawn at twice its size first, so that its edges stay sharp.
        """
        if not turn:
            card = self._deck.card(face, w, h, self.scale)
            seen = max(1, round(card.get_width() * narrow)), card.get_height()
            return pygame.transform.smoothscale(card, seen)
        twice = self._deck.card(face, 2 * w, 2 * h, 2 * self.scale)
        return pygame.transform.rotozoom(twice, -turn, 0.5)

    def _tag(self, place: Place, mark: Mark, size: float) -> Iterator[Stamp]:
        """Yield what a mark means, written above the upper edge of a card or a button."""
        x, y, w, _ = place
        size = max(12.0 * self.scale, size)
        text = self._letters.line(mark.value, size, True, INK, self.look.brass)
        pad = round(text.get_height() * 0.42)
        tag_w, tag_h = text.get_width() + 2 * pad, text.get_height()
        left, top = x + round(w * 0.05), y - tag_h + self._line(3.0)
        colour = self.look.mark_colour(MARK_COLOURS[mark])
        yield Stamp(self._pictures.shape(tag, tag_w, tag_h, colour, INK), left, top)
        yield Stamp(text, left + pad, top)

    def _badge(self, place: Place, words: str, size: float) -> Iterator[Stamp]:
        """Yield a number on a card's right lower corner, on a ground of its own."""
        x, y, w, h = place
        ground = self.look.panel
        text = self._letters.line(words, size * self.scale, True, ground.text, ground)
        high, inset = round(text.get_height() * 1.12), round(w * 0.06)
        wide = min(w - 2 * inset, max(high, text.get_width() + round(high * 0.7)))
        left, top = x + w - inset - wide, y + h - inset - high
        yield Stamp(self._pictures.shape(panel, wide, high, high / 2, ground), left, top)
        inner = (wide - text.get_width()) // 2, (high - text.get_height()) // 2
        yield Stamp(text, left + inner[0], top + inner[1])

    def _button(self, button: Button) -> Iterator[Stamp]:
        x, y, w, h = self._pixels(button.rect)
        line = self._line(1.5)
        look, style = self.look, button.style
        if style in (Style.ROW, Style.SWITCH):
            yield from self._panel(button)
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
        yield Stamp(picture, x, y)
        if chosen:
            yield Stamp(self._pictures.shape(ring, w, h - line, h / 2, 1.5 * line, INK), x, y)
        colour = ground.text if button.enabled else ground.dim
        share = 0.33 if style is Style.SMALL else 0.4
        size = (button.size or max(14.0, button.rect.h * share)) * self.scale
        text = self._letters.line(
            button.label, size, True, colour, ground, (button.rect.w - 16) * self.scale
        )
        left, top = x + (w - text.get_width()) // 2, y + (h - text.get_height()) // 2
        yield Stamp(text, left, top - round(drop))
        if button.mark:
            colour = self.look.mark_colour(MARK_COLOURS[button.mark])
            frame_ = self._pictures.shape(ring, w, h, h / 2, self._line(3.0), colour)
            yield Stamp(frame_, x, y)
            inset = round(min(h * 0.3, w * 0.2))
            yield from self._tag((x + inset, y, w - inset, h), button.mark, h * 0.24)

    def _label(self, label: Label) -> Stamp:
        ground = self._ground(label.x, label.y)
        colours = {
            Tone.NORMAL: ground.text,
            Tone.MUTED: ground.muted,
            Tone.BRASS: ground.accent,
            Tone.INFO: ground.info,
        }
        width = None if label.max_width is None else label.max_width * self.scale
        text = self._letters.line(
            label.text, label.size * self.scale, label.bold, colours[label.tone], ground, width
        )
        x, y = round(label.x * self.scale), round(label.y * self.scale)
        shift = {Align.LEFT: 0, Align.CENTRE: text.get_width() // 2, Align.RIGHT: text.get_width()}
        return Stamp(text, x - shift[label.align], y - text.get_height() // 2)

    def _line(self, width: float) -> int:
        """Return the width of a line in whole device pixels."""
        return max(1, round(width * self.scale * self.look.lines))

    def _pixels(self, rect: Rect) -> Place:
        """Return a place in whole device pixels."""
        scale = self.scale
        x, y = round(rect.x * scale), round(rect.y * scale)
        return x, y, max(1, round(rect.w * scale)), max(1, round(rect.h * scale))
