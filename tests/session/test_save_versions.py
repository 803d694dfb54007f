"""Saves of earlier days still load, and those of newer rules come back."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.core.match import Game
from game.core.rules import HOUSE, OKLAHOMA, STANDARD, Rules
from game.progress import Setup, begin_hand, start
from game.save import SaveError, load_text, save_text

OLD = (Path(__file__).parents[1] / "data" / "save-1.txt").read_text(encoding="utf-8")
"""Written by the first release, whose rules had nine fields."""


def test_a_save_of_the_first_release_loads() -> None:
    assert "big_gin" not in OLD
    progress = load_text(OLD)
    assert progress.setup == Setup(HOUSE, "classic", 7, fixed_decks=True)
    assert progress.before.games == (Game((21, 0), (1, 0)),)
    assert [str(action) for action in progress.actions][-2:] == ["take", "discard 8c"]
    assert load_text(save_text(progress)) == progress


@pytest.mark.parametrize(
    "rules",
    [STANDARD, replace(OKLAHOMA, big_gin=True), Rules(games=3, spade_factor=2, target=250)],
)
def test_every_rule_is_saved(rules: Rules) -> None:
    progress = start(Setup(rules, "classic", 3), Random(3))
    assert load_text(save_text(progress)) == progress


def test_three_games_are_saved_side_by_side() -> None:
    begun = start(Setup(Rules(games=3), "classic", 3), Random(3))
    games = (Game((80, 22), (3, 1)), Game((40, 0), (2, 0)), Game())
    progress = begin_hand(begun.setup, replace(begun.before, games=games), begun.deck)
    text = save_text(progress)
    assert "scores: 80 22 / 40 0 / 0 0\nboxes: 3 1 / 2 0 / 0 0\n" in text
    assert load_text(text) == progress
    with pytest.raises(SaveError, match="not of equally many games"):
        load_text(text.replace("boxes: 3 1 / ", "boxes: "))
    with pytest.raises(SaveError, match="the rules score 3 games, not 2"):
        load_text(text.replace(" / 0 0\n", "\n"))
