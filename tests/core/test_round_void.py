"""Scripted deals that end with nobody scoring."""

from dataclasses import replace

import pytest

from game.core.cards import card_text, each
from game.core.events import Ended
from game.core.round import Phase
from game.core.rules import HOUSE
from game.core.scoring import Ending, Result, Void, VoidRule
from tests.core.deals import DEALER, STARTER, Story, story

EIGHT = "4c 5c 6c 9d 9h 9s Tc Jc Qc 8h"
MANY = "2d 3d Ah Ks Kh 5s 7d Qh Jd 6h"


def opened() -> Story:
    return story(EIGHT, MANY, "2s").play("pass", "pass")


def test_a_turn_that_ends_with_two_stock_cards_voids_the_hand() -> None:
    told = opened().draw_and_throw(28)
    assert told.legal() == ["take", "draw"]
    told.draw_and_throw(1)
    assert len(told.round.stock) == 2
    assert told.round.phase is Phase.OVER
    assert told.result == Result(None, Void(VoidRule.STOCK, 2))
    assert (told.result.ending, told.result.winner, told.worth) == (Ending.VOID, None, 0)
    assert told.events[-1] == Ended(told.result)
    assert told.legal() == []


def test_fifty_cards_were_dealt_or_drawn_then() -> None:
    told = opened().draw_and_throw(29)
    assert 52 - len(told.round.stock) == 50


def test_a_knock_on_the_last_turn_scores() -> None:
    told = opened().draw_and_throw(28).play("draw")
    assert len(told.round.stock) == 2
    last = told.round.drawn
    assert last is not None
    told.play(f"knock {card_text(last)}")
    assert (told.result.winner, told.result.ending) == (STARTER, Ending.KNOCK)


def test_with_three_stock_cards_the_discard_may_still_be_taken() -> None:
    told = opened().draw_and_throw(28)
    assert told.round.turn == STARTER
    told.play("take", "discard 8h")
    assert told.round.phase is Phase.DRAW
    assert len(told.round.stock) == 3


def take_and_throw(told: Story) -> None:
    """Take the discard and throw the lowest card that may be thrown."""
    told.play("take")
    hand = told.round.hands[told.round.turn]
    told.play(f"discard {card_text(next(c for c in each(hand) if c != told.round.taken))}")


def test_forty_draws_in_a_row_from_the_pile_void_the_hand() -> None:
    told = story(EIGHT, MANY, "2s")
    for turn in range(40):
        assert told.round.phase is not Phase.OVER, turn
        take_and_throw(told)
    assert told.result.ending is Ending.VOID
    assert told.result.void == Void(VoidRule.PILE, 40)
    assert len(told.round.stock) == 31


def test_a_draw_from_the_stock_starts_the_count_anew() -> None:
    told = story(EIGHT, MANY, "2s")
    for _ in range(39):
        take_and_throw(told)
    told.draw_and_throw(1)
    assert told.round.pile_draws == 0
    take_and_throw(told)
    assert told.round.phase is Phase.DRAW


@pytest.mark.parametrize("void_stock", [0, 5])
def test_both_numbers_are_fields(void_stock: int) -> None:
    rules = replace(HOUSE, void_stock=void_stock, pile_draw_limit=2)
    told = story(EIGHT, MANY, "2s", rules=rules).play("pass", "pass")
    told.draw_and_throw(31 - void_stock)
    assert told.result.void == Void(VoidRule.STOCK, void_stock)
    guarded = story(EIGHT, MANY, "2s", rules=rules)
    take_and_throw(guarded)
    take_and_throw(guarded)
    assert guarded.result.void == Void(VoidRule.PILE, 2)
    assert guarded.round.turn in (STARTER, DEALER)
