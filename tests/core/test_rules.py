"""Rules as data: their text and their check."""

import re
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given

from game.core.cards import parse_card
from game.core.rules import HOUSE, OKLAHOMA, PRESETS, Rules, parse_rules, preset_by_id, preset_of
from tests.core.hands import random_rules


def test_the_presets_are_the_published_ones() -> None:
    """The table of the rules, column by column."""
    table = {
        "target": (100, 100, 100, 100),
        "knock_limit": (10, 10, 10, 10),
        "oklahoma": (False, False, True, False),
        "ace_is_gin": (True, True, True, True),
        "gin_bonus": (25, 25, 25, 25),
        "undercut_bonus": (25, 25, 25, 25),
        "big_gin": (False, False, False, False),
        "big_gin_bonus": (31, 31, 31, 31),
        "box_bonus": (0, 25, 25, 25),
        "game_bonus": (0, 100, 100, 100),
        "shutout_factor": (1, 1, 1, 2),
        "spade_factor": (1, 1, 1, 1),
        "layoff_search": ("joint", "joint", "joint", "melds_first"),
        "spread": ("chosen", "automatic", "automatic", "automatic"),
        "next_dealer": ("alternates",) * 4,
        "dealer_after_void": ("alternates", "same", "same", "same"),
        "games": (1, 1, 1, 1),
        "match_winner": ("score",) * 4,
        "void_stock": (2, 2, 2, 2),
        "pile_draw_limit": (40, 40, 40, 40),
    }
    assert list(table) == [field.name for field in fields(Rules)]
    for column, preset in enumerate(PRESETS):
        for name, values in table.items():
            assert getattr(preset.rules, name) == values[column], (preset.id, name)


def test_what_the_pages_leave_open() -> None:
    assert [(preset.id, preset.targets, preset.options) for preset in PRESETS] == [
        ("house", (100,), ()),
        ("standard", (100, 150, 250), ("big_gin",)),
        ("oklahoma", (100, 150, 250), ("big_gin",)),
        ("classic", (50, 100, 150), ()),
    ]
    for preset in PRESETS:
        assert preset.rules.target in preset.targets
        assert preset_by_id(preset.id) is preset
        assert preset_of(preset.rules) is preset
        assert preset_of(replace(preset.rules, target=250)) is preset
        assert preset_of(replace(preset.rules, gin_bonus=20)) is None
        with_big_gin = preset_of(replace(preset.rules, big_gin=True))
        assert with_big_gin is (preset if preset.options else None)


def test_an_unknown_preset_is_named() -> None:
    with pytest.raises(ValueError, match="there is no preset 'casino'"):
        preset_by_id("casino")


@pytest.mark.parametrize(
    ("rules", "limits"),
    [
        (HOUSE, (10, 10, 10, 10, 10)),
        (Rules(knock_limit=0), (0, 0, 0, 0, 0)),
        (OKLAHOMA, (0, 2, 9, 10, 10)),
        (replace(OKLAHOMA, ace_is_gin=False), (1, 2, 9, 10, 10)),
        (replace(OKLAHOMA, knock_limit=5), (0, 2, 5, 5, 5)),
    ],
)
def test_the_knock_limit_with_an_ace_two_nine_ten_and_king_up(
    rules: Rules, limits: tuple[int, ...]
) -> None:
    assert tuple(rules.limit(parse_card(card)) for card in ["Ac", "2d", "9h", "Ts", "Ks"]) == limits


@given(random_rules)
def test_rules_go_through_text(rules: Rules) -> None:
    assert parse_rules(str(rules)) == rules


def test_a_field_left_out_has_the_house_value() -> None:
    assert parse_rules("") == HOUSE
    assert parse_rules("target=50") == replace(HOUSE, target=50)


@pytest.mark.parametrize("name", [field.name for field in fields(Rules)])
@pytest.mark.parametrize("value", [-1, 10_000_000, 2.5, None, "ten", "", ()])
def test_a_value_out_of_range_is_refused_with_the_name_of_its_field(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"rules field {name} is {value!r}".replace("()", "")):
        replace(HOUSE, **{name: value})


@pytest.mark.parametrize("name", [field.name for field in fields(Rules)])
def test_yes_is_no_number_and_one_is_no_yes(name: str) -> None:
    is_bool = type(getattr(HOUSE, name)) is bool
    with pytest.raises(ValueError, match=f"rules field {name} is {1 if is_bool else True}: give"):
        replace(HOUSE, **{name: 1 if is_bool else True})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("oklahoma=True", "rules field oklahoma is 'True': give yes or no"),
        ("big_gin=1", "rules field big_gin is '1': give yes or no"),
        ("games=2", "rules field games is 2: give one of 1, 3"),
        ("next_dealer=nobody", "give one of alternates, loser, winner"),
        ("colour=red", "'colour=red' is not a rules field"),
        ("target", "'target' is not a rules field"),
        ("target=50 target=60", "'target=60' is not a rules field"),
        ("target=many", "rules field target is 'many'"),
        ("target=-5", "rules field target is '-5'"),
        ("target=9", "rules field target is 9: give a whole number from 10 to 1000"),
        ("target=1001", "rules field target is 1001: give a whole number from 10 to 1000"),
        ("target=1e2", "rules field target is '1e2'"),
        ("target=9999999999", "rules field target is '9999999999'"),
        ("spread=3", "rules field spread is 3: give one of chosen, automatic"),
        ("layoff_search=both", "give one of joint, melds_first"),
    ],
)
def test_a_wrong_text_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        parse_rules(text)
