"""What a card is made of and what lies around it: paper, shadow, frame, glow, its empty place."""

from game.ui.art.svg import box, document
from game.ui.colours import Colour, blend, hex_colour
from game.ui.theme import CARD_EDGE, CARD_WHITE, INK, Ground

ROUND = 0.075
"""Radius of a card's corners to its width."""
_SHADE = "#04100c"


def edge_width(w: int) -> int:
    """Return the width in whole pixels of the line around a card."""
    return max(1, round(w * 0.008))


def paper(w: int, h: int) -> str:
    """Return the white of a card with its edge."""
    line = edge_width(w)
    more = f'stroke="{hex_colour(CARD_EDGE)}" stroke-width="{line}"'
    return box(line / 2, line / 2, w - line, h - line, w * ROUND, hex_colour(CARD_WHITE), more)


def margin(w: int) -> int:
    """Return how far a card's shadow reaches beyond the card, in pixels."""
    return max(2, round(w * 0.06))


def shadow(w: int, h: int) -> str:
    """Return the soft shadow of a card, larger than the card by its margin on every side."""
    reach = margin(w)
    layers = max(3, min(8, reach))
    body = ""
    for layer in range(layers):
        grow = reach * 0.82 * (1 - layer / (layers - 1)) - reach * 0.1
        body += box(
            reach - grow,
            reach - grow + reach * 0.18,
            w + 2 * grow,
            h + 2 * grow,
            w * ROUND + max(0.0, grow),
            _SHADE,
            f'fill-opacity="{0.36 / layers:.4f}"',
        )
    return document(w + 2 * reach, h + 2 * reach, body)


def high_shadow(w: int, h: int, reach: int) -> str:
    """Return the wide, faint shadow of a card held above the table, larger by `reach`."""
    layers = max(4, min(12, reach))
    body = ""
    for layer in range(layers):
        grow = reach * (1 - layer / (layers - 1)) - reach * 0.25
        body += box(
            reach - grow,
            reach - grow,
            w + 2 * grow,
            h + 2 * grow,
            w * ROUND + max(0.0, grow),
            _SHADE,
            f'fill-opacity="{0.5 / layers:.4f}"',
        )
    return document(w + 2 * reach, h + 2 * reach, body)


def frame(w: int, h: int, line: int, colour: Colour) -> str:
    """Return a frame inside a card's edge, parted from the white by a thin dark line."""
    thin = max(1, round(line * 0.25))
    dark = hex_colour(frame_line(colour))
    return document(
        w, h, _inside(w, h, line, thin, dark) + _inside(w, h, 0, line, hex_colour(colour))
    )


def frame_line(colour: Colour) -> Colour:
    """Return the dark shade that parts a frame of a colour from the card."""
    return blend(INK, colour, 0.64)


def _inside(w: int, h: int, inset: int, line: int, colour: str) -> str:
    """Return a line along the inner side of a card's edge."""
    at = inset + line / 2
    more = f'stroke="{colour}" stroke-width="{line}"'
    return box(at, at, w - 2 * at, h - 2 * at, max(0.0, w * ROUND - at / 2), "none", more)


def glow(w: int, h: int, reach: int, line: int, colour: Colour) -> str:
    """Return the light around a selected card, larger than the card by `reach` on every side."""
    bands = max(3, min(10, reach - line))
    step = (reach - line) / bands
    body = _around(w, h, reach, line / 2, line, colour, 1.0)
    for band in range(bands):
        out = line + (band + 0.5) * step
        body += _around(w, h, reach, out, step, colour, 0.55 * (1 - band / bands) ** 1.6)
    return document(w + 2 * reach, h + 2 * reach, body)


def _around(
    w: int, h: int, reach: int, out: float, line: float, colour: Colour, opacity: float
) -> str:
    """Return a line whose middle runs around a card at a distance."""
    more = f'stroke="{hex_colour(colour)}" stroke-width="{line:.2f}" stroke-opacity="{opacity:.3f}"'
    at = reach - out
    return box(at, at, w + 2 * out, h + 2 * out, w * ROUND + out, "none", more)


def card_place(w: int, h: int, felt: Ground) -> str:
    """Return the outline of a place where a card can lie."""
    line = max(1, round(w * 0.015))
    more = f'stroke="{hex_colour(felt.line)}" stroke-width="{line}" fill-opacity="0.4"'
    body = box(line / 2, line / 2, w - line, h - line, w * ROUND, hex_colour(felt.dark), more)
    return document(w, h, body)
