"""The four suit signs and the ornate spade of its ace."""

from game.ui.art.svg import area, document, group, mirrored, placed, stroke

SUITS = (
    "M50 5 C62 5 72 14 72 27 C72 34 69 39 65 43 C79 38 94 47 94 63 C94 77 84 86 72 86"
    " C63 86 57 82 53.5 75 C54.5 85 59 92 67 96 L33 96 C41 92 45.5 85 46.5 75"
    " C43 82 37 86 28 86 C16 86 6 77 6 63 C6 47 21 38 35 43 C31 39 28 34 28 27"
    " C28 14 38 5 50 5 Z",
    "M50 2 C59 20 71 36 87 50 C71 64 59 80 50 98 C41 80 29 64 13 50 C29 36 41 20 50 2 Z",
    "M50 95 C44 82 8 60 6 33 C5 17 16 7 29 7 C39 7 46 13 50 23 C54 13 61 7 71 7"
    " C84 7 95 17 94 33 C92 60 56 82 50 95 Z",
    "M50 3 C57 22 93 40 93 64 C93 77 84 85 72 85 C64 85 57.5 81 53.5 74"
    " C54.5 84 59 92 67 97 L33 97 C41 92 45.5 84 46.5 74 C42.5 81 36 85 28 85"
    " C16 85 7 77 7 64 C7 40 43 22 50 3 Z",
)
"""Clubs to spades, each in a box of 100 by 100."""

_SPADE_FIELD = (
    "M50 17 C58 33 84 46 84 64 C84 72 78 77 71 77 C61 77 55 71 50 62"
    " C45 71 39 77 29 77 C22 77 16 72 16 64 C16 46 42 33 50 17 Z"
)


def sign(suit: int, size: int, colour: str) -> str:
    """Return one suit as a picture of its own."""
    return document(size, size, placed(SUITS[suit], size / 2, size / 2, size, colour))


def ornate_spade(colour: str, light: str, brass: str) -> str:
    """Return the spade of the ace in a box of 100 by 100: engraved, with a sun and sprays."""
    curls = (
        stroke("M3 21 C14 20 22 13 20 5 C18 -1 10 1 11 7 C12 10 15 10 16 8", light, 1.5)
        + stroke("M4 13 C9 12 12 10 12 6", light, 1.1)
        + stroke("M22 19 C27 19 30 16 30 12", light, 1.3)
        + area("M3 -3 C8 -8 9 -14 6 -20 C2 -15 1 -9 3 -3 Z", light)
    )
    lozenge = area("M0 -31 L2.6 -26 L0 -21 L-2.6 -26 Z", brass)
    heart = area("M0 3 L5.5 11 L0 19 L-5.5 11 Z", brass)
    return (
        area(SUITS[3], colour)
        + stroke(_SPADE_FIELD, brass, 1.5)
        + group(mirrored(curls) + lozenge + heart, "translate(50 51)")
        + stroke("M44 91.5 C47 90 53 90 56 91.5", brass, 1.3)
    )
