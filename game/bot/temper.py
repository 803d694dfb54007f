"""Players between the beginner and the expert: the same judgement, bent by a temper."""

from collections.abc import Generator
from dataclasses import dataclass
from random import Random
from typing import Literal

from game.bot.finish import voids
from game.bot.mind import LEVEL, Standing, Thought
from game.bot.outlook import WANTED
from game.bot.reckon import Option, options
from game.core.actions import Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import Cards, bit, each
from game.core.deadwood import deadwood
from game.core.melds import arrangements, melded
from game.core.round import Phase
from game.core.view import PlayerView


@dataclass(frozen=True, slots=True)
class Temper:
    """What a player does otherwise than what he reckons."""

    knocks: Literal["soon", "early", "worth"]
    """As soon as he may; on his first turns only, and then for gin; or when it is worth it.

    Who knocks early does so once more in the last turn of the stock, when it is worth it.
    """
    caution: float = 0.0
    """Points by which he fears a card that the opponent surely wants."""


EARLY_TURNS = 3

IMAGINED = 40
"""Hands of the opponent that these players imagine; the expert imagines more."""


def play(temper: Temper, view: PlayerView, standing: Standing, rng: Random) -> Thought:
    """Yield after each slice of thinking, then return an action legal for the view.

    The score of the match does not move these players.
    """
    del standing, rng
    if view.phase is not Phase.DISCARD:
        if view.can_take and (yield from makes_meld(view)):
            return TakeDiscard()
        return DrawStock() if view.can_draw else Pass()
    found = yield from options(view, LEVEL, many=IMAGINED)
    return max(found, key=lambda option: _appeal(temper, view, option)).action


def makes_meld(view: PlayerView) -> Generator[None, None, bool]:
    """Return whether the top of the pile makes a meld that lowers the deadwood."""
    card = view.discards[-1]
    held: Cards = view.hand | bit(card)
    least, best = deadwood(view.hand), 0
    for thrown in each(view.hand):
        left = deadwood(held & ~bit(thrown))
        if left < least:
            least, best = left, held & ~bit(thrown)
    yield
    return best != 0 and any(melded(melds) & bit(card) for melds in arrangements(best))


def _appeal(temper: Temper, view: PlayerView, option: Option) -> float:
    match option.action:
        case Discard():
            return option.worth - temper.caution * option.outlook[WANTED]
        case Knock() if option.left > 0 and temper.knocks != "worth":
            early = view.own_thrown.bit_count() < EARLY_TURNS
            if temper.knocks == "soon" or early:
                return 1000.0
            return option.worth if voids(view) else -1000.0
        case _:
            return option.worth
