"""Scripted deals: big gin, Oklahoma's knock limit, straight gin."""

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings

from game.core.cards import Cards, each, parse_card
from game.core.events import Ended, WentBigGin
from game.core.melds import deadwood
from game.core.rules import HOUSE, OKLAHOMA, STANDARD, Rules
from game.core.scoring import Ending
from tests.core.deals import DEALER, STARTER, story
from tests.core.hands import rich_hand

EIGHT = "4c 5c 6c 9d 9h 9s Tc Jc Qc 8h"  # deadwood 8
GIN = "4c 5c 6c 9d 9h 9s Tc Jc Qc Kc"
MANY = "2d 3d Ah Ks Kh 5s 7d Qh Jd 6h"  # 64
BIG_GIN = replace(STANDARD, big_gin=True)

# Big gin


def test_eleven_melded_cards_are_shown_before_a_discard() -> None:
    told = story(GIN, MANY, "2s", "7c", rules=BIG_GIN).play("pass", "pass", "draw")
    assert "big gin" in told.legal()
    told.play("big gin")
    assert told.result.ending is Ending.BIG_GIN
    assert told.showdown.discard is None
    assert told.round.hands[STARTER].bit_count() == 11
    assert (told.result.winner, told.worth) == (STARTER, 31 + 64)
    assert told.events[-2:] == [WentBigGin(STARTER), Ended(told.result)]


def test_nothing_is_laid_off_on_big_gin_and_it_is_never_undercut() -> None:
    lays_off = "8c 3c 9c Ks Kh 5s 2d Qh Jd 6h"
    told = story(GIN, lays_off, "2s", "7c", rules=BIG_GIN).play("pass", "pass", "draw", "big gin")
    assert told.showdown.defence.placed == ()
    assert told.worth == 31 + 73
    no_deadwood = "As 2s 3s 5d 5h 5s Td Jd Qd Kd"
    told = story(GIN, no_deadwood, "8d", "7c", rules=BIG_GIN)
    assert told.play("pass", "pass", "draw", "big gin").worth == 31


def test_big_gin_right_after_taking_the_upcard() -> None:
    told = story(GIN, MANY, "7c", rules=BIG_GIN).play("take")
    assert told.play("big gin").worth == 31 + 64


def test_the_dealer_may_go_big_gin() -> None:
    told = story(MANY, GIN, "7c", rules=BIG_GIN).play("pass", "take", "big gin")
    assert (told.result.winner, told.worth) == (DEALER, 95)


def test_big_gin_may_be_declined_for_gin_or_for_playing_on() -> None:
    told = story(GIN, MANY, "2s", "7c", rules=BIG_GIN).play("pass", "pass", "draw")
    assert told.play("knock 7c: 4c 5c 6c / Tc Jc Qc Kc / 9d 9h 9s").worth == 25 + 64
    told = story(GIN, MANY, "2s", "7c 4s 8c", rules=BIG_GIN).play("pass", "pass", "draw")
    told.play("discard Kc", "draw", "discard 4s")
    assert told.refused("big gin") == "draw a card first"
    told.play("draw")
    assert told.play("big gin").result.ending is Ending.BIG_GIN


def test_ten_melded_cards_and_one_more_are_no_big_gin() -> None:
    told = story(GIN, MANY, "2s", "4s", rules=BIG_GIN).play("pass", "pass", "draw")
    reason = "4 points of deadwood: big gin needs all eleven cards melded"
    assert told.refused("big gin") == reason


def test_big_gin_off_is_refused_and_a_discard_keeps_gin() -> None:
    told = story(GIN, MANY, "2s", "7c").play("pass", "pass", "draw")
    assert told.refused("big gin") == "big gin is not played under these rules"
    told.play("knock 7c: 4c 5c 6c / Tc Jc Qc Kc / 9d 9h 9s")
    assert (told.result.ending, told.worth) == (Ending.GIN, 89)


def test_big_gin_off_after_taking_the_eleventh_card() -> None:
    told = story(GIN, MANY, "7c").play("take")
    reason = "the 7c was just taken from the pile: throw another card"
    assert told.refused("knock 7c: 4c 5c 6c / Tc Jc Qc Kc / 9d 9h 9s") == reason
    assert told.play("knock Kc: 4c 5c 6c 7c / Tc Jc Qc / 9d 9h 9s").worth == 89


@given(rich_hand(11))
@settings(max_examples=300)
def test_eleven_melded_cards_leave_two_throws_that_keep_gin(hand: Cards) -> None:
    assume(deadwood(hand) == 0)
    # two, so that one is left when the other was just taken from the pile
    assert sum(deadwood(hand & ~(1 << card)) == 0 for card in each(hand)) >= 2


def test_its_value_is_a_field() -> None:
    rules = replace(BIG_GIN, big_gin_bonus=50)
    told = story(GIN, MANY, "7c", rules=rules).play("take", "big gin")
    assert told.worth == 50 + 64


# Oklahoma


@pytest.mark.parametrize("upcard", ["8s", "8d", "8c"])
def test_a_knock_exactly_at_the_limit_of_the_upcard(upcard: str) -> None:
    told = story(EIGHT, MANY, upcard, "4s", rules=OKLAHOMA).play("pass", "pass", "draw")
    told.play("knock 4s: 4c 5c 6c / Tc Jc Qc / 9d 9h 9s")
    assert told.worth == 64 - 8


def test_a_knock_above_the_limit_of_the_upcard_is_refused() -> None:
    told = story(EIGHT, MANY, "7s", "4s", rules=OKLAHOMA).play("pass", "pass", "draw")
    reason = "8 points of deadwood: a knock needs 7 or less"
    assert told.refused("knock 4s: 4c 5c 6c / Tc Jc Qc / 9d 9h 9s") == reason
    assert told.play("knock 8h").showdown.knocker_deadwood == 4


@pytest.mark.parametrize("upcard", ["Ts", "Js", "Qs", "Kd"])
def test_a_ten_or_a_face_card_allows_ten(upcard: str) -> None:
    told = story(EIGHT, MANY, upcard, "Td", rules=OKLAHOMA).play("pass", "pass", "draw")
    assert told.play("knock 8h").showdown.knocker_deadwood == 10
    told = story("4c 5c 6c 9d 9h 9s 9c 8h 2h 2s", MANY, upcard, "3h", rules=OKLAHOMA)
    told.play("pass", "pass", "draw")
    reason = "12 points of deadwood: a knock needs 10 or less"
    assert told.refused("knock 3h: 4c 5c 6c / 9c 9d 9h 9s") == reason


def test_with_an_ace_up_only_gin_ends_the_hand() -> None:
    one = "4c 5c 6c 9d 9h 9s Tc Jc Qc Ac"
    told = story(one, MANY, "As", "7s 7c", rules=OKLAHOMA).play("pass", "pass", "draw")
    reason = "1 point of deadwood: only gin ends this hand"
    assert told.refused("knock 7s: 4c 5c 6c / Tc Jc Qc / 9d 9h 9s") == reason
    told.play("discard 7s", "take", "discard Ks", "draw")
    assert told.play("knock Ac").result.ending is Ending.GIN


def test_a_field_allows_a_knock_with_one_when_an_ace_is_up() -> None:
    one = "4c 5c 6c 9d 9h 9s Tc Jc Qc Ac"
    rules = replace(OKLAHOMA, ace_is_gin=False)
    told = story(one, MANY, "As", "7s", rules=rules).play("pass", "pass", "draw")
    assert told.play("knock 7s").worth == 64 - 1


def test_big_gin_with_an_ace_up() -> None:
    rules = replace(OKLAHOMA, big_gin=True)
    hand = "2s 3s 4s 9d 9h 9c Tc Jc Qc Kc"
    told = story(hand, "2d 3d Ah Ks Kh 5h 7d Qh Jd 6h", "As", rules=rules).play("take")
    assert told.play("big gin").worth == 31 + 64
    told = story(hand, "2d 3d Ah Ks Kh 5h 7d Qh Jd 6h", "As", rules=rules).play("take")
    assert told.play("knock Kc: Tc Jc Qc / 9c 9d 9h / As 2s 3s 4s").worth == 25 + 64


def test_the_limit_follows_the_first_upcard_not_the_pile() -> None:
    told = story(EIGHT, MANY, "2s", "Kd 4s 7h", rules=OKLAHOMA)
    told.play("pass", "pass", "draw", "discard Kd", "draw", "discard 4s", "draw")
    assert told.refused("knock 7h: 4c 5c 6c / Tc Jc Qc / 9d 9h 9s") == (
        "8 points of deadwood: a knock needs 2 or less"
    )


# Straight gin


def test_straight_gin_is_a_knock_limit_of_nothing() -> None:
    rules = Rules(knock_limit=0)
    told = story(EIGHT, MANY, "2s", "Kc", rules=rules).play("take")
    reason = "2 points of deadwood: only gin ends this hand"
    assert told.refused("knock 8h: 4c 5c 6c / Tc Jc Qc / 9d 9h 9s") == reason
    told.play("discard 8h", "take", "discard Ks", "draw")
    assert told.play("knock 2s").result.ending is Ending.GIN


# Spade doubling


def test_a_spade_upcard_doubles_the_hand() -> None:
    rules = replace(HOUSE, spade_factor=2)
    told = story(EIGHT, MANY, "2s", "Kd", rules=rules).play("pass", "pass", "draw", "knock Kd")
    assert told.showdown.upcard == parse_card("2s")
    assert told.worth == 2 * 56
    told = story(EIGHT, MANY, "2h", "Kd", rules=rules).play("pass", "pass", "draw", "knock Kd")
    assert told.worth == 56
