"""What an idea of the expert's brings: he plays himself, and one of the two does without it.

`python -m tests.bot.without score --matches 2000 --seed 11` leaves out the score of the match, by
the House rules to 30 points; `finish` leaves out the end of the stock, and is played to 100.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from random import Random

from game.bot.duel import duel
from game.bot.expert import expert
from game.bot.mind import LEVEL, Mind, Standing, Thought
from game.bot.tally import Pair, Tally
from game.core.rules import HOUSE, Rules
from game.core.view import PlayerView

FULL_STOCK = 31


def deaf(view: PlayerView, standing: Standing, rng: Random) -> Thought:
    """Play as the expert does while a match is level."""
    del standing
    return expert(view, LEVEL, rng)


def endless(view: PlayerView, standing: Standing, rng: Random) -> Thought:
    """Play as the expert does while the stock is full."""
    return expert(replace(view, stock_count=FULL_STOCK), standing, rng)


LACKING: dict[str, tuple[Mind, Rules]] = {
    "score": (deaf, replace(HOUSE, target=30)),
    "finish": (endless, HOUSE),
}


def pair(idea: str, seed: int) -> Pair:
    """Return the two mirrored matches of a seed, the whole expert named first."""
    other, rules = LACKING[idea]
    return duel((expert, other), rules, seed, 0), duel((expert, other), rules, seed, 1)


def main() -> None:
    """Print how often the one wins who has the idea, and by how much."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.without", description=__doc__)
    parser.add_argument("idea", choices=sorted(LACKING))
    parser.add_argument("--matches", type=int, default=2000, help="an even number")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    seeds = (asked.seed * 10_000_019 + index for index in range(asked.matches // 2))
    with ProcessPoolExecutor(asked.jobs) as pool:
        tally = Tally(list(pool.map(partial(pair, asked.idea), seeds, chunksize=4)))
    ahead = tally.margin
    print(f"{asked.matches} matches: {tally.wins}")
    print(f"{ahead.value:.2f} points a hand ahead ({ahead.low:.2f} to {ahead.high:.2f})")


if __name__ == "__main__":
    main()
