"""Saves of earlier days still load, and those of newer rules come back."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.core.match import Game
from game.core.round import legal_actions
from game.core.rules import HOUSE, OKLAHOMA, STANDARD, Rules
from game.progress import Progress, Setup, begin_hand, next_hand, play, start
from game.save import NewerSave, SaveError, load_text, save_text
from game.save_versions import NAMES, STEPS, VERSION
from tests.play import fresh

DATA = Path(__file__).parents[1] / "data"
EXAMPLES = sorted(DATA.glob("save-*.txt"))
"""Each written by a release that wrote this version, and never changed since."""
OLD = (DATA / "save-1.txt").read_text(encoding="utf-8")
"""Written by the first release, whose rules had nine fields."""


def test_every_version_has_its_step_its_lines_and_an_example() -> None:
    assert sorted(NAMES) == list(range(1, VERSION + 1))
    assert sorted(STEPS) == list(range(1, VERSION))
    firsts = {path.read_text(encoding="utf-8").splitlines()[0] for path in EXAMPLES}
    assert firsts == {f"gin-rummy save: {version}" for version in NAMES}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_of_an_earlier_version_loads_and_is_kept_as_today(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    progress = load_text(text)
    again = save_text(progress)
    assert again.startswith(f"gin-rummy save: {VERSION}\n")
    assert load_text(again) == progress
    for line in text.splitlines()[1:]:
        assert line.startswith("rules: ") or line in again.splitlines()


def test_what_the_examples_of_version_1_hold() -> None:
    def load(name: str) -> Progress:
        return load_text((DATA / f"save-1-{name}.txt").read_text(encoding="utf-8"))

    hollywood = load("hollywood")
    assert [game.scores for game in hollywood.before.games] == [(80, 22), (40, 0), (0, 0)]
    assert load("resigned").match_over
    over = load("hand-over")
    assert over.hand_over
    assert next_hand(over, Random(1)).seal is not None


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_a_hand_of_version_1_has_no_commitment(path: Path) -> None:
    progress = load_text(path.read_text(encoding="utf-8"))
    if "save-1" in path.stem:
        assert progress.seal is None
        assert not progress.covered
        assert "commitment: none\n" in save_text(progress)


def test_a_match_of_version_1_goes_on() -> None:
    progress = load_text(OLD)
    while not progress.hand_over:
        progress, _ = play(progress, legal_actions(progress.round)[-1])
        assert load_text(save_text(progress)) == progress


@pytest.mark.parametrize("number", ["3", "99", "12345678"])
def test_a_save_of_a_later_version_is_told_apart(number: str) -> None:
    later = save_text(fresh(1)).replace("save: 2", f"save: {number}")
    with pytest.raises(NewerSave, match=f"version {number}, and this game reads up to 2"):
        load_text(later.replace("deck: ", "pack: "))


@pytest.mark.parametrize("number", ["", "x", "-1", "²", "9" * 400, "02", "2.0"])
def test_a_version_that_there_never_was_is_no_later_one(number: str) -> None:
    with pytest.raises(SaveError) as refused:
        load_text(save_text(fresh(1)).replace("save: 2", f"save: {number}"))
    assert not isinstance(refused.value, NewerSave)


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
