"""Learn the tables of `game/bot/guess.py`: `python -m tests.bot.learn_guess --hands 20000`.

Vera plays Rosa.  Before each of her discards every unseen card is a line of a logistic regression:
what relates it to the cards thrown, left and taken on one side, whether Rosa holds it on the other.
The regression goes down the gradient line by line, in ever smaller steps.
"""

import argparse
from math import exp, log
from operator import mul
from random import Random

from game.bot.classic import counter
from game.bot.guess import LATER, groups_of, guess, prior_of, relations
from game.bot.mind import LEVEL, conclude
from game.core.actions import Action
from game.core.cards import RANK_COUNT, bit, each
from game.core.round import Phase, Round
from game.core.view import PlayerView, view_of
from tests.bot.lessons import lesson

STEPS = (0.01, 0.004, 0.0012)
"""The step in each third of the hands."""
FADES = 1e-5
OF_PRIOR = 2


class Learner:
    """The weights by turn: ranks, relations and priors in one row."""

    def __init__(self, many: int = RANK_COUNT + 15 + OF_PRIOR) -> None:
        self.rows = [[0.0] * many for _ in range(1 + len(LATER))]
        for row in self.rows:
            row[-OF_PRIOR] = 1.0
        self.step = STEPS[0]

    def take_in(self, round_: Round) -> None:
        """Learn from every unseen card of a moment."""
        view = view_of(round_, round_.turn)
        row = self.rows[_row(view)]
        for numbers, held in _lines(view, round_):
            error = held - _chance(row, numbers)
            for place, number in enumerate(numbers):
                row[place] += self.step * (error * number - FADES * row[place])


def _row(view: PlayerView) -> int:
    return sum(view.own_thrown.bit_count() >= start for start in LATER)


def _lines(view: PlayerView, round_: Round) -> list[tuple[list[float], bool]]:
    groups, prior = groups_of(view), prior_of(view)
    theirs = round_.hands[1 - round_.turn]
    lines: list[tuple[list[float], bool]] = []
    for card in each(view.unseen):
        ranks = [0.0] * RANK_COUNT
        ranks[card % RANK_COUNT] = 1.0
        lines.append(([*ranks, *relations(card, groups), *prior], theirs & bit(card) != 0))
    return lines


def _chance(row: list[float], numbers: list[float]) -> float:
    return 1 / (1 + exp(-sum(map(mul, row, numbers))))


def surprise(round_: Round) -> tuple[float, float]:
    """Return the mean logarithmic loss of the shipped guess at a moment, and of no guess at all."""
    view = view_of(round_, round_.turn)
    chance, theirs = guess(view).chance, round_.hands[1 - round_.turn]
    hidden = view.opponent_count - view.opponent_known.bit_count()
    unseen = list(each(view.unseen))
    base = hidden / len(unseen)
    loss = plain = 0.0
    for card in unseen:
        said = min(0.99, max(0.01, chance[card]))
        held = theirs & bit(card) != 0
        loss -= log(said if held else 1 - said)
        plain -= log(base if held else 1 - base)
    return loss / len(unseen), plain / len(unseen)


def main() -> None:
    """Play, learn and print the tables, and how well the shipped ones do beside no guess."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    learner, losses = Learner(), [(0.0, 0.0)]

    def choose(round_: Round) -> Action:
        if round_.phase is Phase.DISCARD:
            learner.take_in(round_)
            losses.append(surprise(round_))
        return conclude(counter(view_of(round_, round_.turn), LEVEL, Random(1)))

    for number in range(asked.hands):
        learner.step = STEPS[number * len(STEPS) // asked.hands]
        lesson(asked.seed * 1_000_003 + number, choose)
    for name, begin, end in (
        ("RANK_ODDS", 0, RANK_COUNT),
        ("RELATIONS", RANK_COUNT, -OF_PRIOR),
        ("PRIOR", -OF_PRIOR, None),
    ):
        print(name)
        for row in learner.rows:
            print("   ", ", ".join(f"{weight:.2f}" for weight in row[begin:end]))
    shipped, plain = (sum(column) / (len(losses) - 1) for column in zip(*losses, strict=True))
    print(f"loss of the shipped tables {shipped:.4f}, without any {plain:.4f}")


if __name__ == "__main__":
    main()
