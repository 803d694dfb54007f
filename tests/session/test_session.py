"""The middle of the game: it saves every step, lets the computer think in slices, deals on."""

from random import Random

import pytest

from game.core.actions import DrawStock
from game.core.events import Dealt
from game.core.round import IllegalAction
from game.core.view import view_of
from game.progress import COMPUTER, YOU, Setup, decisions
from game.save import load_text
from game.session import Session
from tests.play import fresh, match_by_mind, thought


def opened(seed: int) -> tuple[Session, list[str]]:
    saves: list[str] = []
    return Session(fresh(seed), saves.append, Random(0)), saves


def pondered(session: Session) -> None:
    action = session.ponder(lambda: False)
    assert action is not None
    session.submit(action)


def test_each_action_is_saved_before_anybody_sees_it() -> None:
    session, saves = opened(2)
    for count in range(1, 6):
        if session.computer_to_act:
            pondered(session)
        else:
            session.submit(thought(session.progress))
        assert len(saves) == len(session.steps) == count
        assert load_text(saves[-1]) == session.progress == session.steps[-1].after


def test_an_illegal_action_changes_and_saves_nothing() -> None:
    session, saves = opened(2)
    before = session.progress
    with pytest.raises(IllegalAction, match="upcard"):
        session.submit(DrawStock())
    assert session.progress == before
    assert not saves
    assert not session.steps


def test_the_computer_thinks_in_slices() -> None:
    session, _ = opened(next(seed for seed in range(9) if fresh(seed).round.turn == COMPUTER))
    slices = 1
    while session.ponder(lambda: True) is None:
        slices += 1
    assert slices > 5


def test_a_resumed_match_goes_on_as_it_would_have() -> None:
    for progress in match_by_mind(11):
        if not progress.hand_over and progress.round.turn == COMPUTER:
            session = Session(progress, lambda text: None, Random(0))
            assert session.ponder(lambda: False) == thought(progress)


def test_a_match_goes_from_hand_to_hand_to_its_end() -> None:
    session, saves = opened(4)
    hands = 1
    while not session.progress.match_over:
        if session.progress.hand_over:
            starter = session.progress.round.starter
            session.next_hand()
            hands += 1
            assert session.progress.round.starter == 1 - starter
            assert isinstance(session.steps[-1].events[0], Dealt)
        else:
            session.submit(thought(session.progress))
    match = session.progress.match
    assert match.hands_played == hands > 1
    assert max(match.scores) >= 100 > min(match.scores)
    with pytest.raises(ValueError, match="unfinished match"):
        session.next_hand()
    assert load_text(saves[-1]).match == match


def test_the_next_hand_waits_for_the_end_of_this_one() -> None:
    session, _ = opened(4)
    with pytest.raises(ValueError, match="finished hand"):
        session.next_hand()


def test_a_new_match_starts_afresh() -> None:
    session, saves = opened(4)
    session.new_match(Setup(session.progress.setup.rules, "classic", 5, fixed_decks=True))
    assert session.progress == fresh(5)
    assert load_text(saves[-1]) == fresh(5)
    assert fresh(5).round.dealer in (YOU, COMPUTER)


def test_a_hand_is_told_again_as_each_seat_saw_it() -> None:
    seen = []
    for progress in match_by_mind(4):
        if progress.hand_over:
            break
        seen.append(view_of(progress.round, progress.round.turn))
    told = {seat: decisions(progress, seat) for seat in (YOU, COMPUTER)}
    for seat in (YOU, COMPUTER):
        assert [view for view, _ in told[seat]] == [view for view in seen if view.seat == seat]
    actions = {seat: iter([action for _, action in told[seat]]) for seat in told}
    assert [next(actions[view.seat]) for view in seen] == list(progress.actions)
