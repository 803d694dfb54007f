"""Cards are drawn at the size they are shown: indices keep clear of pips, every card is itself."""

from collections.abc import Callable
from itertools import combinations, product
from xml.etree import ElementTree

import pygame
import pytest

from game.core.cards import DECK_SIZE, card_text
from game.ui.art.backs import card_back
from game.ui.art.faces import card_face
from game.ui.art.paper import edge_width, margin
from game.ui.art.portraits import PORTRAITS, portrait
from game.ui.deck import Deck
from game.ui.pictures import Pictures
from game.ui.theme import BACKS, CARD_EDGE, CARD_RATIO, CARD_WHITE, Look

UNDERSTOOD = {
    "svg", "g", "path", "circle", "ellipse", "rect", "defs",
    "linearGradient", "radialGradient", "stop",
}  # fmt: skip
"""What SDL's reader draws; everything else it leaves out without a word."""
LOOKS = {
    "two": Look(),
    "four": Look(four_colours=True),
    "large": Look(large_index=True, four_colours=True),
}
WIDTHS = (34, 57, 64, 85, 133, 222)


@pytest.fixture(scope="module", autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))


def deck(look: Look) -> tuple[Deck, Pictures]:
    pictures = Pictures()
    return Deck(pictures, look), pictures


def height(width: int) -> int:
    return round(width * CARD_RATIO)


def inked(picture: pygame.Surface) -> pygame.mask.Mask:
    """Return where a card is neither transparent nor white."""
    ink = pygame.mask.from_surface(picture, 40)
    white = pygame.mask.from_threshold(picture, CARD_WHITE, (26, 26, 26, 255))
    ink.erase(white, (0, 0))
    return ink


@pytest.mark.parametrize("compact", [True, False])
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_an_index_never_touches_the_picture(look: Look, width: int, compact: bool) -> None:
    if look.large_index and not compact:
        return
    maker, pictures = deck(look)
    for card in range(DECK_SIZE):
        corner = maker.corner(card, width, compact)
        bare = pictures.render(card_face(card, width, height(width), compact, look))
        letters = pygame.mask.from_surface(corner, 40)
        at = maker.corner_place(corner, width, compact)
        assert inked(bare).overlap_area(letters, at) == 0, card_text(card)


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_an_index_lies_on_its_card(look: Look) -> None:
    maker, _ = deck(look)
    for width, compact, card in product(WIDTHS, (True, False), range(DECK_SIZE)):
        corner = maker.corner(card, width, compact)
        x, y = maker.corner_place(corner, width, compact)
        assert x >= 1
        assert y >= 1
        assert x + corner.get_width() < width * 0.62
        assert y + corner.get_height() < height(width)


def test_all_cards_differ_in_their_indices_and_their_courts_at_a_glance() -> None:
    for compact, width in ((True, 48), (False, 100)):
        maker, pictures = deck(Look())
        faces = {
            card: pictures.render(card_face(card, width, height(width), compact, Look()))
            for card in range(DECK_SIZE)
            if card % 13 >= 10
        }
        for one, other in combinations(faces, 2):
            assert unlike(faces[one], faces[other]) > 0.02, (card_text(one), card_text(other))
        whole = {card: maker.face(card, width, height(width), compact) for card in range(DECK_SIZE)}
        looks = {pygame.image.tobytes(face, "RGBA") for face in whole.values()}
        assert len(looks) == DECK_SIZE


def unlike(one: pygame.Surface, other: pygame.Surface) -> float:
    """Return the share of pixels in which two pictures clearly differ."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (60, 60, 60, 255), other).count()
    w, h = one.get_size()
    return 1 - same / (w * h)


@pytest.mark.parametrize(
    "draw",
    [
        *(lambda name=name: card_back(name, 100, 140) for name in BACKS),
        *(lambda name=name: portrait(name, 64) for name in PORTRAITS),
        lambda: "".join(card_face(c, 100, 140, False, Look()) for c in range(DECK_SIZE)),
        lambda: "".join(card_face(c, 100, 140, True, Look()) for c in range(DECK_SIZE)),
    ],
)
def test_drawings_use_only_what_the_reader_understands(draw: Callable[[], str]) -> None:
    for element in ElementTree.fromstring(f"<all>{draw()}</all>").iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in {"all", *UNDERSTOOD}
        assert not {"class", "style", "filter", "clip-path", "mask"} & set(element.attrib)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_full_face_is_the_same_from_either_side(width: int) -> None:
    """Only single pips of odd ranks and the aces point one way."""
    maker, _ = deck(Look())
    for card in (1, 3, 9, 10, 23, 36, 51):
        face = maker.face(card, width, height(width), compact=False)
        assert unlike(face, pygame.transform.rotate(face, 180)) < 0.04, card_text(card)


@pytest.mark.parametrize("back", BACKS)
def test_backs_are_the_same_from_either_side(back: str) -> None:
    picture = Pictures().render(card_back(back, 150, 210))
    assert unlike(picture, pygame.transform.rotate(picture, 180)) < 0.04


def test_a_card_brings_its_shadow_in_whole_pixels() -> None:
    maker, _ = deck(Look())
    for card in (None, 12):
        picture = maker.card(card, 101, 141, 1.5)
        around = margin(101)
        assert picture.get_size() == (101 + 2 * around, 141 + 2 * around)
        assert picture.get_at((around + 50, around + 141)).a > 0
        assert picture.get_at((0, 0)).a < 20


def test_a_picture_is_drawn_once() -> None:
    maker, _ = deck(Look())
    assert maker.card(7, 100, 140, 1.0) is maker.card(7, 100, 140, 1.0)


@pytest.mark.parametrize("width", WIDTHS)
def test_edges_are_sharp(width: int) -> None:
    """The line around a card fills whole pixels, and right beside it the paper is white."""
    maker, _ = deck(Look())
    picture = maker.card(1, width, height(width), 1.0)
    around, line, middle = margin(width), edge_width(width), picture.get_height() // 2
    for at in range(line):
        assert picture.get_at((around + at, middle))[:3] == CARD_EDGE
        assert picture.get_at((around + width - 1 - at, middle))[:3] == CARD_EDGE
    for at in (around + line, around + width - 1 - line):
        assert unlike_colours(picture.get_at((at, middle))[:3], CARD_WHITE) <= 1


def unlike_colours(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("width", [85, 100, 121, 150, 227])
def test_the_frame_of_a_court_is_sharp(width: int) -> None:
    """Beside its column of pure colour there is none half coloured: above the queen's rose."""
    maker, _ = deck(Look())
    face = maker.face(37, width, height(width), compact=False)
    y = round(height(width) * 0.06)
    right = [face.get_at((x, y))[:3] for x in range(width * 3 // 4, width - edge_width(width))]
    dark = [colour for colour in right if sum(colour) < 600]
    assert dark
    assert all(unlike_colours(colour, Look().suit_colours[2]) <= 2 for colour in dark)


def test_opponents_differ_even_when_small() -> None:
    pictures = Pictures()
    faces = {name: pictures.render(portrait(name, 40)) for name in PORTRAITS}
    for one, other in combinations(faces, 2):
        assert unlike(faces[one], faces[other]) > 0.1, (one, other)


def test_somebody_sits_for_an_unknown_opponent_within_the_round_frame() -> None:
    assert portrait("Somebody", 60) == portrait("Somebody", 60)
    for name in (*PORTRAITS, "Somebody"):
        picture = Pictures().render(portrait(name, 100))
        assert picture.get_size() == (100, 100)
        for corner in ((8, 8), (91, 8), (8, 91), (91, 91)):
            assert picture.get_at(corner).a == 0, name
