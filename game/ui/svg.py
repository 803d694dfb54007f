"""Vector shapes as SVG text: suits, cards, backs, buttons; drawn by SDL's own SVG reader."""

from game.core.cards import RANKS, Card, rank, suit
from game.ui.theme import (
    BACK_LOZENGE,
    BACK_RED,
    BRASS,
    BRASS_BOTTOM,
    BRASS_TOP,
    CARD_EDGE,
    CARD_PANEL,
    CARD_WHITE,
    FELT_DARK,
    FELT_LIGHT,
    OUTLINE,
    PANEL,
    SUIT_COLOURS,
    Colour,
    hex_colour,
)

SUIT_PATHS = (
    "M50 6 C64 6 74 16 74 29 C74 35 72 40 68 44 C82 42 94 51 94 66 C94 79 84 88 72 88"
    " C64 88 58 84 54 77 C55 86 59 92 66 96 L34 96 C41 92 45 86 46 77 C42 84 36 88 28 88"
    " C16 88 6 79 6 66 C6 51 18 42 32 44 C28 40 26 35 26 29 C26 16 36 6 50 6 Z",
    "M50 3 C58 21 70 37 85 50 C70 63 58 79 50 97 C42 79 30 63 15 50 C30 37 42 21 50 3 Z",
    "M50 94 C22 66 7 50 7 31 C7 17 17 8 29 8 C39 8 46 14 50 23 C54 14 61 8 71 8"
    " C83 8 93 17 93 31 C93 50 78 66 50 94 Z",
    "M50 4 C60 22 92 40 92 63 C92 76 83 84 72 84 C64 84 58 80 54 73 C55 84 59 91 66 96"
    " L34 96 C41 91 45 84 46 73 C42 80 36 84 28 84 C17 84 8 76 8 63 C8 40 40 22 50 4 Z",
)
"""The four suits, clubs to spades, each in a box of 100 by 100."""

_CROWNS = {
    "K": "M14 78 L8 30 L30 50 L50 16 L70 50 L92 30 L86 78 Z",
    "Q": "M16 78 L10 40 C20 50 26 52 34 40 C40 54 44 54 50 26 C56 54 60 54 66 40"
    " C74 52 80 50 90 40 L84 78 Z",
    "J": "M14 78 C12 54 30 40 58 44 C70 30 80 20 94 16 C92 32 88 46 82 56 L86 78 Z",
}
"""What the courts wear, in a box of 100 by 100."""

_COLUMNS = {"l": 0.34, "c": 0.5, "r": 0.66}
_PIPS = (
    "c50",
    "c18 c82",
    "c18 c50 c82",
    "l18 r18 l82 r82",
    "l18 r18 c50 l82 r82",
    "l18 r18 l50 r50 l82 r82",
    "l18 r18 c34 l50 r50 l82 r82",
    "l18 r18 c34 l50 r50 c66 l82 r82",
    "l18 r18 l39 r39 c50 l61 r61 l82 r82",
    "l18 r18 c28 l39 r39 l61 r61 c72 l82 r82",
)
"""Places of the pips by rank: a column, and the height in hundredths of the card."""


def document(width: float, height: float, body: str) -> str:
    """Return a whole SVG of a size in pixels."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.2f}" height="{height:.2f}" '
        f'viewBox="0 0 {width:.2f} {height:.2f}">{body}</svg>'
    )


def box(x: float, y: float, w: float, h: float, radius: float, fill: str, more: str = "") -> str:
    """Return a rounded rectangle."""
    return (
        f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{radius:.2f}" '
        f'fill="{fill}" {more}/>'
    )


def shape(path: str, x: float, y: float, size: float, fill: str, upside_down: bool = False) -> str:
    """Return a path of the 100 by 100 box drawn with its centre at a point."""
    turn = "rotate(180) " if upside_down else ""
    scale = size / 100
    return (
        f'<path d="{path}" fill="{fill}" transform="translate({x:.2f} {y:.2f}) {turn}'
        f'scale({scale:.4f}) translate(-50 -50)"/>'
    )


def suit_sign(suit_: int, size: float, colour: Colour) -> str:
    """Return one suit as a picture of its own."""
    fill = hex_colour(colour)
    return document(size, size, shape(SUIT_PATHS[suit_], size / 2, size / 2, size, fill))


def card_face(card: Card, w: float, h: float, large: bool) -> str:
    """Return a card without its indices; `large` is for small cards: one pip, read at a glance."""
    body = _paper(w, h)
    name, fill = RANKS[rank(card)], hex_colour(SUIT_COLOURS[suit(card)])
    sign = SUIT_PATHS[suit(card)]
    if large:
        size = w * 0.5
        if name in _CROWNS:
            body += shape(_CROWNS[name], w * 0.66, h * 0.62, w * 0.44, hex_colour(BRASS_BOTTOM))
            body += shape(sign, w * 0.66, h * 0.82, w * 0.34, fill)
        else:
            body += shape(sign, w * 0.66, h * 0.74, size, fill)
        return document(w, h, body)
    if name in _CROWNS:
        return document(w, h, body + _court(_CROWNS[name], sign, fill, w, h))
    size = w * (0.46 if name == "A" else 0.19)
    for place in _PIPS[rank(card)].split():
        y = int(place[1:]) / 100
        body += shape(sign, w * _COLUMNS[place[0]], h * y, size, fill, upside_down=y > 0.5)
    return document(w, h, body)


def _court(crown: str, sign: str, fill: str, w: float, h: float) -> str:
    """Return a court card's panel: the same half twice, one of them upside down."""
    left, top = w * 0.24, h * 0.09
    panel = box(
        left,
        top,
        w - 2 * left,
        h - 2 * top,
        w * 0.04,
        hex_colour(CARD_PANEL),
        f'stroke="{fill}" stroke-width="{w * 0.012:.2f}" stroke-opacity="0.6"',
    )
    brass = hex_colour(BRASS_BOTTOM)
    band = (
        f'<path d="M{left:.2f} {h * 0.56:.2f} L{w - left:.2f} {h * 0.44:.2f}" '
        f'stroke="{brass}" stroke-width="{w * 0.03:.2f}"/>'
    )
    parts = [panel, band]
    for down in (False, True):
        y_crown, y_sign = (0.82, 0.66) if down else (0.18, 0.34)
        parts.append(shape(crown, w / 2, h * y_crown, w * 0.34, brass, down))
        parts.append(shape(sign, w / 2, h * y_sign, w * 0.3, fill, down))
    return "".join(parts)


def card_back(w: float, h: float) -> str:
    """Return the back of a card: lozenges on red with a brass ring."""
    edge = w * 0.06
    body = _paper(w, h) + box(
        edge, edge, w - 2 * edge, h - 2 * edge, w * 0.05, hex_colour(BACK_RED)
    )
    across, down = 5, 7
    step_x, step_y = (w - 2 * edge) / across, (h - 2 * edge) / down
    for column in range(across):
        for row in range(down):
            x, y = edge + (column + 0.5) * step_x, edge + (row + 0.5) * step_y
            body += (
                f'<path d="M{x:.2f} {y - step_y * 0.4:.2f} L{x + step_x * 0.4:.2f} {y:.2f} '
                f"L{x:.2f} {y + step_y * 0.4:.2f} L{x - step_x * 0.4:.2f} {y:.2f} Z"
                f'" fill="{hex_colour(BACK_LOZENGE)}"/>'
            )
    ring = hex_colour(BRASS)
    body += (
        f'<circle cx="{w / 2:.2f}" cy="{h / 2:.2f}" r="{w * 0.2:.2f}" '
        f'fill="{hex_colour(BACK_RED)}" stroke="{ring}" stroke-width="{w * 0.025:.2f}"/>'
    )
    body += shape(SUIT_PATHS[3], w / 2, h / 2, w * 0.22, ring)
    return document(w, h, body)


def _paper(w: float, h: float) -> str:
    line = max(1.0, w * 0.012)
    return box(
        line / 2,
        line / 2,
        w - line,
        h - line,
        w * 0.08,
        hex_colour(CARD_WHITE),
        f'stroke="{hex_colour(CARD_EDGE)}" stroke-width="{line:.2f}"',
    )


def card_place(w: float, h: float) -> str:
    """Return the outline of a place where a card can lie."""
    line = max(1.5, w * 0.02)
    stroke = f'stroke="{hex_colour(OUTLINE)}" stroke-width="{line:.2f}" fill-opacity="0.35"'
    return document(
        w, h, box(line, line, w - 2 * line, h - 2 * line, w * 0.08, hex_colour(PANEL), stroke)
    )


def felt(w: float, h: float) -> str:
    """Return the table cloth, lit in the middle."""
    radius = max(w, h) * 0.62
    gradient = (
        f'<defs><radialGradient id="felt" gradientUnits="userSpaceOnUse" cx="{w / 2:.1f}" '
        f'cy="{h * 0.45:.1f}" r="{radius:.1f}">'
        f'<stop offset="0" stop-color="{hex_colour(FELT_LIGHT)}"/>'
        f'<stop offset="1" stop-color="{hex_colour(FELT_DARK)}"/></radialGradient></defs>'
    )
    return document(w, h, gradient + box(0, 0, w, h, 0, "url(#felt)"))


def panel(w: float, h: float, radius: float) -> str:
    """Return the dark ground of texts."""
    return document(w, h, box(0, 0, w, h, radius, hex_colour(PANEL), 'fill-opacity="0.82"'))


def plain_button(w: float, h: float, line: float, enabled: bool) -> str:
    """Return a button outlined on dark."""
    opacity = "1" if enabled else "0.45"
    stroke = (
        f'stroke="{hex_colour(OUTLINE)}" stroke-width="{line:.2f}" stroke-opacity="{opacity}" '
        f'fill-opacity="{0.85 if enabled else 0.45}"'
    )
    return document(
        w, h, box(line, line, w - 2 * line, h - 2 * line, h / 2, hex_colour(PANEL), stroke)
    )


def brass_button(w: float, h: float, line: float, top: Colour, bottom: Colour) -> str:
    """Return a button that stands out, its shadow inside the given size."""
    gradient = (
        f'<defs><linearGradient id="brass" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{h:.2f}"><stop offset="0" stop-color="{hex_colour(top)}"/>'
        f'<stop offset="1" stop-color="{hex_colour(bottom)}"/></linearGradient></defs>'
    )
    shadow = box(0, line, w, h - line, h / 2, "#000000", 'fill-opacity="0.35"')
    return document(w, h, gradient + shadow + box(0, 0, w, h - 2 * line, h / 2, "url(#brass)"))


def tag(w: float, h: float, colour: Colour) -> str:
    """Return the ground of a word on a card."""
    return document(w, h, box(0, 0, w, h, h / 2, hex_colour(colour)))


def ring(w: float, h: float, radius: float, line: float, colour: Colour) -> str:
    """Return a frame around a card."""
    stroke = f'stroke="{hex_colour(colour)}" stroke-width="{line:.2f}"'
    return document(w, h, box(line / 2, line / 2, w - line, h - line, radius, "none", stroke))


def bracket(w: float, h: float, opening: float, line: float) -> str:
    """Return the line that holds a meld together, open above and in the middle below."""
    edge, low = line / 2, h - line / 2
    r = min(h * 0.7, w / 4)
    inner = max(0.0, (w - opening) / 2)
    path = (
        f"M{edge:.2f} 0 L{edge:.2f} {low - r:.2f} Q{edge:.2f} {low:.2f} {edge + r:.2f} {low:.2f} "
        f"L{inner:.2f} {low:.2f} M{w - inner:.2f} {low:.2f} L{w - edge - r:.2f} {low:.2f} "
        f"Q{w - edge:.2f} {low:.2f} {w - edge:.2f} {low - r:.2f} L{w - edge:.2f} 0"
    )
    stroke = f'stroke="{hex_colour(BRASS_TOP)}" stroke-width="{line:.2f}"'
    return document(w, h, f'<path d="{path}" fill="none" {stroke}/>')
