"""The script that made the weights still runs, and solves what it should."""

import pytest

from game.bot.weights import KNOCK, WORTH
from tests.bot.learn import Equations, eliminated, one_hand


def test_equations_are_solved() -> None:
    assert eliminated([[2.0, 1.0, 5.0], [1.0, 3.0, 10.0]]) == pytest.approx([1.0, 3.0])


def test_a_hand_adds_lines_for_every_turn_played() -> None:
    going_on, knocking = Equations(len(WORTH[0]), len(WORTH)), Equations(len(KNOCK[0]), len(KNOCK))
    for seed in range(4):
        one_hand(seed, going_on, knocking)
    assert going_on.squares[0][0][0] >= 3
    assert len(going_on.solved(0)) == len(WORTH[0])
