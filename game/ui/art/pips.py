"""Number cards: where the pips stand on a card that shows all of them, or just one large one."""

from dataclasses import dataclass

from game.ui.art.suits import SUITS, ornate_spade
from game.ui.art.svg import area, dot, group, mirrored, placed, stroke
from game.ui.colours import hex_colour
from game.ui.theme import BRASS_GROUND, CARD_WHITE

_COLUMNS = {"l": 36.5, "c": 50.0, "r": 63.5}
"""As far apart as the indices allow."""
_PATTERNS = (
    "",
    "c16 c84",
    "c16 c50 c84",
    "l16 r16 l84 r84",
    "l16 r16 c50 l84 r84",
    "l16 r16 l50 r50 l84 r84",
    "l16 r16 c33 l50 r50 l84 r84",
    "l16 r16 c33 l50 r50 c67 l84 r84",
    "l16 r16 l38.7 r38.7 c50 l61.3 r61.3 l84 r84",
    "l16 r16 c27.3 l38.7 r38.7 l61.3 r61.3 c72.7 l84 r84",
)
"""The pips of each rank: a column, and the height in hundredths of the card."""
_PIP, _CLOSE_PIP = 20.5, 18.0
"""Sizes of the pips up to eight, and of those of nine and ten, which stand closer."""


@dataclass(frozen=True, slots=True)
class Pip:
    """A sign on a card of 100 by 140, by its middle and its size."""

    x: float
    y: float
    size: float
    turned: bool = False


def pattern(rank: int) -> tuple[Pip, ...]:
    """Return the pips of a rank of 0 (ace) to 9 (ten), all of them, as on paper cards."""
    if rank == 0:
        return (Pip(50, 70, 46),)
    places = [(_COLUMNS[word[0]], float(word[1:])) for word in _PATTERNS[rank].split()]
    size = _PIP if rank < 8 else _CLOSE_PIP
    return tuple(Pip(x, y * 1.4, size, turned=y > 50) for x, y in places)


def number_face(rank: int, suit: int, colour: str) -> str:
    """Return the pips of a card in a box of 100 by 140."""
    if rank == 0 and suit == 3:
        return _ace_of_spades(colour)
    sign = SUITS[suit]
    return "".join(placed(sign, p.x, p.y, p.size, colour, p.turned) for p in pattern(rank))


def single_pip(suit: int, colour: str, large_index: bool) -> str:
    """Return the one large pip of a small card in a box of 100 by 140."""
    pip = Pip(70, 111, 44) if large_index else Pip(65, 102, 54)
    return placed(SUITS[suit], pip.x, pip.y, pip.size, colour)


def _ace_of_spades(colour: str) -> str:
    """Return the ornate spade between two sprays of leaves."""
    white, brass = hex_colour(CARD_WHITE), hex_colour(BRASS_GROUND.dark)
    spade = group(
        ornate_spade(colour, white, brass), "translate(50 62) scale(0.62) translate(-50 -50)"
    )
    spray = stroke("M4 36 C16 38 28 32 32.5 19", colour, 0.9)
    for x, y, turn in _LEAVES:
        spray += group(area(_LEAF, colour), f"translate({x} {y}) rotate({turn})")
    return spade + group(mirrored(spray), "translate(50 67)") + dot(50, 103.2, 1.4, colour)


_LEAF = "M0 0 C1.4 -2.8 4.6 -3.4 7.4 -2.4 C6 0.4 2.6 1.4 0 0 Z"
_LEAVES = (
    (8, 36.5, 22),
    (9, 36.2, -52),
    (15, 35.8, 8),
    (16, 35.4, -68),
    (22, 33, -10),
    (22.4, 32.6, -86),
    (27.6, 28.6, -26),
    (27.4, 28.4, -104),
    (31.4, 22.6, -48),
    (31, 23, -118),
    (32.5, 19, -78),
)
"""Places of the leaves along a spray, and their turns in degrees."""
