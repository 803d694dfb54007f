"""What every computer player is: a function of what it may know, which thinks in slices."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from game.core.actions import Action
from game.core.match import Match
from game.core.scoring import Seat
from game.core.view import PlayerView

Thought: TypeAlias = Generator[None, None, Action]
"""Yields after each slice of thinking, returns an action."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How the match stands for one seat before the hand that is being played."""

    mine: int = 0
    """Points entered for this seat."""
    theirs: int = 0
    """Points entered for the opponent."""
    mine_count: bool = True
    """Whether a hand that this seat wins now is entered where these points are."""
    theirs_count: bool = True
    """Whether one that the opponent wins is."""


LEVEL = Standing()
"""Where every match begins."""

Mind: TypeAlias = Callable[[PlayerView, Standing, Random], Thought]
"""A way to play: stateless, so that a match resumed from a save goes on alike."""


def standing_of(match: Match, seat: Seat) -> Standing:
    """Return how a match stands for a seat: by the last game that is open, when several are scored.

    A game that is over no longer moves anyone, and none ends later than the last.  It takes in no
    first wins, while the games before it are open.
    """
    scores, other = match.games[-1].scores, 1 - seat
    return Standing(
        scores[seat], scores[other], match.last_game_takes(seat), match.last_game_takes(other)
    )


def conclude(thought: Thought) -> Action:
    """Return the action that a thought ends in, all slices at once."""
    while True:
        try:
            next(thought)
        except StopIteration as done:
            action: Action = done.value
            return action
