"""A lifted card belongs to the stage: it hangs over the rest, and travels from where it was."""

from dataclasses import replace

import pygame
import pytest

from game.core.actions import DrawStock
from game.core.cards import card_text
from game.core.view import view_of
from game.progress import YOU, play
from game.ui.dragging import Lift, own_sprites
from game.ui.layout import Screen
from game.ui.origins import origins
from game.ui.rect import Rect
from game.ui.scene import Scene, Sprite
from game.ui.stage import Stage
from game.ui.state import UiState
from game.ui.table import obey, scene_of, table_of
from game.ui.timeline import moved
from tests.play import match_by_mind

STATES = [state for state in match_by_mind(3) if not state.hand_over]
FULL = next(state for state in STATES if view_of(state.round, YOU).throwable)
DRAWING = next(state for state in STATES if view_of(state.round, YOU).can_draw)
SCREEN = Screen(390, 844)
SNAP = 0.2


def scene_with(state: UiState) -> Scene:
    return scene_of(table_of(FULL, state), SCREEN)


def staged(scene: Scene) -> Stage:
    return Stage(scene)


def hanging(scene: Scene, stage: Stage, number: int = 3) -> tuple[Sprite, Rect]:
    """Lift a card of the hand by 100 pixels; return it, and where it hangs."""
    held = own_sprites(scene)[number]
    place = held.rect.moved(10, -100)
    stage.lift(Lift(held.key, place, None), SNAP)
    return held, place


def drawn(stage: Stage) -> bool:
    surface = pygame.display.set_mode((390, 844))
    return bool(stage.draw(surface, 1.0))


def test_a_lifted_card_hangs_over_the_rest_and_leaves_its_place() -> None:
    scene = scene_with(UiState())
    stage = staged(scene)
    held, place = hanging(scene, stage)
    seen = stage.seen()
    assert seen.moving == (replace(held, rect=place, raised=True),)
    assert held.key not in [item.key for item in seen.items]
    assert len(seen.items) == len(scene.items) - 1
    assert stage.scene is scene


def test_while_a_card_is_dragged_the_table_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_with(UiState())
    stage = staged(scene)
    items = []
    held, _ = hanging(scene, stage)
    for step in range(20):
        stage.lift(Lift(held.key, held.rect.moved(step, 0), None), SNAP)
        assert drawn(stage)
        items.append(id(stage.seen().items))
    assert len(set(items)) == 1
    assert not drawn(stage)


def test_a_card_let_go_for_nothing_travels_back() -> None:
    scene = scene_with(UiState())
    stage = staged(scene)
    held, place = hanging(scene, stage)
    stage.lift(None, SNAP)
    assert not stage.still
    drawn(stage)
    assert stage.seen().places()[held.key].middle == pytest.approx(place.middle)
    stage.pass_time(SNAP / 2)
    between = stage.seen().places()[held.key].middle
    assert place.middle[1] < between[1] < held.rect.middle[1]
    stage.pass_time(SNAP)
    stage.pass_time(SNAP)
    assert stage.seen() == scene


def test_a_card_put_elsewhere_travels_there_and_the_others_close_up() -> None:
    scene = scene_with(UiState())
    stage = staged(scene)
    held, place = hanging(scene, stage)
    state, _ = obey(f"drop:{held.grip}:0", FULL, UiState())
    stage.lift(None, SNAP)
    after = scene_with(state)
    stage.show(after)
    drawn(stage)
    assert stage.seen().places()[held.key].middle == pytest.approx(place.middle)
    assert len(stage.seen().moving) > 1
    stage.pass_time(0.1)
    stage.pass_time(0.1)
    assert stage.seen() == after


def test_a_card_drawn_by_hand_comes_from_where_it_was_let_go_and_the_stock_stays() -> None:
    after, events = play(DRAWING, DrawStock())
    one, two = (scene_of(table_of(p, UiState()), SCREEN) for p in (DRAWING, after))
    stage = staged(one)
    place = one.places()["stock"].moved(30, 200)
    stage.lift(Lift("stock", place, None), SNAP)
    assert [s.face for s in stage.seen().moving if isinstance(s, Sprite)] == [None]
    stage.lift(None, SNAP)
    stage.move(two, moved(one, two, origins(DRAWING, events), 0.3, stage.let_go))
    key = f"card:{card_text(after.round.drawn or 0)}"
    moving = {s.key: s.rect for s in stage.seen().moving if isinstance(s, Sprite)}
    assert moving[key].middle == pytest.approx(place.middle)
    assert "stock" not in moving


def test_without_motion_a_card_is_simply_back() -> None:
    scene = scene_with(UiState())
    stage = staged(scene)
    held, _ = hanging(scene, stage)
    stage.lift(None, 0.0)
    drawn(stage)
    assert stage.still
    assert stage.seen().places()[held.key] == held.rect


def test_taking_hold_of_a_card_ends_what_was_under_way() -> None:
    scene = scene_with(UiState())
    other, _ = obey("sort", FULL, UiState())
    stage = staged(scene)
    stage.move(scene_with(other), moved(scene, scene_with(other), {}, 1.0))
    assert not stage.still
    hanging(scene_with(other), stage)
    assert len(stage.seen().moving) == 1


def test_a_card_that_goes_while_it_hangs_is_not_drawn() -> None:
    scene = scene_with(UiState())
    stage = staged(scene)
    held, _ = hanging(scene, stage)
    gone = Scene(390, 844, tuple(item for item in scene.items if item.key != held.key))
    stage.show(gone)
    assert stage.seen() == gone
