"""What a knock meets: the hands that the opponent may hold, laid off on the spread."""

from collections.abc import Generator, Iterator

from game.bot.guess import guess
from game.bot.hands import Hands, dealt
from game.bot.stakes import Stakes
from game.core.cards import Card, Cards, bit
from game.core.deadwood import deadwood
from game.core.melds import Arrangement
from game.core.spread import best_spread, openings
from game.core.view import PlayerView


def showdown(view: PlayerView, hands: Hands, left: int, spread: Arrangement) -> tuple[float, float]:
    """Return the mean points that a knock with `left` brings, and the chance of an undercut."""
    points = undercut = 0.0
    for brought, weight in outcomes(view, hands, left, spread):
        points += weight * brought
        if brought <= 0:
            undercut += weight
    return points, undercut


def outcomes(
    view: PlayerView, hands: Hands, left: int, spread: Arrangement
) -> Iterator[tuple[int, float]]:
    """Yield for each hand what a knock with `left` brings against it, or costs, and its weight.

    A defender lays off all that fits, or nothing where that would break his melds.
    """
    chains = [[bit(card) for card in chain] for chain in openings(view, spread)]
    for hand in hands:
        theirs = hand.left
        fitting = _fitting(hand.cards, chains)
        if fitting:
            theirs = min(theirs, deadwood(hand.cards & ~fitting))
        undercut = theirs <= left
        yield theirs - left - view.rules.undercut_bonus * undercut, hand.weight


def _fitting(hand: Cards, chains: list[list[Cards]]) -> Cards:
    """Return the cards of a hand that can be laid off, each chain as far as it is unbroken."""
    fitting: Cards = 0
    for chain in chains:
        for one in chain:
            if not hand & one:
                break
            fitting |= one
    return fitting


def knock_chances(
    view: PlayerView, card: Card, stakes: Stakes
) -> Generator[None, None, tuple[float, float]]:
    """Yield after each slice, then return the chances of a knock with a card.

    The first is that of being undercut, the second that it brings the target.
    """
    hands = yield from dealt(view, guess(view))
    left = deadwood(view.hand & ~bit(card))
    undercut = enough = 0.0
    for points, weight in outcomes(view, hands, left, best_spread(view, card)):
        undercut += weight * (points <= 0)
        enough += weight * stakes.reached_with(points)
    return undercut, enough
