"""`python -m game.solve` in words, right and wrong."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.solve import main

ROOT = Path(__file__).parents[2]


def test_from_the_command_line() -> None:
    hand = "2c 3c 4c 4d 4h 4s 5c 9d Ts Ks"
    done = subprocess.run(
        [sys.executable, "-m", "game.solve", hand],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [
        "Deadwood: 29",
        "  2c 3c 4c 5c / 4d 4h 4s, left over: 9d Ts Ks",
    ]


def test_several_words_and_several_arrangements(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2s", "Ac", "2c", "3c", "3d", "4d", "3h", "4h", "5h", "6h"]) == 0
    assert capsys.readouterr().out.count(" / ") >= 2
    assert main(["7c 2d"]) == 0
    assert capsys.readouterr().out == "Deadwood: 9\n  no melds, left over: 7c 2d\n"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([], "a hand has 1 to 11 cards, not 0"),
        (["As 2s 3s 7x"], "'7x' is not a card"),
        (["As", "As"], "the As stands twice"),
        ([" ".join(f"{rank}{suit}" for rank in "A23" for suit in "cdhs")], "not 12"),
    ],
)
def test_wrong_cards_are_told(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert reason in told.err
