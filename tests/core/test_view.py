"""A view holds what its seat may know, and nothing of the rest."""

from dataclasses import replace
from random import Random

from hypothesis import given, settings

from game.core.actions import BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import Cards, as_mask, bit, each
from game.core.deal import shuffle
from game.core.round import Phase, Round, apply, deal, legal_actions
from game.core.rules import HOUSE, Rules
from game.core.scoring import Seat
from game.core.view import view_of
from tests.core.hands import any_rules, playout, seeds


def reshuffled(round_: Round, seat: Seat, rng: Random) -> Round:
    """Return the round with all cards that a seat can't know dealt anew."""
    other = 1 - seat
    known = round_.known[other]
    hidden = [*each(round_.hands[other] & ~known), *round_.stock]
    rng.shuffle(hidden)
    kept = len(hidden) - len(round_.stock)
    theirs: Cards = known | as_mask(hidden[:kept])
    hands = (round_.hands[0], theirs) if seat == 0 else (theirs, round_.hands[1])
    drawn = round_.drawn
    if round_.turn == other and drawn is not None and round_.taken is None:
        drawn = rng.choice(hidden[:kept])
    return replace(round_, hands=hands, stock=tuple(hidden[kept:]), drawn=drawn)


@given(any_rules, seeds)
@settings(max_examples=60)
def test_reshuffling_the_hidden_cards_leaves_the_view_equal(rules: Rules, seed: int) -> None:
    rng = Random(seed)
    for round_ in playout(rules, Random(seed)):
        if round_.phase is Phase.OVER:
            continue
        for seat in (0, 1):
            other_world = reshuffled(round_, seat, rng)
            assert view_of(other_world, seat) == view_of(round_, seat)


@given(any_rules, seeds)
@settings(max_examples=60)
def test_a_view_shows_the_own_hand_and_the_piles(rules: Rules, seed: int) -> None:
    for round_ in playout(rules, Random(seed)):
        for seat in (0, 1):
            view = view_of(round_, seat)
            assert view.hand == round_.hands[seat]
            assert view.discards == round_.discards
            assert view.stock_count == len(round_.stock)
            assert view.pile_draws == round_.pile_draws
            assert view.opponent_count == round_.hands[1 - seat].bit_count()
            assert view.opponent_known == round_.known[1 - seat]
            hidden = as_mask(round_.stock) | round_.hands[1 - seat] & ~view.opponent_known
            if round_.phase is not Phase.OVER:
                assert view.unseen == hidden
                assert view.opponent_shown == 0
            else:
                assert view.opponent_shown == round_.hands[1 - seat]


@given(any_rules, seeds)
@settings(max_examples=60)
def test_a_view_allows_what_the_round_does(rules: Rules, seed: int) -> None:
    for round_ in playout(rules, Random(seed)):
        for seat in (0, 1):
            view = view_of(round_, seat)
            legal = legal_actions(round_) if round_.turn == seat else []
            assert view.my_turn == bool(legal)
            assert view.can_pass == (Pass() in legal)
            assert view.can_take == (TakeDiscard() in legal)
            assert view.can_draw == (DrawStock() in legal)
            assert view.can_big_gin == (BigGin() in legal)
            throws = as_mask(action.card for action in legal if isinstance(action, Discard))
            knocks = as_mask(action.card for action in legal if isinstance(action, Knock))
            assert (view.throwable, view.knockable) == (throws, knocks)
            barred = view.hand & ~throws if throws else 0
            assert barred == (bit(view.taken) if view.taken is not None else 0)


def test_it_remembers_who_threw_what() -> None:
    round_ = deal(HOUSE, 0, shuffle(Random(1)))
    for action in (Pass(), Pass(), DrawStock()):
        round_, _ = apply(round_, action)
    thrown = next(each(view_of(round_, round_.turn).throwable))
    round_, _ = apply(round_, Discard(thrown))
    assert view_of(round_, round_.turn).opponent_thrown == bit(thrown)
    assert view_of(round_, 1 - round_.turn).own_thrown == bit(thrown)
    assert view_of(round_, round_.turn).own_thrown == 0
