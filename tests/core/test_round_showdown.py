"""Scripted deals: knock, gin, undercut, the spread shown, layoffs, what each is worth."""

import pytest

from game.core.cards import card_text, parse_card, parse_cards
from game.core.events import Ended, Knocked, LaidOff
from game.core.melds import deadwood
from game.core.round import Phase
from game.core.rules import CLASSIC, HOUSE, OKLAHOMA, STANDARD, Rules
from game.core.scoring import Ending
from tests.core.deals import DEALER, STARTER, Story, story

EIGHT = "4c 5c 6c 9d 9h 9s Tc Jc Qc 8h"  # knocks with 8
MANY = "2d 3d Ah Ks Kh 5s 7d Qh Jd 6h"  # 64, and nothing to lay off on EIGHT
EIGHT_SHOWN = "4c 5c 6c / Tc Jc Qc / 9d 9h 9s"


def drawn(starter: str, dealer: str, first: str, upcard: str = "2s") -> Story:
    """Return the deal in which both pass and the starter draws a card."""
    return story(starter, dealer, upcard, first).play("pass", "pass", "draw")


def test_a_knock_scores_the_difference() -> None:
    told = drawn(EIGHT, MANY, "Kd").play("knock Kd")
    assert told.result.ending is Ending.KNOCK
    assert told.result.winner == STARTER
    assert told.worth == 64 - 8
    assert told.events[-2:] == [Knocked(STARTER, parse_card("Kd"), 8), Ended(told.result)]


def test_a_knock_at_the_limit() -> None:
    told = drawn(EIGHT, MANY, "Kd").play(f"knock 8h: {EIGHT_SHOWN}")
    assert told.showdown.knocker_deadwood == 10
    assert told.worth == 64 - 10


def test_a_knock_above_the_limit_is_refused() -> None:
    told = drawn("4c 5c 6c 9d 9h 9s 9c 8h 2h As", MANY, "Kd")
    assert told.refused("knock Kd: 4c 5c 6c / 9c 9d 9h 9s") == (
        "11 points of deadwood: a knock needs 10 or less"
    )
    assert not [action for action in told.legal() if action.startswith("knock Kd")]


def test_a_knock_is_never_forced() -> None:
    told = drawn(EIGHT, MANY, "Kd").play("discard Kd")
    assert told.round.phase is Phase.DRAW


def test_the_knocking_discard_lies_apart_from_the_pile() -> None:
    told = drawn(EIGHT, MANY, "Kd").play("knock Kd")
    assert told.showdown.discard == parse_card("Kd")
    assert told.round.discards == (parse_card("2s"),)


def test_the_dealer_may_knock_too() -> None:
    told = story(MANY, EIGHT, "2s", "Kd 4d").play("pass", "pass", "draw", "discard Kd", "draw")
    told.play("knock 4d")
    assert (told.result.winner, told.worth) == (DEALER, 56)


def test_after_the_end_nothing_is_legal() -> None:
    told = drawn(EIGHT, MANY, "Kd").play("knock Kd")
    assert told.legal() == []
    for text in ("pass", "take", "draw", "discard 4c", f"knock 8h: {EIGHT_SHOWN}"):
        assert told.refused(text) == "the hand is over: deal the next one"


def test_a_knock_right_after_taking_the_upcard() -> None:
    told = story(EIGHT, MANY, "2s").play("take", "knock 8h")
    assert told.showdown.knocker_deadwood == 2
    assert told.worth == 62


# Gin


def test_gin_scores_the_bonus_and_all_of_the_other_hand() -> None:
    told = drawn(EIGHT, MANY, "Kc").play("knock 8h")
    assert told.result.ending is Ending.GIN
    assert told.worth == 25 + 64


def test_nothing_is_laid_off_on_gin() -> None:
    told = drawn(EIGHT, "3c 7c 9c Ks Kh 5s 2d Qh Jd 6h", "Kc").play("knock 8h")
    assert told.showdown.defence.placed == ()
    assert not [event for event in told.events if isinstance(event, LaidOff)]
    assert told.worth == 25 + 72


def test_gin_is_never_undercut_not_even_by_no_deadwood() -> None:
    told = drawn(EIGHT, "As 2s 3s 5d 5h 5s Td Jd Qd Kd", "Kc", "8s").play("knock 8h")
    assert told.showdown.defence.points == 0
    assert (told.result.ending, told.result.winner, told.worth) == (Ending.GIN, STARTER, 25)


def test_gin_may_be_declined_and_taken_later() -> None:
    told = drawn(EIGHT, MANY, "Kc 3s Js").play("discard 8h", "draw", "discard 3s", "draw")
    assert told.play("knock Js").worth == 25 + 64


def test_eleven_melded_cards_leave_a_throw_that_keeps_gin() -> None:
    told = drawn("4c 5c 6c 9d 9h 9s Tc Jc Qc Kc", MANY, "7c")
    assert deadwood(told.round.hands[STARTER]) == 0
    gins = [text for text in told.legal() if text.startswith("knock")]
    assert gins
    told.play("knock 7c")
    assert told.result.ending is Ending.GIN


# Undercut


def test_a_defender_with_less_undercuts() -> None:
    told = drawn(EIGHT, "As 2s 3s 5d 6d 7d Jd Qd Kd 5s", "2h", "3d").play("knock 2h")
    assert told.showdown.defence.points == 5
    assert (told.result.ending, told.result.winner) == (Ending.UNDERCUT, DEALER)
    assert told.worth == 25 + 8 - 5


def test_a_tie_is_an_undercut() -> None:
    told = drawn(EIGHT, "As 2s 3s 5d 6d 7d Jd Qd Kd 8s", "2h", "3d").play("knock 2h")
    assert (told.result.ending, told.result.winner, told.worth) == (Ending.UNDERCUT, DEALER, 25)


def test_an_undercut_by_laying_off() -> None:
    told = drawn(EIGHT, "As 2s 3s 7c 8c 9c Jd Qd Kd 5s", "2h", "3d").play("knock 2h")
    assert told.worth == 28
    held = drawn(EIGHT, "As 2s 3s 7c 8c 7h Jd Qd Kd Ah", "2h", "3d").play("knock 2h")
    laid = [event for event in held.events if isinstance(event, LaidOff)]
    assert laid == [LaidOff(DEALER, parse_card("7c"), 0), LaidOff(DEALER, parse_card("8c"), 0)]
    assert held.showdown.defence.points == 8
    assert held.result.ending is Ending.UNDERCUT


def test_layoffs_do_not_help_when_more_is_left_than_the_knocker_has() -> None:
    told = drawn(EIGHT, "As 2s 3s 7c 8c 7h Jd Qd Kd 4h", "2h", "3d").play("knock 2h")
    assert (told.result.ending, told.worth) == (Ending.KNOCK, 11 - 8)


# The spread

TWO_WAYS = "2s Ac 2c 3c 3d 4d 3h 4h 5h 6h"
AGAINST = "4s 9s Js 4c Jc 5d 9d 2h 9h Jh"


@pytest.mark.parametrize(
    ("shown", "left"), [("3c 3d 3h / 4h 5h 6h", 15), ("Ac 2c 3c / 3h 4h 5h 6h", 9)]
)
def test_the_knocker_chooses_among_arrangements_of_least_deadwood(shown: str, left: int) -> None:
    told = drawn(TWO_WAYS, AGAINST, "Kd", "Qs")
    assert f"knock Kd: {shown}" in told.legal()
    assert told.play(f"knock Kd: {shown}").showdown.defence.points == left


@pytest.mark.parametrize(
    "shown",
    [
        "",  # nothing shown
        "3h 4h 5h 6h",  # more left than need be
        "Ac 2c 3c / 3c 3d 3h / 4h 5h 6h",  # a card in two melds
        "3c 3d 3h / 4h 5h 6h / 2s Ac 2c",  # no meld
        "3c 3d 3h / 3s 4h 5h 6h",  # a card of nobody's
    ],
)
def test_any_other_spread_is_refused(shown: str) -> None:
    told = drawn(TWO_WAYS, AGAINST, "Kd", "Qs")
    reason = "these melds are not an arrangement of least deadwood of the ten cards"
    assert told.refused(f"knock Kd: {shown}") == reason


def test_four_of_a_kind_as_a_set_of_three_and_a_run() -> None:
    told = drawn("7c 7d 7h 7s 8s 9s 2c 2d 2h 5d", "3h 3d Ah Ks Kh 5s Td Qh Jd 6h", "Kd", "Qs")
    told.play("knock Kd: 2c 2d 2h / 7c 7d 7h / 7s 8s 9s")
    assert told.showdown.knocker_deadwood == 5


def test_a_run_of_six_may_be_shown_whole_or_as_two() -> None:
    hand = "4h 5h 6h 7h 8h 9h Kc Kd Ks 2c"
    other = "3h Th 4s 9s Js 4c Jc 5d 9d 2h"
    for shown, places in (("4h 5h 6h 7h 8h 9h", (1, 1)), ("4h 5h 6h / 7h 8h 9h", (1, 2))):
        told = drawn(hand, other, "Jd", "Qs").play(f"knock Jd: Kc Kd Ks / {shown}")
        laid = [(card_text(put.card), put.meld) for put in told.showdown.defence.placed]
        melds = told.showdown.spread
        assert [card for card, _ in laid] == ["3h", "2h", "Th"]
        assert {bool(melds[meld] & parse_cards("4h")) for _, meld in laid[:2]} == {True}
        assert bool(melds[laid[2][1]] & parse_cards("9h"))
        assert len(melds) == places[1] + 1


def test_a_run_of_five_counts_as_one_meld() -> None:
    told = drawn("4h 5h 6h 7h 8h Kc Kd Ks 2c 3d", "3h 9h 4s 9s Js 4c Jc 5d 9d 2h", "Jd", "Qs")
    told.play("knock Jd")
    assert told.showdown.knocker_deadwood == 5
    assert len(told.showdown.spread) == 2


def test_the_ace_is_low_only() -> None:
    low = "As 2s 3s 9d 9h 9c Tc Jc Qc 8h"
    told = drawn(low, MANY, "7s", "8d").play("knock 7s")
    assert told.showdown.knocker_deadwood == 8
    high = drawn("Qs Ks As 9d 9h 9c Tc Jc Qc 8h", "2d 3d Ah Kd Kh 5s 7d Qh Jd 6h", "7s", "8d")
    reason = "29 points of deadwood: a knock needs 10 or less"
    assert high.refused("knock 7s: 9c 9d 9h / Tc Jc Qc / Qs Ks As") == reason


def test_a_card_that_fits_a_set_and_a_run_is_laid_off_where_less_is_left() -> None:
    hand = "4c 5c 6c 7d 7h 7s Js Jd Jh As"
    told = drawn(hand, "7c 8c Kd Td Qh 9h Ts 5s 2d Ah", "Ks", "2s").play("knock Ks")
    laid = told.showdown.defence.placed
    assert [(card_text(put.card), put.meld) for put in laid] == [("7c", 0), ("8c", 0)]


BREAKS = "8s 8c 9c 8d 9d Qd 8h 9h Th Jh"


@pytest.mark.parametrize(
    ("rules", "left"), [(HOUSE, 10), (STANDARD, 10), (OKLAHOMA, 10), (CLASSIC, 28)]
)
def test_own_melds_are_broken_for_layoffs_but_in_classic(rules: Rules, left: int) -> None:
    told = story("7s 7d 7h Ts Tc Td Js Jc Jd Ad", BREAKS, "2s", "Kc", rules=rules)
    told.play("pass", "pass", "draw", "knock Kc")
    assert told.showdown.defence.points == left


def test_cards_laid_off_are_listed_in_a_playable_order() -> None:
    told = drawn(EIGHT, "3c 2c 7c 8c Ah Kc Ks Qh Jd 6h", "2h", "3d").play("knock 2h")
    placed = told.showdown.defence.placed
    assert [(card_text(put.card), put.meld) for put in placed] == [
        *(("3c", 0), ("2c", 0), ("7c", 0), ("8c", 0)),
        ("Kc", 1),
    ]
