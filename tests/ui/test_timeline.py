"""Cards travel from where they were to where they are, and arrive."""

from itertools import pairwise

import pytest

from game.core.actions import DrawStock
from game.core.cards import card_text
from game.core.events import Discarded, Drew, Took
from game.progress import COMPUTER, YOU, play
from game.ui.layout import Screen
from game.ui.origins import origins
from game.ui.scene import Scene, Sprite
from game.ui.state import UiState
from game.ui.table import scene_of, table_of
from game.ui.theme import MOVE_SECONDS
from game.ui.timeline import tween
from tests.play import match_by_mind, thought

SCREEN = Screen(390, 844)


def test_a_drawn_card_comes_from_the_stock_and_arrives() -> None:
    progress = next(
        p for p in match_by_mind(1) if p.round.turn == YOU and thought(p) == DrawStock()
    )
    after, events = play(progress, DrawStock())
    one, two = (scene_of(table_of(p, UiState()), SCREEN) for p in (progress, after))
    drawn = f"card:{card_text(after.round.drawn or 0)}"
    change = tween(one, two, origins(progress, events))
    stock, target = one.places()["stock"], two.places()[drawn]
    assert change.scene().places()[drawn].middle == pytest.approx(stock.middle)
    half = change.advanced(MOVE_SECONDS / 2).scene().places()[drawn]
    (x, _), (low, _), (high, _) = half.middle, *sorted((stock.middle, target.middle))
    assert low <= x <= high
    assert not change.advanced(MOVE_SECONDS / 2).done
    assert change.advanced(MOVE_SECONDS).done
    assert change.advanced(MOVE_SECONDS).scene() == two


def test_scenes_of_two_sizes_have_no_movement() -> None:
    progress = next(iter(match_by_mind(1)))
    one = scene_of(table_of(progress, UiState()), SCREEN)
    two = scene_of(table_of(progress, UiState()), Screen(844, 390))
    assert tween(one, two, {}).done


def test_every_new_card_of_a_match_has_a_place_it_came_from() -> None:
    """Whatever is played, a card that appears on the table was seen somewhere before."""
    seen = set()
    for progress, after in pairwise(match_by_mind(6)):
        if progress.hand_over:
            continue
        _, events = play(progress, after.actions[-1])
        found = origins(progress, events)
        one, two = (scene_of(table_of(p, UiState()), SCREEN) for p in (progress, after))
        for key in set(faces(two)) - set(faces(one)):
            came_back = any(card_text(card) in key for card in progress.round.discards[:-2])
            if after.hand_over or came_back:
                continue
            assert found.get(key) in one.places(), (key, events)
        seen |= {(type(event), getattr(event, "seat", None)) for event in events}
    for seat in (YOU, COMPUTER):
        assert {(Drew, seat), (Took, seat), (Discarded, seat)} <= seen


def faces(scene: Scene) -> list[str]:
    return [s.key for s in scene.items if isinstance(s, Sprite) and s.face is not None]


def test_the_computers_discard_leaves_the_place_where_it_came() -> None:
    for progress, after in pairwise(match_by_mind(8)):
        if progress.hand_over or progress.round.turn != COMPUTER:
            continue
        _, events = play(progress, after.actions[-1])
        if isinstance(events[0], Discarded):
            place = progress.arrivals[COMPUTER].index(events[0].card)
            key = f"card:{card_text(events[0].card)}"
            assert origins(progress, events)[key] == f"back:{place}"
            remaining = [c for c in progress.arrivals[COMPUTER] if c != events[0].card]
            assert list(after.arrivals[COMPUTER]) == remaining
