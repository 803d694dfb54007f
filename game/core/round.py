"""One deal from the first offer to the showdown; knows no match, no clock and no chance.

A round changes only through `apply`, which returns a new one.
"""

from dataclasses import replace
from typing import assert_never

from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import Card, Cards, bit
from game.core.events import (
    Discarded,
    Drew,
    Ended,
    Event,
    Knocked,
    LaidOff,
    Passed,
    Took,
    WentBigGin,
)
from game.core.legal import legal_actions, refusal
from game.core.melds import Arrangement, arrangements, deadwood
from game.core.scoring import Result, Seat, Showdown, defend, void_after
from game.core.state import HAND_SIZE, Phase, Round, deal

__all__ = ["HAND_SIZE", "IllegalAction", "Phase", "Round", "apply", "deal", "legal_actions"]


class IllegalAction(ValueError):  # noqa: N818 - an action is illegal, as in the rules
    """An action that the rules refuse; the message names the rule."""


def apply(round_: Round, action: Action) -> tuple[Round, tuple[Event, ...]]:
    """Return the round after an action, and what happened.

    Raises IllegalAction naming the rule broken.
    """
    reason = refusal(round_, action)
    if reason is not None:
        raise IllegalAction(reason)
    match action:
        case Pass():
            return _pass(round_)
        case TakeDiscard():
            return _take(round_)
        case DrawStock():
            return _draw(round_)
        case Discard(card):
            return _discard(round_, card)
        case Knock(card, melds):
            return _knock(round_, card, melds)
        case BigGin():
            return _big_gin(round_)
        case _:
            assert_never(action)


def _pass(round_: Round) -> tuple[Round, tuple[Event, ...]]:
    both = round_.turn == round_.dealer
    after = replace(round_, turn=1 - round_.turn, phase=Phase.STOCK if both else Phase.UPCARD)
    return after, (Passed(round_.turn, round_.upcard),)


def _take(round_: Round) -> tuple[Round, tuple[Event, ...]]:
    seat, card = round_.turn, round_.discards[-1]
    after = replace(
        round_,
        phase=Phase.DISCARD,
        hands=_with(round_.hands, seat, round_.hands[seat] | bit(card)),
        discards=round_.discards[:-1],
        drawn=card,
        taken=card,
        known=_with(round_.known, seat, round_.known[seat] | bit(card)),
        pile_draws=round_.pile_draws + 1,
    )
    return after, (Took(seat, card),)


def _draw(round_: Round) -> tuple[Round, tuple[Event, ...]]:
    seat, card = round_.turn, round_.stock[0]
    after = replace(
        round_,
        phase=Phase.DISCARD,
        hands=_with(round_.hands, seat, round_.hands[seat] | bit(card)),
        stock=round_.stock[1:],
        drawn=card,
        pile_draws=0,
    )
    return after, (Drew(seat, card),)


def _discard(round_: Round, card: Card) -> tuple[Round, tuple[Event, ...]]:
    seat = round_.turn
    after = replace(
        _thrown(round_, card),
        turn=1 - seat,
        phase=Phase.DRAW,
        discards=(*round_.discards, card),
        thrown=_with(round_.thrown, seat, round_.thrown[seat] | bit(card)),
    )
    thrown = Discarded(seat, card)
    void = void_after(len(after.stock), after.pile_draws, round_.rules)
    if void is None:
        return after, (thrown,)
    result = Result(None, void)
    return replace(after, phase=Phase.OVER, result=result), (thrown, Ended(result))


def _knock(round_: Round, card: Card, melds: Arrangement) -> tuple[Round, tuple[Event, ...]]:
    after = _thrown(round_, card)
    left = deadwood(after.hands[round_.turn])
    over, laid_off = _shown(after, card, melds, left)
    return over, (Knocked(round_.turn, card, left), *laid_off)


def _big_gin(round_: Round) -> tuple[Round, tuple[Event, ...]]:
    after = replace(round_, drawn=None, taken=None)
    melds = arrangements(round_.hands[round_.turn])[0]
    over, ended = _shown(after, None, melds, 0)
    return over, (WentBigGin(round_.turn), *ended)


def _shown(
    round_: Round, card: Card | None, melds: Arrangement, left: int
) -> tuple[Round, tuple[Event, ...]]:
    """Return the round over, its melds shown and the defender's cards laid off."""
    defender = 1 - round_.turn
    defence = defend(round_.hands[defender], melds, left, round_.rules)
    result = Result(Showdown(round_.turn, card, melds, left, defence, round_.upcard))
    laid_off = [LaidOff(defender, placed.card, placed.meld) for placed in defence.placed]
    return replace(round_, phase=Phase.OVER, result=result), (*laid_off, Ended(result))


def _thrown(round_: Round, card: Card) -> Round:
    """Return the round with a card gone from the hand of the seat whose turn it is."""
    seat = round_.turn
    return replace(
        round_,
        hands=_with(round_.hands, seat, round_.hands[seat] & ~bit(card)),
        known=_with(round_.known, seat, round_.known[seat] & ~bit(card)),
        drawn=None,
        taken=None,
    )


def _with(pair: tuple[Cards, Cards], seat: Seat, cards: Cards) -> tuple[Cards, Cards]:
    return (cards, pair[1]) if seat == 0 else (pair[0], cards)
