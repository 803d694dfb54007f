"""Small drawings of the pages as SVG text: faces, marks of choices, switches, strengths."""

from collections.abc import Callable

from game.friends import FRIEND
from game.ui.art.portraits import pair, portrait
from game.ui.art.suits import sign
from game.ui.art.svg import box, document
from game.ui.colours import Colour, hex_colour
from game.ui.theme import Ground


def drawing(name: str, w: float, h: float, ground: Ground, *words: str) -> str:
    """Return the drawing of a name on a ground; raises KeyError for one that there is not."""
    return _DRAWINGS[name](w, h, ground, *words)


def ring(w: float, h: float, radius: float, line: float, colour: Colour) -> str:
    """Return the frame of the row that is the chosen one."""
    edge = f'stroke="{hex_colour(colour)}" stroke-width="{line:.2f}"'
    return document(w, h, box(line / 2, line / 2, w - line, h - line, radius, "none", edge))


def _portrait(w: float, h: float, ground: Ground, name: str) -> str:
    """Return a character's head and shoulders in a round frame, or those of two friends."""
    return pair(round(w)) if name == FRIEND else portrait(name, round(w))


def _radio(w: float, h: float, ground: Ground, state: str) -> str:
    """Return a ring, with a full disc in it when it is the chosen one."""
    on = state == "on"
    line = w * 0.1
    colour = hex_colour(ground.accent if on else ground.line)
    ring = (
        f'<circle cx="{w / 2:.2f}" cy="{h / 2:.2f}" r="{w / 2 - line:.2f}" fill="none" '
        f'stroke="{colour}" stroke-width="{line:.2f}"/>'
    )
    disc = f'<circle cx="{w / 2:.2f}" cy="{h / 2:.2f}" r="{w * 0.25:.2f}" fill="{colour}"/>'
    return document(w, h, ring + (disc if on else ""))


def _switch(w: float, h: float, ground: Ground, state: str) -> str:
    """Return a track whose knob lies right and whose ground is bright when it is on."""
    on = state == "on"
    line = h * 0.07
    fill = hex_colour(ground.accent if on else ground.dark)
    edge = hex_colour(ground.accent if on else ground.line)
    track = box(
        line / 2,
        line / 2,
        w - line,
        h - line,
        h / 2,
        fill,
        f'stroke="{edge}" stroke-width="{line:.2f}"',
    )
    x = w - h / 2 if on else h / 2
    knob = hex_colour(ground.dark if on else ground.text)
    body = f'<circle cx="{x:.2f}" cy="{h / 2:.2f}" r="{h * 0.34:.2f}" fill="{knob}"/>'
    return document(w, h, track + body)


def _level(w: float, h: float, ground: Ground, level: str, most: str) -> str:
    """Return as many full fields of a bar as the level says, and the others as mere rims."""
    fields = int(most)
    gap, line = h * 0.5, h * 0.2
    width = (w - (fields - 1) * gap) / fields
    body = ""
    for number in range(fields):
        x = number * (width + gap)
        if number < int(level):
            body += box(x, 0, width, h, h / 2, hex_colour(ground.accent))
        else:
            rim = f'stroke="{hex_colour(ground.line)}" stroke-width="{line:.2f}"'
            round_ = (h - line) / 2
            body += box(x + line / 2, line / 2, width - line, h - line, round_, "none", rim)
    return document(w, h, body)


def _thumb(w: float, h: float, ground: Ground) -> str:
    return document(w, h, box(0, 0, w, h, w / 2, hex_colour(ground.line), 'fill-opacity="0.8"'))


def _box(w: float, h: float, ground: Ground) -> str:
    """Return the square in which hands won are counted."""
    line = w * 0.09
    edge = f'stroke="{hex_colour(ground.line)}" stroke-width="{line:.2f}"'
    return document(w, h, box(line / 2, line / 2, w - line, h - line, w * 0.2, "none", edge))


def _disc(w: float, h: float, ground: Ground) -> str:
    """Return the ring that the dealer has before him."""
    line = w * 0.09
    edge = f'stroke="{hex_colour(ground.accent)}" stroke-width="{line:.2f}"'
    middle = f'cx="{w / 2:.2f}" cy="{h / 2:.2f}" r="{(w - line) / 2:.2f}"'
    return document(w, h, f'<circle {middle} fill="none" {edge}/>')


def _suit(w: float, h: float, ground: Ground, suit: str) -> str:
    return sign(int(suit), round(w), hex_colour(ground.accent))


_DRAWINGS: dict[str, Callable[..., str]] = {
    "portrait": _portrait,
    "radio": _radio,
    "switch": _switch,
    "level": _level,
    "thumb": _thumb,
    "box": _box,
    "disc": _disc,
    "suit": _suit,
}
