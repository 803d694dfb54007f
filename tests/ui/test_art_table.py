"""The painter follows the look that was chosen, and the table shows no steps in its light."""

from itertools import combinations, groupby, product

import pygame
import pytest

from game.ui.art.chrome import plain_button
from game.ui.colours import contrast
from game.ui.draw import Painter
from game.ui.pictures import Pictures
from game.ui.rect import Rect
from game.ui.scene import Label, Mark, Panel, Scene, Sprite
from game.ui.theme import THEMES, Look

LOOKS = [
    Look(),
    Look(theme="night"),
    Look(chrome="light"),
    Look(four_colours=True),
    Look(large_index=True),
    Look(back="fans"),
    Look(back="rosette"),
]
SCENE = Scene(
    300,
    200,
    (
        Sprite("a", Rect(10, 20, 90, 126), 1),
        Sprite("b", Rect(60, 20, 90, 126), None),
        Panel("p", Rect(180, 20, 110, 60), 8),
        Label("l", 190, 50, "Deadwood 7♦", 14),
    ),
)


@pytest.fixture(scope="module", autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))


def painted(painter: Painter, scene: Scene, scale: float = 1.0) -> pygame.Surface:
    surface = pygame.Surface((round(scene.width * scale), round(scene.height * scale))).convert()
    painter.paint(surface, scene, scale)
    return surface


def test_every_choice_shows() -> None:
    pictures = [pygame.image.tobytes(painted(Painter(look), SCENE), "RGB") for look in LOOKS]
    for one, other in combinations(range(len(LOOKS)), 2):
        assert pictures[one] != pictures[other], (LOOKS[one], LOOKS[other])


def test_a_new_look_is_drawn_at_once() -> None:
    painter = Painter()
    painted(painter, SCENE)
    painter.look = Look(theme="burgundy", chrome="light", back="fans")
    fresh = painted(Painter(painter.look), SCENE)
    assert pygame.image.tobytes(painted(painter, SCENE), "RGB") == pygame.image.tobytes(
        fresh, "RGB"
    )


@pytest.mark.parametrize("theme", THEMES)
def test_texts_on_light_panels_are_dark_and_those_on_the_table_light(theme: str) -> None:
    look = Look(theme=theme, chrome="light")
    texts = (Panel("p", Rect(0, 0, 150, 60), 0), Label("on", 10, 30, "HHHHH", 30, bold=True))
    beside = Label("off", 160, 30, "HHHHH", 30, bold=True)
    picture = painted(Painter(look), Scene(300, 60, (*texts, beside)))
    on = [picture.get_at((x, y))[:3] for x in range(8, 100) for y in range(20, 40)]
    off = [picture.get_at((x, y))[:3] for x in range(158, 250) for y in range(20, 40)]
    assert look.panel.text in on
    assert look.felt.text in off


def test_the_light_has_no_steps_to_be_seen() -> None:
    """Along a row or a column no colour goes on for long."""
    for theme in THEMES:
        table = painted(Painter(Look(theme=theme)), Scene(1280, 800, ()))
        for y in (90, 400, 760):
            assert longest([table.get_at((x, y))[:3] for x in range(1280)]) < 24
        for x in (60, 640, 1200):
            assert longest([table.get_at((x, y))[:3] for y in range(800)]) < 24


def longest(colours: list[tuple[int, ...]]) -> int:
    return max(len(list(same)) for _, same in groupby(colours))


def test_texture_and_noise_stay_near_the_light_that_contrast_counts_on() -> None:
    """A text keeps its contrast on what is really drawn: the brightest twentieth excepted."""
    for theme, kept in THEMES.items():
        table = painted(Painter(Look(theme=theme)), Scene(640, 400, ()))
        colours = [table.get_at((x, y))[:3] for x in range(0, 640, 5) for y in range(0, 400, 5)]
        worst = sorted(contrast(kept.felt.muted, (r, g, b)) for r, g, b in colours)
        assert worst[len(worst) // 20] >= 4.5, theme


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
def test_a_mark_is_a_word_above_the_index(scale: float) -> None:
    """Nothing of the index is covered: below its upper edge the marked card is as it was."""
    rect = Rect(20, 40, 72, 100)
    plain = painted(Painter(), Scene(120, 160, (Sprite("a", rect, 22),)), scale)
    marked = painted(Painter(), Scene(120, 160, (Sprite("a", rect, 22, mark=Mark.DRAWN),)), scale)
    area = pygame.Rect(25 * scale, 45 * scale, 60 * scale, 88 * scale)
    one, other = plain.subsurface(area), marked.subsurface(area)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(marked, "RGB")


def test_the_broken_line_of_a_button_stays_at_its_rim() -> None:
    """SDL_image's own dashes laid a stray line across some sizes of a button, now and then."""
    pictures, ground, line = Pictures(), Look().panel, 3
    for w, h in product(range(200, 420, 37), (44, 88, 97)):
        drawing = plain_button(w, h, line, ground, 1.0, enabled=False)
        assert "dasharray" not in drawing
        picture = pictures.render(drawing)
        within = picture.get_rect().inflate(-h, -4 * line)
        shades = {
            tuple(picture.get_at((x, y)))
            for x in range(within.left, within.right)
            for y in range(within.top, within.bottom)
        }
        assert len(shades) == 1, (w, h)
        rim = [picture.get_at((x, line // 2)).g for x in range(h // 2, w - h // 2)]
        drawn = sum(shade > picture.get_at(within.center).g + 20 for shade in rim)
        assert 0.3 < drawn / len(rim) < 0.95
