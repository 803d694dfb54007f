"""Solved cases from an independent brute-force search: tests/data/hands.tsv."""

from collections import Counter
from pathlib import Path

import pytest

from game.core.cards import bit, each, parse_cards
from game.core.melds import deadwood, layoff

LINES = [
    tuple(line.split("\t"))
    for line in (Path(__file__).parents[1] / "data" / "hands.tsv").read_text("utf-8").splitlines()
]


def test_every_kind_is_there() -> None:
    assert Counter(line[0] for line in LINES) == {
        "deadwood": 153,
        "after_discard": 152,
        "layoff": 120,
    }


@pytest.mark.parametrize("line", LINES, ids=lambda line: " ".join(line))
def test_solved_case(line: tuple[str, ...]) -> None:
    match line:
        case ("deadwood", hand, least):
            assert deadwood(parse_cards(hand)) == int(least)
        case ("after_discard", hand, least):
            cards = parse_cards(hand)
            assert min(deadwood(cards & ~bit(card)) for card in each(cards)) == int(least)
        case ("layoff", spread, hand, joint, melds_first):
            melds = tuple(parse_cards(meld) for meld in spread.split(" / "))
            assert layoff(parse_cards(hand), melds, "joint").points == int(joint)
            assert layoff(parse_cards(hand), melds, "melds_first").points == int(melds_first)
        case _:
            pytest.fail(f"an unknown kind of case: {line}")
