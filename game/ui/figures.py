"""Small drawings of the pages as SVG text: faces, marks of choices, switches, strengths."""

from collections.abc import Callable
from dataclasses import dataclass

from game.ui.art.svg import box, document, group, stroke
from game.ui.theme import BRASS, Colour, Ground, hex_colour

BEHIND: Colour = (32, 66, 92)
"""What is seen around a face."""
DARK = "#2a1c16"
"""Eyes, brows and glasses."""


@dataclass(frozen=True, slots=True)
class Face:
    """What makes one character's face different from the others."""

    skin: str
    hair: str
    shirt: str
    long: bool = False
    bun: bool = False
    fringe: bool = False
    beard: bool = False
    glasses: bool = False


FACES = {
    "Penny": Face("#f3cfae", "#b8652a", "#7ab648", long=True, fringe=True),
    "Otto": Face("#eec39a", "#8d8d92", "#3f7fb5", beard=True),
    "Rosa": Face("#d9a57b", "#33211a", "#e2604a", long=True),
    "Vera": Face("#f0cdb2", "#d9d6d2", "#7a4b9e", bun=True, glasses=True),
    "Max": Face("#8d5a3b", "#1c1614", "#e0a63c"),
    "Ida": Face("#f3d3b8", "#c9a04a", "#2f8f83", bun=True, fringe=True),
    "Leo": Face("#c98f62", "#4a2d1c", "#4a6fc0", glasses=True, beard=True),
    "Nora": Face("#9a6a48", "#20160f", "#c94f7c", long=True, fringe=True),
}


def drawing(name: str, w: float, h: float, ground: Ground, *words: str) -> str:
    """Return the drawing of a name on a ground; raises KeyError for one that there is not."""
    return _DRAWINGS[name](w, h, ground, *words)


def ring(w: float, h: float, radius: float, line: float, colour: Colour) -> str:
    """Return the frame of the row that is the chosen one."""
    edge = f'stroke="{hex_colour(colour)}" stroke-width="{line:.2f}"'
    return document(w, h, box(line / 2, line / 2, w - line, h - line, radius, "none", edge))


def face_of(name: str) -> Face:
    """Return the face of a character, one of those there are where it has none of its own."""
    known = list(FACES.values())
    return FACES.get(name) or known[sum(map(ord, name)) % len(known)]


def _portrait(w: float, h: float, ground: Ground, name: str) -> str:
    """Return a head and shoulders in a round frame, drawn in a box of 100 by 100."""
    face = face_of(name)
    behind = f'<circle cx="50" cy="50" r="47" fill="{hex_colour(BEHIND)}"/>'
    edge = f'stroke="{hex_colour(BRASS)}" stroke-width="4"'
    frame = f'<circle cx="50" cy="50" r="47" fill="none" {edge}/>'
    parts = _behind(face) + _body(face) + _beard(face) + _hair(face) + _features(face)
    return document(w, h, group(behind + parts + frame, f"scale({w / 100:.4f})"))


def _behind(face: Face) -> str:
    """Return what of the hair is seen behind the head."""
    long = "M27 44 C22 72 26 82 33 86 L67 86 C74 82 78 72 73 44 Z" if face.long else ""
    bun = f'<circle cx="50" cy="17" r="10" fill="{face.hair}"/>' if face.bun else ""
    return (_path(long, face.hair) if long else "") + bun


def _body(face: Face) -> str:
    neck = _path("M43 56 L57 56 L58 74 L42 74 Z", face.skin)
    shirt = (
        "M19.8 86 C23 77 33 72 42 71 C46 77 54 77 58 71 C67 72 77 77 80.2 86 A47 47 0 0 1 19.8 86 Z"
    )
    head = f'<ellipse cx="50" cy="45" rx="19" ry="22" fill="{face.skin}"/>'
    return neck + _path(shirt, face.shirt) + head


def _beard(face: Face) -> str:
    beard = (
        "M31 47 C32 64 40 69 50 69 C60 69 68 64 69 47 C66 54 62 56 58 55 "
        "C54 52 46 52 42 55 C38 56 34 54 31 47 Z"
    )
    return _path(beard, face.hair) if face.beard else ""


def _hair(face: Face) -> str:
    top = (
        "M30 46 C28 26 38 19 50 19 C62 19 72 26 70 46 "
        "C67 38 63 33 58 31 C50 34 40 33 35 34 C33 38 31 41 30 46 Z"
    )
    fringe = "M31 42 C33 28 42 24 50 24 C58 24 67 28 69 42 C64 36 56 35 50 36 C44 35 36 36 31 42 Z"
    return _path(top, face.hair) + (_path(fringe, face.hair) if face.fringe else "")


def _features(face: Face) -> str:
    """Return eyes, brows and mouth, and glasses where they are worn."""
    lines = [("M44 56.5 C47 60 53 60 56 56.5", "#9c3b34", 2.2)]
    parts = ""
    for x in (42.5, 57.5):
        parts += f'<circle cx="{x}" cy="45" r="2.3" fill="{DARK}"/>'
        lines.append((f"M{x - 4} 40 C{x - 1.5} 38 {x + 1.5} 38 {x + 4} 40", DARK, 1.4))
        if face.glasses:
            parts += f'<circle cx="{x}" cy="45" r="6.3" fill="none" stroke="{DARK}"/>'
    if face.glasses:
        lines.append(("M48.8 45 L51.2 45", DARK, 1.5))
    return parts + "".join(stroke(*line) for line in lines)


def _path(path: str, fill: str) -> str:
    return f'<path d="{path}" fill="{fill}"/>'


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
    """Return as many full fields of a bar as the level says."""
    fields = int(most)
    gap = h * 0.5
    width = (w - (fields - 1) * gap) / fields
    body = ""
    for number in range(fields):
        fill = hex_colour(ground.accent if number < int(level) else ground.line)
        more = "" if number < int(level) else 'fill-opacity="0.35"'
        body += box(number * (width + gap), 0, width, h, h / 2, fill, more)
    return document(w, h, body)


def _thumb(w: float, h: float, ground: Ground) -> str:
    return document(w, h, box(0, 0, w, h, w / 2, hex_colour(ground.line), 'fill-opacity="0.8"'))


def _box(w: float, h: float, ground: Ground) -> str:
    """Return the square in which hands won are counted."""
    line = w * 0.09
    edge = f'stroke="{hex_colour(ground.line)}" stroke-width="{line:.2f}"'
    return document(w, h, box(line / 2, line / 2, w - line, h - line, w * 0.2, "none", edge))


_DRAWINGS: dict[str, Callable[..., str]] = {
    "portrait": _portrait,
    "radio": _radio,
    "switch": _switch,
    "level": _level,
    "thumb": _thumb,
    "box": _box,
}
