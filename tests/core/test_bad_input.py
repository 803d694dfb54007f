"""What a program can hand the engine by mistake is refused by name, and nothing changes."""

import re
from typing import Any

import pytest

from game.core.actions import Discard, DrawStock, Knock, Pass, parse_action
from game.core.cards import parse_card, parse_cards
from game.core.round import IllegalAction, Round, apply, deal
from game.core.rules import HOUSE
from tests.core.deals import deck_of

NO_CARDS = (
    *("", " ", "1s", "11s", "0c", "T", "Tdd", "10", "10T", "110s", "t10", "s10", " As", "A s"),
    *("As;", "As,2s", "As\x00", "As\nAs", "Aſ", "A♠", "Αs", "𝟏s", "Aß", "-1"),
)


@pytest.mark.parametrize("text", NO_CARDS)
def test_what_is_no_card_text_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"{text!r} is not a card: write a rank of")):
        parse_card(text)


@pytest.mark.parametrize("text", ["As as", "10d Td", "2c 3c 2C"])
def test_a_card_written_twice_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="stands twice in"):
        parse_cards(text)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("discard As Ks", "'As Ks' is not a card"),
        ("discard Zz", "'Zz' is not a card"),
        ("knock :", "'' is not a card"),
        ("knock As 2s 3s", "'As 2s 3s' is not a card"),
        ("knock As: 2c 2c 2c", "the 2c stands twice"),
        ("big  gin", "'big  gin' is not an action"),
        ("take all", "'take all' is not an action"),
    ],
)
def test_what_is_no_action_text_is_named(text: str, named: str) -> None:
    with pytest.raises(ValueError, match=re.escape(named)):
        parse_action(text)


@pytest.fixture
def drawn() -> Round:
    hand = "4c 5c 6c 9d 9h 9s Tc Jc Qc 8h"
    round_ = deal(HOUSE, 1, deck_of(hand, "2d 3d Ah Ks Kh 5s 7d Qh Jd 6h", "2s"))
    for action in (Pass(), Pass(), DrawStock()):
        round_, _ = apply(round_, action)
    return round_


@pytest.mark.parametrize("card", [-1, 52, 10**30, True, 3.0, "As", None])
def test_what_is_no_card_is_refused(drawn: Round, card: Any) -> None:
    for action in (Discard(card), Knock(card, ())):
        with pytest.raises(IllegalAction, match=f"^{card!r} is no card: cards are 0 to 51$"):
            apply(drawn, action)


@pytest.mark.parametrize("melds", [(-1,), (1 << 60,), (7, 7), [7], "4c 5c 6c", None, ()])
def test_what_is_no_arrangement_is_refused(drawn: Round, melds: Any) -> None:
    with pytest.raises(IllegalAction, match="these melds are not an arrangement"):
        apply(drawn, Knock(parse_card("8h"), melds))


@pytest.mark.parametrize("action", ["pass", "", None, 7, Pass])
def test_what_is_no_action_is_refused(drawn: Round, action: Any) -> None:
    with pytest.raises(IllegalAction, match=re.escape(f"{action!r} is no action: parse_action")):
        apply(drawn, action)


@pytest.mark.parametrize("deck", [(), range(51), range(53), (0,) * 52, range(1, 53), ("As",) * 52])
def test_what_is_no_deck_is_refused(deck: Any) -> None:
    with pytest.raises(ValueError, match="a deck is each of the 52 cards once"):
        deal(HOUSE, 1, tuple(deck))


@pytest.mark.parametrize("dealer", [-1, 2, None, "0"])
def test_what_is_no_seat_does_not_deal(dealer: Any) -> None:
    with pytest.raises(ValueError, match=re.escape(f"the dealer is seat {dealer!r}")):
        deal(HOUSE, dealer, tuple(range(52)))


@pytest.mark.parametrize("text", ["knock As: 2c", "knock Kd: 4c 5c 6c / 4c 5c 6c", "knock 8h"])
def test_a_wrong_action_leaves_the_round_as_it_was(drawn: Round, text: str) -> None:
    before = str(drawn)
    with pytest.raises(IllegalAction):
        apply(drawn, parse_action(text))
    assert str(drawn) == before
