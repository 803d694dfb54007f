"""What is thought of the opponent's hand follows from what he took, threw and left."""

import pytest

from game.bot.guess import guess, laid_off, wanted
from game.core.cards import bit, each, parse_card
from game.core.round import Phase
from game.core.view import view_of
from tests.bot.moments import moments


@pytest.mark.parametrize("seed", range(8))
def test_the_chances_add_up_to_the_hand(seed: int) -> None:
    for round_ in moments(seed):
        view = view_of(round_, round_.turn)
        chance = guess(view).chance
        assert sum(chance) == pytest.approx(view.opponent_count, abs=0.8)
        assert all(chance[card] == 0 for card in each(view.hand))
        assert all(chance[card] == 1 for card in each(view.opponent_known))


def test_it_guesses_better_than_chance() -> None:
    """Over many moments the cards really held had a greater chance than the others."""
    held: list[float] = []
    hidden: list[float] = []
    for seed in range(40):
        for round_ in moments(seed):
            view = view_of(round_, round_.turn)
            if round_.phase is Phase.DISCARD and view.own_thrown.bit_count() >= 2:
                chance = guess(view).chance
                theirs = round_.hands[1 - round_.turn]
                for card in each(view.unseen):
                    (held if theirs & bit(card) else hidden).append(chance[card])
    assert sum(held) / len(held) > 1.2 * sum(hidden) / len(hidden)


def test_a_pair_that_let_its_card_go_is_ruled_out() -> None:
    view = next(
        view
        for seed in range(60)
        for round_ in moments(seed)
        if len((view := view_of(round_, round_.turn)).discards) >= 6
    )
    thought = guess(view)
    some = [0.0] * 52
    for text in ("8d", "8h"):
        some[parse_card(text)] = 0.5
    base = type(thought)(thought.turn, tuple(some), thought.live, 0, 0)
    gone = type(thought)(thought.turn, tuple(some), thought.live, bit(parse_card("8s")), 0)
    assert wanted(base, parse_card("8c")) == pytest.approx(0.25)
    assert wanted(gone, parse_card("8c")) == pytest.approx(0.025)
    assert laid_off(tuple(some), parse_card("8c")) == 0
