"""Whole cards as pictures: face or back, indices and the soft shadow around them."""

import pygame

from game.core.cards import Card, suit
from game.ui.art.backs import card_back
from game.ui.art.faces import card_face
from game.ui.art.paper import margin, shadow
from game.ui.art.suits import sign
from game.ui.colours import hex_colour
from game.ui.pictures import Pictures
from game.ui.stamps import QUICK
from game.ui.texts import rank_index
from game.ui.theme import Look

SMALL_CARD = 84.0
"""Cards narrower than this many CSS pixels get one large sign instead of their pattern."""
_INSET = 0.05
_COLUMN = 0.74
"""Width of the corner's column to the size of its letters."""
_SIGN = 0.62
"""Size of the corner's suit to the size of its letters."""


class Deck:
    """Draws the cards of one look at one screen density."""

    def __init__(self, pictures: Pictures, look: Look) -> None:
        self._pictures = pictures
        self._look = look

    def card(self, face: Card | None, w: int, h: int, scale: float) -> pygame.Surface:
        """Return a card of w by h device pixels, larger by `margin(w)` on every side."""
        if face is None:
            return self._pictures.kept(self._back, w, h)
        compact = self._look.large_index or w / scale < SMALL_CARD
        return self._pictures.kept(self._face, face, w, h, compact)

    def _back(self, w: int, h: int) -> pygame.Surface:
        return self._lifted(self._pictures.render(card_back(self._look.back, w, h)), w, h)

    def _face(self, card: Card, w: int, h: int, compact: bool) -> pygame.Surface:
        return self._lifted(self.face(card, w, h, compact), w, h)

    def _lifted(self, card: pygame.Surface, w: int, h: int) -> pygame.Surface:
        lifted = self._pictures.shape(shadow, w, h).copy()
        lifted.blit(card, (margin(w), margin(w)), None, QUICK)
        return lifted

    def face(self, card: Card, w: int, h: int, compact: bool) -> pygame.Surface:
        """Return a face with its indices, without a shadow."""
        drawing = card_face(card, w, h, compact, self._look)
        if compact:  # small cards of a suit are alike below their indices
            picture = self._pictures.kept(self._pictures.render, drawing).copy()
        else:
            picture = self._pictures.render(drawing)
        corner = self.corner(card, w, compact)
        x, y = self.corner_place(corner, w, compact)
        picture.blit(corner, (x, y), None, QUICK)
        if not compact:
            turned = pygame.transform.rotate(corner, 180)
            picture.blit(
                turned, (w - x - corner.get_width(), h - y - corner.get_height()), None, QUICK
            )
        return picture

    def index_size(self, w: int, compact: bool) -> float:
        """Return the size in pixels of the letters in a card's corner."""
        if self._look.large_index:
            return w * (0.6 if compact else 0.4)
        return w * (0.44 if compact else 0.25)

    def corner_place(self, corner: pygame.Surface, w: int, compact: bool) -> tuple[int, int]:
        """Return where an index lies on its card: all ranks on one line, none at the very edge."""
        middle = w * _INSET + self.index_size(w, compact) * _COLUMN / 2
        return max(round(w * 0.035), round(middle - corner.get_width() / 2)), round(w * 0.06)

    def corner(self, card: Card, w: int, compact: bool) -> pygame.Surface:
        """Return a card's index: its rank over its suit."""
        size = self.index_size(w, compact)
        colour = self._look.suit_colours[suit(card)]
        rank = self._rank(rank_index(card), size, colour)
        mark = self._pictures.shape(sign, suit(card), round(size * _SIGN), hex_colour(colour))
        gap = round(size * 0.12)
        width = max(rank.get_width(), mark.get_width())
        line = self._close("K", round(size), colour).get_height()
        height = max(line + gap + mark.get_height(), rank.get_height())
        corner = pygame.Surface((width, height), pygame.SRCALPHA)
        corner.blit(rank, ((width - rank.get_width()) // 2, max(0, line - rank.get_height())))
        corner.blit(mark, ((width - mark.get_width()) // 2, line + gap))
        return corner

    def _rank(self, text: str, size: float, colour: tuple[int, int, int]) -> pygame.Surface:
        """Return a rank set close, smaller where it would not fit the column."""
        drawn = self._close(text, round(size), colour)
        room = size * _COLUMN * 1.2
        if drawn.get_width() <= room:
            return drawn
        return self._close(text, int(size * room / drawn.get_width()), colour)

    def _close(self, text: str, pixels: int, colour: tuple[int, int, int]) -> pygame.Surface:
        font = self._pictures.font(True, max(4, pixels))
        letters = [font.render(letter, True, colour) for letter in text]
        letters = [letter.subsurface(letter.get_bounding_rect()) for letter in letters]
        gap = max(1, round(pixels * 0.07))
        width = sum(letter.get_width() for letter in letters) + gap * (len(letters) - 1)
        line = pygame.Surface(
            (width, max(map(pygame.Surface.get_height, letters))), pygame.SRCALPHA
        )
        x = 0
        for letter in letters:
            line.blit(letter, (x, line.get_height() - letter.get_height()))
            x += letter.get_width() + gap
        return line
