"""Robes of the courts: shoulders, collars and the arm that holds something, of one half figure."""

from game.ui.art.heads import SKIN
from game.ui.art.people import BRASS, BRASS_DEEP, IVORY, Cloth, Person
from game.ui.art.svg import LINE, area, dots, inked, stroke

_SHOULDERS = "M7.5 77.9 L7.5 65 C13 56 30 54 42 47 L58 47 C70 54 86 54 92.5 60 L92.5 62.1 Z"
_FOLDS = "M14 74 C15 68 18 64 23 61 M23 73.4 C24 69 26 66 30 63 M75 64.6 C74 62 72 60 69 58"
_NECK = "M44 44 L56 44 L57 54 L50 60 L43 54 Z"
_FUR = (
    "M27 57.4 C33 53 39 50 42 46.4 L58 46.4 C61 50 67 53 73 57.4 C69 64 60 67.4 50 67.4"
    " C40 67.4 31 64 27 57.4 Z"
)
_TAILS = (
    "M34 57 L34 59.4 M41 54.4 L41 56.8 M40 61.6 L40 64 M60 61.6 L60 64 M59 54.4 L59 56.8"
    " M66 57 L66 59.4"
)


def robe(person: Person, cloth: Cloth) -> str:
    """Return the body of the upper half figure on a card of 100 by 140, above its diagonal."""
    body = inked(_SHOULDERS, cloth.robe) + stroke(_FOLDS, cloth.fold, 1.3)
    if person.rank == 12:
        return body + _front(cloth, 37, 63) + inked(_FUR, IVORY) + stroke(_TAILS, LINE, 1.3)
    if person.rank == 11:
        return body + _bodice(cloth)
    return body + _doublet(cloth)


def bust(person: Person, cloth: Cloth) -> str:
    """Return shoulders cut off below, for a head at (50, 36) that stands alone."""
    path = "M28.5 79 C28 62 34 54 42 48 L58 48 C66 54 72 62 71.5 79 Z"
    body = inked(path, cloth.robe)
    if person.rank == 12:
        fur = "M30.5 63 C34 55 39 51 42 47 L58 47 C61 51 66 55 69.5 63 C64 69 36 69 30.5 63 Z"
        return (
            body
            + inked(fur, IVORY)
            + stroke("M36 58 L36 61 M64 58 L64 61 M44 62 L44 65 M56 62 L56 65", LINE, 1.3)
        )
    if person.rank == 11:
        return body + _neckline()
    return body + stroke("M36 66 L33 79 M64 66 L67 79", cloth.trim, 2.2) + _collar(cloth)


def _front(cloth: Cloth, left: float, right: float) -> str:
    """Return the strip down the middle of a robe, to the diagonal."""
    low_left, low_right = (78 - 16 * (x - 7) / 86 for x in (left, right))
    return inked(f"M43 48 L57 48 L{right} {low_right:.2f} L{left} {low_left:.2f} Z", cloth.lining)


def _bodice(cloth: Cloth) -> str:
    lacing = stroke("M45 63 L55 67 M55 63 L45 67.4", cloth.trim, 1.1)
    trims = stroke("M33 55 C38 60 40 66 40 71 M67 55 C62 60 60 64 60 67", cloth.trim, 2.0)
    return _front(cloth, 40, 60) + trims + lacing + _neckline()


def _neckline() -> str:
    skin = inked(_NECK, SKIN)
    ruff = inked(
        (
            "M42.6 49 C37 50 33 53 32 57 C38 57 45 60 50 65 C55 60 62 57 68 57"
            " C67 53 63 50 57.4 49 C56 54 53 57 50 59.4 C47 57 44 54 42.6 49 Z"
        ),
        IVORY,
    )
    pleats = stroke(
        "M38 52 L37 56.4 M43.4 55 L42.6 58.6 M62 52 L63 56.4 M56.6 55 L57.4 58.6", BRASS_DEEP, 0.8
    )
    beads = dots(
        [(45.4, 51.6), (47.6, 53.4), (50, 54.2), (52.4, 53.4), (54.6, 51.6)], 0.95, BRASS, 0.4
    )
    return skin + ruff + pleats + beads


def _doublet(cloth: Cloth) -> str:
    slashes = "M28 60 L25 70 M35 58 L33 69 M65 58 L66 66 M72 59 L73 63.6"
    stripes = stroke(slashes, cloth.trim, 2.4)
    buttons = dots([(50, 62), (50, 66.6)], 1.3, BRASS, 0.6)
    return _front(cloth, 43, 57) + stripes + buttons + _collar(cloth)


def _collar(cloth: Cloth) -> str:
    neck = inked("M44 44 L56 44 L56 52 L50 56 L44 52 Z", SKIN)
    flap = inked("M43 48 L50 56.5 L44 62.5 C40 60 36.4 56.6 35 53 Z", IVORY)
    other = inked("M57 48 L50 56.5 L56 62.5 C60 60 63.6 56.6 65 53 Z", IVORY)
    return neck + area("M45 50 L55 50 L50 56 Z", cloth.fold) + flap + other


def sleeve(cloth: Cloth) -> str:
    """Return the arm at the right, its fist about (79, 52) still open for what it holds."""
    arm = inked("M92.5 62 L92.5 58 C90 54 84 54 79 56 C74 58 71 61 71.4 66.1 Z", cloth.robe)
    cuff = inked("M71.6 60.6 C73 57 84 54.6 87 57.4 L86 61 C82 59.4 76 61 73.4 64 Z", IVORY)
    return arm + stroke("M89.4 62 C89 60 88.6 58.6 88 57.6", cloth.fold, 1.2) + cuff


def fist() -> str:
    """Return the hand that closes over what is held, its middle at (0, 0)."""
    hand = inked("M-6 1.6 C-7 -3 -3.6 -5 0 -4.8 C4.6 -5 7 -2 6 2.6 C4.6 6 -4.4 6 -6 1.6 Z", SKIN)
    return hand + stroke(
        "M-2.6 -4 L-2.4 -0.6 M0.6 -4.4 L0.6 -0.8 M3.6 -3.8 L3.4 -0.6", "#8a4f2f", 0.8
    )


def belt(cloth: Cloth) -> str:
    """Return the band over the diagonal where both halves meet, the same from either side."""
    body = inked("M7.5 74.7 L92.5 58.9 L92.5 65.3 L7.5 81.1 Z", cloth.trim)
    for step in range(-4, 5):
        x, y = 50 + step * 9.6, 70 - step * 9.6 * 16 / 86
        fill = IVORY if step % 2 else cloth.lining
        body += inked(
            (
                f"M{x:.1f} {y - 2.3:.1f} L{x + 3:.1f} {y:.1f} L{x:.1f} {y + 2.3:.1f}"
                f" L{x - 3:.1f} {y:.1f} Z"
            ),
            fill,
            0.6,
        )
    return body
