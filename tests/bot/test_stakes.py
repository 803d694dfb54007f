"""Near the end of a match a knock is judged by the match."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.bot.expert import expert
from game.bot.mind import Standing, conclude, standing_of
from game.bot.reckon import SURE, moment, options
from game.bot.risk import outcomes
from game.bot.stakes import AMOUNTS, MEAN_AMOUNT, Stakes, stakes_of
from game.core.actions import Discard, Knock
from game.core.cards import bit
from game.core.deadwood import deadwood
from game.core.match import after_hand, new_match
from game.core.round import Round
from game.core.rules import HOUSE, Games, Rules
from game.core.scoring import score
from game.core.view import PlayerView, view_of
from tests.bot.moments import ended, holding, moments
from tests.core.test_scoring import ended as gin

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


def lacking(standing: Standing, rules: Rules = HOUSE, upcard: str = "Kc") -> Stakes:
    """Return the stakes of a hand under some rules."""
    view = holding("5h 6h 7h 2c 2d 2s Ac Ad 3s 4d Kd", upcard)
    return stakes_of(replace(view, rules=rules), standing)


def test_a_won_game_lacks_a_point_at_least() -> None:
    assert lacking(Standing(130, 20)) == Stakes(1, 80)
    assert not lacking(Standing(130, 20), Rules(target=250)).end_in_sight


WINS = st.lists(st.tuples(st.integers(0, 1), st.integers(1, 40)), max_size=40)
"""Who wins a hand, and with how much deadwood the other is caught."""


@given(WINS, st.integers(10, 120), st.sampled_from([1, 3]))
def test_a_hand_ends_the_match_with_just_the_points_that_the_stakes_say(
    wins: list[tuple[int, int]], target: int, games: Games
) -> None:
    """In Hollywood scoring too, where a hand may count in other games than the one that is last."""
    rules = replace(HOUSE, target=target, games=games)
    match = new_match(rules, 0)
    for winner, caught in wins:
        result = gin(0, caught, winner)
        points, after = score(result, rules).total, after_hand(match, result)
        mine, theirs = (lacking(standing_of(match, seat), rules) for seat in (winner, 1 - winner))
        assert mine.reached_with(points) == after.over
        assert mine.chance_after(points) == 1 or not after.over
        assert (mine.chance_after(points) > mine.chance_after(0)) == mine.mine_count
        assert (theirs.chance_after(-points) < theirs.chance_after(0)) == theirs.theirs_count
        if after.over:
            break
        assert max(after.games[-1].scores) < target
        match = after


def test_a_first_win_in_hollywood_brings_no_end_in_sight() -> None:
    rules = replace(HOUSE, games=3, target=30)
    first = lacking(standing_of(new_match(rules, 0), 0), rules)
    assert not first.end_in_sight
    assert not first.reached_with(100)
    behind = lacking(Standing(0, 25, False, True), rules)
    assert behind.end_in_sight
    assert behind.chance_after(100) == behind.chance_after(0)
    assert not lacking(Standing(0, 25, True, False), Rules(target=250)).end_in_sight


def test_a_hand_below_a_spade_decides_as_much_more_as_it_counts() -> None:
    rules = Rules(spade_factor=2)
    doubled = lacking(Standing(50, 0), rules, "Ks")
    assert doubled.end_in_sight
    assert [doubled.reached_with(points) for points in (24, 25)] == [False, True]
    assert doubled.chance_after(24) < doubled.chance_after(25) == 1
    assert doubled.chance_after(-10) == Stakes(50, 100).chance_after(-20)
    assert not lacking(Standing(50, 0), rules, "Kh").end_in_sight


@pytest.mark.parametrize("seed", [0, 1, 2, 3, 8])
def test_the_expert_plays_on_for_gin_but_takes_a_match_that_a_knock_wins(seed: int) -> None:
    [round_] = [each for each in moments(seed) if view_of(each, each.turn).knockable]
    view = view_of(round_, round_.turn)
    assert isinstance(conclude(expert(view, Standing(), Random(1))), Discard)
    assert isinstance(conclude(expert(view, Standing(97, 20), Random(1))), Knock)


def test_far_ahead_a_knock_that_does_not_reach_the_target_is_no_sure_win() -> None:
    """At 235 to 0 of 250 the match is all but won whatever a knock brings: points count too."""
    [round_] = [each for each in moments(0, replace(HOUSE, target=250)) if _can_knock(each)]
    view, standing = view_of(round_, round_.turn), Standing(235, 0)
    knock, near = _knock(view, standing)
    _, level = _knock(view, Standing())
    stakes, hands = stakes_of(view, standing), ended(moment(view)).rival.hands
    left = deadwood(view.hand & ~bit(knock.card))
    chance = sum(
        weight * stakes.chance_after(points)
        for points, weight in outcomes(view, hands, left, knock.melds)
    )
    assert chance > SURE
    assert near == pytest.approx((level + stakes.points_for(chance)) / 2)


def _can_knock(round_: Round) -> bool:
    return view_of(round_, round_.turn).knockable != 0


def _knock(view: PlayerView, standing: Standing) -> tuple[Knock, float]:
    """Return the knock among the options of a view, and its worth."""
    found = ended(options(view, standing))
    return next((each.action, each.worth) for each in found if isinstance(each.action, Knock))
