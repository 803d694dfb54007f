"""Portraits of the opponents in a round frame, of one family with the courts; known by name."""

from dataclasses import dataclass
from enum import Enum

from game.ui.art.heads import head, strand_colour
from game.ui.art.people import BRASS, IVORY, Beard, Features, Hair
from game.ui.art.svg import LINE, area, document, dot, group, inked, mirrored, stroke


class Top(Enum):
    """How hair covers a head that wears nothing."""

    PARTED = "parted"
    SWEPT = "swept"
    BUN = "bun"
    CURLS = "curls"
    BALD = "bald"
    FLAT = "flat"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits for a portrait."""

    features: Features
    top: Top
    clothes: str
    behind: str
    glasses: bool = False


PORTRAITS = {
    "Penny": Sitter(Features(Hair.BRAIDS, "#b5602a", woman=True), Top.PARTED, "#5f9a4a", "#2e5f7d"),
    "Otto": Sitter(
        Features(Hair.CURLED, "#b9b4ab", Beard.FULL, fringe=False), Top.BALD, "#3a6ea5", "#5a3b2a"
    ),
    "Rosa": Sitter(
        Features(Hair.LONG, "#2c2a34", woman=True, skin="#dba67c"), Top.PARTED, "#c8402c", "#27457c"
    ),
    "Vera": Sitter(
        Features(Hair.PAGE, "#cfcac3", woman=True), Top.BUN, "#6f4a94", "#2f5a55", glasses=True
    ),
    "Max": Sitter(
        Features(Hair.SHORT, "#2c2a34", fringe=False, skin="#94623f"),
        Top.FLAT,
        "#d99a2b",
        "#3d2f5c",
    ),
    "Ida": Sitter(Features(Hair.CURLED, "#d9a441", woman=True), Top.CURLS, "#23807a", "#6b2436"),
    "Leo": Sitter(
        Features(Hair.SHORT, "#5a371f", Beard.SHORT, fringe=False, skin="#d3986b"),
        Top.SWEPT,
        "#4062b8",
        "#27543c",
        glasses=True,
    ),
    "Nora": Sitter(
        Features(Hair.CURLED, "#231d1f", woman=True, skin="#7d5135"),
        Top.CURLS,
        "#c2456f",
        "#3b4a7c",
    ),
    "Viktor": Sitter(
        Features(Hair.SHORT, "#3a3f4c", Beard.POINTED, fringe=False),
        Top.SWEPT,
        "#2b2e3d",
        "#7d1d2c",
    ),
}
"""By the names of the opponents."""

_SHOULDERS = "M15.1 80 C20 73 36 71 41 67 L59 67 C64 71 80 73 84.9 80 A46 46 0 0 1 15.1 80 Z"
_TOPS = {
    Top.PARTED: "M-11.6 -3 C-15 -22 15 -22 11.6 -3 C10 -9 5 -12 1 -13.4 C-4 -12 -9 -9 -11.6 -3 Z",
    Top.SWEPT: "M-11.8 -4 C-16 -19 -4 -23 4 -21 C12 -20 14 -12 11.8 -4 C11 -9 9 -11.6 6 -12"
    " C0 -10.4 -7 -11.6 -9 -13 C-10.6 -11 -11.4 -8 -11.8 -4 Z",
    Top.BUN: "M-11.6 -3 C-14 -20 14 -20 11.6 -3 C9 -10 4 -13 0 -13 C-4 -13 -9 -10 -11.6 -3 Z",
    Top.CURLS: "M-12 -3 C-17 -4 -17 -11 -13 -12 C-14 -18 -8 -20 -5.6 -17.6 C-4 -22 4 -22 5.6 -17.6"
    " C8 -20 14 -18 13 -12 C17 -11 17 -4 12 -3 C11 -8 8 -11 4 -11.4 C1 -9.6 -2 -9.6 -4 -11.4"
    " C-8 -11 -11 -8 -12 -3 Z",
    Top.FLAT: "M-11.4 -4 C-13 -12 -13 -19 -10.6 -20 C-4 -21.6 4 -21.6 10.6 -20"
    " C13 -19 13 -12 11.4 -4 C11 -8 10 -10.6 8 -11.6 C3 -12.4 -3 -12.4 -8 -11.6"
    " C-10 -10.6 -11 -8 -11.4 -4 Z",
}


def portrait(name: str, size: int) -> str:
    """Return a portrait of a size in pixels: of a name, or one picked for a name without any."""
    known = tuple(PORTRAITS.values())
    sitter = PORTRAITS.get(name, known[sum(map(ord, name)) % len(known)])
    return document(size, size, group(_medal(sitter), f"scale({size / 100:.5f})"))


def pair(size: int) -> str:
    """Return two portraits of a size in pixels that share the place of one."""
    one, two = PORTRAITS["Ida"], PORTRAITS["Leo"]
    body = group(_medal(one), "translate(1 1) scale(0.62)")
    body += group(_medal(two), "translate(37 37) scale(0.62)")
    return document(size, size, group(body, f"scale({size / 100:.5f})"))


def _medal(sitter: Sitter) -> str:
    """Return a sitter in the frame."""
    return (
        dot(50, 50, 46, sitter.behind)
        + _crown_behind(sitter)
        + _clothes(sitter)
        + group(_head(sitter), "translate(50 43) scale(1.62)")
        + f'<circle cx="50" cy="50" r="46.5" fill="none" stroke="{BRASS}" stroke-width="4"/>'
        + f'<circle cx="50" cy="50" r="44.2" fill="none" stroke="{LINE}" stroke-width="1"/>'
    )


def _crown_behind(sitter: Sitter) -> str:
    """Return what of the hair stands above the head."""
    if sitter.top is not Top.BUN:
        return ""
    knot = dot(50, 15, 8.5, sitter.features.colour, 1.6)
    return knot + stroke("M45.5 13 Q50 17 54.5 13", strand_colour(sitter.features.colour), 1.4)


def _clothes(sitter: Sitter) -> str:
    neck = inked("M42 58 L58 58 L59.5 70 L50 78 L40.5 70 Z", sitter.features.skin, 1.6)
    collar = inked("M41 67 L50 78.5 L43 86 C37.4 82 34 76.6 33.6 71.6 Z", IVORY, 1.6)
    other = inked("M59 67 L50 78.5 L57 86 C62.6 82 66 76.6 66.4 71.6 Z", IVORY, 1.6)
    button = dot(50, 88, 1.5, BRASS)
    return inked(_SHOULDERS, sitter.clothes, 1.6) + neck + collar + other + button


def _head(sitter: Sitter) -> str:
    body = head(sitter.features)
    if sitter.top is Top.BALD:
        dome = "M-10.4 -9 C-10 -20 10 -20 10.4 -9 C6 -12 -6 -12 -10.4 -9 Z"
        body += area(dome, sitter.features.skin)
        body += stroke("M-10.4 -9 C-10 -20 10 -20 10.4 -9", LINE, 1)
        body += stroke("M-4 -12.6 Q0 -13.6 4 -12.6", "#c98f62", 0.8)
    else:
        body += inked(_TOPS[sitter.top], sitter.features.colour)
    if sitter.glasses:
        lens = '<circle cx="-5.4" cy="-2.4" r="4.3" fill="#ffffff" fill-opacity="0.18" '
        lens += f'stroke="{LINE}" stroke-width="1.1"/>'
        body += mirrored(lens + stroke("M-9.6 -3 L-11.4 -3.8", LINE, 1))
        body += stroke("M-1.1 -2.8 L1.1 -2.8", LINE, 1.1)
    return body
