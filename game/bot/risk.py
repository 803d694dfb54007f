"""How likely a knock is undercut: hands that the opponent may hold, dealt and laid off."""

from collections.abc import Generator
from math import log
from random import Random

from game.bot.guess import guess
from game.core.cards import Card, Cards, bit, each
from game.core.deadwood import deadwood
from game.core.melds import layoff
from game.core.spread import best_spread
from game.core.view import PlayerView

SAMPLES = 100


def undercut_chance(view: PlayerView, card: Card) -> Generator[None, None, float]:
    """Yield after each imagined hand, then return the share that undercuts a knock with a card.

    The hands come from a source seeded by the player's own cards: the same moment, the same answer.
    """
    spread = best_spread(view, card)
    left = deadwood(view.hand & ~bit(card))
    chance, rng = guess(view).chance, Random(view.hand)
    unseen, known = view.unseen, view.opponent_known
    hidden = view.opponent_count - known.bit_count()
    undercuts = 0
    for _ in range(SAMPLES):
        hand = known | _some(unseen, hidden, chance, rng)
        undercuts += layoff(hand, spread, view.rules.layoff_search).points <= left
        yield
    return undercuts / SAMPLES


def _some(unseen: Cards, count: int, chance: tuple[float, ...], rng: Random) -> Cards:
    """Return so many of the unseen cards, each the likelier the greater its chance.

    Efraimidis and Spirakis's way: the greatest of log(u) / weight, u uniform.
    """
    keyed = sorted((log(1 - rng.random()) / max(chance[card], 1e-9), card) for card in each(unseen))
    picked: Cards = 0
    for _, card in keyed[len(keyed) - count :]:
        picked |= bit(card)
    return picked
