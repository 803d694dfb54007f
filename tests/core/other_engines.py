"""The same work done by OpenSpiel and RLCard, where these extras are installed."""

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import Any

from game.core.cards import as_mask
from tests.core.speed import KINDS, Work, hands


def others(scale: int) -> dict[str, dict[str, float]]:
    """Return, for each other engine that is installed, its rates by the names of our works."""
    engines: dict[str, tuple[str, Callable[[int], list[Work]]]] = {
        "OpenSpiel": ("pyspiel", open_spiel),
        "RLCard": ("rlcard", rlcard),
    }
    return {
        name: {work.name: work.rate() for work in works(scale)}
        for name, (module, works) in engines.items()
        if find_spec(module)
    }


def _each(call: Callable[[Any], object], some: list[Any]) -> Callable[[], object]:
    return partial(lambda call, some: [call(one) for one in some], call, some)


def open_spiel(scale: int) -> list[Work]:
    """Return OpenSpiel's works: C++ called from Python, with its own lists made beforehand."""
    from tests.core.open_spiel import GAME, UTILS, numbers

    found: list[Work] = []
    for kind in KINDS:
        ten = [numbers(as_mask(hand)) for hand in hands(kind, 10, 500 * scale)]
        eleven = [numbers(as_mask(hand)) for hand in hands(kind, 11, 50 * scale)]
        found += [
            Work(f"deadwood of ten cards, {kind}", len(ten), _each(UTILS.min_deadwood, ten)),
            Work(f"best discard of eleven, {kind}", len(eleven), _each(UTILS.min_deadwood, eleven)),
            Work(
                f"all arrangements of ten, {kind}",
                len(eleven),
                _each(UTILS.all_meld_groups, ten[: len(eleven)]),
            ),
        ]

    def play() -> None:
        rng = Random(1)
        for _ in range(scale):
            state = GAME.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))

    return [*found, Work("whole hands at random", scale, play)]


def rlcard(scale: int) -> list[Work]:
    """Return RLCard's works, in Python as ours."""
    from rlcard.games.gin_rummy.utils import melding, utils

    def least(hand: list[Any]) -> int:
        best: list[Any] = melding.get_best_meld_clusters(hand)
        points: int = utils.get_deadwood_count(hand, best[0] if best else [])
        return points

    def after_discard(hand: list[Any]) -> int:
        return min(least([*hand[:index], *hand[index + 1 :]]) for index in range(len(hand)))

    found: list[Work] = []
    for kind in KINDS:
        ten = [list(map(utils.get_card, hand)) for hand in hands(kind, 10, 10 * scale)]
        eleven = [list(map(utils.get_card, hand)) for hand in hands(kind, 11, scale)]
        arranged = _each(melding.get_best_meld_clusters, ten)
        found += [
            Work(f"deadwood of ten cards, {kind}", len(ten), _each(least, ten)),
            Work(f"best discard of eleven, {kind}", len(eleven), _each(after_discard, eleven)),
            Work(f"all arrangements of ten, {kind}", len(ten), arranged),
        ]
    return found
