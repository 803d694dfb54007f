"""The end of a match in words."""

from dataclasses import replace

import pytest

from game.core.events import WentBigGin
from game.core.match import Game, Match
from game.core.rules import CLASSIC, HOUSE, OKLAHOMA, STANDARD, Rules
from game.ui.match_text import final_sums, why_won
from game.ui.names import against
from game.ui.texts import happened, outcome, outcome_title, rules_line, scoring_sum
from tests.core.test_scoring import ended

ROSA = against("Rosa")


def match(rules: Rules, *games: Game) -> Match:
    return Match(rules, 0, games, 9)


def test_the_sums_of_the_published_examples() -> None:
    assert final_sums(match(STANDARD, Game((108, 40), (5, 2))), ROSA) == (
        "You: 108 + 100 game + 125 hands won = 333",
        "Rosa: 40 + 50 hands won = 90",
    )
    assert final_sums(match(CLASSIC, Game((104, 0), (4, 0))), ROSA) == (
        "You: 104 + 200 game + 100 hands won = 404",
        "Rosa: 0",
    )
    assert final_sums(match(HOUSE, Game((40, 108), (2, 5))), ROSA) == ("You: 40", "Rosa: 108")


def test_three_games_have_a_line_each() -> None:
    games = (Game((100, 0), (2, 0)), Game((100, 90), (1, 8)), Game((20, 130), (1, 5)))
    lines = final_sums(match(Rules(games=3), *games), ROSA)
    assert lines[0] == "Game 1. You: 100"
    assert lines[-1] == "Game 3. Rosa: 130"


def test_a_winner_with_the_lower_total_is_explained() -> None:
    rules = replace(STANDARD, game_bonus=0)
    yours = why_won(match(rules, Game((100, 95), (2, 9))), ROSA)
    assert yours == "Rosa has more with the bonuses, but you reached 100 first and won."
    hers = why_won(match(rules, Game((95, 100), (9, 2))), ROSA)
    assert hers == "You have more with the bonuses, but Rosa reached 100 first and won."


def test_nothing_is_explained_when_the_total_says_it() -> None:
    assert why_won(match(STANDARD, Game((108, 40), (5, 2))), ROSA) == ""
    assert why_won(match(STANDARD, Game((8, 40), (1, 2))), ROSA) == ""
    by_total = replace(STANDARD, game_bonus=0, match_winner="total")
    assert why_won(match(by_total, Game((100, 95), (2, 9))), ROSA) == ""


def test_big_gin_and_doubled_hands_in_words() -> None:
    result = ended(0, 40, big_gin=True, upcard="7s")
    rules = replace(STANDARD, big_gin=True, spade_factor=2)
    assert outcome_title(result) == "Big gin!"
    assert outcome(result, ROSA) == "You went big gin, Rosa was left with 40."
    assert scoring_sum(result, rules, ROSA) == "(31 + 40 − 0) × 2 = 142 to you"
    assert scoring_sum(result, STANDARD, ROSA) == "31 + 40 − 0 = 71 to you"
    assert happened(WentBigGin(1), ROSA, aloud=False) == "Rosa went big gin!"


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        (HOUSE, "House rules: first to 100, knock with 10 or less"),
        (replace(STANDARD, target=250), "Standard rules: first to 250, knock with 10 or less"),
        (OKLAHOMA, "Oklahoma rules: first to 100, the upcard says with how much you may knock"),
        (Rules(knock_limit=0), "Your own rules: first to 100, only gin ends a hand"),
    ],
)
def test_rules_in_one_line(rules: Rules, line: str) -> None:
    assert rules_line(rules) == line
