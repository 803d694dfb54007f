"""Ways to play a match in tests: by the computer's own mind, or by chance."""

from collections.abc import Iterator
from random import Random

from game.bot.think import think
from game.core.actions import Action
from game.core.round import legal_actions
from game.core.rules import HOUSE
from game.core.view import view_of
from game.progress import Progress, Setup, bot_chance, next_hand, play, start


def fresh(seed: int) -> Progress:
    """Return a match with fixed decks, its first hand dealt."""
    return start(Setup(HOUSE, "classic", seed, fixed_decks=True), Random(0))


def thought(progress: Progress) -> Action:
    """Return what the computer would do in the seat whose turn it is."""
    mind = think(view_of(progress.round, progress.round.turn), bot_chance(progress))
    while True:
        try:
            next(mind)
        except StopIteration as done:
            action: Action = done.value
            return action


def match_by_mind(seed: int) -> Iterator[Progress]:
    """Yield every state of a match in which the computer plays both seats."""
    progress = fresh(seed)
    while True:
        yield progress
        if progress.match_over:
            return
        if progress.hand_over:
            progress = next_hand(progress, Random(0))
        else:
            progress, _ = play(progress, thought(progress))


def hand_by_chance(seed: int) -> Iterator[Progress]:
    """Yield every state of a hand in which both seats do anything legal."""
    rng, progress = Random(seed), fresh(seed)
    yield progress
    while not progress.hand_over:
        progress, _ = play(progress, rng.choice(legal_actions(progress.round)))
        yield progress
