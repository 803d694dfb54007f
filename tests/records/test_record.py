"""Each kept hand is played again to the result that it tells of, or refused in words."""

import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from game.core.round import legal_actions
from game.core.rules import HOUSE, Rules
from game.core.scoring import VoidRule, score
from game.progress import COMPUTER, Setup, next_hand, play, resign, start
from game.records.record import MAX_RECORD, HistoryError, parse_record, record_of
from game.save import save_text
from tests.play import fresh, thought
from tests.records.matches import RULES, by_chance, ends
from tests.session.fuzz import longest_hand


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(3))
def test_every_hand_of_a_match_comes_back_with_its_result(seed: int, rules: Rules) -> None:
    for progress in ends(seed, rules):
        record = record_of(progress)
        read = parse_record(str(record))
        assert read == record
        again = read.progress()
        assert again == progress
        result = again.round.result
        assert result is not None
        assert (read.ending, read.winner) == (result.ending, result.winner)
        assert read.points == score(result, rules).total
        assert (read.before, read.after) == (progress.before.scores, progress.match.scores)
        assert read.match_winner == progress.match.winner


@pytest.mark.parametrize("limit", [2, 3, 40])
def test_the_moves_tell_why_a_hand_was_void(limit: int) -> None:
    """So do those of records that were kept before anybody asked."""
    rules, found = replace(HOUSE, void_stock=24, pile_draw_limit=limit, knock_limit=0), set()
    for seed in range(30):
        progress = start(Setup(rules, "classic", seed, fixed_decks=True), Random(0))
        chance = Random(seed)
        while not progress.hand_over:
            progress, _ = play(progress, chance.choice(legal_actions(progress.round)))
        result = progress.round.result
        assert result is not None
        assert parse_record(str(record_of(progress))).void == result.void
        found.add(result.void and result.void.rule)
    assert found >= ({VoidRule.STOCK, VoidRule.PILE} if limit < 4 else {VoidRule.STOCK})


@pytest.mark.parametrize("seed", range(40))
def test_hands_by_chance_come_back_too(seed: int) -> None:
    progress = by_chance(seed)
    assert parse_record(str(record_of(progress))).progress() == progress


def test_a_hand_in_which_the_match_was_given_up_comes_back() -> None:
    progress = fresh(4)
    for _ in range(5):
        progress, _ = play(progress, thought(progress))
    record = record_of(resign(progress))
    assert record.ending is None
    assert record.match_winner == COMPUTER
    assert parse_record(str(record)).progress() == resign(progress)


def test_a_hand_that_goes_on_has_no_record() -> None:
    with pytest.raises(ValueError, match="when it is over"):
        record_of(fresh(4))


def test_a_record_is_much_shorter_than_the_save() -> None:
    for progress in ends(0):
        assert len(str(record_of(progress))) < 0.75 * len(save_text(progress))


def test_the_longest_hand_has_a_record() -> None:
    progress = longest_hand()
    text = str(record_of(progress))
    assert len(text) < MAX_RECORD
    assert parse_record(text).progress() == progress


def test_two_records_of_one_hand_know_each_other() -> None:
    first, second = ends(0)[:2]
    assert record_of(first).same_hand(record_of(resign(first)))
    assert not record_of(first).same_hand(record_of(second))
    dealt = next_hand(first, Random(0))
    assert not record_of(first).same_hand(record_of(resign(dealt)))


GOOD = str(record_of(ends(0)[0]))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: "", "lacks its line"),
        (lambda text: "hello", "a line without a name"),
        (lambda text: text + "\nmatch: 0", "twice"),
        (lambda text: re.sub("match: .*\n", "", text), "lacks its line 'match'"),
        (lambda text: re.sub("match: .*", "match: xyz", text), "hexadecimal"),
        (lambda text: re.sub("match: .*", "match: " + "a" * 21, text), "hexadecimal"),
        (lambda text: re.sub("result: .*", "result: luck 0 5", text), "luck"),
        (lambda text: re.sub("result: .*", "result: gin 0", text), "ending, winner, points"),
        (lambda text: re.sub("result: .*", "result: gin 2 5", text), "winner"),
        (lambda text: re.sub("after: .*", "after: 5", text), "two numbers"),
        (lambda text: re.sub("after: .*", "after: -5 3", text), "0 to"),
        (lambda text: text.replace("opponent: classic", "opponent: hal"), "no opponent 'hal'"),
        (lambda text: text.replace("rules: ", "rules: colour=red "), "not a rules field"),
        (lambda text: "\n".join(reversed(text.split("\n"))), "does not begin"),
        (lambda text: text + "\n" + "x: " + "y" * MAX_RECORD, "longer than"),
    ],
)
def test_a_text_that_is_no_record_is_refused_in_words(
    change: Callable[[str], str], message: str
) -> None:
    with pytest.raises(HistoryError, match=message):
        parse_record(change(GOOD))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: re.sub("result: .*", "result: gin 0 99", text), "ends otherwise"),
        (lambda text: re.sub("after: .*", "after: 99 98", text), "ends otherwise"),
        (lambda text: re.sub("deck: ...", "deck: ", text), "each of the 52 cards"),
        (lambda text: text.replace("draw, ", "", 1), "cut short"),
        (lambda text: re.sub("actions: .*", "actions: fly", text), "cut short"),
        (
            lambda text: re.sub("actions: .*\nend: .*", "actions: fly\nend: 1", text),
            "not an action",
        ),
        (lambda text: re.sub("actions: .*\nend: .*", "actions: \nend: 0", text), "not over"),
        (lambda text: text.replace("save: ", "save: 9"), "version 9"),
    ],
)
def test_a_record_that_can_not_be_played_again_is_refused_in_words(
    change: Callable[[str], str], message: str
) -> None:
    record = parse_record(change(GOOD))
    with pytest.raises(HistoryError, match=message):
        record.progress()


def test_rules_that_are_left_out_are_the_usual_ones() -> None:
    record = record_of(ends(0)[0])
    assert "\nrules: \n" in record.save
    assert record.rules == HOUSE
