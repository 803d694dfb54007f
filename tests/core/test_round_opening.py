"""Scripted deals: dealing, the offers of the upcard, the card that may not be thrown back."""

import pytest

from game.core.cards import cards_text, parse_card, parse_cards
from game.core.events import Discarded, Drew, Passed, Took
from game.core.round import Phase, deal
from game.core.rules import HOUSE
from tests.core.deals import DEALER, STARTER, Story, deck_of, story

EIGHT = "4c 5c 6c 9d 9h 9s Tc Jc Qc 8h"  # knocks with 8
MANY = "2d 3d Ah Ks Kh 5s 7d Qh Jd 6h"  # 64, and nothing to lay off on EIGHT


@pytest.fixture
def opened() -> Story:
    return story(EIGHT, MANY, "2s", "Kd 7h 3s")


def test_ten_cards_each_by_turns_from_the_starter_on(opened: Story) -> None:
    round_ = opened.round
    assert cards_text(round_.hands[STARTER]) == cards_text(parse_cards(EIGHT))
    assert cards_text(round_.hands[DEALER]) == cards_text(parse_cards(MANY))
    assert round_.discards == (parse_card("2s"),)
    assert round_.upcard == parse_card("2s")
    assert len(round_.stock) == 31
    assert (round_.turn, round_.starter, round_.dealer) == (STARTER, STARTER, DEALER)


def test_the_other_seat_may_deal() -> None:
    deck = deck_of(EIGHT, MANY, "2s")
    assert deal(HOUSE, 0, deck).hands == deal(HOUSE, 1, deck).hands[::-1]
    assert deal(HOUSE, 0, deck).turn == 1


def test_a_deck_is_52_different_cards() -> None:
    deck = deck_of(EIGHT, MANY, "2s")
    for wrong in (deck[:-1], (*deck, 0), (*deck[:-1], deck[0])):
        with pytest.raises(ValueError, match="each of the 52 cards once"):
            deal(HOUSE, 0, wrong)


def test_the_starter_takes_the_upcard_or_passes(opened: Story) -> None:
    assert opened.legal() == ["pass", "take"]
    assert opened.refused("draw") == "take the upcard or pass first"
    assert opened.refused("discard 4c") == "draw a card first"
    assert opened.refused("knock 4c") == "draw a card first"


def test_then_the_dealer_may(opened: Story) -> None:
    opened.play("pass")
    assert opened.round.turn == DEALER
    assert opened.legal() == ["pass", "take"]
    assert opened.refused("draw") == "take the upcard or pass first"


def test_when_both_pass_the_starter_draws_from_the_stock(opened: Story) -> None:
    opened.play("pass", "pass")
    assert opened.round.turn == STARTER
    assert opened.round.phase is Phase.STOCK
    assert opened.legal() == ["draw"]
    assert opened.refused("take") == "both players passed the upcard: draw from the stock"
    assert opened.refused("pass") == "only the upcard may be passed"


def test_after_the_first_throw_both_piles_are_open(opened: Story) -> None:
    opened.play("pass", "pass", "draw", "discard Kd")
    assert opened.round.turn == DEALER
    assert opened.legal() == ["take", "draw"]
    assert opened.refused("pass") == "only the upcard may be passed"
    assert opened.round.discards == (parse_card("2s"), parse_card("Kd"))


def test_the_starter_takes_the_upcard_and_throws_another(opened: Story) -> None:
    opened.play("take", "discard 8h")
    assert opened.round.hands[STARTER] == parse_cards(f"{EIGHT} 2s") & ~parse_cards("8h")
    assert opened.round.discards == (parse_card("8h"),)
    assert opened.round.known == (parse_cards("2s"), 0)
    assert opened.round.turn == DEALER
    assert opened.legal() == ["take", "draw"]


def test_the_dealer_takes_what_the_starter_passed(opened: Story) -> None:
    opened.play("pass", "take", "discard Ks")
    assert opened.round.hands[DEALER] == parse_cards(f"{MANY} 2s") & ~parse_cards("Ks")
    assert opened.round.turn == STARTER
    assert opened.legal() == ["take", "draw"]


@pytest.mark.parametrize("moves", [["take"], ["pass", "pass", "draw", "discard Kd", "take"]])
def test_the_card_just_taken_may_not_be_thrown_back(opened: Story, moves: list[str]) -> None:
    opened.play(*moves)
    taken = "2s" if moves == ["take"] else "Kd"
    reason = f"the {taken} was just taken from the pile: throw another card"
    assert opened.refused(f"discard {taken}") == reason
    assert opened.refused(f"knock {taken}: 4c 5c 6c / Tc Jc Qc / 9d 9h 9s") == reason


def test_in_the_next_turn_it_may_be_thrown(opened: Story) -> None:
    opened.play("take", "discard 8h", "draw", "discard Ks", "draw", "discard 2s")
    assert opened.round.known == (0, 0)


def test_a_card_drawn_from_the_stock_may_be_thrown_at_once(opened: Story) -> None:
    opened.play("pass", "pass", "draw")
    assert opened.round.drawn == parse_card("Kd")
    assert "discard Kd" in opened.legal()
    assert "knock Kd: 4c 5c 6c / Tc Jc Qc / 9d 9h 9s" in opened.legal()


def test_a_throw_may_be_taken_back_by_who_threw_it_before(opened: Story) -> None:
    opened.play("take", "discard 8h", "take", "discard Ks", "draw", "discard Kd")
    assert opened.round.known == (parse_cards("2s"), parse_cards("8h"))
    opened.play("draw", "discard 8h", "take", "discard 2s")
    assert opened.round.known == (parse_cards("8h"), 0)


def test_one_draw_a_turn(opened: Story) -> None:
    opened.play("pass", "pass", "draw")
    assert opened.refused("draw") == "you have drawn: now discard"
    assert opened.refused("take") == "you have drawn: now discard"


@pytest.mark.parametrize("card", ["2d", "2s", "7h"])
def test_only_cards_of_the_hand_are_thrown(opened: Story, card: str) -> None:
    opened.play("pass", "pass", "draw")
    assert opened.refused(f"discard {card}") == f"the {card} is not in the hand"
    assert opened.refused(f"knock {card}") == f"the {card} is not in the hand"


def test_what_happened_is_told(opened: Story) -> None:
    opened.play("pass", "take", "discard Ks", "draw", "discard 8h")
    assert opened.events == [
        Passed(STARTER, parse_card("2s")),
        Took(DEALER, parse_card("2s")),
        Discarded(DEALER, parse_card("Ks")),
        Drew(STARTER, parse_card("Kd")),
        Discarded(STARTER, parse_card("8h")),
    ]
