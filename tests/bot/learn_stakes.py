"""Learn the numbers of `game/bot/stakes.py`: `python -m tests.bot.learn_stakes --hands 2000`.

Two experts play hands; what the winners scored makes `AMOUNTS`.  The exact chance to win a match
follows from these by recursion, and the curve that stands for it is the one of least squares.
"""

import argparse
from functools import cache
from itertools import product
from math import exp, sqrt
from random import Random

from game.bot.expert import expert
from game.bot.mind import LEVEL, conclude
from game.bot.stakes import AMOUNTS
from game.core.deal import shuffle
from game.core.round import apply, deal
from game.core.rules import HOUSE
from game.core.scoring import score
from game.core.view import view_of

LACKING = range(2, 151, 4)
"""Points lacking for which the chances are compared."""


def amounts(hands: int, seed: int) -> list[int]:
    """Return what the winner of each hand between two experts scored, in ascending order."""
    found: list[int] = []
    for number in range(seed * 1_000_000, seed * 1_000_000 + hands):
        round_ = deal(HOUSE, number % 2, shuffle(Random(number)))
        while round_.result is None:
            action = conclude(expert(view_of(round_, round_.turn), LEVEL, Random(number)))
            round_, _ = apply(round_, action)
        if round_.result.winner is not None:
            found.append(score(round_.result, HOUSE).total)
    return sorted(found)


def in_groups(found: list[int], groups: int = len(AMOUNTS)) -> tuple[int, ...]:
    """Return the middle of each of so many groups of equal size."""
    return tuple(found[int((group + 0.5) * len(found) / groups)] for group in range(groups))


@cache
def exact(mine: int, theirs: int, found: tuple[int, ...] = AMOUNTS) -> float:
    """Return the chance to win a match for one who lacks so many points, against an equal."""
    if mine <= 0 or theirs <= 0:
        return float(mine <= 0)
    won = sum(exact(mine - amount, theirs, found) for amount in found)
    lost = sum(exact(mine, theirs - amount, found) for amount in found)
    return (won + lost) / (2 * len(found))


def difference(steepness: float, width: float, found: tuple[int, ...]) -> float:
    """Return the root mean square by which a curve misses the exact chances."""
    squares = [
        (exact(mine, theirs, found) - curve(mine, theirs, steepness, width)) ** 2
        for mine, theirs in product(LACKING, repeat=2)
    ]
    return sqrt(sum(squares) / len(squares))


def curve(mine: int, theirs: int, steepness: float, width: float) -> float:
    """Return the chance by the curve of `stakes.py`, with its two numbers."""
    return 1 / (1 + exp(steepness * (mine - theirs) / sqrt(mine + theirs + width)))


def main() -> None:
    """Print the amounts, and the curve that fits them best."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.learn_stakes", description=__doc__)
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=9)
    asked = parser.parse_args()
    found = in_groups(amounts(asked.hands, asked.seed))
    print(f"AMOUNTS = {found}")
    tried = product([step / 100 for step in range(20, 50, 2)], range(0, 120, 8))
    off, steepness, width = min((difference(*pair, found), *pair) for pair in tried)
    print(f"steepness {steepness}, width {width}: off by {off:.3f} in the root mean square")


if __name__ == "__main__":
    main()
