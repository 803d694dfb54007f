"""The table fits every screen, can be touched with a finger, and says what it shows."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.cards import bit, each
from game.core.melds import arrangements, melded
from game.core.round import Phase
from game.core.spread import best_arrangement, best_spread
from game.core.view import view_of
from game.progress import YOU, Progress
from game.ui.layout import Screen
from game.ui.rect import Rect
from game.ui.scene import Button, Label, Mark, Scene, Sprite
from game.ui.state import UiState
from game.ui.table import scene_of, table_of
from game.ui.theme import MIN_STRIP, MIN_TARGET
from tests.play import match_by_mind

SIZES = [
    (320, 568),
    (360, 640),
    (360, 740),
    (390, 844),
    (430, 932),
    (568, 320),
    (667, 375),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
    (2560, 1080),
    (2560, 1440),
]


def hands() -> list[Progress]:
    """Return states of one match in which you hold ten and eleven cards, melds and none."""
    states = [state for state in match_by_mind(8) if not state.hand_over]
    return states[:60:5] + states[-8:]


HANDS = hands()


def shown(progress: Progress, size: tuple[int, int], state: UiState | None = None) -> Scene:
    return scene_of(table_of(progress, state or UiState()), Screen(*size))


def own_cards(scene: Scene) -> list[Sprite]:
    return [s for s in scene.items if isinstance(s, Sprite) and s.command.startswith("card:")]


def selecting(progress: Progress, index: int) -> UiState:
    return UiState(selected=list(each(progress.round.hands[YOU]))[index])


@pytest.mark.parametrize("sort", ["melds", "rank", "suit"])
@pytest.mark.parametrize("size", SIZES)
def test_everything_lies_on_the_screen(size: tuple[int, int], sort: str) -> None:
    for progress in HANDS:
        for item in shown(progress, size, replace(selecting(progress, 4), sort=sort)).items:
            if isinstance(item, Label):
                assert 0 <= item.x <= size[0], item
                assert 0 <= item.y <= size[1], item
            else:
                assert item.rect.x >= -0.01, item
                assert item.rect.y >= -0.01, item
                assert item.rect.right <= size[0] + 0.01, item
                assert item.rect.bottom <= size[1] + 0.01, item


@pytest.mark.parametrize("sort", ["melds", "rank", "suit"])
@pytest.mark.parametrize("size", SIZES)
def test_every_card_leaves_a_strip_to_touch(size: tuple[int, int], sort: str) -> None:
    for progress in HANDS:
        for sprite in own_cards(shown(progress, size, UiState(sort=sort))):
            strip = sprite.strip
            assert strip is not None
            assert strip.w >= MIN_STRIP, (size, sprite)
            assert strip.h >= MIN_TARGET, (size, sprite)


@pytest.mark.parametrize("sort", ["melds", "rank", "suit"])
@pytest.mark.parametrize("size", SIZES)
def test_a_touch_in_the_middle_of_a_strip_hits_its_card(size: tuple[int, int], sort: str) -> None:
    for progress in HANDS:
        scene = shown(progress, size, UiState(sort=sort))
        for sprite in own_cards(scene):
            assert sprite.strip is not None
            assert scene.hit(*sprite.strip.middle) == sprite.command


@pytest.mark.parametrize("size", SIZES)
def test_buttons_are_large_enough_and_apart(size: tuple[int, int]) -> None:
    for progress in HANDS:
        buttons = [i for i in shown(progress, size).items if isinstance(i, Button)]
        for button in buttons:
            assert button.rect.w >= MIN_TARGET
            assert button.rect.h >= MIN_TARGET
        for index, one in enumerate(buttons):
            for other in buttons[index + 1 :]:
                assert not overlap(one.rect, other.rect), (one.key, other.key)


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.right - 0.01
        and other.x < one.right - 0.01
        and one.y < other.bottom - 0.01
        and other.y < one.bottom - 0.01
    )


@pytest.mark.parametrize("size", SIZES)
def test_knock_lies_away_from_discard(size: tuple[int, int]) -> None:
    places = {i.key: i.rect for i in shown(HANDS[0], size).items if isinstance(i, Button)}
    knock, discard = places["knock"], places["discard"]
    assert discard.x - knock.right >= 12


@pytest.mark.parametrize("size", SIZES)
def test_buttons_keep_their_places(size: tuple[int, int]) -> None:
    places = [
        {
            "pass" if i.key == "undo" else i.key: i.rect  # one is offered in the place of the other
            for i in shown(progress, size).items
            if isinstance(i, Button)
        }
        for progress in HANDS
    ]
    assert all(one == other for one, other in pairwise(places))


def test_safe_areas_are_kept_free() -> None:
    screen = Screen(844, 390, top=0, right=44, bottom=21, left=44)
    scene = scene_of(table_of(HANDS[0], UiState()), screen)
    for item in scene.items:
        if isinstance(item, Sprite | Button):
            assert item.rect.x >= 44
            assert item.rect.right <= 800
            assert item.rect.bottom <= 369


def test_melds_lie_together_and_are_named() -> None:
    progress = next(p for p in HANDS if "Run" in texts_of(shown(p, (390, 844))))
    scene = shown(progress, (390, 844))
    assert any("in a run" in sprite.spoken for sprite in own_cards(scene))


def texts_of(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Label)]


def test_deadwood_of_eleven_follows_the_selected_discard() -> None:
    progress = next(p for p in HANDS if view_of(p.round, YOU).throwable)
    at_best = next(t for t in texts_of(shown(progress, (390, 844))) if "Deadwood" in t)
    assert at_best.endswith("at best")
    best = int(at_best.split()[1])
    values = []
    for index in range(11):
        scene = shown(progress, (390, 844), selecting(progress, index))
        text = next(t for t in texts_of(scene) if "Deadwood" in t)
        values.append(int(text.split()[1]))
        if "after" in text:
            assert len(text.split()) == 4
    assert best in values


def test_the_drawn_card_is_marked_and_the_taken_one_barred() -> None:
    drawn = taken = False
    for progress in match_by_mind(5):
        view = view_of(progress.round, YOU)
        if progress.hand_over or view.drawn is None:
            continue
        marks = {s.face: s.mark for s in own_cards(shown(progress, (390, 844))) if s.mark}
        barred = view.taken is not None
        assert marks == {view.drawn: Mark.BARRED if barred else Mark.DRAWN}
        drawn, taken = drawn or not barred, taken or barred
    assert drawn
    assert taken


def test_the_computers_cards_are_never_named_before_the_end() -> None:
    for progress in match_by_mind(9):
        if progress.round.phase is Phase.OVER:
            continue
        hidden = set(each(progress.round.hands[1]))
        scene = shown(progress, (390, 844))
        assert not [i for i in scene.items if isinstance(i, Sprite) and i.face in hidden]


def test_every_summary_of_a_match_fits_every_screen() -> None:
    over = [state for state in match_by_mind(3) if state.hand_over]
    for progress in over:
        for size in SIZES:
            state = UiState(showdown_seen=True)
            scene = shown(progress, size, state)
            for item in scene.items:
                if isinstance(item, Label):
                    assert 0 <= item.y <= size[1], (size, item)
                else:
                    assert item.rect.x >= -0.01, (size, item)
                    assert item.rect.right <= size[0] + 0.01, (size, item)
                    assert item.rect.bottom <= size[1] + 0.01, (size, item)
            buttons = [i for i in scene.items if isinstance(i, Button)]
            way_on = "result" if progress.match_over else "next-hand"
            assert [b.key for b in buttons] == ["review", "fairness", "replay", way_on]


def test_the_hand_lies_as_it_would_be_shown_in_a_knock() -> None:
    """Of equal groupings the one that gives least to lay off, as the knock itself chooses."""
    seen = 0
    for seed in range(30):
        for progress in match_by_mind(seed):
            view = view_of(progress.round, YOU)
            for card in each(view.knockable):
                spread = best_spread(view, card)
                if melded(spread) | bit(card) == view.hand or len(arrangements(view.hand)) == 1:
                    continue
                shown = best_arrangement(view, view.hand)
                if not melded(shown) & bit(card):
                    assert shown == spread
                    seen += 1
    assert seen
