"""The history is bounded, forgets no sum, counts nothing twice, and survives spoilt parts."""

import time
from dataclasses import replace

import pytest

from game.progress import resign
from game.records.history import (
    MAX_LENGTH,
    MOST_HANDS,
    MOST_LENGTH,
    History,
    parse_history,
)
from game.records.record import HistoryError, record_of
from game.records.tallies import ALL
from tests.records.matches import RULES, by_chance, ends, history_of
from tests.session.fuzz import longest_hand

HISTORY = history_of(*(hand for rules in RULES for hand in ends(0, rules)))
GOOD = str(HISTORY)


def test_a_history_comes_back_from_its_text() -> None:
    for history in (History(), HISTORY, history_of(*ends(1)), HISTORY.without_tallies()):
        read = parse_history(str(history))
        assert read.history == history
        assert read.strange == ()


def test_a_hand_is_kept_once_however_often_it_is_told() -> None:
    hands = ends(0)
    history = history_of(*hands)
    for hand in (*hands, *reversed(hands)):
        assert history.with_hand(hand) is history
    assert len(history.records) == len(hands)


def test_a_match_given_up_after_its_last_hand_is_counted_then() -> None:
    hand = ends(0)[0]
    history = history_of(hand)
    after = history.with_hand(resign(hand))
    assert len(after.records) == 1
    assert after.records[0] == record_of(resign(hand))
    assert after.tallies[ALL, ALL].hands == 1
    assert after.tallies[ALL, ALL].matches_won == (0, 1)
    assert after.with_hand(resign(hand)) is after
    assert after.with_hand(hand) is after


def test_old_hands_go_and_their_sums_stay() -> None:
    hands = [by_chance(seed) for seed in range(MOST_HANDS + 40)]
    history = history_of(*hands)
    assert len(history.records) <= MOST_HANDS
    assert sum(len(str(record)) + 2 for record in history.records) <= MOST_LENGTH
    assert len(history.records) > 100
    assert history.records[-1] == record_of(hands[-1])
    assert history.tallies[ALL, ALL].hands == len(hands)
    assert parse_history(str(history)).history == history


def test_the_bound_is_on_the_length_too() -> None:
    """Even the longest hands that the rules allow fill no storage, and the last one is kept."""
    long = longest_hand()
    history = history_of(
        *(replace(long, setup=replace(long.setup, seed=seed)) for seed in range(9))
    )
    assert 1 <= len(history.records) < 9
    assert len(str(history)) < MOST_LENGTH + 10_000


def test_a_part_that_can_not_be_read_spoils_no_other() -> None:
    head, *blocks = GOOD.strip("\n").split("\n\n")
    spoilt = "\n\n".join([head + "\ntally nobody house: hands=1", blocks[0][:30], *blocks[1:]])
    read = parse_history(spoilt)
    assert read.history.records == HISTORY.records[1:]
    assert read.history.tallies == HISTORY.tallies
    assert read.strange == ("tally nobody house: hands=1", blocks[0][:30])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "does not begin"),
        ("rubbish", "does not begin"),
        ("gin-rummy save: 1\n", "does not begin"),
        (GOOD.replace("history: 1", "history: 99"), "of version 99"),
        (GOOD + "x" * MAX_LENGTH, "longer than"),
    ],
)
def test_a_text_that_is_no_history_is_refused_in_words(text: str, message: str) -> None:
    with pytest.raises(HistoryError, match=message):
        parse_history(text)


def test_a_full_history_is_read_and_written_soon() -> None:
    history = history_of(*(by_chance(seed) for seed in range(MOST_HANDS)))
    begun = time.process_time()
    for _ in range(5):
        assert parse_history(str(history)).history.records
    assert (time.process_time() - begun) / 5 < 0.5
