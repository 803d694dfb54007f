"""A match: scores, boxes, who deals, when it ends."""

from dataclasses import replace

from game.core.match import Match, after_hand
from game.core.rules import HOUSE
from game.core.scoring import Result
from tests.core.test_scoring import ended


def test_a_hand_is_entered_for_its_winner() -> None:
    match = after_hand(Match(HOUSE, dealer=0), ended(8, 30, seat=1))
    assert match.scores == (0, 22)
    assert match.boxes == (0, 1)
    assert match.hands_played == 1
    match = after_hand(match, ended(8, 5, seat=1))
    assert match.scores == (28, 22)
    assert match.boxes == (1, 1)
    assert match.winner is None


def test_the_deal_alternates_whoever_wins() -> None:
    match = Match(HOUSE, dealer=1)
    dealers = []
    for result in (ended(8, 30, 0), ended(8, 30, 0), ended(8, 30, 1), Result(None)):
        dealers.append(match.dealer)
        match = after_hand(match, result)
    assert [*dealers, match.dealer] == [1, 0, 1, 0, 1]


def test_after_a_void_hand_the_same_dealer_may_redeal() -> None:
    rules = replace(HOUSE, dealer_after_void="same")
    match = after_hand(Match(rules, dealer=1), Result(None))
    assert (match.dealer, match.scores, match.boxes, match.hands_played) == (1, (0, 0), (0, 0), 1)
    assert after_hand(match, ended(8, 30)).dealer == 0


def test_the_match_ends_when_a_score_reaches_the_target() -> None:
    nearly = Match(HOUSE, dealer=0, scores=(79, 90), boxes=(3, 4), hands_played=7)
    assert nearly.winner is None
    assert after_hand(nearly, ended(8, 28)).winner is None
    assert after_hand(nearly, ended(8, 29)).scores == (100, 90)
    assert after_hand(nearly, ended(8, 29)).winner == 0
    assert after_hand(nearly, ended(0, 25, 1)).winner == 1


def test_an_undercut_that_reaches_the_target_wins_the_match() -> None:
    nearly = Match(HOUSE, dealer=0, scores=(75, 99))
    assert after_hand(nearly, ended(8, 8, seat=1)).winner == 0
