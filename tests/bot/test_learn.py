"""The script that made the weights still runs, and solves what it should."""

import pytest

from game.bot.stakes import Stakes
from game.bot.weights import KNOCK, WORTH
from tests.bot.learn import Equations, eliminated, one_hand
from tests.bot.learn_stakes import amounts, exact, in_groups


def test_equations_are_solved() -> None:
    assert eliminated([[2.0, 1.0, 5.0], [1.0, 3.0, 10.0]]) == pytest.approx([1.0, 3.0])


def test_a_hand_adds_lines_for_every_turn_played() -> None:
    going_on, knocking = Equations(len(WORTH[0]), len(WORTH)), Equations(len(KNOCK[0]), len(KNOCK))
    for seed in range(4):
        one_hand(seed, going_on, knocking)
    assert going_on.squares[0][0][0] >= 3
    assert len(going_on.solved(0)) == len(WORTH[0])


def test_the_chance_to_win_a_match_is_near_the_exact_one() -> None:
    for mine, theirs in ((100, 100), (100, 30), (20, 80), (60, 45)):
        assert Stakes(mine, theirs).chance_after(0) == pytest.approx(exact(mine, theirs), abs=0.06)
    found = amounts(3, seed=1)
    assert found == sorted(found)
    assert in_groups(list(range(100)), 4) == (12, 37, 62, 87)
