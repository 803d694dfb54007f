"""What counting the match brings: `python -m tests.bot.without_stakes --matches 2000 --seed 11`.

The expert plays himself by the House rules to 30 points; one of the two never hears the score.
"""

import argparse
from dataclasses import replace
from random import Random

from game.bot.duel import duel
from game.bot.expert import expert
from game.bot.mind import LEVEL, Standing, Thought
from game.bot.tally import Tally
from game.core.rules import HOUSE
from game.core.view import PlayerView

RULES = replace(HOUSE, target=30)


def deaf(view: PlayerView, standing: Standing, rng: Random) -> Thought:
    """Play as the expert does while a match is level."""
    del standing
    return expert(view, LEVEL, rng)


def main() -> None:
    """Print how often the one who hears the score wins."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.without_stakes", description=__doc__)
    parser.add_argument("--matches", type=int, default=2000, help="an even number")
    parser.add_argument("--seed", type=int, default=11)
    asked = parser.parse_args()
    seeds = (asked.seed * 10_000_019 + index for index in range(asked.matches // 2))
    minds = expert, deaf
    tally = Tally([(duel(minds, RULES, seed, 0), duel(minds, RULES, seed, 1)) for seed in seeds])
    print(f"{asked.matches} matches: {tally.wins}")


if __name__ == "__main__":
    main()
