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
class Person:
    """One court card's figure."""

    rank: int
    """10 jack, 11 queen, 12 king."""
    hair: Hair
    beard: Beard
    held: Held
    colour: str
    """Of the hair."""


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

PEOPLE = {
    (10, 0): Person(10, Hair.PAGE, Beard.NONE, Held.LANCE, _BROWN),
    (10, 1): Person(10, Hair.BOB, Beard.NONE, Held.HORN, _AUBURN),
    (10, 2): Person(10, Hair.PAGE, Beard.NONE, Held.LEAF, _BLOND),
    (10, 3): Person(10, Hair.BOB, Beard.MOUSTACHE, Held.HALBERD, _DARK),
    (11, 0): Person(11, Hair.BRAIDS, Beard.NONE, Held.DAISY, _BROWN),
    (11, 1): Person(11, Hair.CURLED, Beard.NONE, Held.TULIP, _AUBURN),
    (11, 2): Person(11, Hair.LONG, Beard.NONE, Held.ROSE, _BLOND),
    (11, 3): Person(11, Hair.LONG, Beard.NONE, Held.LILY, _DARK),
    (12, 0): Person(12, Hair.CURLED, Beard.FULL, Held.ORB, _GREY),
    (12, 1): Person(12, Hair.BOB, Beard.FORKED, Held.AXE, _AUBURN),
    (12, 2): Person(12, Hair.CURLED, Beard.SHORT, Held.SWORD, _BLOND),
    (12, 3): Person(12, Hair.BOB, Beard.POINTED, Held.SCEPTRE, _DARK),
}
"""By rank and suit."""
