"""What a knock meets: the hands that the opponent may hold, laid off on the spread."""

from collections.abc import Generator

from game.bot.guess import guess
from game.bot.hands import Hands, dealt
from game.core.cards import Card, Cards, bit
from game.core.deadwood import deadwood
from game.core.melds import Arrangement
from game.core.spread import best_spread, openings
from game.core.view import PlayerView


def showdown(view: PlayerView, hands: Hands, left: int, spread: Arrangement) -> tuple[float, float]:
    """Return the mean points that a knock with `left` would bring, and the chance of an undercut.

    A defender lays off all that fits, or nothing where that would break his melds.
    """
    chains = [[bit(card) for card in chain] for chain in openings(view, spread)]
    points = undercut = 0.0
    for hand in hands:
        theirs = hand.left
        fitting = _fitting(hand.cards, chains)
        if fitting:
            theirs = min(theirs, deadwood(hand.cards & ~fitting))
        if theirs <= left:
            undercut += hand.weight
            points -= hand.weight * (view.rules.undercut_bonus + left - theirs)
        else:
            points += hand.weight * (theirs - left)
    return points, undercut


def _fitting(hand: Cards, chains: list[list[Cards]]) -> Cards:
    """Return the cards of a hand that can be laid off, each chain as far as it is unbroken."""
    fitting: Cards = 0
    for chain in chains:
        for one in chain:
            if not hand & one:
                break
            fitting |= one
    return fitting


def undercut_chance(view: PlayerView, card: Card) -> Generator[None, None, float]:
    """Yield after each slice, then return how likely a knock with a card is undercut."""
    hands = yield from dealt(view, guess(view))
    left = deadwood(view.hand & ~bit(card))
    return showdown(view, hands, left, best_spread(view, card))[1]
