"""One deal as it stands: who holds what, whose turn it is and what he has to do."""

from dataclasses import dataclass
from enum import Enum

from game.core.cards import DECK_SIZE, Card, Cards, bit
from game.core.rules import Rules
from game.core.scoring import Result, Seat

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

    Raises ValueError when the deck is not 52 different cards or the dealer no seat.
    """
    if len(deck) != DECK_SIZE or set(deck) != set(range(DECK_SIZE)):
        raise ValueError("a deck is each of the 52 cards once")
    if dealer not in (0, 1):
        raise ValueError(f"the dealer is seat {dealer!r}: the seats are 0 and 1")
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
