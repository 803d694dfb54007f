"""The one way to ask a computer player for an action."""

from random import Random

from game.bot.mind import LEVEL, Standing, Thought
from game.bot.opponents import opponent_by_id
from game.core.view import PlayerView

__all__ = ["Thought", "think"]


def think(
    view: PlayerView, rng: Random, opponent: str = "classic", standing: Standing = LEVEL
) -> Thought:
    """Return the thought of an opponent over what its seat may know; it yields often.

    `rng` is seeded from the match seed, the hand and the ply: nothing else is remembered.
    Raises ValueError when there is no such opponent.
    """
    return opponent_by_id(opponent).mind(view, standing, rng)
