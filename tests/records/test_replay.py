"""A replay is the hand as it was played, moment by moment."""

import pytest

from game.core.actions import DrawStock, TakeDiscard
from game.core.events import Dealt
from game.core.rules import Rules
from game.progress import begin_hand, play, resign
from game.records.record import parse_record, record_of
from game.records.replay import replay_of
from tests.play import fresh
from tests.records.matches import RULES, by_chance, ends


@pytest.mark.parametrize("rules", RULES)
def test_each_moment_is_what_it_was(rules: Rules) -> None:
    for hand in ends(1, rules):
        replay = replay_of(parse_record(str(record_of(hand))).progress())
        state = begin_hand(hand.setup, hand.before, hand.deck)
        assert replay.frames[0].round == state.round
        for frame, action in zip(replay.frames[1:], hand.actions, strict=True):
            state, events = play(state, action)
            assert (frame.round, frame.events) == (state.round, events)
        assert replay.frames[-1].round.result == hand.round.result


@pytest.mark.parametrize("seed", range(20))
def test_a_turn_begins_with_each_draw(seed: int) -> None:
    hand = by_chance(seed)
    replay = replay_of(hand)
    draws = [n for n, a in enumerate(hand.actions, 1) if isinstance(a, DrawStock | TakeDiscard)]
    assert list(replay.turns) == draws


def test_it_goes_no_further_than_both_ends() -> None:
    replay = replay_of(ends(0)[0])
    assert replay.at == 0
    assert isinstance(replay.frame.events[0], Dealt)
    assert replay.moved(-1).at == 0
    assert replay.moved(9_999).at == replay.last == len(ends(0)[0].actions)
    assert replay.moved(3).frame == replay.frames[3]


def test_a_hand_given_up_before_a_card_was_drawn_has_its_deal_alone() -> None:
    replay = replay_of(resign(fresh(2)))
    assert replay.last == 0
    assert replay.turns == ()
