"""What a finger needs: its room at every screen, text size and way to sort, with ten and eleven."""

from itertools import product
from random import Random

import pytest

from game.core.cards import count, each
from game.core.view import view_of
from game.progress import YOU
from game.ui.dragging import own_sprites
from game.ui.layout import Screen
from game.ui.rect import Rect
from game.ui.scene import PILE, STOCK, Button, Label, Scene, Sprite
from game.ui.settings import TEXT_SIZES, Settings
from game.ui.state import UiState
from game.ui.table import scene_of, table_of
from game.ui.theme import MIN_STRIP, MIN_TARGET
from tests.play import match_by_mind
from tests.ui.test_table_scene import SIZES, overlap
from tests.ui.test_table_settings import place

STATES = [state for state in match_by_mind(3) if not state.hand_over]
TEN = [state for state in STATES if count(state.round.hands[YOU]) == 10]
ELEVEN = [state for state in STATES if count(state.round.hands[YOU]) == 11]
SOME = [TEN[3], max(TEN, key=lambda s: s.round.known[1].bit_count()), ELEVEN[2], ELEVEN[-1]]


def scenes(size: tuple[int, int], text: int) -> list[tuple[str, Scene]]:
    """Return the table in every way it can lie, with what it is for the message of a failure."""
    found = []
    for progress, sort, left in product(SOME, ("melds", "rank", "suit", "own"), (False, True)):
        hand = list(each(view_of(progress.round, YOU).hand))
        order = tuple(sorted(hand, key=lambda card: card * 7 % 52))
        settings = Settings(text_size=text, left_handed=left)
        for selected in (None, hand[5]):
            state = UiState(selected=selected, sort=sort, order=order, settings=settings)
            name = f"{len(hand)} cards by {sort}, left {left}, selected {selected}"
            found.append((name, scene_of(table_of(progress, state), Screen(*size))))
    return found


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
def test_everything_to_touch_has_its_room(size: tuple[int, int], text: int) -> None:
    check(scenes(size, text))


def sizes_between(number: int) -> list[tuple[int, int]]:
    """Return sizes by chance from the smallest to the greatest, upright and across."""
    rng = Random(number)
    return [
        (rng.randrange(320, 1441), rng.randrange(568, 2561)),
        (rng.randrange(568, 2561), rng.randrange(320, 1441)),
    ]


@pytest.mark.parametrize("number", range(30))
def test_sizes_in_between_give_it_too(number: int) -> None:
    for size, text in product(sizes_between(number), (100, 200)):
        check(scenes(size, text)[number % 4 :: 4], str(size))


def check(found: list[tuple[str, Scene]], at: str = "") -> None:
    """Check that all that can be touched is large enough, apart, and hit where it is seen."""
    for way, scene in found:
        name = f"{at} {way}"
        sprites = [item for item in scene.items if isinstance(item, Sprite)]
        for sprite in own_sprites(scene):
            strip = sprite.strip
            assert strip is not None
            assert strip.w >= MIN_STRIP, (name, sprite)
            assert strip.h >= MIN_TARGET, (name, sprite)
            assert scene.hit(*strip.middle) == sprite.command, (name, sprite)
        for sprite in sprites:
            if sprite.grip in (STOCK, PILE):
                assert min(sprite.rect.w, sprite.rect.h) >= MIN_TARGET, (name, sprite)
        solid: list[tuple[str, Rect]] = [
            *((sprite.key, sprite.rect) for sprite in sprites if not sprite.selected),
            *((item.key, place(item)) for item in scene.items if isinstance(item, Label)),
        ]
        for button in scene.items:
            if isinstance(button, Button):
                assert min(button.rect.w, button.rect.h) >= MIN_TARGET, (name, button)
                for key, rect in solid:
                    assert not overlap(button.rect, rect), (name, button.key, key)
