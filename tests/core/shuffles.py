"""How evenly a shuffle deals: two chi-square statistics over many decks, and what chance gives.

Positions: how often card c lies at place p, 52 x 52 cells of n/52 expected.  A deck has each card
and each place once, so the sum over cells of (seen - expected)^2 / expected is 52/51 times a
chi-square of 51 * 51 = 2601 degrees of freedom: the covariance of one deck's table is 1/51 of the
projection on tables whose rows and columns sum to nought.  It is given divided by 52/51.

Pairs: how often card b follows card a, 52 x 51 cells of 51n / 2652 = n/52 expected.  For one deck
the chance of two given pairs is 0 when they share a first or a second card or are each other's
reverse, and 1 / (52 * 51) otherwise.  From that the covariance has the eigenvalue 1 on 1274
dimensions (tables alike both ways around), 53/51 on 1275 (those unlike), and 2 in all on the 102
that are left.  So the sum has the mean 1274 + 1275 * 53/51 + 2 = 2601 and the variance
2 * (1274 + 1275 * (53/51)^2), at most 0.2 more.

Both are near enough to a normal law to be judged by their distance from the mean in deviations.
"""

import multiprocessing
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from random import Random, SystemRandom

from game.core.cards import DECK_SIZE
from game.core.deal import shuffle

POSITIONS_MEAN = 51 * 51
POSITIONS_DEVIATION = sqrt(2 * POSITIONS_MEAN)
PAIRS_MEAN = 2601
PAIRS_DEVIATION = sqrt(2 * (1274 + 1275 * (53 / 51) ** 2))
BATCH = 2_000

Deck = tuple[int, ...]


@dataclass(frozen=True)
class Counts:
    """How often each card lay at each place, and each card followed each other."""

    decks: int
    positions: Counter[tuple[int, int]]
    pairs: Counter[tuple[int, int]]

    def __add__(self, other: "Counts") -> "Counts":
        """Return the counts of both."""
        positions, pairs = self.positions.copy(), self.pairs.copy()
        positions.update(other.positions)
        pairs.update(other.pairs)
        return Counts(self.decks + other.decks, positions, pairs)

    @property
    def off_positions(self) -> float:
        """Return how many deviations the positions are from what chance gives."""
        cells = [self.positions[place, card] for place in _ALL for card in _ALL]
        chi_square = _chi_square(cells, self.decks / DECK_SIZE) * 51 / 52
        return (chi_square - POSITIONS_MEAN) / POSITIONS_DEVIATION

    @property
    def off_pairs(self) -> float:
        """Return how many deviations the pairs are from what chance gives."""
        cells = [self.pairs[a, b] for a in _ALL for b in _ALL if a != b]
        return (_chi_square(cells, self.decks / DECK_SIZE) - PAIRS_MEAN) / PAIRS_DEVIATION


_ALL = range(DECK_SIZE)


def counted(decks: int, rng: Random, deal: Callable[[Random], Deck] = shuffle) -> Counts:
    """Return the counts over so many decks."""
    positions, pairs = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for begun in range(0, decks, BATCH):
        batch = [deal(rng) for _ in range(min(BATCH, decks - begun))]
        places = list(zip(*batch, strict=True))
        for place, cards in enumerate(places):
            for card, times in Counter(cards).items():
                positions[place, card] += times
        for upper, lower in pairwise(places):
            pairs.update(zip(upper, lower, strict=True))
    return Counts(decks, positions, pairs)


def counted_by_system(decks: int) -> Counts:
    """Return the counts over decks from the source that the game uses."""
    return counted(decks, SystemRandom())


def counted_by_two(decks: int) -> Counts:
    """Return the same, by two processes."""
    # started afresh, since a copy of a process with threads can hang
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        one, other = pool.map(counted_by_system, [decks // 2, decks - decks // 2])
    return one + other


def _chi_square(cells: list[int], expected: float) -> float:
    return sum((seen - expected) * (seen - expected) for seen in cells) / expected
