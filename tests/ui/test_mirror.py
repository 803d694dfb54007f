"""The mirror lists what the scene shows: each control once, in reading order, with its state."""

import json

import pytest

from game.bot.opponents import OPPONENTS
from game.ui import texts_table
from game.ui.layout import Screen
from game.ui.mirror import Control, controls
from game.ui.pages.book import START, book_scene, obey_page
from game.ui.scene import Button, Sprite
from game.ui.state import Open, UiState
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


def held(found: list[Control], group: Control) -> list[Control]:
    return [each for each in found if each.group == group.key]


def groups(found: list[Control]) -> dict[str, list[Control]]:
    """Return what each group holds, by its name."""
    return {each.label: held(found, each) for each in found if each.role == "group"}


def test_the_table_is_parted_into_groups_named_by_their_headings() -> None:
    progress = next(p for p in match_by_mind(2) if not p.hand_over)
    found = controls(scene_of(table_of(progress, UiState()), Screen(390, 844)))
    parts = groups(found)
    assert list(parts) == [texts_table.TITLE, texts_table.YOUR_HAND, texts_table.ACTIONS]
    assert all(control.group for control in found if control.role != "group")
    cards = [c for c in parts[texts_table.YOUR_HAND] if c.role == "button"]
    assert [c.key.partition(":")[0] for c in cards] == ["card"] * 10
    assert {"draw", "knock", "discard"} <= {c.key for c in parts[texts_table.ACTIONS]}
    for name, part in parts.items():
        assert (part[0].role, part[0].label) == ("heading", name)


def test_the_answers_to_a_question_are_a_group_and_switches_stand_alone() -> None:
    found = controls(book_scene(UiState(stack=(Open("settings"),)), None, Screen(390, 844)))
    answers = groups(found)
    keys = {name: [each.key for each in part] for name, part in answers.items()}
    assert keys["Speed"][1:] == ["speed:off", "speed:fast", "speed:normal", "speed:slow"]
    assert answers["Speed"][0].role == "text"
    assert keys["Suits"] == ["suits:two", "suits:four"]
    alone = {each.key for each in found if not each.group and each.role != "group"}
    assert {"title", "back", "sound", "haptics"} <= alone


def test_a_question_below_a_heading_is_a_group_in_that_part_and_the_foot_in_none() -> None:
    state = obey_page("open:new-match", None, UiState(stack=(Open(START),)))[0]
    found = controls(book_scene(state, None, Screen(390, 844)))
    by_key = {each.key: each for each in found}
    rules = next(each for each in found if each.role == "group" and each.label == "Rules")
    target = by_key[by_key["target:100"].group]
    assert target.label == "Play to"
    assert target.group == rules.key
    assert by_key["preset:house"].group == rules.key
    assert by_key["opponent:beginner"].label.endswith(f"Level 1 of {len(OPPONENTS)}.")
    assert by_key["deal"].group == by_key["title"].group == ""
