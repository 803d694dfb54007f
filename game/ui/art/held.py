"""What the courts hold: each thing stands upright on x = 0, its grip at y = 0, about 45 high."""

from game.ui.art.people import BRASS, BRASS_DEEP, IVORY, RED, Cloth, Held
from game.ui.art.suits import SUITS
from game.ui.art.svg import LINE, area, dot, dots, group, inked, mirrored, placed, stroke

_STEEL, _STEEL_DEEP, _WOOD, _LEAF, _LEAF_DEEP = (
    "#dfe6ee",
    "#9fb0c2",
    "#8a5a30",
    "#3f7d4e",
    "#26583a",
)


def held(thing: Held, suit: int, cloth: Cloth) -> str:
    """Return a thing without the hand that holds it."""
    match thing:
        case Held.SWORD:
            return _sword()
        case Held.SCEPTRE:
            return _sceptre(suit, cloth)
        case Held.AXE:
            return _axe()
        case Held.ORB:
            return _orb()
        case Held.HALBERD:
            return _halberd()
        case Held.LANCE:
            return _lance(cloth)
        case Held.HORN:
            return _horn(cloth)
        case Held.LEAF:
            return _leaf()
        case _:
            return _stem() + _FLOWERS[thing]


def _shaft(top: float) -> str:
    return inked(f"M-1.3 5 L-1.3 {top} L1.3 {top} L1.3 5 Z", _WOOD, 0.8)


def _sword() -> str:
    blade = inked("M-2.4 -7 L-2.4 -37 L0 -43 L2.4 -37 L2.4 -7 Z", _STEEL)
    edge = area("M0.2 -7.5 L0.2 -41.5 L1.9 -37 L1.9 -7.5 Z", _STEEL_DEEP)
    guard = inked(
        "M-9 -4.4 C-9 -8 -5 -7.6 0 -7.6 C5 -7.6 9 -8 9 -4.4 C5 -5.4 -5 -5.4 -9 -4.4 Z", BRASS
    )
    return blade + edge + guard + inked("M-1.6 -5.5 L1.6 -5.5 L1.6 6 L-1.6 6 Z", RED, 0.8)


def _sceptre(suit: int, cloth: Cloth) -> str:
    rod = inked("M-1.4 6 L-1.4 -24 L1.4 -24 L1.4 6 Z", BRASS, 0.8)
    collar = inked("M-3.6 -22 L3.6 -22 L5.4 -27 L-5.4 -27 Z", BRASS)
    ball = dot(0, -33, 7.4, IVORY, 1.0) + placed(SUITS[suit], 0, -33, 9.4, cloth.robe)
    tip = inked("M-1.5 -40 L0 -45 L1.5 -40 Z", BRASS, 0.8)
    rings = stroke("M-2 -14 L2 -14 M-2 -10 L2 -10", BRASS_DEEP, 0.9)
    return rod + rings + tip + ball + collar


def _axe() -> str:
    blade = inked(
        "M-1 -38 C3 -37 6 -40.6 9 -42 C12.6 -36 12.6 -28 9 -21 C6 -23 3 -26 -1 -26 Z", _STEEL
    )
    edge = area("M8.6 -40.6 C11.8 -35.6 11.8 -28 8.6 -22.4 C10 -28 10 -35 8.6 -40.6 Z", _STEEL_DEEP)
    poll = inked("M1 -36 L-5 -38 L-5 -26 L1 -28 Z", _STEEL)
    return _shaft(-43) + poll + blade + edge + stroke("M-1 -33 L-1 -31", BRASS, 1.4)


def _orb() -> str:
    ball = dot(0, -11, 9.6, BRASS, 1.0) + area(
        "M6 -17.5 C10 -12 7 -4 1 -2.6 C6 -6 7.6 -11 6 -17.5 Z", BRASS_DEEP
    )
    band = stroke("M-9.3 -11.5 Q0 -8.4 9.3 -11.5 M0 -20.4 Q-1.6 -14.6 -0.4 -9.8", RED, 1.7)
    cross = inked(
        (
            "M-1.5 -20 L-1.5 -25 L-5.4 -25 L-5.4 -28 L-1.5 -28 L-1.5 -33 L1.5 -33 L1.5 -28"
            " L5.4 -28 L5.4 -25 L1.5 -25 L1.5 -20 Z"
        ),
        BRASS,
    )
    return cross + ball + band + stroke("M-6 -15 Q-4 -18.4 -1 -18.8", "#f7dc95", 1.3)


def _halberd() -> str:
    spike = inked("M-2 -33 L0 -44 L2 -33 Z", _STEEL)
    blade = inked("M1 -33 C5 -33 8 -36 11 -36 C9.4 -31 9.4 -27 11 -21 C8 -22 5 -24 1 -24 Z", _STEEL)
    beak = inked("M-1 -32 L-9 -27 L-1 -25.5 Z", _STEEL)
    tassel = inked("M-3 -21 L3 -21 L4 -14 L-4 -14 Z", RED, 0.8)
    return (
        _shaft(-34)
        + spike
        + blade
        + beak
        + tassel
        + stroke("M-1 -20 L-1.4 -15 M1 -20 L1.4 -15", LINE, 0.6)
    )


def _lance(cloth: Cloth) -> str:
    flag = inked(
        "M1 -36 C4.5 -39 8 -34 12 -37 L9.4 -30.6 L12 -24 C8 -21.6 4.5 -26.6 1 -24 Z", cloth.lining
    )
    cross = stroke("M2 -30.4 C4.6 -32.6 7 -28.6 9 -30.6", BRASS, 1.7)
    return _shaft(-38) + flag + cross + inked("M-2.6 -36.5 L0 -45 L2.6 -36.5 Z", _STEEL)


def _horn(cloth: Cloth) -> str:
    tube = inked(
        (
            "M-2 2 C-3 -8 -10 -14 -7 -24 C-5 -31 1 -36 8 -39 L11.4 -28"
            " C6 -27 2 -23 2.6 -17 C3.4 -10 3 -4 2 2 Z"
        ),
        BRASS,
    )
    shine = stroke("M-4 -14 C-5 -22 -1 -28 5 -32", "#f7dc95", 1.5)
    bell = inked("M7 -41.6 C10.6 -38 12.8 -31 11.8 -26 C9 -28.6 6.6 -36 7 -41.6 Z", BRASS_DEEP)
    return tube + shine + bell + stroke("M-6.8 -19 L1.4 -15.6", cloth.lining, 2.2)


def _leaf() -> str:
    body = inked(
        (
            "M0 -8 C-9 -11 -11 -20 -7 -27 C-5.4 -24.6 -3.6 -24 -3 -25 C-3 -32 -1 -37 1 -42"
            " C5 -36 6 -31 5 -26 C6 -25 7.6 -25.6 9 -27.6 C12 -20 9 -11 0 -8 Z"
        ),
        _LEAF,
    )
    veins = stroke(
        "M0 -9 L0.6 -35 M0 -14 L-5 -20 M0.2 -14 L6 -20 M0.4 -22 L3.4 -28", _LEAF_DEEP, 0.9
    )
    return stroke("M0 6 L0 -10", LINE, 2.8) + stroke("M0 6 L0 -10", _LEAF_DEEP, 1.6) + body + veins


def _stem() -> str:
    stem = "M0 6 C1 -8 -1 -18 0 -28"
    leaf = inked("M0 -9 C5 -9 8 -13 8.6 -18 C4 -17 1 -14 0 -9 Z", _LEAF, 0.8)
    other = inked("M0 -15 C-4 -15 -7 -18 -7.6 -23 C-4 -22 -1 -19 0 -15 Z", _LEAF, 0.8)
    return stroke(stem, LINE, 2.8) + stroke(stem, _LEAF_DEEP, 1.6) + leaf + other


def _rose() -> str:
    petals = "".join(
        group(dot(0, -5, 4.6, "#c4283c", 0.9), f"translate(0 -33) rotate({turn})")
        for turn in (0, 72, 144, 216, 288)
    )
    heart = dot(0, -33, 4.8, "#d8475a", 0.9)
    return (
        petals
        + heart
        + stroke(
            "M-2.4 -33 C-2.4 -36.4 2.6 -36.4 2.4 -33 C2.4 -30.6 -1 -30.6 -0.8 -33", "#7d1322", 1.0
        )
    )


def _tulip() -> str:
    back = inked("M-4 -27 C-7 -33 -4 -38 0 -42 C4 -38 7 -33 4 -27 Z", "#e8862e")
    side = inked("M0 -25 C-8 -25 -9.6 -33 -8 -41 C-4 -38 -1 -33 0 -25 Z", "#f0a040")
    return back + mirrored(side)


def _daisy() -> str:
    petals = "".join(
        group(
            inked("M0 -3 C-3.4 -6 -3 -10.4 0 -11 C3 -10.4 3.4 -6 0 -3 Z", IVORY, 0.8),
            f"translate(0 -32) rotate({turn})",
        )
        for turn in range(0, 360, 45)
    )
    return (
        petals + dot(0, -32, 4, BRASS, 0.9) + dots([(-1.2, -32.6), (1.2, -31.4)], 0.7, BRASS_DEEP)
    )


def _lily() -> str:
    middle = inked("M0 -26 C-5.6 -31 -4 -39 0 -44 C4 -39 5.6 -31 0 -26 Z", "#a993dd")
    side = inked(
        "M0 -25 C-5 -28 -6 -34 -11 -35.4 C-12.4 -30 -8.4 -25.4 -6 -23 C-4 -21 -1.6 -22 0 -25 Z",
        "#7f66c0",
    )
    vein = stroke("M0 -31 L0 -37", "#f0c95a", 1.4)
    return mirrored(side) + middle + vein + inked("M-4 -25 L4 -25 L3 -21.6 L-3 -21.6 Z", BRASS, 0.8)


_FLOWERS = {Held.ROSE: _rose(), Held.TULIP: _tulip(), Held.DAISY: _daisy(), Held.LILY: _lily()}
