"""Each field of the rules: change it, and both the game and the rules page change."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

import pytest

from game.core.cards import parse_card, parse_cards
from game.core.match import Game, Match, after_hand, finals, new_match
from game.core.rules import CLASSIC, HOUSE, OKLAHOMA, PRESETS, STANDARD, Rules
from game.core.scoring import Result, defend, score
from game.core.spread import spreads
from game.core.view import view_of
from game.ui.rules_text import rules_page
from tests.core.deals import STARTER, Story, story
from tests.core.test_scoring import ended

EIGHT = "4c 5c 6c 9d 9h 9s Tc Jc Qc 8h"
MANY = "2d 3d Ah Ks Kh 5s 7d Qh Jd 6h"


def drawn(rules: Rules, upcard: str = "2s", starter: str = EIGHT) -> Story:
    return story(starter, MANY, upcard, "Kc", rules=rules).play("pass", "pass", "draw")


def knocks(upcard: str) -> Callable[[Rules], object]:
    return lambda rules: [text for text in drawn(rules, upcard).legal() if "knock" in text]


def final(scores: tuple[int, int], boxes: tuple[int, int]) -> Callable[[Rules], object]:
    return lambda rules: finals(Game(scores, boxes), rules)


def offered(rules: Rules) -> object:
    told = story(
        "2s Ac 2c 3c 3d 4d 3h 4h 5h 6h",
        "4s 9s Js 4c Jc 5d 9d 2h 9h Jh",
        "Qs",
        "Kd",
        rules=rules,
    ).play("pass", "pass", "draw")
    return spreads(view_of(told.round, STARTER), parse_card("Kd"))


def left_by_layoffs(rules: Rules) -> object:
    spread = tuple(map(parse_cards, ("7d 7h 7s", "Tc Td Ts", "Jc Jd Js")))
    return defend(parse_cards("8s 8c 9c 8d 9d Qd 8h 9h Th Jh"), spread, 1, rules).points


def dealer_after(*results: Result) -> Callable[[Rules], object]:
    def probe(rules: Rules) -> object:
        match = new_match(rules, 1)
        for result in results:
            match = after_hand(match, result)
        return match.dealer

    return probe


def after_27_draws(rules: Rules) -> object:
    return drawn(rules).play("discard Kc").draw_and_throw(26).legal()


def after_taking_ten(rules: Rules) -> object:
    told = story(EIGHT, MANY, "2s", rules=rules)
    for _ in range(10):
        told.play("take")
        told.play(next(text for text in told.legal() if text.startswith("discard")))
    return told.legal()


@dataclass(frozen=True)
class Change:
    """A field's other value, rules under which it counts, and what shows that it does."""

    value: Any
    base: Rules
    probe: Callable[[Rules], object]


def worth(result: Result) -> Callable[[Rules], object]:
    return lambda rules: score(result, rules)


CHANGES = {
    "target": Change(50, HOUSE, lambda rules: Match(rules, 0, (Game((60, 0)),)).winner),
    "knock_limit": Change(5, HOUSE, knocks("2s")),
    "oklahoma": Change(True, HOUSE, knocks("7s")),
    "ace_is_gin": Change(False, OKLAHOMA, lambda rules: rules.limit(parse_card("As"))),
    "gin_bonus": Change(20, HOUSE, worth(ended(0, 30))),
    "undercut_bonus": Change(10, HOUSE, worth(ended(8, 5))),
    "big_gin": Change(
        True, STANDARD, lambda rules: drawn(rules, starter="4c 5c 6c 9d 9h 9s Tc Jc Qc 7c").legal()
    ),
    "big_gin_bonus": Change(50, replace(STANDARD, big_gin=True), worth(ended(0, 9, big_gin=True))),
    "box_bonus": Change(20, STANDARD, final((100, 0), (3, 1))),
    "game_bonus": Change(50, STANDARD, final((100, 0), (3, 1))),
    "shutout_factor": Change(1, CLASSIC, final((100, 0), (3, 0))),
    "spade_factor": Change(2, HOUSE, worth(ended(8, 30, upcard="7s"))),
    "layoff_search": Change("melds_first", HOUSE, left_by_layoffs),
    "spread": Change("automatic", HOUSE, offered),
    "next_dealer": Change("winner", STANDARD, dealer_after(ended(8, 30, 1))),
    "dealer_after_void": Change("same", HOUSE, dealer_after(Result(None))),
    "games": Change(3, STANDARD, lambda rules: after_hand(new_match(rules, 0), ended(8, 30)).games),
    "match_winner": Change(
        "total", STANDARD, lambda rules: Match(rules, 0, (Game((100, 99), (1, 9)),), 10).winner
    ),
    "void_stock": Change(4, HOUSE, after_27_draws),
    "pile_draw_limit": Change(10, HOUSE, after_taking_ten),
}


def test_every_field_is_tried() -> None:
    assert list(CHANGES) == [field.name for field in fields(Rules)]


@pytest.mark.parametrize("name", list(CHANGES))
def test_a_field_changes_the_game_and_its_rules_page(name: str) -> None:
    change = CHANGES[name]
    changed = replace(change.base, **{name: change.value})
    assert changed != change.base
    assert change.probe(changed) != change.probe(change.base)
    assert rules_page(changed)[1:] != rules_page(change.base)[1:]
    assert rules_page(changed) != rules_page(change.base)


def sentences(rules: Rules) -> str:
    return " ".join(sentence for section in rules_page(rules) for sentence in section.sentences)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: str(preset.id))
def test_a_preset_is_named_and_its_numbers_are_told(preset: Any) -> None:
    text = sentences(preset.rules)
    assert f"These are the {preset.name} rules" in text
    assert "100" in text
    assert "25 plus" in text
    assert "31" not in text


def test_only_what_counts_is_told() -> None:
    house = sentences(HOUSE)
    for word in ("bonus of", "Shutout", "spade", "Big gin", "game 1", "ace, only gin"):
        assert word not in house
    assert "Shutout: if the loser won no hand, that bonus is 200." in sentences(CLASSIC)
    assert "When the upcard is an ace, only gin ends the hand." in sentences(OKLAHOMA)
    assert "twice" in sentences(replace(HOUSE, spade_factor=2))
    assert "your own rules" in sentences(replace(HOUSE, gin_bonus=20))


def test_straight_gin_tells_nothing_of_knocks() -> None:
    text = sentences(replace(STANDARD, knock_limit=0)).lower()
    for word in ("knock", "undercut", "lay off", "layoff", "lays off"):
        assert word not in text
    assert "Laying off" not in [page.title for page in rules_page(Rules(knock_limit=0))]


def test_sentences_end_and_begin_as_sentences_do() -> None:
    for rules in (HOUSE, STANDARD, OKLAHOMA, CLASSIC, Rules(games=3, big_gin=True, void_stock=0)):
        for section in rules_page(rules):
            for sentence in section.sentences:
                assert sentence[0].isupper()
                assert sentence[-1] == "."
                assert "  " not in sentence
