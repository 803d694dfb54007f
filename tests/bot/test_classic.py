"""The computer plays soundly, in slices, and only on what it may know."""

from dataclasses import replace
from random import Random

import pytest

from game.bot.mind import LEVEL, conclude
from game.bot.opponents import opponent_by_id
from game.bot.think import think
from game.core.actions import Action, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import Cards, as_mask, bit, each, parse_card, parse_cards
from game.core.deadwood import deadwood
from game.core.deal import shuffle
from game.core.round import Phase, Round, deal, legal_actions
from game.core.rules import HOUSE
from game.core.view import PlayerView, view_of
from tests.bot.moments import holding as pile_before
from tests.play import fresh, match_by_mind, thought


def decided(view: PlayerView, seed: int = 1) -> Action:
    mind = think(view, Random(seed))
    while True:
        try:
            next(mind)
        except StopIteration as done:
            action: Action = done.value
            return action


def holding(hand: str, pile: str, phase: Phase, taken: str = "") -> PlayerView:
    """Return the view of a seat that holds a hand before a pile, late in the upcard offers."""
    cards, top = parse_cards(hand), parse_card(pile)
    rest = [card for card in range(52) if not (cards | bit(top)) & bit(card)]
    other: Cards = as_mask(rest[:10])
    round_ = Round(
        rules=HOUSE,
        dealer=1,
        turn=0,
        phase=phase,
        hands=(cards, other),
        stock=tuple(rest[10:]),
        discards=(top,),
        upcard=top,
        drawn=parse_card(taken) if taken else None,
        taken=parse_card(taken) if taken else None,
    )
    return view_of(round_, 0)


def test_it_takes_a_discard_that_makes_a_meld() -> None:
    view = holding("5h 6h Kd Qs 2c 9c 8d Js 3s Th", "7h", Phase.DRAW)
    assert decided(view) == TakeDiscard()


def test_it_leaves_a_discard_that_helps_nothing() -> None:
    view = holding("5h 6h Kd Qs 2c 9c 8d Js 3s Th", "Kc", Phase.DRAW)
    assert decided(view) == DrawStock()


def test_it_passes_an_upcard_that_helps_nothing() -> None:
    view = holding("5h 6h Kd Qs 2c 9c 8d Js 3s Th", "Kc", Phase.UPCARD)
    assert decided(view) == Pass()


def test_it_takes_a_low_card_that_clearly_improves_a_high_hand() -> None:
    view = holding("5h 6h Kd Qs 2c 9c 8d Js 3s Th", "As", Phase.DRAW)
    assert decided(view) == TakeDiscard()


def test_it_throws_a_stranger_and_keeps_melds_and_pairs() -> None:
    view = holding("5h 6h 7h 2c 2d 9c Td Ts 4s 3s Kd", "As", Phase.DISCARD)
    assert decided(view) == Discard(parse_card("Kd"))


def test_it_credits_pairs_alike_where_the_one_who_counts_sees_that_one_is_dead() -> None:
    view = pile_before("5h 6h 7h 2c 3c 4c Kc Kd Qh Qs As", "Kh Ks")
    thrown: dict[str, set[Action]] = {"classic": set(), "counter": set()}
    for id_, actions in thrown.items():
        mind = opponent_by_id(id_).mind
        actions |= {conclude(mind(view, LEVEL, Random(seed))) for seed in range(30)}
    kings = {Discard(parse_card("Kc")), Discard(parse_card("Kd"))}
    queens = {Discard(parse_card("Qh")), Discard(parse_card("Qs"))}
    assert thrown["classic"] == kings | queens
    assert thrown["counter"] == kings


def test_it_never_throws_the_card_it_took() -> None:
    view = holding("5h 6h 7h 2c 2d 9c 8d Qs 4s 3s Kd", "As", Phase.DISCARD, taken="Kd")
    action = decided(view)
    assert isinstance(action, Discard)
    assert action.card != parse_card("Kd")


def test_it_knocks_when_it_may_with_the_least_deadwood() -> None:
    view = holding("5h 6h 7h 2c 2d 2s 9d 9s 9c 4s Kd", "As", Phase.DISCARD)
    assert decided(view) == Knock(
        parse_card("Kd"),
        tuple(map(parse_cards, ("2c 2d 2s", "9c 9d 9s", "5h 6h 7h"))),
    )


def test_it_prefers_gin() -> None:
    view = holding("5h 6h 7h 8h 2c 2d 2s 9d 9s 9c Ad", "As", Phase.DISCARD)
    action = decided(view)
    assert isinstance(action, Knock)
    assert deadwood(view.hand & ~bit(action.card)) == 0


@pytest.mark.parametrize("seed", range(6))
def test_every_thought_of_a_match_is_legal(seed: int) -> None:
    for progress in match_by_mind(seed):
        if not progress.hand_over:
            assert thought(progress) in legal_actions(progress.round)


def test_it_yields_often() -> None:
    mind = think(view_of(fresh(3).round, fresh(3).round.turn), Random(1))
    slices = sum(1 for _ in mind)
    assert slices >= 5


@pytest.mark.parametrize("seed", range(20))
def test_hidden_cards_change_nothing_for_it(seed: int) -> None:
    """Deal the cards that the computer cannot see anew: it sees the same and does the same."""
    round_ = deal(HOUSE, 0, shuffle(Random(seed)))
    hidden = [*each(round_.hands[0]), *round_.stock]
    Random(seed + 1).shuffle(hidden)
    other = replace(round_, hands=(as_mask(hidden[:10]), round_.hands[1]), stock=tuple(hidden[10:]))
    assert other != round_
    assert view_of(other, 1) == view_of(round_, 1)
    assert decided(view_of(other, 1)) == decided(view_of(round_, 1))
