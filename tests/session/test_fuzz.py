"""No text, however hostile, does more to a parser than to be refused in words, and soon."""

import time

import hypothesis
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.progress import Progress
from game.save import MAX_LENGTH, load_text, save_text
from tests.session.fuzz import TARGETS, Watch, hostile, longest_hand

ROUND = 150
"""Texts between two looks at the clock."""
SLOWEST = 2.0
"""Seconds of the processor that reading any text may take."""


@pytest.fixture
def seconds(request: pytest.FixtureRequest) -> float:
    """How long all parsers together are attacked."""
    return 600.0 if request.config.getoption("--long") else 8.0


def attack(name: str, number: int, watch: Watch) -> None:
    """Attack one parser with a round of texts, which are others for every number."""

    @hypothesis.seed(number)
    @settings(max_examples=ROUND, database=None, derandomize=False, deadline=None)
    @given(hostile(TARGETS[name].good))
    def one(text: str) -> None:
        watch.attack(name, text)

    one()


def test_hostile_texts(seconds: float, capsys: pytest.CaptureFixture[str]) -> None:
    watch = Watch()
    end = time.monotonic() + seconds
    number = 0
    while number < len(TARGETS) or time.monotonic() < end:
        attack(list(TARGETS)[number % len(TARGETS)], number, watch)
        number += 1
    with capsys.disabled():
        print(f"\n{watch.runs} hostile texts; slowest {watch.seconds:.3f} s, {watch.what}")
    assert watch.seconds < SLOWEST


@pytest.fixture(scope="module")
def longest() -> Progress:
    return longest_hand()


def test_the_longest_hand_fits_into_a_save_and_is_read_soon(longest: Progress) -> None:
    text = save_text(longest)
    assert len(longest.actions) > 3000
    assert len(text) < MAX_LENGTH
    begun = time.process_time()
    assert load_text(text) == longest
    assert time.process_time() - begun < SLOWEST


@given(st.sampled_from(sorted(TARGETS)), st.integers(0, 3), st.characters(), st.integers(1, 5))
@settings(max_examples=60)
def test_long_texts_of_one_kind_are_refused_soon(
    name: str, place: int, letter: str, repeats: int
) -> None:
    """What repeats a line, a word or a letter up to the limit is where slow parsers show."""
    watch = Watch()
    good = TARGETS[name].good[-1]
    for piece in (good, good.splitlines()[-1] + "\n", good.split(" ")[0] + " ", letter * repeats):
        watch.attack(name, good[: place * 10] + piece * (MAX_LENGTH // len(piece)))
    assert watch.seconds < SLOWEST, watch.what
