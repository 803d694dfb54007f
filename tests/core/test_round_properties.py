"""What holds in every deal, over random ones."""

from random import Random

import pytest
from hypothesis import given, settings

from game.core.actions import (
    Action,
    BigGin,
    Discard,
    DrawStock,
    Knock,
    Pass,
    TakeDiscard,
    parse_action,
)
from game.core.cards import DECK_SIZE, FULL_DECK, as_mask, bit, points
from game.core.melds import arrangements, deadwood, melded
from game.core.round import IllegalAction, Phase, Round, apply, legal_actions
from game.core.rules import Rules
from game.core.scoring import Ending, score
from tests.core.hands import any_rules, playout, seeds


def places(round_: Round) -> list[int]:
    """Return the cards of each place a card can be in."""
    knocked = round_.result.showdown if round_.result else None
    return [
        *round_.hands,
        as_mask(round_.stock),
        as_mask(round_.discards),
        bit(knocked.discard) if knocked and knocked.discard is not None else 0,
    ]


def every_action(round_: Round) -> list[Action]:
    """Return actions legal and illegal: all the throws, and knocks with right and wrong melds."""
    actions: list[Action] = [Pass(), TakeDiscard(), DrawStock(), BigGin()]
    hand = round_.hands[round_.turn]
    for card in range(-1, DECK_SIZE + 1):
        actions += [Discard(card), Knock(card, ())]
        if 0 <= card < DECK_SIZE and hand & bit(card):
            found = arrangements(hand & ~bit(card))
            actions += [Knock(card, melds) for melds in found if melds]
            actions += [Knock(card, melds[:-1]) for melds in found if melds]
            actions += [Knock(card, melds[::-1]) for melds in found if len(melds) > 1]
    return actions


@given(any_rules, seeds)
@settings(max_examples=150)
def test_cards_are_never_lost_nor_doubled(rules: Rules, seed: int) -> None:
    for round_ in playout(rules, Random(seed)):
        held = places(round_)
        assert sum(cards.bit_count() for cards in held) == DECK_SIZE
        together = 0
        for cards in held:
            together |= cards
        assert together == FULL_DECK
        for seat in (0, 1):
            showed_eleven = round_.result is not None and round_.result.ending is Ending.BIG_GIN
            extra = (round_.phase is Phase.DISCARD or showed_eleven) and round_.turn == seat
            assert round_.hands[seat].bit_count() == 10 + extra
            assert round_.known[seat] & ~round_.hands[seat] == 0


@given(any_rules, seeds)
@settings(max_examples=100)
def test_every_deal_ends(rules: Rules, seed: int) -> None:
    states = list(playout(rules, Random(seed)))
    # each stock card may be followed by draws from the pile; two actions a turn, two passes
    assert len(states) <= 2 + 2 * 31 * rules.pile_draw_limit + 1
    assert states[-1].result is not None


@given(any_rules, seeds)
@settings(max_examples=10)
def test_what_is_not_listed_is_refused_and_changes_nothing(rules: Rules, seed: int) -> None:
    for round_ in playout(rules, Random(seed)):
        listed = set(legal_actions(round_))
        assert len(listed) == len(legal_actions(round_))
        assert (round_.phase is Phase.OVER) == (not listed)
        tried = {*every_action(round_), *listed}
        text = repr(round_)
        for action in tried:
            if action in listed:
                assert apply(round_, action)[0] != round_
            else:
                with pytest.raises(IllegalAction, match=r"\w"):
                    apply(round_, action)
        assert repr(round_) == text


@given(any_rules, seeds)
@settings(max_examples=50)
def test_every_legal_action_goes_through_text(rules: Rules, seed: int) -> None:
    for round_ in playout(rules, Random(seed)):
        for action in legal_actions(round_):
            assert parse_action(str(action)) == action


@given(any_rules, seeds)
@settings(max_examples=150)
def test_the_showdown_adds_up(rules: Rules, seed: int) -> None:
    *_, last = playout(rules, Random(seed))
    assert last.result is not None
    showdown = last.result.showdown
    if showdown is None:
        assert score(last.result, rules).total == 0
        return
    knocker, defender = last.hands[showdown.knocker], last.hands[1 - showdown.knocker]
    assert showdown.knocker_deadwood == deadwood(knocker) <= rules.limit(last.upcard)
    assert points(knocker & ~melded(showdown.spread)) == showdown.knocker_deadwood
    laid = as_mask(placed.card for placed in showdown.defence.placed)
    assert points(defender & ~laid & ~melded(showdown.defence.melds)) == showdown.defence.points
    assert showdown.defence.points <= deadwood(defender)
    worth = score(last.result, rules)
    apart = abs(showdown.defence.points - showdown.knocker_deadwood)
    assert worth.total == (worth.bonus + apart) * worth.factor


@pytest.mark.parametrize(
    "text",
    ["", "hit", "draw 7h", "discard", "discard 1z", "knock", "knock 7h: 7x", "pass pass", "PASS"],
)
def test_what_is_no_action_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not (an action|a card)") as error:
        parse_action(text)
    assert repr(text.split()[-1] if text else "")[1:-1] in str(error.value)
