"""The published Classic behaviour, and a player who counts beside it what is gone.

What is published leaves open how near melds are credited; `docs/bots.md` tells how it was chosen.
"""

from collections.abc import Callable, Generator
from random import Random
from typing import TypeAlias

from game.bot.evaluate import counted_rating, rating
from game.bot.mind import Standing, Thought
from game.core.actions import BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import POINTS, Card, Cards, bit, each
from game.core.deadwood import deadwood
from game.core.melds import arrangements, melded
from game.core.round import Phase
from game.core.spread import best_spread
from game.core.view import PlayerView

CLEAR_IMPROVEMENT = 6.0
"""Rating points by which a discard that makes no meld must better the hand to be taken."""

Rate: TypeAlias = Callable[[Cards], float]
"""A rating of hands, lower for better ones."""


def classic(view: PlayerView, standing: Standing, rng: Random) -> Thought:
    """Yield after each slice of thinking, then return an action legal for the view.

    Rates its hand by deadwood less credit for near melds, takes a discard only when it makes a
    meld or clearly improves the hand, throws what leaves the best hand, knocks as soon as it may,
    prefers gin, and big gin most.  The score of the match does not move it.
    """
    del standing
    return play_by(rating, view, rng)


def counter(view: PlayerView, standing: Standing, rng: Random) -> Thought:
    """Play as `classic` does, but credit near melds by the cards that can still complete them."""
    del standing
    unseen = view.unseen
    return play_by(lambda hand: counted_rating(hand, unseen), view, rng)


def play_by(rate: Rate, view: PlayerView, rng: Random) -> Thought:
    """Yield after each slice of thinking, then return what Classic does by a rating of hands."""
    if view.phase is Phase.DISCARD:
        return (yield from _think_of_discard(rate, view, rng))
    if view.can_take and (yield from _wants_discard(rate, view)):
        return TakeDiscard()
    return DrawStock() if view.can_draw else Pass()


def _wants_discard(rate: Rate, view: PlayerView) -> Generator[None, None, bool]:
    """Return whether the top of the pile makes a meld that helps, or clearly improves the hand."""
    card = view.discards[-1]
    held = view.hand | bit(card)
    now = rate(view.hand)
    yield
    best_left, best_rating, makes_meld = deadwood(view.hand), now, False
    for thrown in each(view.hand):
        rest = held & ~bit(thrown)
        left = deadwood(rest)
        best_rating = min(best_rating, rate(rest))
        if left < best_left:
            best_left = left
            makes_meld = any(melded(melds) & bit(card) for melds in arrangements(rest))
        yield
    return makes_meld or best_rating <= now - CLEAR_IMPROVEMENT


def _think_of_discard(rate: Rate, view: PlayerView, rng: Random) -> Thought:
    """Return the discard that leaves the best hand, or the knock that leaves the least deadwood."""
    if view.can_big_gin:
        return BigGin()
    if view.knockable:
        lowest = min(
            each(view.knockable), key=lambda card: (deadwood(view.hand & ~bit(card)), -POINTS[card])
        )
        yield
        return Knock(lowest, best_spread(view, lowest))
    return Discard((yield from best_throw(rate, view, rng)))


def best_throw(rate: Rate, view: PlayerView, rng: Random) -> Generator[None, None, Card]:
    """Yield often, then return the card without which the hand is rated best."""
    ranked: list[tuple[float, int, float, Card]] = []
    for card in each(view.throwable):
        rest: Cards = view.hand & ~bit(card)
        ranked.append((rate(rest), -POINTS[card], rng.random(), card))
        yield
    return min(ranked)[-1]
