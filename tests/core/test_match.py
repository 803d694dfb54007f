"""A match: scores, boxes, end bonuses, who deals, when it ends and who has won it."""

from dataclasses import replace

import pytest

from game.core.match import Final, Game, Match, after_hand, finals, new_match
from game.core.rules import CLASSIC, HOUSE, OKLAHOMA, STANDARD, Rules
from game.core.scoring import Result
from tests.core.test_scoring import ended

VOID = Result(None)


def standing(
    rules: Rules, scores: tuple[int, int], boxes: tuple[int, int] = (1, 1), dealer: int = 0
) -> Match:
    """Return a match of one game as it stands."""
    return Match(rules, dealer, (Game(scores, boxes),), sum(boxes))


def test_a_hand_is_entered_for_its_winner() -> None:
    match = after_hand(new_match(HOUSE, dealer=0), ended(8, 30, seat=1))
    assert match.games == (Game((0, 22), (0, 1)),)
    assert match.hands_played == 1
    match = after_hand(match, ended(8, 5, seat=1))
    assert (match.scores, match.boxes) == ((28, 22), (1, 1))
    assert (match.winner, match.over) == (None, False)


# Who deals


def dealers(rules: Rules, *results: Result) -> list[int]:
    """Return who deals each hand, seat 1 the first, and the one after these."""
    match = new_match(rules, dealer=1)
    seats = [match.dealer]
    for result in results:
        match = after_hand(match, result)
        seats.append(match.dealer)
    return seats


WON_BY_0, WON_BY_1 = ended(8, 30, 0), ended(8, 30, 1)


@pytest.mark.parametrize("rules", [HOUSE, STANDARD, OKLAHOMA, CLASSIC])
def test_the_deal_alternates_whoever_wins_in_every_preset(rules: Rules) -> None:
    assert dealers(rules, WON_BY_0, WON_BY_0, WON_BY_1) == [1, 0, 1, 0]


def test_the_deal_alternates_after_a_void_house_hand() -> None:
    assert dealers(HOUSE, VOID, VOID, WON_BY_0) == [1, 0, 1, 0]


@pytest.mark.parametrize("rules", [STANDARD, OKLAHOMA, CLASSIC])
def test_the_same_dealer_redeals_a_void_hand_elsewhere(rules: Rules) -> None:
    assert dealers(rules, VOID, VOID, WON_BY_0, VOID) == [1, 1, 1, 0, 0]


@pytest.mark.parametrize("after_void", ["alternates", "same"])
def test_loser_or_winner_deals_and_the_same_dealer_redeals(after_void: str) -> None:
    rules = Rules(next_dealer="loser", dealer_after_void=after_void)  # type: ignore[arg-type]
    assert dealers(rules, WON_BY_0, WON_BY_0, VOID, WON_BY_1) == [1, 1, 1, 1, 0]
    rules = replace(rules, next_dealer="winner")
    assert dealers(rules, WON_BY_0, WON_BY_1, VOID, WON_BY_0) == [1, 0, 1, 1, 0]


def test_the_loser_of_an_undercut_is_the_knocker() -> None:
    assert dealers(Rules(next_dealer="loser"), ended(8, 5, seat=0)) == [1, 0]


# The end


def test_the_match_ends_when_a_score_reaches_the_target() -> None:
    nearly = standing(HOUSE, (79, 90))
    assert after_hand(nearly, ended(8, 28)).winner is None
    assert after_hand(nearly, ended(8, 29)).scores == (100, 90)
    assert after_hand(nearly, ended(8, 29)).winner == 0
    assert after_hand(nearly, ended(0, 25, 1)).winner == 1


def test_the_target_is_a_field() -> None:
    assert after_hand(standing(replace(HOUSE, target=250), (99, 90)), WON_BY_0).winner is None
    assert after_hand(standing(replace(HOUSE, target=50), (30, 0)), WON_BY_0).winner == 0


def test_an_undercut_that_reaches_the_target_wins_the_match() -> None:
    assert after_hand(standing(HOUSE, (75, 99)), ended(8, 8, seat=1)).winner == 0


def test_the_undercutter_wins_the_box_at_a_tie_too() -> None:
    match = after_hand(new_match(STANDARD, 0), ended(8, 8, seat=0))
    assert match.games == (Game((0, 25), (0, 1)),)


def test_nothing_is_entered_after_the_end() -> None:
    with pytest.raises(ValueError, match="the match is over"):
        after_hand(standing(HOUSE, (100, 3)), WON_BY_0)


def test_a_match_has_as_many_games_as_its_rules() -> None:
    with pytest.raises(ValueError, match="the rules score 3 games, not 1"):
        Match(Rules(games=3), 0, (Game(),))


# Bonuses at the end


def test_standard_example() -> None:
    game = Game((108, 40), (5, 2))
    assert finals(game, STANDARD) == (Final(108, 100, 125), Final(40, 0, 50))
    match = standing(STANDARD, (108, 40), (5, 2))
    assert match.totals == (333, 90)


def test_classic_example_of_a_shutout() -> None:
    assert finals(Game((104, 0), (4, 0)), CLASSIC) == (Final(104, 200, 100), Final(0, 0, 0))
    assert standing(CLASSIC, (104, 0), (4, 0)).totals == (404, 0)
    assert standing(STANDARD, (104, 0), (4, 0)).totals == (304, 0)
    assert standing(CLASSIC, (104, 0), (4, 1)).totals == (304, 25)


def test_seat_1_gets_the_same_bonuses() -> None:
    assert finals(Game((0, 104), (0, 4)), CLASSIC) == (Final(0, 0, 0), Final(104, 200, 100))


def test_house_has_no_bonuses() -> None:
    assert standing(HOUSE, (108, 40), (5, 2)).totals == (108, 40)


def test_there_are_no_bonuses_before_the_end() -> None:
    assert finals(Game((99, 98), (4, 5)), STANDARD) == (Final(99, 0, 0), Final(98, 0, 0))


@pytest.mark.parametrize("factor", [1, 3])
def test_bonuses_are_fields(factor: int) -> None:
    rules = replace(STANDARD, box_bonus=20, game_bonus=50, shutout_factor=factor)
    assert finals(Game((100, 0), (3, 0)), rules)[0].total == 100 + 50 * factor + 60


def test_the_match_is_won_on_the_score_even_with_a_lower_total() -> None:
    rules = replace(STANDARD, game_bonus=0)
    match = standing(rules, (100, 95), (2, 9))
    assert match.totals == (150, 320)
    assert match.winner == 0


def test_a_field_lets_the_total_decide() -> None:
    rules = replace(STANDARD, game_bonus=0, match_winner="total")
    assert standing(rules, (100, 95), (2, 9)).winner == 1
    assert standing(rules, (99, 95), (2, 9)).winner is None
    equal = standing(rules, (75, 100), (4, 3))
    assert standing(rules, (75, 100), (4, 3)).totals == (175, 175)
    assert equal.winner == 1
    assert standing(rules, (100, 75), (3, 4)).winner == 0


# Hollywood

HOLLYWOOD = replace(STANDARD, games=3)


def entered(*results: Result, rules: Rules = HOLLYWOOD) -> Match:
    """Return the match after these hands."""
    match = new_match(rules, dealer=1)
    for result in results:
        match = after_hand(match, result)
    return match


def sheet(match: Match) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return the scores and boxes of each game."""
    return [(game.scores, game.boxes) for game in match.games]


def test_wins_are_entered_in_one_two_and_then_three_games() -> None:
    first, second = ended(8, 30), ended(8, 18)
    assert sheet(entered(first)) == [((22, 0), (1, 0)), ((0, 0), (0, 0)), ((0, 0), (0, 0))]
    assert sheet(entered(first, second)) == [
        ((32, 0), (2, 0)),
        ((10, 0), (1, 0)),
        ((0, 0), (0, 0)),
    ]
    assert sheet(entered(first, second, ended(2, 3, 1), ended(1, 6))) == [
        ((37, 1), (3, 1)),
        ((15, 0), (2, 0)),
        ((5, 0), (1, 0)),
    ]


def test_a_void_hand_is_entered_nowhere() -> None:
    assert sheet(entered(VOID)) == [((0, 0), (0, 0))] * 3


def test_a_closed_game_takes_nothing() -> None:
    match = entered(*[ended(0, 35)] * 3)  # 60 a hand: game 1 closes at 120
    assert [game.scores for game in match.games] == [(120, 0), (120, 0), (60, 0)]
    assert not match.over
    match = after_hand(match, ended(0, 35))
    assert [game.scores for game in match.games] == [(120, 0), (120, 0), (120, 0)]
    assert match.over
    assert match.winner == 0


def test_who_is_shut_out_enters_his_next_win_in_the_next_open_game() -> None:
    match = entered(ended(0, 35), ended(0, 35), ended(8, 30, 1))
    # seat 1 came too late for game 1
    assert sheet(match) == [((120, 0), (2, 0)), ((60, 22), (1, 1)), ((0, 0), (0, 0))]
    match = after_hand(match, ended(8, 30, 1))
    assert sheet(match)[1:] == [((60, 44), (1, 2)), ((0, 22), (0, 1))]


def test_who_has_entries_in_closed_games_goes_on_in_the_next() -> None:
    match = entered(ended(8, 30, 1), ended(0, 35), ended(0, 35), ended(8, 30, 1))
    assert sheet(match) == [((120, 22), (2, 1)), ((60, 22), (1, 1)), ((0, 0), (0, 0))]


def test_two_games_may_close_before_the_first_win() -> None:
    match = entered(*[ended(0, 75)] * 2, ended(8, 30, 1))
    assert sheet(match) == [((100, 0), (1, 0)), ((100, 0), (1, 0)), ((0, 22), (0, 1))]


def test_each_game_has_its_own_bonuses_and_the_most_points_win() -> None:
    rules = replace(HOLLYWOOD, shutout_factor=2)
    games = (Game((100, 0), (2, 0)), Game((100, 90), (2, 8)), Game((20, 130), (1, 5)))
    match = Match(rules, 0, games, 9)
    assert match.totals == (
        (100 + 200 + 50) + (100 + 100 + 50) + (20 + 25),
        0 + (90 + 200) + (130 + 100 + 125),
    )
    assert match.scores == (220, 220)
    assert match.boxes == (5, 13)
    # 645 to 645: who won two games of the three has won
    assert match.totals[0] == match.totals[1]
    assert match.winner == 0
    more = (*games[:2], Game((20, 131), (1, 5)))
    assert Match(rules, 0, more, 9).winner == 1


def test_a_game_that_is_over_does_not_end_the_match() -> None:
    games = (Game((100, 0), (2, 0)), Game((99, 0), (2, 0)), Game())
    assert Match(HOLLYWOOD, 0, games, 2).winner is None
    assert Match(HOLLYWOOD, 0, games, 2).totals == (100 + 100 + 50 + 99, 0)
