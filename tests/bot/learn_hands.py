"""Learn `SIGNS` of `game/bot/hands.py`: `python -m tests.bot.learn_hands --hands 6000`.

Vera plays Rosa.  Before her discards, hands are dealt by the chances and weighed; the weights of
the signs go up the gradient of how likely the hand that Rosa really holds is among them: its signs
less the weighed mean of theirs.  Each weight has a step of its own, by the size of its gradients.
"""

import argparse
from math import exp, sqrt
from operator import mul
from random import Random

from game.bot.classic import counter
from game.bot.eleven import melding
from game.bot.guess import LATER, guess
from game.bot.hands import SIGNS, clues_of, dealer, signs_of
from game.bot.mind import LEVEL, conclude
from game.core.actions import Action
from game.core.cards import Cards
from game.core.deadwood import deadwood
from game.core.round import Phase, Round
from game.core.view import view_of
from tests.bot.lessons import lesson

STEPS = (0.05, 0.02, 0.005)
"""The step in each third of the hands."""
KEPT = 0.999
"""What is kept of a squared gradient from one line to the next."""
FLOOR = 0.05


class Learner:
    """The weights of the signs by turn."""

    def __init__(self, dealt: int) -> None:
        self.rows = [[0.0] * len(SIGNS) for _ in range(1 + len(LATER))]
        self.squares = [[1.0] * len(SIGNS) for _ in self.rows]
        self.step, self.dealt = STEPS[0], dealt

    def take_in(self, round_: Round, rng: Random) -> None:
        """Learn from the hand that the opponent really holds at a moment."""
        view = view_of(round_, round_.turn)
        thought, clues = guess(view), clues_of(view)
        column = sum(thought.turn >= start for start in LATER)
        row, squares = self.rows[column], self.squares[column]
        deal = dealer(view, thought, rng)

        def signs(hand: Cards) -> list[float]:
            return signs_of(hand, deadwood(hand), melding(hand), clues)

        lines = [signs(deal()) for _ in range(self.dealt)]
        shares = [exp(sum(map(mul, row, line))) for line in lines]
        total = sum(shares)
        real = signs(round_.hands[1 - round_.turn])
        for place, number in enumerate(real):
            mean = sum(share * line[place] for share, line in zip(shares, lines, strict=True))
            slope = number - mean / total
            squares[place] = KEPT * squares[place] + (1 - KEPT) * slope * slope
            row[place] += self.step * slope / (sqrt(squares[place]) + FLOOR)


def main() -> None:
    """Play, learn and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=6_000)
    parser.add_argument("--dealt", type=int, default=60, help="hands dealt at each moment")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    learner = Learner(asked.dealt)

    def choose(round_: Round) -> Action:
        view = view_of(round_, round_.turn)
        if round_.phase is Phase.DISCARD and view.opponent_thrown:
            learner.take_in(round_, Random(view.hand))
        return conclude(counter(view, LEVEL, Random(1)))

    for number in range(asked.hands):
        learner.step = STEPS[number * len(STEPS) // asked.hands]
        lesson(asked.seed * 1_000_003 + number, choose)
    for place, (name, shipped) in enumerate(SIGNS.items()):
        learned = ", ".join(f"{row[place]:.2f}" for row in learner.rows)
        print(f'    "{name}": ({learned}),  # shipped: {shipped}')


if __name__ == "__main__":
    main()
