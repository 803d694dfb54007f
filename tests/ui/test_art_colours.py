"""Every text and sign can be told from its ground, in every look."""

from io import BytesIO
from itertools import product

import pygame
import pytest

from game.ui.art.paper import frame_line
from game.ui.colours import blend, contrast
from game.ui.figures import drawing
from game.ui.scene import Mark
from game.ui.stamper import MARK_COLOURS
from game.ui.theme import (
    BACKS,
    BRASS,
    BRASS_GROUND,
    CARD_EDGE,
    CARD_WHITE,
    CHROMES,
    FOUR_COLOURS,
    INFO,
    INK,
    KNOCK_GROUND,
    RED_ON_DARK,
    THEMES,
    TWO_COLOURS,
    Contrast,
    Ground,
    Look,
)

TEXT, GRAPHICS = 4.5, 3.0
LOOKS = [
    Look(theme=theme, chrome=chrome, contrast=contrast)
    for theme, chrome, contrast in product(THEMES, CHROMES, Contrast)
]
ENHANCED = 7.0
"""What WCAG asks for at its highest level."""
GROUNDS = {
    f"{name}-{kind}": ground
    for name, theme in [
        *THEMES.items(),
        *((f"{name}-bold", Look(name, contrast=Contrast.MORE).table) for name in THEMES),
        ("forced", Look(contrast=Contrast.FORCED).table),
    ]
    for kind, ground in (("felt", theme.felt), ("dark", theme.dark), ("light", theme.light))
} | {"brass": BRASS_GROUND, "knock": KNOCK_GROUND}


def named(look: Look) -> str:
    return f"{look.theme}-{look.chrome}-{look.contrast.value}"


def on_table(look: Look) -> tuple[Ground, ...]:
    return look.felt, look.panel


@pytest.mark.parametrize("name", GROUNDS)
def test_both_full_and_empty_fields_of_a_level_can_be_seen(name: str) -> None:
    ground = GROUNDS[name]
    picture = svg_picture(drawing("level", 840, 70, ground, "1", "2"))
    for x, y in ((200, 35), (640, 5)):
        red, green, blue, opacity = picture.get_at((x, y))
        seen = (red, green, blue)
        assert opacity == 255
        assert min(contrast(seen, ground.light), contrast(seen, ground.dark)) >= GRAPHICS
    assert picture.get_at((640, 35))[3] == 0, "an empty field is empty"


def svg_picture(svg: str) -> pygame.Surface:
    return pygame.image.load(BytesIO(svg.encode()), "drawing.svg")


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.005)
    assert contrast((9, 9, 9), (9, 9, 9)) == 1


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS)
def test_texts_and_lines_stand_out_from_their_ground(ground: Ground) -> None:
    for under in (ground.light, ground.dark):
        for tone in ("text", "muted", "accent", "info"):
            assert contrast(getattr(ground, tone), under) >= TEXT, tone
        assert contrast(ground.line, under) >= GRAPHICS


@pytest.mark.parametrize("ground", GROUNDS.values(), ids=GROUNDS)
def test_suits_in_a_text_stand_out_from_their_ground(ground: Ground) -> None:
    """They are signs, but they are read, so that they keep what texts must."""
    lowest = GRAPHICS if ground is KNOCK_GROUND else TEXT
    for under in (ground.light, ground.dark):
        for suit in range(4):
            for four in (False, True):
                colour = Look(four_colours=four).sign_colour(suit, ground)
                assert contrast(colour, under) >= lowest, (suit, four)


@pytest.mark.parametrize("look", LOOKS, ids=named)
def test_a_button_that_may_not_be_pressed_is_still_read(look: Look) -> None:
    for below in on_table(look):
        for under in (below.light, below.dark):
            ground = blend(look.panel.dark, under, look.dim_opacity)
            assert contrast(look.panel.dim, ground) >= TEXT


@pytest.mark.parametrize("look", LOOKS, ids=named)
def test_a_button_that_may_be_pressed_has_an_edge(look: Look) -> None:
    """The edge or the face differs from what lies around it."""
    for below, ground in product(on_table(look), (look.panel, look.brass, look.knock)):
        for around in (below.light, below.dark):
            seen = (ground.line, ground.light, ground.dark)
            assert max(contrast(colour, around) for colour in seen) >= GRAPHICS


@pytest.mark.parametrize("colour", [*TWO_COLOURS, *FOUR_COLOURS])
def test_suits_stand_out_from_the_card(colour: tuple[int, int, int]) -> None:
    assert contrast(colour, CARD_WHITE) >= TEXT


def test_the_four_colours_differ() -> None:
    assert len(set(FOUR_COLOURS)) == 4


def test_a_card_has_an_edge_on_a_card_and_on_every_table() -> None:
    assert contrast(CARD_EDGE, CARD_WHITE) >= GRAPHICS
    for theme in THEMES.values():
        assert contrast(CARD_WHITE, theme.felt.light) >= GRAPHICS
        assert contrast(CARD_WHITE, theme.dark.light) >= GRAPHICS


@pytest.mark.parametrize("colour", sorted({BRASS, RED_ON_DARK, INFO, *MARK_COLOURS.values()}))
def test_a_mark_is_seen_on_the_table_and_its_word_is_read(colour: tuple[int, int, int]) -> None:
    """The thin dark line of a frame parts it from the white of the card."""
    for theme in THEMES.values():
        assert contrast(colour, theme.felt.light) >= GRAPHICS
        assert contrast(colour, theme.felt.dark) >= GRAPHICS
    assert contrast(colour, INK) >= TEXT
    assert contrast(frame_line(colour), CARD_WHITE) >= GRAPHICS
    assert contrast(frame_line(colour), colour) >= GRAPHICS


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("chrome", CHROMES)
@pytest.mark.parametrize("wanted", [Contrast.MORE, Contrast.FORCED])
def test_more_contrast_is_more_on_plain_grounds(theme: str, chrome: str, wanted: Contrast) -> None:
    look = Look(theme, chrome, contrast=wanted)
    for ground in on_table(look):
        assert ground.light == ground.dark
        assert ground.edge == 1.0
        for tone in (ground.text, ground.muted, ground.accent, ground.info, ground.dim):
            assert contrast(tone, ground.dark) >= ENHANCED
        assert contrast(ground.line, ground.dark) >= TEXT
    assert look.dim_opacity == 1.0
    assert look.lines > Look(theme).lines


def test_forced_colours_are_black_and_white() -> None:
    look = Look(four_colours=True, contrast=Contrast.FORCED)
    grounds = (look.felt, look.panel, look.brass, look.knock)
    colours = {part for g in grounds for part in (g.light, g.dark, g.text, g.accent, g.line, g.red)}
    colours |= {*look.suit_colours, look.glow, *map(look.mark_colour, MARK_COLOURS.values())}
    assert colours == {(0, 0, 0), (255, 255, 255)}


@pytest.mark.parametrize("mark", Mark)
def test_every_mark_has_a_word(mark: Mark) -> None:
    """A colour alone says nothing: each mark is written on its card, and each word is another."""
    assert mark.value
    assert len({each.value for each in Mark}) == len(Mark)


@pytest.mark.parametrize("wrong", [{"theme": "pink"}, {"chrome": "grey"}, {"back": "plain"}])
def test_an_unknown_look_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="no such look"):
        Look(**wrong)  # type: ignore[arg-type]


def test_there_is_a_choice() -> None:
    assert len(THEMES) >= 3
    assert len(BACKS) >= 2
