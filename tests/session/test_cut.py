"""The cut: after the seal, before anything of the deal may be seen, and part of the record."""

from random import Random, SystemRandom

import pytest

from game.core.round import IllegalAction, Phase, legal_actions
from game.core.rules import HOUSE
from game.core.seal import holds, rotated
from game.progress import (
    COMPUTER,
    Progress,
    Setup,
    begin_hand,
    cut_deck,
    next_hand,
    opening,
    play,
    recent_events,
    start,
)
from game.save import load_text, save_text
from game.session import Session
from tests.play import fresh, match_by_mind

SETUP = Setup(HOUSE, "classic", 5)


def waiting(seed: int = 1) -> Progress:
    return start(SETUP, Random(seed), cut=None)


def test_a_deck_that_waits_shows_nothing_and_lets_nobody_act() -> None:
    progress = waiting()
    assert progress.covered
    assert opening(progress) == ()
    assert recent_events(progress) == ()
    with pytest.raises(IllegalAction, match="has to be cut first"):
        play(progress, legal_actions(progress.round)[0])
    for seed in range(8):
        assert not Session(waiting(seed), lambda text: None, Random(0)).computer_to_act


@pytest.mark.parametrize("place", [0, 1, 30, 51])
def test_the_cut_changes_the_deal_and_not_the_seal(place: int) -> None:
    before = waiting()
    after = cut_deck(before, place)
    assert not after.covered
    assert after.deck == rotated(before.order, place)
    assert after.order == before.order
    assert before.seal is not None
    assert after.seal is not None
    assert after.seal.commitment == before.seal.commitment
    assert holds(after.seal, after.order)
    assert after.round.upcard == after.deck[20]
    assert load_text(save_text(after)) == after
    assert len(opening(after)) == 1
    with pytest.raises(ValueError, match="cut already"):
        cut_deck(after, 3)


def test_a_deck_that_waits_is_kept_and_waits_again() -> None:
    assert load_text(save_text(waiting())) == waiting()
    assert "\ncut: waits\n" in save_text(waiting())


def test_a_deck_without_a_seal_is_not_cut() -> None:
    unsealed = begin_hand(SETUP, waiting().before, waiting().order)
    assert not unsealed.covered
    with pytest.raises(ValueError, match="was not sealed"):
        cut_deck(unsealed, 3)


def test_without_the_offer_the_cut_is_nought() -> None:
    for progress in match_by_mind(3):
        assert progress.seal is not None
        assert progress.seal.cut == 0
        assert holds(progress.seal, progress.order)


def test_a_seed_gives_one_seal_and_chance_another_each_time() -> None:
    assert fresh(4) == fresh(4)
    seals = {start(SETUP, SystemRandom()).seal for _ in range(20)}
    assert len(seals) == 20


def test_the_session_waits_for_the_cut_of_every_hand() -> None:
    saved: list[str] = []
    session = Session(fresh(2), saved.append, Random(9))
    while not session.progress.hand_over:
        session.submit(legal_actions(session.progress.round)[-1])
    session.next_hand(cut=None)
    assert session.progress.covered
    session.cut_deck(20)
    assert load_text(saved[-1]) == session.progress
    assert session.progress.round.phase is Phase.UPCARD
    assert session.computer_to_act is (session.progress.round.turn == COMPUTER)
    session.new_match(SETUP, cut=None)
    assert load_text(saved[-1]).covered


def test_the_next_hand_has_a_seal_of_its_own() -> None:
    over = next(p for p in match_by_mind(3) if p.hand_over and not p.match_over)
    after = next_hand(over, Random(0), cut=None)
    assert after.seal is not None
    assert over.seal is not None
    assert after.seal.salt != over.seal.salt
