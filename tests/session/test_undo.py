"""Moves are taken back only while nobody has learnt anything by them."""

from itertools import pairwise
from random import Random

import pytest

from game.core.actions import Discard, DrawStock, Pass, TakeDiscard
from game.core.cards import each
from game.core.round import legal_actions
from game.core.view import view_of
from game.progress import COMPUTER, YOU, Progress, play, resign
from game.save import load_text, save_text
from game.session import Session
from game.undo import undoable, undone
from tests.play import fresh, hand_by_chance, match_by_mind, thought


def yours(seed: int) -> Progress:
    """Return a hand in which you act first."""
    return next(fresh(s) for s in range(seed, seed + 20) if fresh(s).round.turn == YOU)


@pytest.mark.parametrize("seed", range(60))
def test_only_your_own_last_move_that_drew_no_hidden_card_is_taken_back(seed: int) -> None:
    """The rule told a second time, by who acted and what both may see."""
    states = list(hand_by_chance(seed))
    for before, after in pairwise(states):
        yours_, action = before.round.turn == YOU, after.actions[-1]
        drew = isinstance(action, DrawStock)
        assert undoable(after) == (yours_ and not drew and not after.hand_over)
        if undoable(after):
            assert undone(after) == before
            hidden = before.round.hands[COMPUTER], before.round.stock
            assert (after.round.hands[COMPUTER], after.round.stock) == hidden


def test_a_taken_card_goes_back_and_may_be_taken_again() -> None:
    progress = yours(0)
    taken, _ = play(progress, TakeDiscard())
    assert undone(taken) == progress
    assert undone(undone_discard(taken)) == progress


def undone_discard(taken: Progress) -> Progress:
    """Return a state with a card taken, after a discard that was made and taken back."""
    card = next(c for c in each(taken.round.hands[YOU]) if c != taken.round.taken)
    thrown, _ = play(taken, Discard(card))
    assert undoable(thrown)
    back = undone(thrown)
    assert back == taken
    return back


def test_a_pass_is_taken_back_until_the_computer_acts() -> None:
    passed, _ = play(yours(0), Pass())
    assert undoable(passed)
    answered, _ = play(passed, thought(passed))
    assert not undoable(answered)


def test_the_discard_after_a_draw_is_taken_back_and_the_draw_is_not() -> None:
    for before, after in pairwise(match_by_mind(3)):
        if after.actions[-1:] == (DrawStock(),):
            assert not undoable(after)
        if undoable(after) and before.actions[-1:] == (DrawStock(),):
            assert not undoable(undone(after))
            return
    pytest.fail("nobody discarded after a draw")


def test_nothing_is_taken_back_at_the_deal_the_end_or_after_giving_up() -> None:
    over = list(hand_by_chance(5))[-1]
    passed, _ = play(yours(0), Pass())
    for progress in (fresh(1), over, resign(passed)):
        assert not undoable(progress)
        with pytest.raises(ValueError, match="learnt"):
            undone(progress)


def test_the_computer_plays_as_if_the_move_had_never_been_made() -> None:
    """It gains nothing from a discard that it saw and that was taken back."""
    progress, checked = yours(2), 0
    while not progress.hand_over and checked < 4:
        action = thought(progress)
        after, _ = play(progress, action)
        if progress.round.turn == YOU and isinstance(action, Discard) and undoable(after):
            other = next(
                each_
                for each_ in legal_actions(progress.round)
                if isinstance(each_, Discard) and each_ != action
            )
            detour = undone(play(progress, other)[0])
            again, _ = play(detour, action)
            assert again == after
            assert view_of(again.round, COMPUTER) == view_of(after.round, COMPUTER)
            assert thought(again) == thought(after)
            checked += 1
        progress = after
    assert checked


def test_a_session_saves_the_match_without_the_move() -> None:
    saves: list[str] = []
    session = Session(yours(0), saves.append, Random(0))
    before = session.progress
    session.submit(TakeDiscard())
    session.undo()
    assert session.progress == before
    assert load_text(saves[-1]) == before
    assert saves[-1] == save_text(before)
    assert session.steps[-1].events == ()
    with pytest.raises(ValueError, match="learnt"):
        session.undo()
    assert len(saves) == 2


def test_a_session_tells_of_each_hand_that_is_over() -> None:
    told: list[Progress] = []
    session = Session(fresh(2), lambda _: None, Random(0), told.append)
    while not session.progress.hand_over:
        assert not told
        session.submit(thought(session.progress))
    assert told == [session.progress]
    session.next_hand()
    session.resign()
    assert told[-1].resigned
    assert len(told) == 2
