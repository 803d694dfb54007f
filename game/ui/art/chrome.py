"""What frames the texts: panels, buttons, tags, and the bracket that holds a meld together."""

from game.ui.art.svg import box, document, stroke
from game.ui.colours import Colour, hex_colour
from game.ui.theme import Ground


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
    dashes = "" if enabled else f'stroke-dasharray="{3 * line} {2.5 * line}"'
    half = line / 2
    return document(
        w,
        h,
        box(half, half, w - line, h - line, h / 2, fill, f'fill-opacity="{opacity}"')
        + box(
            half,
            half,
            w - line,
            h - line,
            h / 2,
            "none",
            f'stroke="{hex_colour(ground.line)}" stroke-width="{line}" stroke-opacity="{edge}" '
            f"{dashes}",
        ),
    )


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
