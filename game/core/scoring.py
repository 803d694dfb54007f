"""How a hand ended, as facts, and what these are worth under the rules."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.core.cards import Card, Cards
from game.core.melds import Arrangement, Layoff, arrangements, deadwood, layoff
from game.core.rules import Rules

Seat: TypeAlias = int
"""0 or 1; the other seat is `1 - seat`."""


class Ending(Enum):
    """The ways a hand ends."""

    KNOCK = "knock"
    UNDERCUT = "undercut"
    GIN = "gin"
    BIG_GIN = "big gin"
    VOID = "void"


class VoidRule(Enum):
    """The rules that end a hand which nobody has won."""

    STOCK = "stock"
    """A turn ended with so few cards in the stock, and no knock."""
    PILE = "pile"
    """So many draws in a row came from the discard pile."""


@dataclass(frozen=True, slots=True)
class Void:
    """Why a hand is void: the rule, and how many cards or draws it were."""

    rule: VoidRule
    number: int


def void_after(stock: int, pile_draws: int, rules: Rules) -> Void | None:
    """Return why a turn that ends without a knock voids the hand, None when it does not.

    `stock` are the cards left in it, `pile_draws` the latest draws in a row from the discard pile.
    """
    if stock <= rules.void_stock:
        return Void(VoidRule.STOCK, stock)
    return Void(VoidRule.PILE, pile_draws) if pile_draws >= rules.pile_draw_limit else None


@dataclass(frozen=True, slots=True)
class Showdown:
    """The facts of a hand that somebody knocked: what was shown and what was left."""

    knocker: Seat
    discard: Card | None
    """The card thrown face down, None at big gin."""
    spread: Arrangement
    knocker_deadwood: int
    defence: Layoff
    upcard: Card

    @property
    def ending(self) -> Ending:
        """Return how it ended: gin is never undercut, a tie is an undercut."""
        if self.discard is None:
            return Ending.BIG_GIN
        if self.knocker_deadwood == 0:
            return Ending.GIN
        undercut = self.defence.points <= self.knocker_deadwood
        return Ending.UNDERCUT if undercut else Ending.KNOCK

    @property
    def winner(self) -> Seat:
        """Return the seat that scores."""
        return 1 - self.knocker if self.ending is Ending.UNDERCUT else self.knocker


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended: with a showdown, or void with none."""

    showdown: Showdown | None
    void: Void | None = None
    """Why it is void, where it is."""

    @property
    def ending(self) -> Ending:
        """Return how the hand ended."""
        return self.showdown.ending if self.showdown else Ending.VOID

    @property
    def winner(self) -> Seat | None:
        """Return the seat that scores, None when the hand is void."""
        return self.showdown.winner if self.showdown else None


@dataclass(frozen=True, slots=True)
class Score:
    """What a hand is worth to its winner: bonus and difference in deadwood, `factor` times."""

    bonus: int
    difference: int
    factor: int = 1

    @property
    def total(self) -> int:
        """Return the points entered for the winner."""
        return (self.bonus + self.difference) * self.factor


def score(result: Result, rules: Rules) -> Score:
    """Return what a result is worth to its winner under the rules; a void hand nothing."""
    showdown = result.showdown
    if showdown is None:
        return Score(0, 0)
    bonus = {
        Ending.GIN: rules.gin_bonus,
        Ending.BIG_GIN: rules.big_gin_bonus,
        Ending.UNDERCUT: rules.undercut_bonus,
    }.get(showdown.ending, 0)
    difference = abs(showdown.defence.points - showdown.knocker_deadwood)
    return Score(bonus, difference, rules.factor(showdown.upcard))


def defend(defender: Cards, spread: Arrangement, left: int, rules: Rules) -> Layoff:
    """Return what a defender does against a spread that left the knocker `left` points.

    Nothing is laid off on gin.
    """
    if left == 0:
        return Layoff(deadwood(defender), (), arrangements(defender)[0])
    return layoff(defender, spread, rules.layoff_search)
