"""Cards, sets of cards and their text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.cards import (
    DECK_SIZE,
    FULL_DECK,
    as_mask,
    bit,
    card_of,
    card_text,
    cards_text,
    count,
    each,
    order_text,
    parse_card,
    parse_cards,
    parse_order,
    points,
    rank,
    suit,
)

masks = st.integers(0, FULL_DECK)


@pytest.mark.parametrize("card", range(DECK_SIZE))
def test_each_card_has_a_text_of_its_own(card: int) -> None:
    assert parse_card(card_text(card)) == card
    assert parse_card(card_text(card).swapcase()) == card
    assert card_of(rank(card), suit(card)) == card


def test_the_first_and_the_last_card_of_each_suit() -> None:
    assert [parse_card(text) for text in ["Ac", "Kc", "Ad", "Kd", "Ah", "Kh", "As", "Ks"]] == [
        *(0, 12, 13, 25),
        *(26, 38, 39, 51),
    ]


def test_points_are_one_for_the_ace_and_ten_for_faces() -> None:
    suit_of_spades = [f"{letter}s" for letter in "A23456789TJQK"]
    assert [points(parse_cards(text)) for text in suit_of_spades] == [
        *(1, 2, 3, 4, 5, 6, 7, 8, 9),
        *(10, 10, 10, 10),
    ]
    assert points(FULL_DECK) == 4 * 85


@given(masks)
def test_a_set_of_cards_goes_through_text(cards: int) -> None:
    assert parse_cards(cards_text(cards)) == cards
    assert as_mask(each(cards)) == cards
    assert count(cards) == len(list(each(cards)))


@given(st.permutations(range(DECK_SIZE)))
def test_an_order_goes_through_text(order: list[int]) -> None:
    assert parse_order(order_text(order)) == tuple(order)


@pytest.mark.parametrize("text", ["", "A", "1s", "Ax", "Asd", "101s", "s7", "7 s", "Ａs"])
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card") as error:
        parse_card(text)
    assert repr(text) in str(error.value)


def test_a_card_written_twice_is_named() -> None:
    with pytest.raises(ValueError, match=r"the 7h stands twice in '7h 2c 7h'"):
        parse_cards("7h 2c 7h")


def test_a_bit_is_one_card() -> None:
    assert bit(parse_card("2d")) == parse_cards("2d")
