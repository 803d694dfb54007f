"""Matches for the tests of what is kept: whole ones, and the ends of their hands."""

from dataclasses import replace
from functools import cache
from random import Random

from game.core.rules import CLASSIC, HOUSE, OKLAHOMA, STANDARD, Rules
from game.progress import Progress, Setup, next_hand, play, start
from game.records.history import History
from tests.play import hand_by_chance, thought

RULES: tuple[Rules, ...] = (
    HOUSE,
    STANDARD,
    OKLAHOMA,
    CLASSIC,
    replace(HOUSE, games=3, big_gin=True, target=40),
)


@cache
def ends(seed: int, rules: Rules = HOUSE) -> tuple[Progress, ...]:
    """Return the last moment of every hand of a match that the computer plays in both seats."""
    opponent = ("classic", "beginner")[seed % 2]
    progress = start(Setup(rules, opponent, seed, fixed_decks=True), Random(0))
    found: list[Progress] = []
    while not progress.match_over:
        if progress.hand_over:
            progress = next_hand(progress, Random(0))
        progress, _ = play(progress, thought(progress))
        if progress.hand_over:
            found.append(progress)
    return tuple(found)


@cache
def by_chance(seed: int) -> Progress:
    """Return the last moment of a hand in which both seats did anything legal."""
    return list(hand_by_chance(seed))[-1]


def history_of(*hands: Progress) -> History:
    """Return the history of some hands, the oldest first."""
    history = History()
    for hand in hands:
        history = history.with_hand(hand)
    return history
