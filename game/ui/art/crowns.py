"""What the courts wear on their heads: crowns of kings, coronets of queens, caps of jacks."""

from game.ui.art.people import BRASS, BRASS_DEEP, IVORY, Cloth, Person
from game.ui.art.svg import dots, group, inked, stroke

_BAND = "M-13.6 -8.4 C-7 -10.4 7 -10.4 13.6 -8.4 L14 -13 C7 -15 -7 -15 -14 -13 Z"


def headwear(person: Person, suit: int, cloth: Cloth, plume_right: bool) -> str:
    """Return what a person wears, in the space of the heads, up to 29 above their eyes."""
    if person.rank == 12:
        return _crown(suit, cloth)
    return _coronet(suit, cloth) if person.rank == 11 else _cap(cloth, plume_right)


def _band(cloth: Cloth) -> str:
    gems = dots([(0, -12)], 1.7, cloth.lining, 0.6)
    gems += dots([(-8.4, -11.4), (8.4, -11.4)], 1.2, cloth.robe, 0.5)
    return (
        inked(_BAND, BRASS)
        + stroke("M-13.4 -9.9 C-7 -11.8 7 -11.8 13.4 -9.9", BRASS_DEEP, 0.6)
        + gems
    )


def _crown(suit: int, cloth: Cloth) -> str:
    """Return a king's crown: open points for the red suits, arches for the black."""
    cap = inked("M-11.5 -13 C-12 -23 12 -23 11.5 -13 Z", cloth.lining)
    if suit in (1, 2):
        points = (
            "M-14 -12.6 L-17 -23 L-9.5 -17.5 L-6.5 -24.5 L0 -17.5 L6.5 -24.5 L9.5 -17.5"
            " L17 -23 L14 -12.6 C7 -15 -7 -15 -14 -12.6 Z"
        )
        tips = dots([(-17, -23.6), (-6.5, -25), (6.5, -25), (17, -23.6)], 1.8, IVORY, 0.8)
    else:
        points = (
            "M-14 -12.6 C-19 -20 -14 -25 -8.5 -21.5 C-6 -20 -5.5 -17 -7 -15 C-5 -19 -3.5 -22 0 -24"
            " C3.5 -22 5 -19 7 -15 C5.5 -17 6 -20 8.5 -21.5 C14 -25 19 -20 14 -12.6"
            " C7 -15 -7 -15 -14 -12.6 Z"
        )
        tips = inked(
            (
                "M-1 -23.5 L-1 -25.2 L-3 -25.2 L-3 -27 L-1 -27 L-1 -29 L1 -29 L1 -27"
                " L3 -27 L3 -25.2 L1 -25.2 L1 -23.5 Z"
            ),
            IVORY,
            0.7,
        )
    shine = stroke("M-11.5 -15.5 L-13.4 -19.8", "#f7dc95", 1.1) + stroke(
        "M6.6 -20.5 L7.8 -17.4", BRASS_DEEP, 0.9
    )
    return cap + inked(points, BRASS) + shine + tips + _band(cloth)


def _coronet(suit: int, cloth: Cloth) -> str:
    """Return a queen's coronet: pearls on leaves, and no two suits quite alike."""
    veil = inked("M-11 -12 C-10 -19 10 -19 11 -12 Z", cloth.robe)
    if suit in (0, 2):
        leaves = (
            "M-12.6 -12.4 C-16 -17 -14 -20.5 -11.6 -22 C-9.5 -19.5 -8.6 -18 -7.6 -16"
            " C-6.4 -19 -3.6 -21.5 0 -25.5 C3.6 -21.5 6.4 -19 7.6 -16"
            " C8.6 -18 9.5 -19.5 11.6 -22 C14 -20.5 16 -17 12.6 -12.4 C7 -15 -7 -15 -12.6 -12.4 Z"
        )
        pearls = [(-11.8, -22.6), (0, -25.6), (11.8, -22.6)]
    else:
        leaves = (
            "M-12.6 -12.4 L-14.5 -19.5 L-9.8 -16.4 L-7.4 -22.5 L-3.4 -17.4 L0 -25"
            " L3.4 -17.4 L7.4 -22.5 L9.8 -16.4 L14.5 -19.5 L12.6 -12.4 C7 -15 -7 -15 -12.6 -12.4 Z"
        )
        pearls = [(-14.6, -20), (-7.4, -23), (0, -25.6), (7.4, -23), (14.6, -20)]
    return veil + inked(leaves, BRASS) + dots(pearls, 1.6, IVORY, 0.7) + _band(cloth)


def _cap(cloth: Cloth, plume_right: bool) -> str:
    """Return a jack's cap with a plume, to the left or to the right."""
    plume = inked(
        (
            "M8 -14 C10 -22 16 -27 23 -25 C27 -23.5 26 -18 22 -17.6"
            " C25 -15 23 -11.4 19 -12.6 C17 -9.6 12 -10 8 -14 Z"
        ),
        IVORY,
    )
    quill = stroke("M9 -13.6 C13 -18 17 -20.6 22 -22", BRASS_DEEP, 0.9)
    quill += stroke(
        "M14 -17.6 L14.4 -21 M17.4 -19.6 L18.4 -23 M15.4 -17.8 L19 -16.4 M12.4 -15.8 L16.4 -13",
        BRASS_DEEP,
        0.7,
    )
    crown = inked(
        "M-13 -11 C-17 -20 -8 -26 3 -24 C12 -22.4 16 -16 13 -11 C6 -14 -6 -14 -13 -11 Z", cloth.robe
    )
    crown += stroke("M-7 -14.6 C-8 -18.6 -5 -21.6 -1 -22", cloth.fold, 1.0)
    crown += stroke("M3 -14.4 C4 -18 3.4 -20.6 2 -22.4", cloth.fold, 1.0)
    brim = inked(
        (
            "M-14.5 -8.6 C-7 -11.8 7 -11.8 14.5 -8.6 C16 -10 15.6 -12.6 14 -13.2"
            " C6 -15.6 -6 -15.6 -14 -13.2 C-15.6 -12.6 -16 -10 -14.5 -8.6 Z"
        ),
        cloth.lining,
    )
    brooch = dots([(9.4, -12.2)], 2.1, BRASS, 0.7)
    feather = group(plume + quill, "translate(1.6 -2.4) scale(0.8)")
    return group(crown + brim + feather + brooch, "" if plume_right else "scale(-1 1)")
