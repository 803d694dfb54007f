"""How wide a text is, and where its lines break; knows the typeface, draws nothing."""

from functools import cache

import pygame

from game.ui.pictures import FONTS
from game.ui.texts import SUIT_SIGNS

SIGN_WIDTH = 0.78
"""Width of a suit sign in a line of text, to the text's size."""
_FINE = 200
"""The size at which letters are measured: large, so that rounding to pixels hardly counts."""


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """Return the width of a line of text, in the unit of its size."""
    return sum(_advance(sign, bold) for sign in text) * size


def wrapped(text: str, size: float, width: float, *, bold: bool = False) -> list[str]:
    """Return a text in lines no wider than `width`; a single longer word has a line of its own."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and text_width(longer, size, bold=bold) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def shortened(text: str, size: float, width: float, *, bold: bool = False) -> str:
    """Return a text, or as much of it as fits with dots behind it."""
    if text_width(text, size, bold=bold) <= width:
        return text
    kept = text
    while len(kept) > 1 and text_width(f"{kept}…", size, bold=bold) > width:
        kept = kept[:-1].rstrip()
    return f"{kept}…"


@cache
def _advance(sign: str, bold: bool) -> float:
    """Return the width of one sign in a text of size 1."""
    if sign in SUIT_SIGNS:
        return SIGN_WIDTH
    return _font(bold).size(sign)[0] / _FINE


@cache
def _font(bold: bool) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(FONTS / ("bold.ttf" if bold else "regular.ttf"), _FINE)
