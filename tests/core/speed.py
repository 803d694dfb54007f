"""What the engine's functions cost, measured by themselves; needs the standard library only.

`./build.sh bench` prints these figures natively, beside other engines', and in the browser's
interpreter.
"""

import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random
from typing import Any

from game.core.cards import RANK_COUNT, SUIT_COUNT, Cards, as_mask
from game.core.deadwood import best_discards, deadwood
from game.core.deal import shuffle
from game.core.melds import Arrangement, arrangements, layoff
from game.core.round import Phase, apply, deal, legal_actions
from game.core.rules import HOUSE
from tests.core.greedy import hand_between_two

REPEATS = 5
KINDS = ("random", "meld-rich")
CLOSE_CARDS = [rank + RANK_COUNT * suit for rank in range(3, 9) for suit in range(SUIT_COUNT)]
"""The cards of six neighbouring ranks: hands of these are full of melds."""


@dataclass(frozen=True)
class Work:
    """Something to measure: a name, how many things it does, and the doing."""

    name: str
    things: int
    run: Callable[[], object]


def rates(columns: Mapping[str, Iterable[Work]]) -> dict[str, dict[str, float]]:
    """Return how many things a second are done, by column and by the name of the work.

    Works of one name take turns, so that a busy machine disturbs all of them, and of each the
    least disturbed run counts.
    """
    turns: dict[str, dict[str, Work]] = {}
    for column, works in columns.items():
        for work in works:
            turns.setdefault(work.name, {})[column] = work
    found: dict[str, dict[str, float]] = {column: {} for column in columns}
    for name, rivals in turns.items():
        rounds = [{c: timed(work.run) for c, work in rivals.items()} for _ in range(REPEATS)]
        for column, work in rivals.items():
            found[column][name] = work.things / min(seconds[column] for seconds in rounds)
    return found


def timed(run: Callable[[], object]) -> float:
    """Return the processor's seconds that one run takes, so that other work counts less."""
    begin = time.process_time()
    run()
    return time.process_time() - begin


def hands(kind: str, size: int, number: int) -> list[list[int]]:
    """Return random hands, each as a list of cards."""
    rng = Random(2026)
    pool = range(52) if kind == "random" else CLOSE_CARDS
    return [rng.sample(pool, size) for _ in range(number)]


def masks(kind: str, size: int, number: int) -> list[Cards]:
    """Return the same hands as sets."""
    return [as_mask(hand) for hand in hands(kind, size, number)]


def showdowns(number: int) -> list[tuple[Cards, Arrangement]]:
    """Return defenders and the melds that greedy players knocked with against them."""
    found: list[tuple[Cards, Arrangement]] = []
    for seed in count():
        *_, (_, last) = hand_between_two(deal(HOUSE, seed % 2, shuffle(Random(seed))))
        if last.result and last.result.showdown:
            showdown = last.result.showdown
            found.append((last.hands[1 - showdown.knocker], showdown.spread))
        if len(found) == number:
            break
    return found


def works(scale: int) -> list[Work]:
    """Return all that is measured; `scale` times as much where the machine is quick."""
    found: list[Work] = []
    for kind in KINDS:
        for name, size, number, call in (
            ("deadwood of ten cards", 10, 2000, deadwood),
            ("best discard of eleven", 11, 200, lambda hand: best_discards(hand, hand)),
            ("all arrangements of ten", 10, 100, arrangements),
        ):
            some = masks(kind, size, number * scale)
            found.append(Work(f"{name}, {kind}", len(some), each_of(call, some)))
    ends = showdowns(10 * scale)
    return [
        *found,
        Work("joint layoff", len(ends), lambda: [layoff(*end) for end in ends]),
        Work("whole hands at random", scale, lambda: random_hands(scale)),
        Work("whole hands, greedy players", scale, lambda: greedy_hands(scale)),
    ]


def each_of(call: Callable[[Any], object], some: list[Any]) -> Callable[[], object]:
    """Return what calls a function with each of some things."""
    return partial(lambda call, some: [call(one) for one in some], call, some)


def random_hands(number: int) -> None:
    """Play hands of random actions."""
    for seed in range(number):
        rng = Random(seed)
        round_ = deal(HOUSE, 0, shuffle(rng))
        while round_.phase is not Phase.OVER:
            round_, _ = apply(round_, rng.choice(legal_actions(round_)))


def greedy_hands(number: int) -> None:
    """Play hands between two greedy players."""
    for seed in range(number):
        for _ in hand_between_two(deal(HOUSE, 0, shuffle(Random(seed)))):
            pass


def figures(scale: int) -> dict[str, float]:
    """Return the rate of everything measured, by name."""
    return rates({"ours": works(scale)})["ours"]
