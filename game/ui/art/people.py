"""Who the twelve courts are: their colours, hair, beards, and what each holds."""

from dataclasses import dataclass
from enum import Enum


class Hair(Enum):
    """How hair falls."""

    CURLED = "curled"
    LONG = "long"
    BRAIDS = "braids"
    BOB = "bob"
    PAGE = "page"
    SHORT = "short"


class Beard(Enum):
    """What grows on a chin."""

    NONE = "none"
    FULL = "full"
    FORKED = "forked"
    SHORT = "short"
    POINTED = "pointed"
    MOUSTACHE = "moustache"


class Held(Enum):
    """What a hand holds."""

    SWORD = "sword"
    SCEPTRE = "sceptre"
    AXE = "axe"
    ORB = "orb"
    ROSE = "rose"
    TULIP = "tulip"
    DAISY = "daisy"
    LILY = "lily"
    HALBERD = "halberd"
    LEAF = "leaf"
    HORN = "horn"
    LANCE = "lance"


@dataclass(frozen=True, slots=True)
class Cloth:
    """The colours of one suit's people."""

    robe: str
    fold: str
    lining: str
    trim: str


@dataclass(frozen=True, slots=True)
class Features:
    """A face and its hair."""

    hair: Hair
    colour: str
    """Of the hair."""
    beard: Beard = Beard.NONE
    woman: bool = False
    fringe: bool = True
    skin: str = "#f4d3ae"


@dataclass(frozen=True, slots=True)
class Person:
    """One court card's figure."""

    rank: int
    """10 jack, 11 queen, 12 king."""
    features: Features
    held: Held


BRASS = "#e2b04a"
BRASS_DEEP = "#b9822a"
IVORY = "#fbf3df"
RED = "#a8202f"
BLUE = "#27457c"

CLUB_CLOTH = Cloth("#27457c", "#1a3160", RED, BRASS)
DIAMOND_CLOTH = Cloth("#c8402c", "#9c2a1d", BLUE, BRASS)
HEART_CLOTH = Cloth("#a8202f", "#7d1322", BLUE, BRASS)
SPADE_CLOTH = Cloth("#2b2e3d", "#191b27", RED, BRASS)
TWO_COLOUR_CLOTHS = (CLUB_CLOTH, DIAMOND_CLOTH, HEART_CLOTH, SPADE_CLOTH)
FOUR_COLOUR_CLOTHS = (
    Cloth("#1d7043", "#11522f", RED, BRASS),
    Cloth("#2c5fb3", "#1d4689", RED, BRASS),
    HEART_CLOTH,
    SPADE_CLOTH,
)

_BLOND, _AUBURN, _BROWN, _DARK = "#d9a441", "#a5501f", "#6f4526", "#2c2a34"
_GREY = "#b9b4ab"


def _jack(hair: Hair, colour: str, held: Held, beard: Beard = Beard.NONE) -> Person:
    return Person(10, Features(hair, colour, beard), held)


def _queen(hair: Hair, colour: str, held: Held) -> Person:
    return Person(11, Features(hair, colour, woman=True), held)


def _king(hair: Hair, colour: str, held: Held, beard: Beard) -> Person:
    return Person(12, Features(hair, colour, beard, fringe=False), held)


PEOPLE = {
    (10, 0): _jack(Hair.PAGE, _BROWN, Held.LANCE),
    (10, 1): _jack(Hair.BOB, _AUBURN, Held.HORN),
    (10, 2): _jack(Hair.PAGE, _BLOND, Held.LEAF),
    (10, 3): _jack(Hair.BOB, _DARK, Held.HALBERD, Beard.MOUSTACHE),
    (11, 0): _queen(Hair.BRAIDS, _BROWN, Held.DAISY),
    (11, 1): _queen(Hair.CURLED, _AUBURN, Held.TULIP),
    (11, 2): _queen(Hair.LONG, _BLOND, Held.ROSE),
    (11, 3): _queen(Hair.LONG, _DARK, Held.LILY),
    (12, 0): _king(Hair.CURLED, _GREY, Held.ORB, Beard.FULL),
    (12, 1): _king(Hair.BOB, _AUBURN, Held.AXE, Beard.FORKED),
    (12, 2): _king(Hair.CURLED, _BLOND, Held.SWORD, Beard.SHORT),
    (12, 3): _king(Hair.BOB, _DARK, Held.SCEPTRE, Beard.POINTED),
}
"""By rank and suit."""
