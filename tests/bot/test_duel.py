"""A match between two computer players is the session's own, and mirrored in the other seat."""

from dataclasses import replace

import pytest

from game.bot.classic import classic
from game.bot.duel import duel
from game.bot.mind import Standing, standing_of
from game.core.match import Game, Match, new_match
from game.core.rules import CLASSIC, HOUSE, OKLAHOMA, STANDARD, Rules


@pytest.mark.parametrize("rules", [HOUSE, STANDARD, OKLAHOMA, CLASSIC])
def test_twins_share_the_wins_of_mirrored_matches(rules: Rules) -> None:
    for seed in range(2):
        there = duel((classic, classic), replace(rules, target=50), seed, 0)
        back = duel((classic, classic), replace(rules, target=50), seed, 1)
        assert there.won != back.won
        assert there.opened != back.opened
        assert there.hands == back.hands
        assert there.sides[0].points == back.sides[1].points


def test_every_hand_is_counted_once() -> None:
    record = duel((classic, classic), HOUSE, 5, 0)
    won = sum(sum(side.endings.values()) for side in record.sides)
    assert record.hands == won + record.voids
    assert max(side.points for side in record.sides) >= HOUSE.target
    assert record.sides[0].decisions >= record.hands


def test_a_standing_is_that_of_the_last_game() -> None:
    rules = replace(HOUSE, games=3)
    games = (Game((120, 10), (4, 1)), Game((70, 10), (3, 1)), Game((30, 5), (2, 1)))
    assert standing_of(Match(rules, 0, games), 1) == Standing(5, 30)


def test_a_first_win_is_not_entered_in_the_last_game_while_another_is_open() -> None:
    rules = replace(HOUSE, games=3, target=40)
    begun = (Game((35, 0), (2, 0)), Game((10, 0), (1, 0)), Game())
    assert standing_of(Match(rules, 0, begun), 0) == Standing(0, 0, True, False)
    assert standing_of(Match(rules, 0, begun), 1) == Standing(0, 0, False, True)
    shut_out = (Game((60, 0), (1, 0)), Game((40, 0), (1, 0)), Game())
    assert standing_of(Match(rules, 0, shut_out), 1) == Standing(0, 0, True, True)
    assert standing_of(new_match(HOUSE, 0), 0) == Standing()
