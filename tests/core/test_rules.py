"""Rules as data: their text and their check."""

import re
from dataclasses import fields, replace
from typing import Any

import pytest

from game.core.rules import HOUSE, Rules, parse_rules


def test_house_rules_are_the_published_ones() -> None:
    assert (
        Rules(
            target=100,
            knock_limit=10,
            gin_bonus=25,
            undercut_bonus=25,
            layoff_search="joint",
            spread="chosen",
            dealer_after_void="alternates",
            void_stock=2,
            pile_draw_limit=40,
        )
        == HOUSE
    )


@pytest.mark.parametrize(
    "rules",
    [
        HOUSE,
        Rules(target=250, knock_limit=0, spread="automatic", dealer_after_void="same"),
        Rules(layoff_search="melds_first", gin_bonus=0, undercut_bonus=10, void_stock=0),
    ],
)
def test_rules_go_through_text(rules: Rules) -> None:
    assert parse_rules(str(rules)) == rules


def test_a_field_left_out_has_the_house_value() -> None:
    assert parse_rules("") == HOUSE
    assert parse_rules("target=50") == replace(HOUSE, target=50)


@pytest.mark.parametrize("name", [field.name for field in fields(Rules)])
@pytest.mark.parametrize("value", [-1, 10_000_000, 2.5, True, None, "ten", "", ()])
def test_a_value_out_of_range_is_refused_with_the_name_of_its_field(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"rules field {name} is {value!r}".replace("()", "")):
        replace(HOUSE, **{name: value})


@pytest.mark.parametrize(
    ("text", "reason"),
    [
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
