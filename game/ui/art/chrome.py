"""What frames the texts: panels, buttons, tags, and the bracket that holds a meld together."""

from math import cos, pi, sin

from game.ui.art.svg import box, document, stroke
from game.ui.colours import Colour, hex_colour
from game.ui.theme import INK, WHITE, Ground

FOCUS = 6.0
"""How far the ring around what has the focus reaches, in CSS pixels."""
DASH = 0.55
"""Of the way from dash to dash that is drawn."""


def panel(w: int, h: int, radius: float, ground: Ground) -> str:
    """Return the ground of texts."""
    fill = _upright("panel", h, ground.light, ground.dark)
    edge = f'stroke="{hex_colour(ground.line)}" stroke-width="1" stroke-opacity="{ground.edge}"'
    return document(w, h, fill + box(0.5, 0.5, w - 1, h - 1, radius, "url(#panel)", edge))


def plain_button(
    w: int, h: int, line: int, ground: Ground, opacity: float, enabled: bool = True
) -> str:
    """Return an outlined button; the line is broken around one that may not be pressed."""
    fill = hex_colour(ground.dark)
    edge = "1" if opacity == 1 else "0.7"
    half = line / 2
    colour, faint = hex_colour(ground.line), f'stroke-opacity="{edge}"'
    body = box(half, half, w - line, h - line, h / 2, fill, f'fill-opacity="{opacity}"')
    if not enabled:
        return document(w, h, body + stroke(_dashes(w, h, line), colour, line, faint))
    rim = f'stroke="{colour}" stroke-width="{line}" {faint}'
    return document(w, h, body + box(half, half, w - line, h - line, h / 2, "none", rim))


def _dashes(w: int, h: int, line: int) -> str:
    """Return a path of dashes around a button, of equal length all the way round.

    The renderer's own dashes leave a stray line across a closed shape now and then.
    """
    radius = (min(w, h) - line) / 2
    straight, bend = max(0.0, w - line - 2 * radius), pi * radius
    upright = max(0.0, h - line - 2 * radius)
    around = 2 * (straight + bend + upright)
    count = max(4, round(around / (5.5 * line)))
    pitch = around / count

    def at(way: float) -> str:
        x, y = _on_rim(way % around, straight, upright, radius)
        return f"{x + line / 2:.2f} {y + line / 2:.2f}"

    starts = [number * pitch for number in range(count)]
    return " ".join(
        "M" + " L".join(at(start + part * pitch * DASH / 4) for part in range(5))
        for start in starts
    )


def _on_rim(way: float, straight: float, upright: float, r: float) -> tuple[float, float]:
    """Return the point at a distance along a box with round corners, from its upper left edge."""
    quarter = pi * r / 2
    x, y, turned = r, 0.0, 0.0
    for length in (straight, upright, straight, upright):
        if way <= length:
            return x + way * cos(turned), y + way * sin(turned)
        x, y, way = x + length * cos(turned), y + length * sin(turned), way - length
        middle = x - r * sin(turned), y + r * cos(turned)
        if way <= quarter:
            angle = turned + way / r
            return middle[0] + r * sin(angle), middle[1] - r * cos(angle)
        turned, way = turned + pi / 2, way - quarter
        x, y = middle[0] + r * sin(turned), middle[1] - r * cos(turned)
    return x, y


def shining_button(w: int, h: int, line: int, ground: Ground) -> str:
    """Return a button that stands out, its shadow inside the given size."""
    shadow = box(0, 2 * line, w, h - 2 * line, h / 2, "#000000", 'fill-opacity="0.35"')
    rim = box(0, 0, w, h - line, h / 2, hex_colour(ground.line))
    body = box(line * 0.7, line * 0.7, w - 1.4 * line, h - 2.6 * line, h / 2, "url(#shine)")
    shine = stroke(
        f"M{h / 2:.1f} {1.6 * line:.1f} L{w - h / 2:.1f} {1.6 * line:.1f}",
        "#ffffff",
        line * 0.8,
        'stroke-opacity="0.45"',
    )
    return document(
        w, h, _upright("shine", h, ground.light, ground.dark) + shadow + rim + body + shine
    )


def tag(w: int, h: int, colour: Colour, edge: Colour) -> str:
    """Return the ground of a word on a card."""
    more = f'stroke="{hex_colour(edge)}" stroke-width="1"'
    return document(w, h, box(0.5, 0.5, w - 1, h - 1, h / 2, hex_colour(colour), more))


def focus_ring(w: int, h: int, around: int) -> str:
    """Return the ring around what has the keyboard's focus, larger than it by `around`.

    White inside near-black, as the page draws it around its own buttons: one of the two stands out.
    """
    unit = around / FOCUS
    dark, white = (
        box(
            around - out * unit,
            around - out * unit,
            w + 2 * out * unit,
            h + 2 * out * unit,
            (8 + out) * unit,
            "none",
            f'stroke="{hex_colour(colour)}" stroke-width="{line * unit:.2f}"',
        )
        for out, line, colour in ((2.0, 8.0, INK), (1.5, 3.0, WHITE))
    )
    return document(w + 2 * around, h + 2 * around, dark + white)


def bracket(w: int, h: int, opening: float, line: int, colour: Colour) -> str:
    """Return the line that holds a meld together, open above and in the middle below."""
    edge, low = line / 2, h - line / 2
    r = min(h * 0.7, w / 4)
    inner = max(0.0, (w - opening) / 2)
    path = (
        f"M{edge:.2f} {edge:.2f} L{edge:.2f} {low - r:.2f} Q{edge:.2f} {low:.2f} {edge + r:.2f} "
        f"{low:.2f} L{inner:.2f} {low:.2f} M{w - inner:.2f} {low:.2f} L{w - edge - r:.2f} "
        f"{low:.2f} Q{w - edge:.2f} {low:.2f} {w - edge:.2f} {low - r:.2f} L{w - edge:.2f} "
        f"{edge:.2f}"
    )
    return document(w, h, stroke(path, hex_colour(colour), line))


def _upright(name: str, h: int, top: Colour, bottom: Colour) -> str:
    return (
        f'<defs><linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{h}"><stop offset="0" stop-color="{hex_colour(top)}"/>'
        f'<stop offset="1" stop-color="{hex_colour(bottom)}"/></linearGradient></defs>'
    )
