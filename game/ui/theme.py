"""Colours, sizes and durations of the table; the one place where the look is decided."""

from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]

FELT_LIGHT: Colour = (43, 122, 93)
FELT_DARK: Colour = (20, 68, 52)
PANEL: Colour = (15, 49, 38)
OUTLINE: Colour = (128, 163, 148)
IVORY: Colour = (247, 243, 230)
MUTED: Colour = (190, 214, 202)
BRASS: Colour = (245, 216, 135)
BRASS_TOP: Colour = (243, 207, 122)
BRASS_BOTTOM: Colour = (217, 162, 64)
KNOCK_TOP: Colour = (255, 168, 122)
KNOCK_BOTTOM: Colour = (226, 112, 72)
RED_ON_DARK: Colour = (255, 138, 142)
RED_ON_LIGHT: Colour = (165, 8, 30)
INFO: Colour = (150, 214, 255)
INK: Colour = (38, 28, 8)
DIM_TEXT: Colour = (150, 178, 165)

CARD_WHITE: Colour = (255, 254, 248)
CARD_EDGE: Colour = (176, 170, 150)
CARD_PANEL: Colour = (252, 242, 222)
BACK_RED: Colour = (125, 29, 44)
BACK_LOZENGE: Colour = (160, 48, 62)
SUIT_COLOURS: tuple[Colour, ...] = ((28, 29, 36), (200, 20, 44), (200, 20, 44), (28, 29, 36))

CARD_RATIO = 1.4
"""Height of a card to its width."""

MIN_TARGET = 44.0
"""CSS pixels a touch target has at least in either direction."""
MIN_STRIP = 24.0
"""CSS pixels that stay visible of a card in a row."""

MOVE_SECONDS = 0.28
"""How long a card takes from place to place."""
COMPUTER_PAUSE = 0.55
"""Seconds the table rests before each action of the computer, so that it can be followed."""
DEAF_SECONDS = 0.3
"""How long a summary that has just appeared takes no touch: it was meant for the table."""
SHOWDOWN_PAUSE = 1.6
"""Seconds between the end of a hand and its summary."""


def hex_colour(colour: Colour) -> str:
    """Return a colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
