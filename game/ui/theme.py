"""Colours and sizes: the one place where the look is decided; draws nothing."""

from dataclasses import dataclass
from enum import Enum

from game.ui.colours import Colour, blend


class Weave(Enum):
    """What a table is made of."""

    CLOTH = "cloth"
    WOOD = "wood"
    PLAIN = "plain"


class Contrast(Enum):
    """How much contrast the player's system asks for."""

    USUAL = "usual"
    MORE = "more"
    """Full lines and plain grounds, in the colours that the player has chosen."""
    FORCED = "forced"
    """Black and white: the system replaces all colours, and a canvas has to do so by itself."""


@dataclass(frozen=True, slots=True)
class Ground:
    """A ground, and the colours of what is written and drawn on it."""

    light: Colour
    """The ground where it is lightest."""
    dark: Colour
    """The ground where it is darkest."""
    text: Colour
    muted: Colour
    accent: Colour
    """What counts: totals, names of melds, titles."""
    info: Colour
    red: Colour
    """The red suits in a line of text."""
    green: Colour
    """The clubs of a four-colour deck in a line of text."""
    blue: Colour
    """The diamonds of a four-colour deck in a line of text."""
    line: Colour
    """Outlines and brackets."""
    dim: Colour
    """The text of what may not be pressed now."""
    edge: float = 0.4
    """Opacity of the line around a panel."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A table: its cloth, and the panels on it in dark and in light."""

    felt: Ground
    dark: Ground
    light: Ground
    weave: Weave = Weave.CLOTH


IVORY: Colour = (250, 246, 234)
INK: Colour = (38, 28, 8)
BRASS: Colour = (245, 216, 135)
RED_ON_DARK: Colour = (255, 186, 186)
RED_ON_LIGHT: Colour = (152, 0, 24)
INFO: Colour = (158, 218, 255)
GREEN_ON_DARK: Colour = (160, 236, 168)
GREEN_ON_LIGHT: Colour = (0, 82, 36)
BLUE_ON_LIGHT: Colour = (10, 58, 148)

_PAPER = Ground(
    light=(252, 247, 235),
    dark=(244, 236, 218),
    text=(40, 32, 20),
    muted=(92, 80, 60),
    accent=(122, 72, 0),
    info=(0, 84, 140),
    red=RED_ON_LIGHT,
    green=GREEN_ON_LIGHT,
    blue=BLUE_ON_LIGHT,
    line=(122, 104, 72),
    dim=(92, 80, 60),
)
"""Light chrome, the same on every table."""


def _cloth(light: Colour, dark: Colour, muted: Colour, line: Colour, dim: Colour) -> Ground:
    return Ground(
        light,
        dark,
        text=IVORY,
        muted=muted,
        accent=BRASS,
        info=INFO,
        red=RED_ON_DARK,
        green=GREEN_ON_DARK,
        blue=INFO,
        line=line,
        dim=dim,
    )


def _shining(top: Colour, bottom: Colour, edge: Colour) -> Ground:
    return Ground(
        top,
        bottom,
        text=INK,
        muted=INK,
        accent=INK,
        info=INK,
        red=RED_ON_LIGHT,
        green=GREEN_ON_LIGHT,
        blue=BLUE_ON_LIGHT,
        line=edge,
        dim=INK,
    )


BRASS_GROUND = _shining((246, 212, 128), (228, 179, 84), (122, 82, 16))
"""Of the button that is most likely wanted."""
KNOCK_GROUND = _shining((255, 178, 136), (236, 136, 98), (138, 52, 22))

THEMES: dict[str, Theme] = {
    "green": Theme(
        felt=_cloth((31, 97, 72), (14, 58, 44), (206, 228, 217), (176, 208, 193), (156, 190, 175)),
        dark=_cloth((15, 52, 40), (11, 42, 32), (190, 214, 202), (140, 176, 160), (156, 190, 175)),
        light=_PAPER,
    ),
    "night": Theme(
        felt=_cloth((41, 76, 127), (18, 36, 74), (208, 222, 242), (172, 194, 226), (160, 182, 216)),
        dark=_cloth((18, 36, 70), (13, 27, 55), (188, 206, 232), (138, 164, 204), (160, 182, 216)),
        light=_PAPER,
    ),
    "burgundy": Theme(
        felt=_cloth((126, 42, 56), (70, 20, 34), (242, 212, 212), (224, 178, 178), (206, 160, 162)),
        dark=_cloth((62, 16, 28), (48, 11, 22), (228, 198, 198), (190, 140, 142), (206, 160, 162)),
        light=_PAPER,
    ),
    "walnut": Theme(
        felt=_cloth((100, 64, 38), (56, 33, 19), (238, 220, 196), (216, 188, 152), (194, 168, 138)),
        dark=_cloth((52, 32, 19), (40, 24, 14), (222, 202, 176), (176, 146, 112), (194, 168, 138)),
        light=_PAPER,
        weave=Weave.WOOD,
    ),
}
CHROMES = ("dark", "light")
DIM_OPACITY = {"dark": 0.5, "light": 0.82}
"""How much of the ground of a button shows that may not be pressed."""

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
BOLD_LINES = 1.6
"""Width of lines to their usual width where more contrast is asked for."""


def _plain(ground: Colour, ink: Colour, accent: Colour, signs: Ground | None = None) -> Ground:
    """Return a ground of one colour on which all is written in one ink, but for what counts.

    The suits have the colours that they have on `signs`, without it the ink's.
    """
    return Ground(
        ground,
        ground,
        text=ink,
        muted=ink,
        accent=accent,
        info=accent,
        red=signs.red if signs else ink,
        green=signs.green if signs else ink,
        blue=signs.blue if signs else ink,
        line=ink,
        dim=ink,
        edge=1.0,
    )


_BLACK_ON_WHITE = _plain(WHITE, BLACK, BLACK)
_WHITE_ON_BLACK = _plain(BLACK, WHITE, WHITE)
FORCED = Theme(_WHITE_ON_BLACK, _WHITE_ON_BLACK, _BLACK_ON_WHITE, Weave.PLAIN)
"""The table in black and white."""


def _bold(theme: Theme) -> Theme:
    """Return a table with plain grounds, as dark or light as its colours allow."""
    deep = blend(BLACK, theme.felt.dark, 0.5)
    return Theme(
        felt=_plain(deep, WHITE, BRASS, theme.felt),
        dark=_plain(BLACK, WHITE, BRASS, theme.dark),
        light=_plain(WHITE, BLACK, (84, 44, 0), theme.light),
        weave=Weave.PLAIN,
    )


BACKS = ("lattice", "rosette", "fans")


@dataclass(frozen=True, slots=True)
class Look:
    """What the player chose of the table's look: names of `THEMES`, `CHROMES` and `BACKS`.

    Raises ValueError for a name that none of them has.
    """

    theme: str = "green"
    chrome: str = "dark"
    four_colours: bool = False
    """Clubs green and diamonds blue."""
    large_index: bool = False
    back: str = "lattice"
    contrast: Contrast = Contrast.USUAL
    """Not chosen here: what the player's system asks for."""

    def __post_init__(self) -> None:
        """Refuse what cannot be drawn."""
        choices = ((self.theme, THEMES), (self.chrome, CHROMES), (self.back, BACKS))
        for name, known in choices:
            if name not in known:
                raise ValueError(f"no such look: {name}; known are {', '.join(known)}")

    @property
    def table(self) -> Theme:
        """Return the theme in the contrast that is asked for."""
        if self.contrast is Contrast.FORCED:
            return FORCED
        theme = THEMES[self.theme]
        return theme if self.contrast is Contrast.USUAL else _bold(theme)

    @property
    def felt(self) -> Ground:
        """Return the table cloth."""
        return self.table.felt

    @property
    def panel(self) -> Ground:
        """Return the ground of panels and plain buttons."""
        return self.table.dark if self.chrome == "dark" else self.table.light

    @property
    def brass(self) -> Ground:
        """Return the ground of the button that is most likely wanted."""
        return _BLACK_ON_WHITE if self.contrast is Contrast.FORCED else BRASS_GROUND

    @property
    def knock(self) -> Ground:
        """Return the ground of the button that ends a hand."""
        return _BLACK_ON_WHITE if self.contrast is Contrast.FORCED else KNOCK_GROUND

    @property
    def glow(self) -> Colour:
        """Return the colour around a selected card."""
        return WHITE if self.contrast is Contrast.FORCED else BRASS

    @property
    def lines(self) -> float:
        """Return the width of lines to their usual width."""
        return 1.0 if self.contrast is Contrast.USUAL else BOLD_LINES

    @property
    def dim_opacity(self) -> float:
        """Return how much of the ground of a button shows that may not be pressed."""
        return DIM_OPACITY[self.chrome] if self.contrast is Contrast.USUAL else 1.0

    def mark_colour(self, colour: Colour) -> Colour:
        """Return the colour of a mark that usually has another one."""
        return WHITE if self.contrast is Contrast.FORCED else colour

    def sign_colour(self, suit: int, ground: Ground) -> Colour:
        """Return the colour of a suit's sign in a line of text."""
        if self.four_colours:
            return (ground.green, ground.blue, ground.red, ground.text)[suit]
        return ground.red if suit in (1, 2) else ground.text

    @property
    def suit_colours(self) -> tuple[Colour, ...]:
        """Return the colours of clubs, diamonds, hearts and spades on a card."""
        if self.contrast is Contrast.FORCED:
            return (BLACK,) * 4
        return FOUR_COLOURS if self.four_colours else TWO_COLOURS


CARD_WHITE: Colour = (255, 254, 248)
CARD_EDGE: Colour = (148, 142, 124)
SUIT_BLACK: Colour = (27, 28, 36)
SUIT_RED: Colour = (200, 18, 42)
SUIT_GREEN: Colour = (8, 112, 52)
SUIT_BLUE: Colour = (16, 84, 196)
TWO_COLOURS = (SUIT_BLACK, SUIT_RED, SUIT_RED, SUIT_BLACK)
FOUR_COLOURS = (SUIT_GREEN, SUIT_BLUE, SUIT_RED, SUIT_BLACK)

CARD_RATIO = 1.4
"""Height of a card to its width."""

MIN_TARGET = 44.0
"""CSS pixels a touch target has at least in either direction."""
MIN_STRIP = 24.0
"""CSS pixels that stay visible of a card in a row."""
