"""Backs of cards: red lattice, blue rosette, brass fans on green; the same either way up."""

from collections.abc import Callable
from math import cos, hypot, pi, sin

from game.ui.art.paper import paper
from game.ui.art.suits import SUITS
from game.ui.art.svg import area, box, document, dot, group, placed, stroke
from game.ui.colours import hex_colour
from game.ui.theme import BRASS

_BRASS = hex_colour(BRASS)
_RED, _BLUE, _GREEN = "#7d1d2c", "#1d3a72", "#12453f"
_LEFT, _TOP, _WIDTH, _HEIGHT = 6.0, 6.0, 88.0, 128.0
"""The coloured field on a card of 100 by 140."""


def card_back(name: str, w: int, h: int) -> str:
    """Return the back of a card by its name in `BACKS`, straight lines on whole pixels."""
    edge, line = round(w * _LEFT / 100), max(1, round(w * 0.009))
    across, down = (w - 2 * edge) / _WIDTH, (h - 2 * edge) / _HEIGHT
    place = f"translate({edge - _LEFT * across:.4f} {edge - _TOP * down:.4f})"
    colour, field = _FIELDS[name]
    inset = edge + round(w * 0.022) + line / 2
    ground = box(edge, edge, w - 2 * edge, h - 2 * edge, w * 0.045, colour)
    border = f'stroke="{_BRASS}" stroke-width="{line}"'
    body = group(field(), f"{place} scale({across:.5f} {down:.5f})")
    rim = box(inset, inset, w - 2 * inset, h - 2 * inset, w * 0.026, "none", border)
    return document(w, h, paper(w, h) + ground + body + rim)


def _lattice() -> str:
    """Return lozenges on red around a brass medallion."""
    light, dark = "#a8384a", "#64131f"
    across, down = 6, 9
    left, top = _LEFT + 3.2, _TOP + 3.2
    step_x, step_y = (_WIDTH - 6.4) / across, (_HEIGHT - 6.4) / down
    wide, narrow, beads = "", "", ""
    for column in range(across):
        for row in range(down):
            x, y = left + (column + 0.5) * step_x, top + (row + 0.5) * step_y
            wide += _lozenge(x, y, step_x * 0.43, step_y * 0.43)
            narrow += _lozenge(x, y, step_x * 0.2, step_y * 0.2)
            if column and row and hypot(x - step_x / 2 - 50, y - step_y / 2 - 70) > 28:
                beads += dot(x - step_x / 2, y - step_y / 2, 0.95, _BRASS)
    return area(wide, light) + area(narrow, dark) + beads + _medallion(_RED, SUITS[3])


def _lozenge(x: float, y: float, w: float, h: float) -> str:
    return f"M{x:.2f} {y - h:.2f} L{x + w:.2f} {y:.2f} L{x:.2f} {y + h:.2f} L{x - w:.2f} {y:.2f} Z "


def _medallion(ground: str, sign: str) -> str:
    """Return a scalloped roundel with a sign and its mirror image."""
    rim = "".join(
        dot(50 + 21.5 * cos(turn * pi / 10), 70 + 21.5 * sin(turn * pi / 10), 3.6, _BRASS)
        for turn in range(20)
    )
    disc = dot(50, 70, 22, _BRASS) + dot(50, 70, 20.4, ground) + _circle(18.2, _BRASS, 0.8)
    return (
        rim
        + disc
        + placed(sign, 50, 61.6, 13.5, _BRASS)
        + placed(sign, 50, 78.4, 13.5, _BRASS, turned=True)
    )


def _circle(radius: float, colour: str, width: float) -> str:
    return (
        f'<circle cx="50" cy="70" r="{radius}" fill="none" stroke="{colour}" '
        f'stroke-width="{width}"/>'
    )


def _rosette() -> str:
    """Return an engraver's rosette of turned ellipses on blue."""
    pale, deep = "#9db8e6", "#15295a"
    wheel = "".join(
        f'<ellipse cx="50" cy="70" rx="37" ry="{ry}" fill="none" stroke="{pale}" '
        f'stroke-width="0.55" transform="rotate({turn} 50 70)"/>'
        for ry in (12, 22)
        for turn in range(0, 180, 15)
    )
    corners = "".join(
        group(_corner_leaves(pale), f"translate({x} {y}) scale({sx} {sy})")
        for x, sx in ((_LEFT + 6.2, 1), (_LEFT + _WIDTH - 6.2, -1))
        for y, sy in ((_TOP + 6.2, 1), (_TOP + _HEIGHT - 6.2, -1))
    )
    star = "".join(
        group(
            area("M0 -12 L2.6 -3.4 L0 0 L-2.6 -3.4 Z", _BRASS), f"translate(50 70) rotate({turn})"
        )
        for turn in range(0, 360, 45)
    )
    heart = dot(50, 70, 14.6, _BRASS) + dot(50, 70, 13.2, deep) + star
    return dot(50, 70, 39, deep) + _circle(39, _BRASS, 0.9) + wheel + corners + heart


def _corner_leaves(colour: str) -> str:
    leaf = "M0 0 C6 -5 14 -5 20 0 C14 3.4 6 3.4 0 0 Z"
    leaves = "".join(
        group(
            area(leaf, colour, 'fill-opacity="0.85"'),
            f"rotate({turn}) translate(3 0) scale({size})",
        )
        for turn, size in ((8, 0.9), (45, 1.0), (82, 0.9))
    )
    return leaves + dot(2.4, 2.4, 2.2, _BRASS)


def _fans() -> str:
    """Return rows of fans in brass on dark green."""
    deep = "#0d332f"
    left, top = _LEFT + 3.4, _TOP + 3.4
    width, height = _WIDTH - 6.8, _HEIGHT / 2 - 3.4
    radius = width / 8
    rows = 8
    step = (height - radius) / (rows - 1)
    half = ""
    for row in range(rows):
        y = top + radius + row * step
        start = 0 if row % 2 else 1
        for column in range(start, 9, 2):
            half += _fan(left + column * radius, y, radius, deep, column in (0, 8), column == 0)
    seam = stroke(f"M{left} 70 L{left + width} 70", _BRASS, 0.8)
    both = half + group(half, "rotate(180 50 70)")
    jewel = area("M50 47 L66 70 L50 93 L34 70 Z", _BRASS) + area(
        "M50 50 L64 70 L50 90 L36 70 Z", _GREEN
    )
    signs = placed(SUITS[2], 50, 63, 10, _BRASS) + placed(SUITS[2], 50, 77, 10, _BRASS, turned=True)
    return both + seam + jewel + signs


def _fan(x: float, y: float, radius: float, ground: str, half: bool, at_left: bool) -> str:
    """Return one fan, only its right or left half at the edge of the field."""
    body = ""
    for share, fill in (
        (1.0, _BRASS),
        (0.93, ground),
        (0.66, _BRASS),
        (0.59, ground),
        (0.3, _BRASS),
    ):
        r = radius * share
        if not half:
            path = f"M{x - r:.2f} {y:.2f} A{r:.2f} {r:.2f} 0 0 1 {x + r:.2f} {y:.2f} Z"
        elif at_left:
            path = (
                f"M{x:.2f} {y - r:.2f} A{r:.2f} {r:.2f} 0 0 1 {x + r:.2f} {y:.2f}"
                f" L{x:.2f} {y:.2f} Z"
            )
        else:
            path = (
                f"M{x:.2f} {y - r:.2f} A{r:.2f} {r:.2f} 0 0 0 {x - r:.2f} {y:.2f}"
                f" L{x:.2f} {y:.2f} Z"
            )
        body += area(path, fill)
    return body


_FIELDS: dict[str, tuple[str, Callable[[], str]]] = {
    "lattice": (_RED, _lattice),
    "rosette": (_BLUE, _rosette),
    "fans": (_GREEN, _fans),
}
