"""A save is the whole match: read back at every step, and refused in words when it is not whole."""

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.progress import play, resign, start
from game.save import MAX_LENGTH, SaveError, load_text, save_text
from tests.play import fresh, hand_by_chance, match_by_mind, thought


@pytest.mark.parametrize("seed", range(12))
def test_every_step_of_a_random_hand_comes_back(seed: int) -> None:
    for progress in hand_by_chance(seed):
        assert load_text(save_text(progress)) == progress


@pytest.mark.parametrize("seed", range(4))
def test_every_step_of_a_match_comes_back_and_goes_on_alike(seed: int) -> None:
    for progress in match_by_mind(seed):
        loaded = load_text(save_text(progress))
        assert loaded == progress
        if not progress.hand_over:
            assert thought(loaded) == thought(progress)


def test_a_match_by_chance_is_saved_with_its_whole_deck() -> None:
    progress = start(fresh(1).setup, Random(2))
    assert sorted(load_text(save_text(progress)).deck) == list(range(52))


GOOD = save_text(list(hand_by_chance(5))[8])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: "", "does not begin as a save"),
        (lambda text: "hello", "does not begin as a save"),
        (lambda text: text[: len(text) // 2], "(cut short|has no name|lacks)"),
        (lambda text: text.rsplit("action:", 1)[0] + "end: 8\n", "cut short"),
        (lambda text: text.replace("save: 2", "save: 99"), "version 99"),
        (lambda text: text.replace("save: 2", "save: 0"), "version '0', which there never was"),
        (lambda text: text.replace("save: 2", "save: 1"), "'commitment', which is none of ours"),
        (lambda text: re.sub("commitment: .*\n", "", text), "lacks its line 'commitment'"),
        (lambda text: re.sub("commitment: .*", "commitment: none", text), "a salt or a cut"),
        (lambda text: re.sub("commitment: ...", "commitment: XYZ", text), "commitment is 'XYZ"),
        (lambda text: re.sub("salt: .", "salt: ", text), "must be 32 of"),
        (lambda text: re.sub("salt: .*\n", "", text), "lacks its line 'salt'"),
        (lambda text: text.replace("cut: 0", "cut: 52"), "cut is '52'"),
        (lambda text: text.replace("cut: 0", "cut: waits"), "has to be cut first"),
        (lambda text: text.replace("opponent: classic", "opponent: hal"), "no opponent 'hal'"),
        (lambda text: text.replace("dealer: ", "dealer: 7"), "dealer"),
        (lambda text: text.replace("scores: 0 0", "scores: 0"), "two numbers"),
        (lambda text: text.replace("scores: 0 0", "scores: 250 0"), "a match that is over"),
        (lambda text: text.replace("target=100", "target=9"), "target"),
        (lambda text: text.replace("target=100", "colour=red"), "not a rules field"),
        (lambda text: re.sub("deck: ...", "deck: ", text), "each of the 52 cards"),
        (lambda text: re.sub("deck: ..", "deck: Xx", text), "'Xx' is not a card"),
        (lambda text: re.sub("action: .*", "action: fly", text, count=1), "not an action"),
        (lambda text: re.sub("action: .*", "action: discard Kd", text, count=1), "replayed"),
        (lambda text: text + "scores: 0 0\n", "twice"),
        (lambda text: text.replace("deck: ", "deck:"), "line 10 of the save has no name: 'deck:"),
        (lambda text: text.replace("deck: ", "dock: "), "'dock', which is none of ours"),
        (lambda text: re.sub("boxes: .*\n", "", text), "lacks its line 'boxes'"),
        (lambda text: text.replace("decks: yes", "decks: maybe"), "must be yes or no"),
        (lambda text: text + "x" * MAX_LENGTH, "longer than"),
    ],
)
def test_a_text_that_is_no_save_is_refused_in_words(
    change: Callable[[str], str], message: str
) -> None:
    with pytest.raises(SaveError, match=message):
        load_text(change(GOOD))


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=300))
def test_any_text_loads_or_is_refused(text: str) -> None:
    with pytest.raises(SaveError):
        load_text(text)


@settings(max_examples=400, deadline=None)
@given(st.integers(0, len(GOOD) - 1), st.characters())
def test_a_save_with_one_letter_changed_loads_or_is_refused(place: int, letter: str) -> None:
    """Nothing but a SaveError comes out, and what loads is a whole match."""
    with suppress(SaveError):
        loaded = load_text(GOOD[:place] + letter + GOOD[place + 1 :])
        assert load_text(save_text(loaded)) == loaded


def test_an_illegal_move_in_a_save_is_refused() -> None:
    progress = fresh(3)
    text = save_text(play(progress, thought(progress))[0])
    doubled = text.replace("end: 1", f"action: {thought(progress)}\naction: draw\nend: 3")
    with pytest.raises(SaveError, match="can't be replayed"):
        load_text(doubled.replace("action: pass\naction: pass", "action: draw\naction: pass"))


def test_a_resigned_match_is_saved_as_such() -> None:
    progress = resign(fresh(3))
    text = save_text(progress)
    assert load_text(text) == progress
    with pytest.raises(SaveError, match="resigned"):
        load_text(text.replace("resigned: yes", "resigned: perhaps"))
    assert "resigned" not in save_text(fresh(3))
