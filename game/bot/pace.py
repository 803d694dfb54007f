"""How long a person would look at a move: short where nothing is to be decided."""

from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import Card, bit
from game.core.deadwood import best_discards, deadwood
from game.core.view import PlayerView

OBVIOUS, EASY, HARD = 0.4, 0.8, 1.4
"""Seconds at the usual pace; the screen multiplies them by the player's setting."""

CLEARLY = 4
"""Points of deadwood between the best discard and the next that make it an easy one."""


def seconds(view: PlayerView, action: Action) -> float:
    """Return how long a move should seem to be thought over, by what the mover knows."""
    match action:
        case DrawStock():
            return OBVIOUS if not view.can_take else EASY
        case Pass() | TakeDiscard() | BigGin():
            return EASY
        case Knock():
            return HARD
        case Discard(card):
            if _stands_out(view, card):
                return OBVIOUS
            least, _ = best_discards(view.hand, view.throwable)
            return EASY if deadwood(view.hand & ~bit(card)) == least else HARD


def _stands_out(view: PlayerView, card: Card) -> bool:
    """Return whether throwing anything else would clearly leave more deadwood."""
    others = view.throwable & ~bit(card)
    if not others:
        return True
    least, _ = best_discards(view.hand, others)
    return least - deadwood(view.hand & ~bit(card)) >= CLEARLY
