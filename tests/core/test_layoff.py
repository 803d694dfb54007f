"""What a defender lays off, by both searches, against trying everything."""

from random import Random

import pytest
from hypothesis import given, settings

from game.core.cards import Cards, as_mask, bit, card_text, each, parse_cards, points
from game.core.melds import (
    Arrangement,
    Layoff,
    LayoffSearch,
    arrangements,
    deadwood,
    layoff,
    melded,
)
from tests.core import brute
from tests.core.hands import rich_cards, seeds

SEARCHES = {"joint": brute.joint, "melds_first": brute.melds_first}


def spread_of(text: str) -> Arrangement:
    return tuple(parse_cards(meld) for meld in text.split("/"))


def moves(laid: Layoff) -> list[str]:
    return [f"{card_text(placed.card)} on {placed.meld}" for placed in laid.placed]


def holds_together(defender: Cards, spread: Arrangement, laid: Layoff) -> None:
    """See that cards placed one by one fit, and that all cards and points are accounted for."""
    melds = list(spread)
    for placed in laid.placed:
        assert defender & bit(placed.card)
        melds[placed.meld] |= bit(placed.card)
        assert brute.is_meld(brute.pairs(melds[placed.meld]))
    gone = as_mask(placed.card for placed in laid.placed)
    own = melded(laid.melds)
    assert len({placed.card for placed in laid.placed}) == len(laid.placed)
    assert all(brute.is_meld(brute.pairs(meld)) for meld in laid.melds)
    assert own.bit_count() == sum(meld.bit_count() for meld in laid.melds)
    assert own & ~defender == 0
    assert own & gone == 0
    assert points(defender & ~gone & ~own) == laid.points


def knocked(seed: int) -> tuple[Cards, Arrangement]:
    """Return a defender's ten cards and a spread with at most ten points of deadwood."""
    rng = Random(seed)
    while True:
        cards = rich_cards(rng, 20) if rng.random() < 0.7 else rng.sample(range(52), 20)
        rest = [card for card in range(52) if card not in cards]
        cards += rng.sample(rest, 20 - len(cards))
        rng.shuffle(cards)
        hand = as_mask(cards[:10])
        if deadwood(hand) <= 10:
            return as_mask(cards[10:]), rng.choice(arrangements(hand))


@pytest.mark.parametrize("search", ["joint", "melds_first"])
@given(seed=seeds)
@settings(max_examples=400)
def test_a_layoff_leaves_the_least_that_any_order_can(search: LayoffSearch, seed: int) -> None:
    defender, spread = knocked(seed)
    laid = layoff(defender, spread, search)
    holds_together(defender, spread, laid)
    expected = SEARCHES[search](brute.pairs(defender), tuple(map(brute.pairs, spread)))
    assert laid.points == expected


@given(seeds)
def test_joint_search_is_never_worse(seed: int) -> None:
    defender, spread = knocked(seed)
    joint, first = layoff(defender, spread), layoff(defender, spread, "melds_first")
    assert joint.points <= first.points <= deadwood(defender)


def test_own_melds_are_broken_only_in_joint_search() -> None:
    spread = spread_of("7s 7d 7h / Ts Tc Td / Js Jc Jd")
    defender = parse_cards("8s 8c 9c 8d 9d Qd 8h 9h Th Jh")
    assert layoff(defender, spread, "melds_first").points == 28
    assert layoff(defender, spread, "joint").points == 10


def test_cards_are_chained_on_a_run() -> None:
    laid = layoff(parse_cards("7c 8c 2d 4d Jd Kh Qs Ts 9h Ah"), spread_of("4c 5c 6c"))
    assert moves(laid) == ["7c on 0", "8c on 0"]


def test_both_ends_of_a_run_take_chains() -> None:
    laid = layoff(parse_cards("3c 2c 7c 8c Kd Jd Qh 9h Ts 5s"), spread_of("4c 5c 6c"))
    assert moves(laid) == ["3c on 0", "2c on 0", "7c on 0", "8c on 0"]


def test_a_card_that_fits_a_set_and_a_run_goes_where_less_is_left() -> None:
    # the 7c would fit the sevens, but only on the run does the 8c follow it
    spread = spread_of("4c 5c 6c / 7d 7h 7s")
    laid = layoff(parse_cards("7c 8c Kd Jd Qh 9h Ts 5s 2d Ah"), spread)
    assert moves(laid) == ["7c on 0", "8c on 0"]


def test_a_set_of_four_takes_nothing_and_runs_stop_at_ace_and_king() -> None:
    spread = spread_of("7c 7d 7h 7s / Ah 2h 3h / Jd Qd Kd")
    laid = layoff(parse_cards("Kh Ad 2s 9c 6s Tc 8d 5s 9h Qc"), spread)
    assert moves(laid) == []


@pytest.mark.parametrize("ace", ["Ad", "Ac"])
def test_the_ace_is_never_high(ace: str) -> None:
    laid = layoff(parse_cards(f"{ace} 2s 9c 6s Tc 8h 5s 9h Qc 4h"), spread_of("Jd Qd Kd"))
    assert moves(laid) == []


def test_an_empty_spread_takes_nothing() -> None:
    hand = parse_cards("2c 3c 4c 9d 9h Ks Js 5d 6h Ah")
    laid = layoff(hand, ())
    assert laid == Layoff(deadwood(hand), (), arrangements(hand)[0])
    assert set(each(hand)) >= {placed.card for placed in laid.placed}
