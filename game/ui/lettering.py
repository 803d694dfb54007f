"""Lines of text as pictures, the suits in them drawn as on the cards; chooses no words."""

import pygame

from game.ui.art.suits import sign
from game.ui.colours import Colour, hex_colour
from game.ui.pictures import Pictures
from game.ui.texts import SUIT_SIGNS
from game.ui.theme import Ground, Look


class Lettering:
    """Writes on grounds."""

    def __init__(self, pictures: Pictures, look: Look) -> None:
        self._pictures = pictures
        self._look = look

    def line(
        self,
        text: str,
        pixels: float,
        bold: bool,
        colour: Colour,
        ground: Ground,
        width: float | None = None,
    ) -> pygame.Surface:
        """Return a text in the largest size up to `pixels` that fits a width in pixels."""
        drawn = self._pictures.kept(self._draw, text, max(6, round(pixels)), bold, colour, ground)
        if width is None or drawn.get_width() <= width:
            return drawn
        smaller = max(6, int(pixels * width / drawn.get_width()))
        return self._pictures.kept(self._draw, text, smaller, bold, colour, ground)

    def _draw(
        self, text: str, pixels: int, bold: bool, colour: Colour, ground: Ground
    ) -> pygame.Surface:
        parts = [self._word(word, pixels, bold, colour, ground) for word in _words(text)]
        width = sum(part.get_width() for part in parts)
        height = self._pictures.font(bold, pixels).get_height()
        line = pygame.Surface((max(1, width), height), pygame.SRCALPHA)
        x = 0
        for part in parts:
            line.blit(part, (x, (height - part.get_height()) // 2))
            x += part.get_width()
        return line

    def _word(
        self, word: str, pixels: int, bold: bool, colour: Colour, ground: Ground
    ) -> pygame.Surface:
        if word not in SUIT_SIGNS:
            return self._pictures.font(bold, pixels).render(word, True, colour)
        suit = SUIT_SIGNS.index(word)
        shade = self._look.sign_colour(suit, ground)
        if shade == ground.text:
            shade = colour
        return self._pictures.shape(sign, suit, round(pixels * 0.78), hex_colour(shade))


def _words(text: str) -> list[str]:
    """Return a text cut into suit signs and what stands between them."""
    words = [""]
    for letter in text:
        if letter in SUIT_SIGNS:
            words += [letter, ""]
        else:
            words[-1] += letter
    return [word for word in words if word]
