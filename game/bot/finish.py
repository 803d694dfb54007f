"""The last turns of a hand that ends without a knock when the stock is down to its last cards.

A hand ends so too after too many draws in a row from the discard pile.
"""

from collections.abc import Generator
from dataclasses import dataclass, replace

from game.bot.eleven import best_of_eleven
from game.bot.hands import SLICE, Hand, Rival
from game.core.cards import POINTS, Card, bit, each
from game.core.scoring import void_after
from game.core.view import PlayerView

MOST = max(POINTS)
"""A card that melds with nothing lets a hand be rid of so many points at most."""


def drawable(view: PlayerView) -> int:
    """Return how many cards of the stock can still be drawn: with none left, a discard ends all."""
    return view.stock_count - view.rules.void_stock


def voids(view: PlayerView) -> bool:
    """Return whether a discard that ends this turn voids the hand."""
    return void_after(view.stock_count, view.pile_draws, view.rules) is not None


def after_take(view: PlayerView) -> PlayerView:
    """Return a view with its piles as they are once their upper card is taken."""
    return replace(view, pile_draws=view.pile_draws + 1)


def after_draw(view: PlayerView) -> PlayerView:
    """Return a view with its piles as they are once a card of the stock is drawn."""
    return replace(view, stock_count=view.stock_count - 1, pile_draws=0)


@dataclass(frozen=True, slots=True)
class Finish:
    """What the opponent may end the hand with, by the one card that he can still draw."""

    view: PlayerView
    rival: Rival
    knocks: tuple[tuple[tuple[int, float], ...], ...]
    """For each of his hands: deadwood that he can knock with, and how likely he draws to it."""

    def worth(self, left: int, thrown: Card) -> float:
        """Return the mean points of a hand with `left`, after a card was thrown to him.

        He takes it where it lets him knock, draws otherwise, and knocks when he can: who
        does not knock now gets nothing.  That something may be laid off is left out.
        """
        points = whole = 0.0
        for hand, knocks in zip(self.rival.hands, self.knocks, strict=True):
            if hand.cards >> thrown & 1:
                continue  # thrown is what was only imagined to be drawn
            whole += hand.weight
            his = knock_with(hand, thrown, self.rival.limit)
            if his is not None and his < hand.left:
                points += hand.weight * self._caught(left, his)
                continue
            for his, chance in knocks:
                points += hand.weight * chance * self._caught(left, his)
        return points / whole if whole else 0.0

    def _caught(self, left: int, his: int) -> int:
        """Return the points of a hand with `left` when he knocks with `his`."""
        rules = self.view.rules
        if his == 0:
            return -(rules.gin_bonus + left)
        if left <= his:
            return his - left + rules.undercut_bonus
        return his - left


def finish_of(view: PlayerView, rival: Rival) -> Generator[None, None, Finish]:
    """Yield after each slice, then return what the opponent may do with the last card."""
    knocks: list[tuple[tuple[int, float], ...]] = []
    for number, hand in enumerate(rival.hands):
        stock = view.unseen & ~hand.cards
        one = 1 / max(1, stock.bit_count())
        fits: dict[int, float] = {}
        for card in each(stock):
            his = knock_with(hand, card, rival.limit)
            if his is not None:
                fits[his] = fits.get(his, 0.0) + one
        knocks.append(tuple(fits.items()))
        if number % SLICE == SLICE - 1:
            yield
    return Finish(view, rival, tuple(knocks))


def knock_with(hand: Hand, card: Card, limit: int) -> int | None:
    """Return the deadwood that a hand can knock with after one more card, None when it can't."""
    if not hand.melding >> card & 1 and hand.left > limit + MOST:
        return None
    left = best_of_eleven(hand.cards | bit(card))
    return left if left <= limit else None
