"""What hands add up to, against sums made here anew from what was played."""

import pytest

from game.core.actions import DrawStock, TakeDiscard
from game.core.deadwood import deadwood
from game.core.rules import CLASSIC, HOUSE, Rules
from game.core.scoring import Ending, score
from game.core.state import deal
from game.progress import COMPUTER, YOU, Progress, play, resign
from game.records.record import HistoryError
from game.records.tallies import (
    ALL,
    NONE,
    OWN,
    Tallies,
    Tally,
    parse_tally,
    tallies_text,
    with_hand,
    with_match,
)
from tests.play import fresh, thought
from tests.records.matches import RULES, ends


def tallied(*hands: Progress) -> Tallies:
    tallies = NONE
    for hand in hands:
        tallies = with_hand(tallies, hand)
    return tallies


HANDS = [hand for seed in range(4) for rules in RULES for hand in ends(seed, rules)]


def test_sums_are_what_was_played() -> None:
    """Counted a second way: over the list of all hands, not hand by hand."""
    tally = tallied(*HANDS)[ALL, ALL]
    results = [hand.round.result for hand in HANDS]
    shown = [result.showdown for result in results if result and result.showdown]
    assert tally.hands == tally.dealt == len(HANDS)
    assert tally.void == len(HANDS) - len(shown)
    assert tally.matches == 4 * len(RULES)
    for seat in (YOU, COMPUTER):
        assert tally.won[seat] == sum(each.winner == seat for each in shown)
        assert tally.points[seat] == sum(
            score(hand.round.result, hand.setup.rules).total
            for hand in HANDS
            if hand.round.result and hand.round.result.winner == seat
        )
        gins = [each for each in shown if each.ending in (Ending.GIN, Ending.BIG_GIN)]
        assert tally.gins[seat] == sum(each.knocker == seat for each in gins)
        assert tally.gins[seat] + tally.knocks[seat] == sum(s.knocker == seat for s in shown)
        assert tally.undercuts[seat] == sum(
            each.ending is Ending.UNDERCUT and each.winner == seat for each in shown
        )
        assert tally.deadwood[seat] == sum(
            deadwood(deal(hand.setup.rules, hand.before.dealer, hand.deck).hands[seat])
            for hand in HANDS
        )
        ended = [hand.match.winner for hand in HANDS if hand.match_over]
        assert tally.matches_won[seat] == ended.count(seat)
    drawn = [a for hand in HANDS for a in hand.actions if isinstance(a, DrawStock | TakeDiscard)]
    assert tally.turns == len(drawn)
    assert all(tally.won)
    assert all(tally.undercuts)


def longest_run(winners: list[int | None], seat: int) -> int:
    letters = "".join("x" if winner == seat else " " for winner in winners)
    return max(map(len, letters.split()), default=0)


def test_streaks_are_the_longest_runs() -> None:
    for opponent in (ALL, "classic", "beginner"):
        hands = [hand for hand in HANDS if opponent in (ALL, hand.setup.opponent)]
        tally = tallied(*HANDS)[opponent, ALL]
        winners = [hand.round.result.winner for hand in hands if hand.round.result]
        decided = [winner for winner in winners if winner is not None]
        ended = [hand.match.winner for hand in hands if hand.match_over]
        for seat in (YOU, COMPUTER):
            assert tally.longest[seat] == longest_run(list(decided), seat)
            assert tally.match_longest[seat] == longest_run(ended, seat)


@pytest.mark.parametrize("rules", RULES)
def test_each_hand_counts_where_it_belongs_and_in_the_sums(rules: Rules) -> None:
    tallies = tallied(*HANDS)
    names = {HOUSE: "house", CLASSIC: "classic"}
    parts = [tally for key, tally in tallies.items() if ALL not in key]
    whole = tallies[ALL, ALL]
    assert sum(part.hands for part in parts) == whole.hands
    assert sum(part.points[0] for part in parts) == whole.points[0]
    id_ = names.get(rules) or (OWN if rules.games == 3 else None)
    if id_:
        mine = [hand for hand in HANDS if hand.setup.rules == rules]
        assert tallies[ALL, id_].hands == len(mine)


def test_a_match_given_up_is_lost_and_its_last_hand_is_dealt_but_not_played() -> None:
    progress = fresh(4)
    for _ in range(5):
        progress, _ = play(progress, thought(progress))
    tally = tallied(resign(progress))[ALL, ALL]
    assert (tally.matches, tally.matches_won) == (1, (0, 1))
    assert (tally.dealt, tally.hands, tally.turns) == (1, 0, 0)


def test_hands_and_matches_that_go_on_are_not_counted() -> None:
    with pytest.raises(ValueError, match="when it is over"):
        with_hand(NONE, fresh(4))
    with pytest.raises(ValueError, match="when it is over"):
        with_match(NONE, ends(0)[0])


def test_tallies_come_back_from_their_lines() -> None:
    tallies = tallied(*HANDS)
    read = dict(map(parse_tally, tallies_text(tallies).split("\n")))
    assert read == dict(tallies)


GOOD = f"tally classic house: {Tally(matches=3, won=(1, 2))}"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "none of ours"),
        ("tally classic: hands=1", "none of ours"),
        ("total classic house: hands=1", "none of ours"),
        (GOOD.replace("classic", "hal"), "no opponent 'hal'"),
        (GOOD.replace("house", "hut"), "no preset 'hut'"),
        (GOOD.replace("matches=3", "matches=-3"), "0 to"),
        (GOOD.replace("matches=3", "matches=٣"), "0 to"),
        (GOOD.replace("matches=3", "matches=3/4"), "too few or too many"),
        (GOOD.replace("won=1/2", "won=1"), "too few or too many"),
        (GOOD + " hands=1", "nothing that the history counts"),
        (GOOD + " luck=1", "nothing that the history counts"),
        (GOOD.replace("matches=3", "matches=" + "9" * 400), "0 to"),
    ],
)
def test_a_line_that_is_no_tally_is_refused_in_words(line: str, message: str) -> None:
    with pytest.raises(HistoryError, match=message):
        parse_tally(line)
