"""Only what has changed is painted, and the picture is the same as one painted whole."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.core.view import view_of
from game.progress import YOU, opening, play
from game.ui.dragging import Grip, Lift, goal_of, own_sprites
from game.ui.draw import Painter
from game.ui.layout import Screen
from game.ui.motions import Way, step_motions, summary_motions
from game.ui.scene import Scene
from game.ui.stage import Stage
from game.ui.stamps import Stamp, changed, parted
from game.ui.state import KNOWN, UiState
from game.ui.table import obey, scene_of, table_of
from game.ui.timeline import change
from tests.play import match_by_mind

SCREEN = Screen(390, 844)
RGB = (0xFF, 0xFF00, 0xFF0000, 0)


@pytest.fixture(scope="module", autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))


def moments() -> list[Scene]:
    """Return scenes as they follow each other in a hand: a deal, turns, the showdown, the sum."""
    found: list[Scene] = []
    for before, after in pairwise(match_by_mind(4)):
        one, two = (scene_of(table_of(p, UiState()), SCREEN) for p in (before, after))
        if not found:
            deal = change(one, step_motions(None, opening(before), Way(one, one, 1.0)))
            found += [deal.advanced(t).scene() for t in (0.1, 0.5, 1.2, 9)]
        _, events = play(before, after.actions[-1])
        step = change(two, step_motions(before, events, Way(one, two, 1.0)))
        found += [step.advanced(t).scene() for t in (0.05, 0.15, 9)]
        if after.hand_over and after.round.result:
            summary = scene_of(table_of(after, UiState(showdown_seen=True)), SCREEN)
            motions = summary_motions(after.round.result.showdown, two, summary, 1.0)
            last = change(summary, motions)
            found += [last.advanced(t).scene() for t in (0.1, 0.4, 1.0, 9)]
            return found
    return found


def dragged() -> list[Scene]:
    """Return scenes of a card taken up, carried past its goals, put elsewhere, and looked at."""
    match = next(p for p in match_by_mind(3) if not p.hand_over and view_of(p.round, YOU).throwable)
    table = scene_of(table_of(match, UiState()), SCREEN)
    stage = Stage(table)
    held = own_sprites(table)[3]
    x, y = held.rect.middle
    grip = Grip(held.key, held.grip, held.rect.w / 2, held.rect.h / 2)
    found = [stage.seen()]
    for zone in (*table.zones, table.zones[0]):
        to_x, to_y = zone.rect.middle
        for share in (0.3, 0.7, 1.0):
            at = x + (to_x - x) * share, y + (to_y - y) * share
            goal = goal_of(table, grip, *at)
            rect = held.rect.moved(at[0] - x, at[1] - y)
            stage.lift(Lift(held.key, rect, goal.place if goal else None), 0.2)
            found.append(stage.seen())
    assert {scene.hint is None for scene in found} == {True, False}
    stage.lift(None, 0.2)
    state, _ = obey(f"drop:{held.grip}:0", match, UiState())
    stage.show(scene_of(table_of(match, state), SCREEN))
    for _ in range(4):
        found.append(stage.seen())
        stage.pass_time(0.06)
    for sheet in (f"look:{held.grip}", "", KNOWN, f"look:{held.grip}", ""):
        stage.show(scene_of(table_of(match, replace(state, sheet=sheet)), SCREEN))
        found.append(stage.seen())
        assert bool(found[-1].sheet) == bool(sheet)
    return found


def test_a_drag_and_a_sheet_are_painted_bit_by_bit_like_the_rest() -> None:
    painter = Painter()
    surface = pygame.Surface((390, 844), 0, 32, RGB)
    for number, scene in enumerate(dragged()):
        places = painter.paint(surface, scene, 1.0)
        fresh = pygame.Surface((390, 844), 0, 32, RGB)
        Painter().paint(fresh, scene, 1.0)
        same = pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(fresh, "RGB")
        assert same, f"moment {number}"
        if scene.hint:
            assert sum(place.w * place.h for place in places) < 0.5 * 390 * 844


def test_what_is_painted_bit_by_bit_is_what_would_be_painted_whole() -> None:
    painter = Painter()
    surface = pygame.Surface((390, 844), 0, 32, RGB)
    shares = []
    for number, scene in enumerate(moments()):
        places = painter.paint(surface, scene, 1.0)
        shares.append(sum(place.w * place.h for place in places) / (390 * 844))
        if number % 3 == 0 or scene.moving == ():
            fresh = pygame.Surface((390, 844), 0, 32, RGB)
            Painter().paint(fresh, scene, 1.0)
            same = pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(fresh, "RGB")
            assert same, f"moment {number}"
    assert shares[0] == 1
    assert sorted(shares)[len(shares) // 2] < 0.3


def test_the_same_scene_changes_nothing_and_a_lost_picture_all() -> None:
    painter = Painter()
    surface = pygame.Surface((390, 844), 0, 32, RGB)
    scene = moments()[0]
    painter.paint(surface, scene, 1.0)
    assert painter.paint(surface, scene, 1.0) == []
    painter.forget_picture()
    assert painter.paint(surface, scene, 1.0) == [surface.get_rect()]


def test_stamps_in_another_order_have_changed() -> None:
    one, two = (Stamp(pygame.Surface((10, 10)), x, 0) for x in (0, 5))
    assert changed([one, two], [one, two]) == []
    assert len(changed([one, two], [two, one])) == 2
    assert changed([one], [one, two]) == [two.rect]


def test_places_that_overlap_become_one() -> None:
    rects = [pygame.Rect(0, 0, 10, 10), pygame.Rect(30, 0, 10, 10), pygame.Rect(5, 5, 26, 10)]
    assert parted(rects) == [pygame.Rect(0, 0, 40, 15)]
    assert len(parted(rects[:2])) == 2
    assert parted([pygame.Rect(0, 0, 0, 5)]) == []


def test_a_stamp_is_seen_within_its_clip_only() -> None:
    stamp = Stamp(pygame.Surface((10, 10)), 0, 0, (5, 5, 20, 20))
    assert stamp.rect == pygame.Rect(5, 5, 5, 5)
