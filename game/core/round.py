"""One deal from the first offer to the showdown; knows no match, no clock and no chance.

A round changes only through `apply`, which returns a new one.  `legal_actions` and `apply` ask
the same `refusal`.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import DECK_SIZE, Card, Cards, bit, card_text, each, is_card
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
from game.core.melds import Arrangement, arrangements, deadwood
from game.core.rules import Rules
from game.core.scoring import Result, Seat, Showdown, defend

HAND_SIZE = 10


class Phase(Enum):
    """What the player whose turn it is has to do."""

    UPCARD = "upcard"
    """Take the upcard or pass."""
    STOCK = "stock"
    """Draw from the stock: both passed."""
    DRAW = "draw"
    """Draw from the stock or the discard pile."""
    DISCARD = "discard"
    """Throw one of eleven cards, or knock with it."""
    OVER = "over"


class IllegalAction(ValueError):  # noqa: N818 - an action is illegal, as in the rules
    """An action that the rules refuse; the message names the rule."""


@dataclass(frozen=True, slots=True)
class Round:
    """All of one deal that an undo would restore."""

    rules: Rules
    dealer: Seat
    turn: Seat
    phase: Phase
    hands: tuple[Cards, Cards]
    stock: tuple[Card, ...]
    """Face down, the next to draw first."""
    discards: tuple[Card, ...]
    """The discard pile, its top last."""
    upcard: Card
    drawn: Card | None = None
    """The card drawn in this turn."""
    taken: Card | None = None
    """The same when it came from the discard pile: it may not be thrown in this turn."""
    known: tuple[Cards, Cards] = (0, 0)
    """Cards in each hand that the other seat saw being taken."""
    thrown: tuple[Cards, Cards] = (0, 0)
    """Cards that each seat has thrown face up, wherever they are now."""
    pile_draws: int = 0
    """Draws from the discard pile in a row."""
    result: Result | None = None

    @property
    def starter(self) -> Seat:
        """Return the seat that acts first, the one that did not deal."""
        return 1 - self.dealer


def deal(rules: Rules, dealer: Seat, deck: tuple[Card, ...]) -> Round:
    """Return the round dealt from a deck: ten cards by turns from the starter on, then the upcard.

    Raises ValueError when the deck is not 52 different cards.
    """
    if sorted(deck) != list(range(DECK_SIZE)):
        raise ValueError("a deck is each of the 52 cards once")
    dealt = 2 * HAND_SIZE
    to_starter = sum(bit(card) for card in deck[0:dealt:2])
    to_dealer = sum(bit(card) for card in deck[1:dealt:2])
    return Round(
        rules=rules,
        dealer=dealer,
        turn=1 - dealer,
        phase=Phase.UPCARD,
        hands=(to_starter, to_dealer) if dealer == 1 else (to_dealer, to_starter),
        stock=deck[dealt + 1 :],
        discards=(deck[dealt],),
        upcard=deck[dealt],
    )


def legal_actions(round_: Round) -> list[Action]:
    """Return every action open to the seat whose turn it is, none when the round is over.

    A knock is listed for each discard and each arrangement of least deadwood.
    """
    return [action for action in _candidates(round_) if refusal(round_, action) is None]


def _candidates(round_: Round) -> Iterator[Action]:
    if round_.phase is not Phase.DISCARD:
        yield from (Pass(), TakeDiscard(), DrawStock())
        return
    hand = round_.hands[round_.turn]
    yield BigGin()
    for card in each(hand):
        yield Discard(card)
    for card in each(hand):
        if knock_refusal(round_, card) is None:
            for melds in arrangements(hand & ~bit(card)):
                yield Knock(card, melds)


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


def refusal(round_: Round, action: Action) -> str | None:
    """Return the rule that an action would break, None when it is legal."""
    phase = round_.phase
    if phase is Phase.OVER:
        return "the hand is over: deal the next one"
    match action:
        case Pass():
            return None if phase is Phase.UPCARD else "only the upcard may be passed"
        case TakeDiscard():
            if phase is Phase.STOCK:
                return "both players passed the upcard: draw from the stock"
            return None if phase in (Phase.UPCARD, Phase.DRAW) else "you have drawn: now discard"
        case DrawStock():
            if phase is Phase.UPCARD:
                return "take the upcard or pass first"
            return "you have drawn: now discard" if phase is Phase.DISCARD else None
        case Discard(card):
            return throw_refusal(round_, card)
        case Knock(card, melds):
            return knock_refusal(round_, card) or _spread_refusal(round_, card, melds)
        case BigGin():
            return _big_gin_refusal(round_)
        case _:
            assert_never(action)


def throw_refusal(round_: Round, card: Card) -> str | None:
    """Return the rule that forbids throwing a card, None when it may be thrown."""
    if round_.phase is not Phase.DISCARD:
        return "draw a card first"
    if not is_card(card):
        return f"{card} is no card: cards are 0 to {DECK_SIZE - 1}"
    if not round_.hands[round_.turn] & bit(card):
        return f"the {card_text(card)} is not in the hand"
    if card == round_.taken:
        return f"the {card_text(card)} was just taken from the pile: throw another card"
    return None


def knock_refusal(round_: Round, card: Card) -> str | None:
    """Return the rule that forbids a knock with this discard, None when some spread allows it."""
    refused = throw_refusal(round_, card)
    if refused:
        return refused
    left = deadwood(round_.hands[round_.turn] & ~bit(card))
    limit = round_.rules.limit(round_.upcard)
    if left <= limit:
        return None
    needed = f"a knock needs {limit} or less" if limit else "only gin ends this hand"
    return f"{_points(left)} of deadwood: {needed}"


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


def _spread_refusal(round_: Round, card: Card, melds: Arrangement) -> str | None:
    if melds not in arrangements(round_.hands[round_.turn] & ~bit(card)):
        return "these melds are not an arrangement of least deadwood of the ten cards"
    return None


def _big_gin_refusal(round_: Round) -> str | None:
    if not round_.rules.big_gin:
        return "big gin is not played under these rules"
    if round_.phase is not Phase.DISCARD:
        return "draw a card first"
    left = deadwood(round_.hands[round_.turn])
    return f"{_points(left)} of deadwood: big gin needs all eleven cards melded" if left else None


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
    rules = round_.rules
    if len(after.stock) <= rules.void_stock or after.pile_draws >= rules.pile_draw_limit:
        void = Result(None)
        return replace(after, phase=Phase.OVER, result=void), (thrown, Ended(void))
    return after, (thrown,)


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
