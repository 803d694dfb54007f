"""A player without foresight: keeps the least deadwood and knocks as soon as it may."""

from collections.abc import Iterator

from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import POINTS, Card, Cards, bit, each
from game.core.deadwood import best_discards, deadwood
from game.core.round import Phase, Round, apply
from game.core.spread import best_spread
from game.core.view import PlayerView, view_of


def choose(view: PlayerView) -> Action:
    """Return the action of a greedy player."""
    if view.phase is Phase.DISCARD:
        if view.can_big_gin:
            return BigGin()
        _, best = best_discards(view.hand, view.throwable)
        card = dearest(best)
        return Knock(card, best_spread(view, card)) if view.knockable & bit(card) else Discard(card)
    if view.can_take:
        least, _ = best_discards(view.hand | bit(view.discards[-1]), view.hand)
        if least < deadwood(view.hand):
            return TakeDiscard()
    return DrawStock() if view.can_draw else Pass()


def dearest(cards: Cards) -> Card:
    """Return the card that counts most."""
    return max(each(cards), key=lambda card: (POINTS[card], card))


def hand_between_two(round_: Round) -> Iterator[tuple[Action, Round]]:
    """Yield each action of a hand between two greedy players, and the round after it."""
    while round_.phase is not Phase.OVER:
        action = choose(view_of(round_, round_.turn))
        round_, _ = apply(round_, action)
        yield action, round_
