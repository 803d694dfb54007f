"""The least deadwood and the arrangements that leave it, against trying everything."""

from itertools import combinations

import pytest
from hypothesis import given, settings

from game.core.cards import (
    RANK_COUNT,
    SUIT_COUNT,
    Cards,
    as_mask,
    card_of,
    cards_text,
    each,
    parse_cards,
    points,
)
from game.core.melds import Arrangement, arrangements, deadwood, is_set, melded
from tests.core import brute
from tests.core.hands import hands


def shown(melds: Arrangement) -> str:
    return " / ".join(cards_text(meld) for meld in melds)


@pytest.mark.parametrize(
    ("hand", "left"),
    [
        ("As 2s 3s Qd Kd Ad 7c 7h 9s Tc", 54),  # A-2-3 is a run, Q-K-A is none
        ("7c 7d 7s 5s 6s 8h 9h Th 2c Kd", 23),  # the 7s in the set
        ("7c 7d 7s 5s 6s 8s 8h 8d Kc Kd", 31),  # both sets, though 5-6-7-8s is a run
        ("7c 7d 7h 7s 8s 9s 2c 3d 4h Kd", 19),  # four sevens as a set of three and a run
        ("4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", 0),
        ("Ac Ad Ah As 2c 2d 2h 2s 3c 3d", 3),  # A-2-3c and two sets of three
    ],
)
def test_known_hands(hand: str, left: int) -> None:
    cards = parse_cards(hand)
    assert brute.least(brute.pairs(cards)) == deadwood(cards) == left


@given(hands(10))
@settings(max_examples=600)
def test_deadwood_of_ten_cards_is_the_least_there_is(hand: Cards) -> None:
    assert deadwood(hand) == brute.least(brute.pairs(hand))


@given(hands(11))
@settings(max_examples=300)
def test_deadwood_of_eleven_cards_is_the_least_there_is(hand: Cards) -> None:
    assert deadwood(hand) == brute.least(brute.pairs(hand))


@given(hands(7))
def test_deadwood_of_few_cards_is_the_least_there_is(hand: Cards) -> None:
    assert deadwood(hand) == brute.least(brute.pairs(hand))


@pytest.mark.parametrize("low", range(RANK_COUNT - 2))
def test_deadwood_of_every_hand_of_three_neighbouring_ranks_is_the_least_there_is(low: int) -> None:
    ranks = range(low, low + 3)
    cards = [card_of(rank, suit) for rank in ranks for suit in range(SUIT_COUNT)]
    for size in (9, 10, 11):
        for held in combinations(cards, size):
            hand = as_mask(held)
            assert deadwood(hand) == brute.least(brute.pairs(hand)), cards_text(hand)


@given(hands(10) | hands(11) | hands(4))
@settings(max_examples=600)
def test_arrangements_are_all_and_only_the_groupings_of_least_deadwood(hand: Cards) -> None:
    found = arrangements(hand)
    as_sets = {frozenset(map(brute.pairs, melds)) for melds in found}
    assert len(as_sets) == len(found)
    assert as_sets == brute.least_groupings(brute.pairs(hand))
    for melds in found:
        lowest = [next(each(meld)) for meld in melds]
        assert lowest == sorted(lowest)
        assert points(hand & ~melded(melds)) == deadwood(hand)


def test_no_melds_is_one_arrangement() -> None:
    assert arrangements(parse_cards("2c 9d Ks")) == ((),)


def test_a_long_run_can_be_shown_whole_or_in_parts() -> None:
    assert {shown(melds) for melds in arrangements(parse_cards("4h 5h 6h 7h 8h 9h Kc"))} == {
        "4h 5h 6h 7h 8h 9h",
        "4h 5h 6h / 7h 8h 9h",
    }


def test_a_set_is_told_from_a_run() -> None:
    assert is_set(parse_cards("7c 7d 7s"))
    assert not is_set(parse_cards("5s 6s 7s"))
