"""Every card gets everywhere alike and follows every other alike; wrong shuffles are found out.

A statistic may be 5 deviations off, which chance gives once in about two million runs: so a right
shuffle is not blamed, and one that is too even is.  Chances that are all off by a share d add
52 n d^2 to the positions: from n = 20,000 decks 2 % show, from 1,000,000 a quarter of 1 %.
"""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from game.core.cards import DECK_SIZE
from tests.core.shuffles import Counts, Deck, counted, counted_by_system, counted_by_two

DECKS = 20_000
FURTHEST = 5.0


def test_a_seeded_source_deals_evenly() -> None:
    judge(counted(DECKS, Random(20261201)))


def test_the_systems_source_deals_evenly(
    request: pytest.FixtureRequest, tell: Callable[[str], None]
) -> None:
    long = request.config.getoption("--long")
    counts = counted_by_two(1_000_000) if long else counted_by_system(DECKS)
    tell(
        f"{counts.decks} decks: positions {counts.off_positions:+.2f} deviations, "
        f"pairs {counts.off_pairs:+.2f}"
    )
    judge(counts)


def judge(counts: Counts) -> None:
    assert abs(counts.off_positions) < FURTHEST
    assert abs(counts.off_pairs) < FURTHEST


def swap_with_any(rng: Random) -> Deck:
    """Exchange each card with any, not only those left: the commonest mistake."""
    deck = list(range(DECK_SIZE))
    for place in range(DECK_SIZE):
        other = int(rng.random() * DECK_SIZE)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


def never_stay(rng: Random) -> Deck:
    """Be one off in the range: no card can stay where it was."""
    deck = list(range(DECK_SIZE))
    for last in range(DECK_SIZE - 1, 0, -1):
        other = int(rng.random() * last)
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)


def cut_only(rng: Random) -> Deck:
    """Turn the deck around: each card comes everywhere alike, but none leaves its neighbour."""
    place = int(rng.random() * DECK_SIZE)
    return (*range(place, DECK_SIZE), *range(place))


@pytest.mark.parametrize("wrong", [swap_with_any, never_stay])
def test_wrong_shuffles_are_found_by_their_positions(wrong: object) -> None:
    assert callable(wrong)
    assert counted(DECKS, Random(1), wrong).off_positions > FURTHEST


def test_a_shuffle_that_keeps_neighbours_is_found_by_its_pairs() -> None:
    counts = counted(DECKS, Random(1), cut_only)
    assert counts.off_pairs > FURTHEST


def test_too_even_a_shuffle_is_found() -> None:
    number = count()

    def by_turns(rng: Random) -> Deck:
        place = next(number) % DECK_SIZE
        return (*range(place, DECK_SIZE), *range(place))

    assert counted(DECKS, Random(1), by_turns).off_positions < -FURTHEST


def test_the_thresholds_are_where_chance_puts_them() -> None:
    """Many small runs of a right shuffle lie around nought, one deviation wide."""
    runs = [counted(520, Random(seed)) for seed in range(60)]
    for off in ([run.off_positions for run in runs], [run.off_pairs for run in runs]):
        mean = sum(off) / len(off)
        width = (sum((each - mean) ** 2 for each in off) / (len(off) - 1)) ** 0.5
        assert abs(mean) < 0.5  # four times 1 / sqrt(60)
        assert 0.7 < width < 1.35  # chi-square of 59 degrees: 1 in 1,000 lies outside
