"""Hands for the scripts that learn: one player is watched, all cards open to the watcher."""

from collections.abc import Callable
from random import Random

from game.bot.classic import classic
from game.bot.mind import LEVEL, conclude
from game.core.actions import Action
from game.core.deal import shuffle
from game.core.round import Round, apply, deal
from game.core.rules import HOUSE
from game.core.scoring import score
from game.core.view import view_of

Chooser = Callable[[Round], Action]
"""What the watched player does; it may note what it sees, and the hidden cards as well."""


def lesson(seed: int, choose: Chooser) -> int:
    """Play a hand against Rosa and return the points it brought, less those of the opponent.

    Seat and dealer change with the seed.
    """
    rng, seat = Random(seed), seed % 2
    round_ = deal(HOUSE, seed // 2 % 2, shuffle(rng))
    while round_.result is None:
        if round_.turn == seat:
            action = choose(round_)
        else:
            action = conclude(classic(view_of(round_, round_.turn), LEVEL, rng))
        round_, _ = apply(round_, action)
    points = score(round_.result, HOUSE).total
    return points if round_.result.winner == seat else -points
