"""Figures that repeat: `./build.sh bench` prints them beside what one would use instead.

Nothing here is asserted: a busy machine is slower, and the figures say so by themselves.
"""

import platform
import statistics
import time
from collections.abc import Callable
from random import Random

from game.core.cards import RANK_COUNT, Cards, as_mask
from game.core.deadwood import deadwood
from game.core.round import apply, legal_actions
from game.core.view import view_of
from game.save import load_text, save_text
from tests.core.brute import least, pairs
from tests.play import match_by_mind, thought

REPEATS = 5


def main() -> None:
    """Measure and print."""
    print(f"Python {platform.python_version()}, {platform.machine()}; median of {REPEATS} runs")
    rng = Random(2026)
    random_hands = [as_mask(rng.sample(range(52), 10)) for _ in range(100_000)]
    rich_hands = [as_mask(rng.sample(close_cards(), 10)) for _ in range(20_000)]
    solver("random ten-card hands", random_hands)
    solver("meld-rich ten-card hands", rich_hands)
    engine()


def close_cards() -> list[int]:
    """Return the cards of six neighbouring ranks: hands of these are full of melds."""
    return [rank + RANK_COUNT * suit for rank in range(3, 9) for suit in range(4)]


def solver(name: str, hands: list[Cards]) -> None:
    """Print how many hands a second are solved, by the run table and by trying every meld."""
    fast = rate(lambda: [deadwood(hand) for hand in hands], len(hands))
    few = hands[:400]
    plain = rate(lambda: [least(pairs(hand)) for hand in few], len(few))
    print(f"{name:28} {fast:12,.0f} a second; trying every meld instead: {plain:,.0f}")


def engine() -> None:
    """Print what one action costs from the rules to the save."""
    states = [p for seed in range(3) for p in match_by_mind(seed) if not p.hand_over]
    actions = [thought(progress) for progress in states]
    steps: list[tuple[str, Callable[[], object]]] = [
        ("a decision of the computer", lambda: [thought(p) for p in states]),
        ("all legal actions", lambda: [legal_actions(p.round) for p in states]),
        (
            "applying an action",
            lambda: [apply(p.round, a) for p, a in zip(states, actions, strict=True)],
        ),
        ("a player's view", lambda: [view_of(p.round, 0) for p in states]),
        ("writing a save", lambda: [save_text(p) for p in states]),
        ("reading a save, all replayed", lambda: [load_text(save_text(p)) for p in states]),
    ]
    for name, work in steps:
        print(f"{name:28} {1e6 / rate(work, len(states)):12,.0f} microseconds")


def rate(work: Callable[[], object], count: int) -> float:
    """Return how many of `count` things a second the work does, the median of some runs."""
    return count / statistics.median(timed(work) for _ in range(REPEATS))


def timed(work: Callable[[], object]) -> float:
    """Return the seconds that one run takes."""
    begin = time.perf_counter()
    work()
    return time.perf_counter() - begin


if __name__ == "__main__":
    main()
