"""The same work done by OpenSpiel and RLCard, where these extras are installed."""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

from game.core.cards import as_mask
from tests.core.speed import KINDS, Work, each_of, hands

OPEN_SPIEL = "OpenSpiel"


def others(scale: int) -> dict[str, list[Work]]:
    """Return, for each other engine that is installed, its works under the names of ours."""
    engines: dict[str, tuple[str, Callable[[int], list[Work]]]] = {
        OPEN_SPIEL: ("pyspiel", open_spiel),
        f"{OPEN_SPIEL} on sorted tuples": ("pyspiel", open_spiel_on_sorted_tuples),
        "RLCard": ("rlcard", rlcard),
    }
    return {name: works(scale) for name, (module, works) in engines.items() if find_spec(module)}


def open_spiel(scale: int) -> list[Work]:
    """Return OpenSpiel's works: C++ called from Python, with hands in the order dealt."""
    from tests.core.open_spiel import GAME, UTILS, to_theirs

    found: list[Work] = []
    for kind in KINDS:
        ten = [list(map(to_theirs, hand)) for hand in hands(kind, 10, 2000 * scale)]
        eleven = [list(map(to_theirs, hand)) for hand in hands(kind, 11, 200 * scale)]
        arranged = each_of(UTILS.all_meld_groups, ten[: 100 * scale])
        least = UTILS.min_deadwood
        found += [
            Work(f"deadwood of ten cards, {kind}", len(ten), each_of(least, ten)),
            Work(f"best discard of eleven, {kind}", len(eleven), each_of(least, eleven)),
            Work(f"all arrangements of ten, {kind}", 100 * scale, arranged),
        ]

    def play() -> None:
        rng = Random(1)
        for _ in range(scale):
            state = GAME.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))

    return [*found, Work("whole hands at random", scale, play)]


def open_spiel_on_sorted_tuples(scale: int) -> list[Work]:
    """Return what OpenSpiel does quicker when its hands were sorted beforehand."""
    from tests.core.open_spiel import UTILS, numbers

    found: list[Work] = []
    for kind in KINDS:
        ten = [tuple(numbers(as_mask(hand))) for hand in hands(kind, 10, 2000 * scale)]
        name = f"deadwood of ten cards, {kind}"
        found.append(Work(name, len(ten), each_of(UTILS.min_deadwood, ten)))
    return found


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
        arranged = each_of(melding.get_best_meld_clusters, ten)
        found += [
            Work(f"deadwood of ten cards, {kind}", len(ten), each_of(least, ten)),
            Work(f"best discard of eleven, {kind}", len(eleven), each_of(after_discard, eleven)),
            Work(f"all arrangements of ten, {kind}", len(ten), arranged),
        ]
    return found
