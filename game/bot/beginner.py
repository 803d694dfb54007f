"""A beginner with human mistakes: collects pairs, hoards, overlooks, and forgets to knock."""

from random import Random

from game.bot.mind import Standing, Thought
from game.core.actions import Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import POINTS, RANK_COUNT, Card, Cards, bit, each, rank
from game.core.deadwood import best_discards, deadwood
from game.core.melds import arrangements, melded
from game.core.round import Phase
from game.core.view import PlayerView

OVERLOOKS = 0.25
"""How often a beginner does not see that a knock is open."""

TEMPTED = 0.5
"""How often a card that only makes a pair or two neighbours is taken."""


def beginner(view: PlayerView, standing: Standing, rng: Random) -> Thought:
    """Yield after each slice of thinking, then return an action legal for the view.

    Takes cards that only start something, never asks what the opponent collects or whether the
    third card is long gone, keeps pairs of high cards to the end, and overlooks knocks.
    """
    del standing
    if view.phase is Phase.DISCARD:
        yield
        return _discard_or_knock(view, rng)
    yield
    if view.can_take and _likes(view, rng):
        return TakeDiscard()
    return DrawStock() if view.can_draw else Pass()


def _likes(view: PlayerView, rng: Random) -> bool:
    card = view.discards[-1]
    least, _ = best_discards(view.hand | bit(card), view.hand)
    if least < deadwood(view.hand) and _melds_with(view.hand, card):
        return True
    return _friends(card, view.hand) > 0 and rng.random() < TEMPTED


def _melds_with(hand: Cards, card: Card) -> bool:
    return any(melded(melds) & bit(card) for melds in arrangements(hand | bit(card)))


def _discard_or_knock(view: PlayerView, rng: Random) -> Discard | Knock:
    if view.knockable:
        left, cards = best_discards(view.hand, view.knockable)
        if left == 0 or rng.random() >= OVERLOOKS:
            card = max(each(cards), key=lambda card: POINTS[card])
            return Knock(card, arrangements(view.hand & ~bit(card))[0])
    kept = melded(arrangements(view.hand)[0])
    loose = view.throwable & ~kept or view.throwable
    lonely = min(each(loose), key=lambda card: (_friends(card, loose), -POINTS[card], card))
    return Discard(lonely)


def _friends(card: Card, hand: Cards) -> int:
    """Return how many cards of a hand share the rank, or stand beside it in the suit."""
    return sum(
        1
        for other in each(hand & ~bit(card))
        if rank(other) == rank(card)
        or (abs(other - card) == 1 and other // RANK_COUNT == card // RANK_COUNT)
    )
