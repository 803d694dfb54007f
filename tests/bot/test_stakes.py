"""Near the end of a match a knock is judged by the match."""

from random import Random

import pytest

from game.bot.expert import expert
from game.bot.mind import Standing, conclude
from game.bot.stakes import AMOUNTS, MEAN_AMOUNT, Stakes, stakes_of
from game.core.actions import Discard, Knock
from game.core.view import view_of
from tests.bot.moments import moments

LACKS = (1, 5, 26, 60, 100, 250)


@pytest.mark.parametrize("mine", LACKS)
@pytest.mark.parametrize("theirs", LACKS)
def test_what_one_side_wins_the_other_loses(mine: int, theirs: int) -> None:
    here, there = Stakes(mine, theirs), Stakes(theirs, mine)
    for points in (-40, -3, 0, 3, 40):
        assert here.chance_after(points) == pytest.approx(1 - there.chance_after(-points))


def test_points_that_reach_the_target_win_and_more_are_worth_nothing() -> None:
    stakes = Stakes(5, 60)
    assert stakes.chance_after(4) < stakes.chance_after(5) == stakes.chance_after(50) == 1
    assert stakes.points_for(1.0) == pytest.approx(MEAN_AMOUNT)


@pytest.mark.parametrize("mine", LACKS)
def test_going_on_is_worth_nothing_when_it_changes_nothing(mine: int) -> None:
    """Won as often as lost: that is no points, whatever the standing."""
    stakes = Stakes(mine, 80)
    even = [stakes.chance_after(sign * amount) for amount in AMOUNTS for sign in (1, -1)]
    assert stakes.points_for(sum(even) / len(even)) == pytest.approx(0, abs=1e-9)


def test_a_won_game_lacks_a_point_at_least() -> None:
    assert stakes_of(100, Standing(130, 20)) == Stakes(1, 80)
    assert not stakes_of(250, Standing(130, 20)).end_in_sight


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 8])
def test_the_expert_plays_on_for_gin_but_takes_a_match_that_a_knock_wins(seed: int) -> None:
    [round_] = [each for each in moments(seed) if view_of(each, each.turn).knockable]
    view = view_of(round_, round_.turn)
    assert isinstance(conclude(expert(view, Standing(), Random(1))), Discard)
    assert isinstance(conclude(expert(view, Standing(97, 20), Random(1))), Knock)
