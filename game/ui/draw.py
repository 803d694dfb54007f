"""A scene onto a surface, at the screen's own resolution; decides nothing about what is shown."""

from collections.abc import Iterable, Iterator
from typing import assert_never

import pygame

from game.core.cards import Card
from game.ui.art.chrome import FOCUS, bracket, focus_ring, panel, plain_button, shining_button, tag
from game.ui.art.paper import card_place, frame, glow, high_shadow, margin
from game.ui.cloth import Masks, cloth
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
    Scene,
    Scroll,
    Sprite,
    Style,
    Tone,
    Unseen,
)
from game.ui.stamps import Place, Stamp, changed, repaint
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
SHADE = 150
"""Opacity, of 255, of the dark over a table under a sheet."""
_PLAIN_LOOK = Look()


class Painter:
    """Draws scenes in one look, and keeps the pictures that it has made.

    What it drew last stays as it is where nothing has changed.
    """

    def __init__(self, look: Look = _PLAIN_LOOK) -> None:
        self._pictures = Pictures()
        self._scale = 1.0
        self._panels: list[Rect] = []
        self._lying: pygame.Surface | None = None
        """All that does not move, painted once for all moments of a movement."""
        self._lying_items: tuple[Item, ...] | None = None
        self._lying_stamps: list[Stamp] = []
        self._over_stamps: list[Stamp] = []
        self._shown: pygame.Surface | None = None
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

    def forget_picture(self) -> None:
        """Paint all again the next time: what was shown has been lost."""
        self._shown = None

    def paint(self, surface: pygame.Surface, scene: Scene, scale: float) -> list[pygame.Rect]:
        """Draw a scene with `scale` device pixels to a CSS pixel; return what places changed."""
        if scale != self._scale or (self._lying and self._lying.get_size() != surface.get_size()):
            self._forget()  # a resized window would pile up cloths of every size
        self._scale = scale
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
            self._panels, panels = panels, self._panels
            list(self._stamps(item))
            self._panels, panels = panels, self._panels
            yield

    def _over(self, scene: Scene, size: tuple[int, int]) -> Iterator[Stamp]:
        """Yield all that hangs over what lies: cards under way or held, and a sheet."""
        if scene.hint:
            yield self._light(self._pixels(scene.hint), 8.0, 2.5)
        for item in scene.items:
            if isinstance(item, Sprite) and item.focused:
                yield self._focus(self._pixels(item.strip or item.rect))
        for item in scene.moving:
            yield from self._stamps(item)
        if scene.sheet:
            yield Stamp(self._pictures.kept(_shade, *size), 0, 0)
            lying = list(self._panels)
            for item in scene.sheet:
                yield from self._stamps(item)
            self._panels = lying

    def _light(self, place: Place, reach: float, line: float) -> Stamp:
        """Return the light around a place."""
        x, y, w, h = place
        far = self._line(reach)
        light = self._pictures.shape(glow, w, h, far, self._line(line), self._look.glow)
        return Stamp(light, x - far, y - far)

    def _focus(self, place: Place) -> Stamp:
        """Return the ring around the card at which the keyboard is."""
        x, y, w, h = place
        around = max(1, round(FOCUS * self._scale))
        return Stamp(self._pictures.shape(focus_ring, w, h, around), x - around, y - around)

    def _lay(self, surface: pygame.Surface, items: tuple[Item, ...]) -> list[pygame.Rect]:
        """Paint what lies, if it is not the same as before; return the places that changed."""
        size = surface.get_size()
        if items is self._lying_items and self._lying is not None:
            return []
        self._panels = []
        stamps = [stamp for item in items for stamp in self._stamps(item)]
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
        return cloth(self._pictures, self._look, self._scale, masks, w, h)

    def _stamps(self, item: Item) -> Iterator[Stamp]:
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
                opening = item.opening * self._scale
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
                    yield from (stamp._replace(clip=clip) for stamp in self._stamps(inner))
            case Unseen():
                pass
            case _:
                assert_never(item)

    def _ground(self, x: float, y: float) -> Ground:
        """Return what lies under a point: a panel drawn before, or the bare table."""
        on_panel = any(rect.holds(x, y) for rect in self._panels)
        return self._look.panel if on_panel else self._look.felt

    def _panel(self, item: Panel | Button) -> Iterator[Stamp]:
        x, y, w, h = self._pixels(item.rect)
        round_ = item.round if isinstance(item, Panel) else ROW_ROUND
        radius = round(min(round_ * self._scale, h / 2))
        yield Stamp(self._pictures.shape(panel, w, h, radius, self._look.panel), x, y)
        if isinstance(item, Button) and item.style is Style.ROW and item.pressed:
            colour = self._look.panel.accent
            line = self._line(2.5)
            yield Stamp(self._pictures.shape(ring, w, h, radius, line, colour), x, y)
        self._panels.append(item.rect)

    def _sprite(self, sprite: Sprite) -> Iterator[Stamp]:
        place = x, y, w, h = self._pixels(sprite.rect)
        if sprite.turn or sprite.narrow < 1:
            narrow = max(1, round(sprite.narrow * NARROW_STEPS)) / NARROW_STEPS
            turned = self._pictures.kept(self._turned, sprite.face, w, h, sprite.turn, narrow)
            yield Stamp(turned, *turned.get_rect(center=(x + w // 2, y + h // 2)).topleft)
            return
        if sprite.empty:
            yield Stamp(self._pictures.shape(card_place, w, h, self._look.felt), x, y)
            return
        around = margin(w)
        if sprite.raised:
            reach = 3 * around
            dark = self._pictures.shape(high_shadow, w, h, reach)
            yield Stamp(dark, x - reach, y - reach + around)
        yield Stamp(self._deck.card(sprite.face, w, h, self._scale), x - around, y - around)
        if sprite.badge:
            yield from self._badge(place, sprite.badge, sprite.badge_size)
        if sprite.selected:
            yield self._light(place, 9.0, 3.0)
        if sprite.mark:
            colour = self._look.mark_colour(MARK_COLOURS[sprite.mark])
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
            card = self._deck.card(face, w, h, self._scale)
            seen = max(1, round(card.get_width() * narrow)), card.get_height()
            return pygame.transform.smoothscale(card, seen)
        twice = self._deck.card(face, 2 * w, 2 * h, 2 * self._scale)
        return pygame.transform.rotozoom(twice, -turn, 0.5)

    def _tag(self, place: Place, mark: Mark, size: float) -> Iterator[Stamp]:
        """Yield what a mark means, written above the upper edge of a card or a button."""
        x, y, w, _ = place
        size = max(12.0 * self._scale, size)
        text = self._letters.line(mark.value, size, True, INK, self._look.brass)
        pad = round(text.get_height() * 0.42)
        tag_w, tag_h = text.get_width() + 2 * pad, text.get_height()
        left, top = x + round(w * 0.05), y - tag_h + self._line(3.0)
        colour = self._look.mark_colour(MARK_COLOURS[mark])
        yield Stamp(self._pictures.shape(tag, tag_w, tag_h, colour, INK), left, top)
        yield Stamp(text, left + pad, top)

    def _badge(self, place: Place, words: str, size: float) -> Iterator[Stamp]:
        """Yield a number on a card's right lower corner, on a ground of its own."""
        x, y, w, h = place
        ground = self._look.panel
        text = self._letters.line(words, size * self._scale, True, ground.text, ground)
        high, inset = round(text.get_height() * 1.12), round(w * 0.06)
        wide = min(w - 2 * inset, max(high, text.get_width() + round(high * 0.7)))
        left, top = x + w - inset - wide, y + h - inset - high
        yield Stamp(self._pictures.shape(panel, wide, high, high / 2, ground), left, top)
        inner = (wide - text.get_width()) // 2, (high - text.get_height()) // 2
        yield Stamp(text, left + inner[0], top + inner[1])

    def _button(self, button: Button) -> Iterator[Stamp]:
        x, y, w, h = self._pixels(button.rect)
        line = self._line(1.5)
        look, style = self._look, button.style
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
        size = (button.size or max(14.0, button.rect.h * share)) * self._scale
        text = self._letters.line(
            button.label, size, True, colour, ground, (button.rect.w - 16) * self._scale
        )
        left, top = x + (w - text.get_width()) // 2, y + (h - text.get_height()) // 2
        yield Stamp(text, left, top - round(drop))
        if button.mark:
            colour = self._look.mark_colour(MARK_COLOURS[button.mark])
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
        width = None if label.max_width is None else label.max_width * self._scale
        text = self._letters.line(
            label.text, label.size * self._scale, label.bold, colours[label.tone], ground, width
        )
        x, y = round(label.x * self._scale), round(label.y * self._scale)
        shift = {Align.LEFT: 0, Align.CENTRE: text.get_width() // 2, Align.RIGHT: text.get_width()}
        return Stamp(text, x - shift[label.align], y - text.get_height() // 2)

    def _line(self, width: float) -> int:
        """Return the width of a line in whole device pixels."""
        return max(1, round(width * self._scale * self._look.lines))

    def _pixels(self, rect: Rect) -> Place:
        """Return a place in whole device pixels."""
        scale = self._scale
        x, y = round(rect.x * scale), round(rect.y * scale)
        return x, y, max(1, round(rect.w * scale)), max(1, round(rect.h * scale))


def _shade(w: int, h: int) -> pygame.Surface:
    """Return the dark that lies over a table while something is looked at."""
    shade = pygame.Surface((w, h)).convert()
    shade.set_alpha(SHADE)
    return shade
