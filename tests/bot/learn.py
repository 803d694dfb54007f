"""Learn `game/bot/weights.py` from play: `python -m tests.bot.learn --hands 20000 --seed 1`.

The expert plays Rosa, now and then trying something else.  Each of his discards and knocks is a
line of an equation, its features on one side and what the hand brought on the other; the weights
of a turn are the least squares over that turn and, with less weight, its neighbours.  Half of the
old weights is kept, because a full step swings from one extreme to the other.
"""

import argparse
from dataclasses import dataclass, field
from random import Random

from game.bot.mind import LEVEL
from game.bot.reckon import Option, knock_features, moment, options
from game.bot.weights import KNOCK, WORTH
from game.core.actions import Action, Discard, Knock
from game.core.round import Phase, Round
from game.core.view import view_of
from tests.bot.lessons import lesson
from tests.bot.moments import ended

TRIES_DISCARD, TRIES_KNOCK = 0.04, 0.1
NEIGHBOUR, RIDGE, KEPT = 0.3, 20.0, 0.5

Row = tuple[float, ...]


@dataclass
class Equations:
    """The normal equations of least squares, one set for each turn."""

    size: int
    turns: int
    squares: list[list[list[float]]] = field(init=False)
    products: list[list[float]] = field(init=False)

    def __post_init__(self) -> None:
        self.squares = [[[0.0] * self.size for _ in range(self.size)] for _ in range(self.turns)]
        self.products = [[0.0] * self.size for _ in range(self.turns)]

    def add(self, turn: int, numbers: Row, result: float) -> None:
        """Enter one line."""
        for i, number in enumerate(numbers):
            self.products[turn][i] += number * result
            line = self.squares[turn][i]
            for j, other in enumerate(numbers):
                line[j] += number * other

    def solved(self, turn: int) -> list[float]:
        """Return the weights of a turn."""
        near = [(turn, 1.0), (turn - 1, NEIGHBOUR), (turn + 1, NEIGHBOUR)]
        near = [(at, share) for at, share in near if 0 <= at < self.turns]
        rows = [
            [sum(share * self.squares[at][i][j] for at, share in near) for j in range(self.size)]
            + [sum(share * self.products[at][i] for at, share in near)]
            for i in range(self.size)
        ]
        for i in range(self.size):
            rows[i][i] += RIDGE
        return eliminated(rows)


def eliminated(rows: list[list[float]]) -> list[float]:
    """Return the solution of linear equations, each row with its right side last."""
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(size):
            if k != i:
                factor = rows[k][i] / rows[i][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def explored(found: list[Option], rng: Random) -> Option:
    """Return the best option, or now and then another one; gin is never passed up."""
    best = found[0]
    if isinstance(best.action, Knock) and best.left == 0:
        return best
    knocks = [option for option in found if isinstance(option.action, Knock)]
    throws = [option for option in found if isinstance(option.action, Discard)]
    if knocks and rng.random() < TRIES_KNOCK:
        return rng.choice([knocks[0], throws[0]])
    return rng.choice(throws) if rng.random() < TRIES_DISCARD else best


def one_hand(seed: int, going_on: Equations, knocking: Equations) -> None:
    """Play one hand and enter what the learner did in it."""
    rng = Random(seed)
    lines: list[tuple[bool, int, Row]] = []

    def choose(round_: Round) -> Action:
        view = view_of(round_, round_.turn)
        found = ended(options(view, LEVEL))
        if view.phase is not Phase.DISCARD:
            return found[0].action
        option = explored(found, rng)
        now = ended(moment(view))
        if isinstance(option.action, Discard):
            lines.append((False, now.row, option.outlook))
        elif isinstance(option.action, Knock) and option.left:
            numbers = knock_features(now, option.left, option.action.melds)
            lines.append((True, now.row, numbers))
        return option.action

    brought = lesson(seed, choose)
    for knocked, turn, numbers in lines:
        (knocking if knocked else going_on).add(turn, numbers, brought)


def text(name: str, old: tuple[Row, ...], equations: Equations) -> str:
    """Return a table as Python, the new weights mixed with the old ones."""
    lines = [f"{name}: tuple[tuple[float, ...], ...] = ("]
    for turn, row in enumerate(old):
        new = equations.solved(turn)
        mixed = [KEPT * a + (1 - KEPT) * b for a, b in zip(row, new, strict=True)]
        lines.append(f"    ({', '.join(f'{weight:.2f}' for weight in mixed)}),")
    return "\n".join([*lines, ")"])


def main() -> None:
    """Play, solve and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    going_on = Equations(len(WORTH[0]), len(WORTH))
    knocking = Equations(len(KNOCK[0]), len(KNOCK))
    for number in range(asked.hands):
        one_hand(asked.seed * 1_000_003 + number, going_on, knocking)
    print(text("WORTH", WORTH, going_on))
    print(text("KNOCK", KNOCK, knocking))


if __name__ == "__main__":
    main()
