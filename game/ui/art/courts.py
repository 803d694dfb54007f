"""Court cards put together: a double-ended figure in its frame, or one bust on a small card."""

from game.ui.art.crowns import headwear
from game.ui.art.heads import head
from game.ui.art.held import held
from game.ui.art.people import FOUR_COLOUR_CLOTHS, IVORY, PEOPLE, TWO_COLOUR_CLOTHS, Cloth
from game.ui.art.robes import belt, bust, fist, robe, sleeve
from game.ui.art.suits import SUITS
from game.ui.art.svg import area, group, placed, stroke

_FRAME = (
    "M26 6.5 L91.5 6.5 Q93 6.5 93 8 L93 97 L75.5 97 Q74 97 74 98.5 L74 133.5 L8.5 133.5"
    " Q7 133.5 7 132 L7 43 L24.5 43 Q26 43 26 41.5 Z"
)
"""Around the figure and both indices, the same from either side."""
_GROUND = "#fdf5e1"


def court_face(rank: int, suit: int, colour: str, four_colours: bool) -> str:
    """Return a court of rank 10 (jack) to 12 (king) in a box of 100 by 140, without indices."""
    cloth = _cloth(suit, four_colours)
    half = _half(rank, suit, cloth)
    return (
        area(_FRAME, _GROUND)
        + half
        + group(half, "rotate(180 50 70)")
        + belt(cloth)
        + stroke(_FRAME, colour, 0.9)
    )


def court_bust(rank: int, suit: int, four_colours: bool, large_index: bool) -> str:
    """Return the head and shoulders of a court at the lower right of a small card."""
    cloth, person = _cloth(suit, four_colours), PEOPLE[rank, suit]
    body = bust(person, cloth) + _crowned(rank, suit, cloth)
    x, y, scale = (72, 101.5, 1.0) if large_index else (66, 91, 1.25)
    return group(body, f"translate({x} {y}) scale({scale}) translate(-50 -43)")


def _cloth(suit: int, four_colours: bool) -> Cloth:
    return (FOUR_COLOUR_CLOTHS if four_colours else TWO_COLOUR_CLOTHS)[suit]


def _half(rank: int, suit: int, cloth: Cloth) -> str:
    person = PEOPLE[rank, suit]
    thing = group(held(person.held, suit, cloth), "translate(79 53)")
    return (
        robe(person, cloth)
        + placed(SUITS[suit], 18.5, 65.6, 10.5, IVORY)
        + sleeve(cloth)
        + thing
        + group(fist(), "translate(79 53.4)")
        + _crowned(rank, suit, cloth)
    )


def _crowned(rank: int, suit: int, cloth: Cloth) -> str:
    person = PEOPLE[rank, suit]
    return group(head(person) + headwear(person, suit, cloth), "translate(49 36)")
