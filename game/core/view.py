"""All that one seat may know of a round; what is not here, a player cannot use."""

from dataclasses import dataclass

from game.core.actions import BigGin, DrawStock, Pass, TakeDiscard
from game.core.cards import FULL_DECK, Card, Cards, as_mask, count
from game.core.legal import knockable, refusal, throwable
from game.core.rules import Rules
from game.core.scoring import Result, Seat
from game.core.state import Phase, Round


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A round seen from one seat."""

    rules: Rules
    seat: Seat
    dealer: Seat
    turn: Seat
    phase: Phase
    hand: Cards
    drawn: Card | None
    """The card this seat drew in its turn, if it has not discarded yet."""
    taken: Card | None
    """The same when it came from the discard pile: it may not be thrown in this turn."""
    discards: tuple[Card, ...]
    """The discard pile, its top last."""
    upcard: Card
    stock_count: int
    pile_draws: int
    """Draws from the discard pile in a row, by both seats."""
    opponent_count: int
    opponent_known: Cards
    """Cards the opponent took from the pile and still holds."""
    own_known: Cards
    """Cards of this hand that the opponent saw being taken."""
    opponent_thrown: Cards
    """Cards that the opponent has thrown face up, wherever they are now."""
    own_thrown: Cards
    """Cards that this seat has thrown face up."""
    opponent_shown: Cards
    """The opponent's hand when the round is over, nothing before."""
    result: Result | None
    can_pass: bool
    can_take: bool
    can_draw: bool
    throwable: Cards
    """The cards this seat may discard now."""
    knockable: Cards
    """The cards this seat may knock with now."""
    can_big_gin: bool

    @property
    def my_turn(self) -> bool:
        """Return whether this seat is to act."""
        return self.phase is not Phase.OVER and self.turn == self.seat

    @property
    def unseen(self) -> Cards:
        """Return the cards that may be in the stock or in the opponent's hand."""
        seen = self.hand | as_mask(self.discards) | self.opponent_known | self.opponent_shown
        return FULL_DECK & ~seen


def view_of(round_: Round, seat: Seat) -> PlayerView:
    """Return all that a seat may know of a round."""
    own_turn = round_.turn == seat
    other = 1 - seat
    over = round_.phase is Phase.OVER
    return PlayerView(
        rules=round_.rules,
        seat=seat,
        dealer=round_.dealer,
        turn=round_.turn,
        phase=round_.phase,
        hand=round_.hands[seat],
        drawn=round_.drawn if own_turn else None,
        taken=round_.taken if own_turn else None,
        discards=round_.discards,
        upcard=round_.upcard,
        stock_count=len(round_.stock),
        pile_draws=round_.pile_draws,
        opponent_count=count(round_.hands[other]),
        opponent_known=round_.known[other],
        own_known=round_.known[seat],
        opponent_thrown=round_.thrown[other],
        own_thrown=round_.thrown[seat],
        opponent_shown=round_.hands[other] if over else 0,
        result=round_.result,
        can_pass=own_turn and refusal(round_, Pass()) is None,
        can_take=own_turn and refusal(round_, TakeDiscard()) is None,
        can_draw=own_turn and refusal(round_, DrawStock()) is None,
        throwable=throwable(round_) if own_turn else 0,
        knockable=knockable(round_) if own_turn else 0,
        can_big_gin=own_turn and refusal(round_, BigGin()) is None,
    )
