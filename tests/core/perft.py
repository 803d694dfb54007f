"""Perft: how many sequences of actions there are from fixed deals, to each depth.

`python -m tests.core.perft` counts anew and prints the lines of `tests/data/perft.tsv`: rules,
seed of the deal (below 0 for one full of melds), depth, count, tab-separated.  A change of the
counts is a change of the rules.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from game.core.deal import shuffle
from game.core.round import Round, apply, deal, legal_actions
from game.core.rules import parse_rules, preset_by_id

FILE = Path(__file__).parents[1] / "data" / "perft.tsv"


def lines() -> Iterator[tuple[str, int, int, int]]:
    """Yield what the file says: rules, seed, depth and count."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            rules, seed, depth, count = line.split("\t")
            yield rules, int(seed), int(depth), int(count)


def dealt(rules: str, seed: int) -> Round:
    """Return the deal of a seed under a preset, which fields may follow: 'oklahoma big_gin=yes'."""
    rng = Random(abs(seed))
    deck = shuffle(rng) if seed >= 0 else sorted_by_rank(rng)
    preset, *changes = rules.split(" ")
    words = dict(word.split("=") for word in str(preset_by_id(preset).rules).split())
    words |= dict(word.split("=") for word in changes)
    text = " ".join(f"{name}={value}" for name, value in words.items())
    return deal(parse_rules(text), dealer=1, deck=deck)


def sorted_by_rank(rng: Random) -> tuple[int, ...]:
    """Return a deck in which cards of equal and of neighbouring ranks lie near each other."""
    return tuple(sorted(range(52), key=lambda card: card % 13 + 4 * rng.random()))


def perft(round_: Round, depth: int) -> int:
    """Return how many sequences of `depth` actions a round allows, ended ones not counted."""
    actions = legal_actions(round_)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(round_, action)[0], depth - 1) for action in actions)


if __name__ == "__main__":
    for rules, seed, depth, _ in lines():
        print(rules, seed, depth, perft(dealt(rules, seed), depth), sep="\t")
