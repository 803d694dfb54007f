"""Cards, melds, endings and sums in words."""

import pytest

from game.core.cards import parse_card, parse_cards
from game.core.events import Discarded, Drew, Knocked, Took
from game.core.melds import Layoff
from game.core.rules import HOUSE
from game.core.scoring import Result, Showdown, Void, VoidRule
from game.progress import COMPUTER, YOU
from game.ui import texts, texts_table
from game.ui.names import against

ROSA = against("Rosa")


def result(knocker: int, deadwood: int, defence: int) -> Result:
    return Result(Showdown(knocker, 0, (), deadwood, Layoff(defence, (), ()), 0))


@pytest.mark.parametrize(
    ("text", "short", "spoken"),
    [
        ("Ac", "A♣", "ace of clubs"),
        ("Td", "10♦", "10 of diamonds"),
        ("Qh", "Q♥", "queen of hearts"),
    ],
)
def test_a_card_in_signs_and_in_words(text: str, short: str, spoken: str) -> None:
    assert texts.short(parse_card(text)) == short
    assert texts.spoken(parse_card(text)) == spoken


@pytest.mark.parametrize(
    ("ended", "sentence", "total"),
    [
        (
            result(COMPUTER, 8, 5),
            "Rosa knocked with 8, you were left with 5.",
            "25 + 8 − 5 = 28 to you",
        ),
        (result(YOU, 4, 9), "You knocked with 4, Rosa was left with 9.", "9 − 4 = 5 to you"),
        (result(YOU, 7, 7), "You knocked with 7, Rosa was left with 7.", "25 + 7 − 7 = 25 to Rosa"),
        (result(YOU, 0, 31), "You went gin, Rosa was left with 31.", "25 + 31 − 0 = 56 to you"),
        (Result(None), "The hand is void.", "0 to both"),
        (
            Result(None, Void(VoidRule.STOCK, 2)),
            "Only 2 cards are left in the stock, so the hand is void.",
            "0 to both",
        ),
        (
            Result(None, Void(VoidRule.STOCK, 1)),
            "Only 1 card is left in the stock, so the hand is void.",
            "0 to both",
        ),
        (
            Result(None, Void(VoidRule.STOCK, 0)),
            "No card is left in the stock, so the hand is void.",
            "0 to both",
        ),
        (
            Result(None, Void(VoidRule.PILE, 40)),
            "After 40 draws in a row from the discard pile the hand is void.",
            "0 to both",
        ),
    ],
)
def test_an_ending_and_its_sum(ended: Result, sentence: str, total: str) -> None:
    assert texts.outcome(ended, ROSA) == sentence
    assert texts.scoring_sum(ended, HOUSE, ROSA) == total


def test_one_card_of_the_stock_is_no_cards() -> None:
    assert [texts_table.stock(count) for count in (0, 1, 2)] == [
        "Stock: 0 cards",
        "Stock: 1 card",
        "Stock: 2 cards",
    ]


def test_only_the_players_own_draws_are_named() -> None:
    card = parse_card("7h")
    assert texts.happened(Drew(YOU, card), ROSA, aloud=True) == "You drew the 7 of hearts."
    assert "7" not in texts.happened(Drew(COMPUTER, card), ROSA, aloud=True)
    assert texts.happened(Took(COMPUTER, card), ROSA, aloud=False) == "Rosa took 7♥."
    assert texts.happened(Discarded(YOU, card), ROSA, aloud=False) == "You discarded 7♥."


def test_the_knocking_discard_stays_face_down() -> None:
    assert texts.happened(Knocked(COMPUTER, parse_card("7h"), 9), ROSA, aloud=True) == (
        "Rosa knocked: 9."
    )


@pytest.mark.parametrize(
    ("cards", "text"), [("", "0"), ("Kd", "10"), ("4c 3s Ad", "4 + 3 + 1 = 8")]
)
def test_deadwood_is_written_out(cards: str, text: str) -> None:
    assert texts.deadwood_sum(parse_cards(cards)) == text
