"""Court cards put together: a double-ended figure in its frame, or one bust on a small card."""

from game.ui.art.crowns import headwear
from game.ui.art.heads import head
from game.ui.art.held import held
from game.ui.art.people import FOUR_COLOUR_CLOTHS, IVORY, PEOPLE, TWO_COLOUR_CLOTHS, Cloth
from game.ui.art.robes import belt, bust, fist, robe, sleeve
from game.ui.art.suits import SUITS
from game.ui.art.svg import area, group, placed, stroke

_GROUND = "#fdf5e1"


def court_face(rank: int, suit: int, colour: str, w: int, h: int, four_colours: bool) -> str:
    """Return a court of rank 10 (jack) to 12 (king) on a card of w by h pixels, without indices.

    The frame lies on whole pixels, so that its lines stay sharp on small cards.
    """
    cloth = _cloth(suit, four_colours)
    half = _half(rank, suit, cloth)
    figure = half + group(half, "rotate(180 50 70)") + belt(cloth)
    line = max(1, round(w * 0.009))
    frame = _frame(w, h, line)
    return (
        area(frame, _GROUND)
        + group(figure, f"scale({w / 100:.5f} {h / 140:.5f})")
        + stroke(frame, colour, line)
    )


def _frame(w: int, h: int, line: int) -> str:
    """Return the path around the figure and both indices, the same from either side."""
    half = line / 2
    left, top = round(w * 0.07) + half, round(h * 0.046) + half
    inner, low = round(w * 0.26) + half, round(h * 0.307) + half
    points = [(inner, top), (w - left, top), (w - left, h - low), (w - inner, h - low)]
    points += [(w - x, h - y) for x, y in points]
    return "M" + " L".join(f"{x:g} {y:g}" for x, y in points) + " Z"


def court_bust(rank: int, suit: int, four_colours: bool, large_index: bool) -> str:
    """Return the head and shoulders of a court at the lower right of a small card."""
    cloth, person = _cloth(suit, four_colours), PEOPLE[rank, suit]
    body = bust(person, cloth) + _crowned(rank, suit, cloth, plume_right=True)
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
        + _crowned(rank, suit, cloth, plume_right=suit in (1, 3))
    )


def _crowned(rank: int, suit: int, cloth: Cloth, plume_right: bool) -> str:
    person = PEOPLE[rank, suit]
    worn = headwear(person, suit, cloth, plume_right)
    return group(head(person.features) + worn, "translate(49 36)")
