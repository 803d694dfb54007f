"""Heads: hair, face and beard, about a point between the eyes; no crowns."""

from game.ui.art.people import RED, Beard, Features, Hair
from game.ui.art.svg import LINE, area, dot, inked, mirrored, stroke

SKIN, _SHADE = "#f4d3ae", "#a8521f"
_BLUSH = "M-8.5 5 C-8.5 2.6 -4.5 2.6 -4.5 5 C-4.5 7.4 -8.5 7.4 -8.5 5 Z"

_FACE = (
    "M-10 -12 L10 -12 C11.5 -2 11 6 6.5 11.5 C3 15.5 -3 15.5 -6.5 11.5 C-11 6 -11.5 -2 -10 -12 Z"
)
_CHEEK = "M10 -12 C11.5 -2 11 6 6.5 11.5 C4.5 14 2 15 0 15 C5 12 7.5 4 6.5 -12 Z"

_BEHIND = {
    Hair.CURLED: "M-9 -12 C-16 -11 -17 -3 -15 2 C-19 3 -20 9 -16 11 C-18 15 -13 19 -9 15 L-7 4 Z",
    Hair.LONG: "M-6 -14 C-16 -13 -17 -2 -16 6 C-15 14 -19 18 -17 25 C-13 24 -9 23 -6 25 L-3 10 Z",
    Hair.BRAIDS: "M-6 -14 C-15 -13 -15 -2 -13 5 L-8 6 Z",
    Hair.BOB: "M-8 -13 C-15 -12 -16 0 -17 9 C-14 13 -10 13 -8 10 Z",
    Hair.SHORT: "M-9 -12 C-14 -11 -14 -3 -12.4 3 L-9 4 Z",
    Hair.PAGE: "M-7 -13 C-16 -12 -16 0 -15 7 C-19 8 -19 14 -14 13 C-11 13 -9 11 -8 8 Z",
}
_LOCKS = {
    Hair.CURLED: (
        "M-12 -9 C-14 -4 -13 -1 -11.5 1",
        "M-15 2 C-13 3 -12 5 -13 8",
        "M-16 11 C-13 11 -11 9 -11 6",
    ),
    Hair.LONG: ("M-12 -8 C-14 0 -12 8 -13 20", "M-9.5 8 C-9 14 -10 18 -9.5 22"),
    Hair.BRAIDS: (),
    Hair.BOB: ("M-12 -9 C-13.5 -2 -13 4 -14 10",),
    Hair.SHORT: (),
    Hair.PAGE: ("M-12 -9 C-13.5 -2 -12 4 -12.5 9",),
}
_FRINGE = "M-10.5 -4 C-11.5 -9 -10 -13 0 -14 C-3 -9 -6.5 -7.5 -10.5 -4 Z"

_BEARDS = {
    Beard.FULL: "M-11 0 C-9.5 4 -7 6 -4 5 C-2 4.2 2 4.2 4 5 C7 6 9.5 4 11 0 C13 9 11 17 7 20"
    " C5 23 2 22 0 25 C-2 22 -5 23 -7 20 C-11 17 -13 9 -11 0 Z",
    Beard.FORKED: "M-11 0 C-9.5 4 -7 6 -4 5 C-2 4.2 2 4.2 4 5 C7 6 9.5 4 11 0 C12.5 8 11 15 9 18"
    " C8 22 6 25 4 27 C3 24 1.5 21 0 18 C-1.5 21 -3 24 -4 27 C-6 25 -8 22 -9 18"
    " C-11 15 -12.5 8 -11 0 Z",
    Beard.SHORT: "M-11 -1 C-9.5 4 -7.5 6.5 -4.5 6 C-2 5.4 2 5.4 4.5 6 C7.5 6.5 9.5 4 11 -1"
    " C12 6 11 12 8 15.5 C4 19 -4 19 -8 15.5 C-11 12 -12 6 -11 -1 Z",
    Beard.POINTED: "M-11 0 C-10 5 -7 6.5 -4 5 C-2 4.2 2 4.2 4 5 C7 6.5 10 5 11 0"
    " C11.5 8 8.5 13 6 17 C3.5 21 1.5 25 0 29 C-1.5 25 -3.5 21 -6 17 C-8.5 13 -11.5 8 -11 0 Z",
}
_MOUSTACHE = "M0 4.6 C-2.4 3.6 -6 5 -9 9 C-5.6 9 -2.4 8.4 0 6.8 Z"
_STRANDS = {
    Beard.FULL: ("M-6 11 C-5 15 -4 17 -4 20", "M0 13 L0 22", "M-9 8 C-8.5 12 -8 14 -7 17"),
    Beard.FORKED: ("M-5 11 C-5 16 -4.5 19 -4 23", "M0 12 L0 18", "M-8.5 8 C-8.5 12 -8 14 -7 17"),
    Beard.SHORT: ("M-5.5 11 C-5 13 -4.6 15 -4 16.5", "M0 13 L0 17.5"),
    Beard.POINTED: ("M-4.5 11 C-3.5 15 -2.5 18 -1 22", "M0 13 L0 25"),
}


def head(features: Features) -> str:
    """Return a head in a space about 36 wide, from -14 to 25 high, without what it wears."""
    face = area(_FACE, features.skin) + area(_CHEEK, _SHADE, 'fill-opacity="0.26"')
    parts = [_hair_behind(features), face + inked(_FACE, "none")]
    if features.woman:
        parts.append(mirrored(area(_BLUSH, "#e08f78", 'fill-opacity="0.5"')))
    parts.append(_mouth(features))
    if features.beard is not Beard.NONE:
        parts.append(_beard(features))
    parts += [mirrored(_eye(features)), _nose()]
    if features.fringe:
        parts.append(mirrored(inked(_FRINGE, features.colour, 0.9)))
    return "".join(parts)


def strand_colour(colour: str) -> str:
    """Return what parts the strands of hair: darker than it, or lighter than the darkest."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    if red + green + blue < 160:
        return f"#{red + 60:02x}{green + 60:02x}{blue + 66:02x}"
    return f"#{red * 5 // 8:02x}{green * 5 // 8:02x}{blue * 5 // 8:02x}"


def _hair_behind(features: Features) -> str:
    colour, deep = features.colour, strand_colour(features.colour)
    half = inked(_BEHIND[features.hair], colour)
    half += "".join(stroke(lock, deep, 0.9) for lock in _LOCKS[features.hair])
    if features.hair is Hair.BRAIDS:
        for step, (x, y) in enumerate(((-13, 6), (-14, 12), (-14.4, 18), (-14, 23.5))):
            half += dot(x, y, 3.6 - step * 0.35, colour, 0.9)
            half += stroke(f"M{x - 1.6} {y - 1} Q{x} {y + 1.4} {x + 1.8} {y - 0.6}", deep, 0.8)
        half += dot(-13.6, 27, 1.6, RED, 0.7)
    return mirrored(half)


def _eye(features: Features) -> str:
    red, green, blue = (int(features.colour[at : at + 2], 16) for at in (1, 3, 5))
    pale = red + green + blue > 370
    brow = strand_colour(features.colour) if pale else features.colour
    white = inked("M-8.2 -2.2 Q-5.4 -5.2 -2.4 -2.2 Q-5.4 -0.4 -8.2 -2.2 Z", "#ffffff", 0.7)
    lid = stroke("M-8.4 -2.6 Q-5.4 -5.4 -2.2 -2.6", LINE, 1.0)
    arch = "M-8.6 -6 Q-5.6 -8 -2.6 -6.4" if features.fringe else "M-8.8 -5.6 Q-6 -7.8 -2.4 -6.2"
    lash = stroke("M-8.2 -2.4 L-9.6 -3.6", LINE, 0.8) if features.woman else ""
    return white + dot(-5.2, -2.7, 1.35, LINE) + lid + lash + stroke(arch, brow, 1.3)


def _nose() -> str:
    return stroke("M1 -3.4 L2.2 2.4 Q2.4 4 0 4 Q-1 4 -1.4 3.4", "#8a4f2f", 0.95)


def _mouth(features: Features) -> str:
    if features.woman:
        lips = "M-3.8 8.2 C-2.4 7 -1 6.8 0 7.5 C1 6.8 2.4 7 3.8 8.2 C2 10.6 -2 10.6 -3.8 8.2 Z"
        return area(lips, RED) + stroke("M-3.4 8.3 Q0 9 3.4 8.3", "#6d0f1c", 0.6)
    return stroke("M-3.4 8.2 Q0 10.4 3.6 7.8", "#8a2f2a", 1.2)


def _beard(features: Features) -> str:
    moustache = mirrored(inked(_MOUSTACHE, features.colour, 0.8))
    if features.beard is Beard.MOUSTACHE:
        return moustache
    deep = strand_colour(features.colour)
    strands = mirrored("".join(stroke(line, deep, 0.9) for line in _STRANDS[features.beard]))
    mouth = area("M-3 8.6 C-1.5 7.8 1.5 7.8 3 8.6 C1.6 10.4 -1.6 10.4 -3 8.6 Z", "#b5443c")
    return inked(_BEARDS[features.beard], features.colour) + strands + mouth + moustache
