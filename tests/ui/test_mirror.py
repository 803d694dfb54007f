"""The mirror lists what the scene shows: each control once, in reading order, with its state."""

import json

import pytest

from game.ui.layout import Screen
from game.ui.mirror import controls
from game.ui.scene import Button, Sprite
from game.ui.state import UiState
from game.ui.table import scene_of, table_of
from tests.play import match_by_mind

STATES = [UiState(showdown_seen=True), UiState()]


@pytest.mark.parametrize("state", STATES)
def test_every_control_of_every_scene_of_a_match_is_listed_once(state: UiState) -> None:
    for progress in match_by_mind(2):
        scene = scene_of(table_of(progress, state), Screen(390, 844))
        found = controls(scene)
        keys = [control.key for control in found]
        assert len(set(keys)) == len(keys)
        buttons = {c.key: c for c in found if c.role == "button"}
        for item in scene.items:
            if isinstance(item, Button):
                assert buttons[item.key].disabled is not item.enabled
                assert buttons[item.key].label
            elif isinstance(item, Sprite) and item.command.startswith("card:"):
                assert buttons[item.command].pressed is item.selected
        assert all(control.label.strip() for control in found)
        json.dumps([control.plain() for control in found])


def test_the_centre_of_each_enabled_button_does_what_it_says() -> None:
    for progress in match_by_mind(2):
        scene = scene_of(table_of(progress, UiState()), Screen(390, 844))
        for control in controls(scene):
            if control.role == "button" and not control.disabled:
                x, y = control.x + control.w / 2, control.y + control.h / 2
                assert scene.hit(x, y) == control.key


def test_hand_comes_before_the_buttons_and_cards_are_counted() -> None:
    progress = next(p for p in match_by_mind(2) if not p.hand_over)
    found = controls(scene_of(table_of(progress, UiState()), Screen(390, 844)))
    cards = [c for c in found if c.key.startswith("card:") and c.role == "button"]
    assert [c.label.rsplit(", ", 1)[1] for c in cards] == [f"{n} of 10" for n in range(1, 11)]
    assert found.index(cards[-1]) < next(i for i, c in enumerate(found) if c.key == "discard")
