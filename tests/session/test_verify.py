"""The script that anybody can read: it says right for real hands and wrong for changed ones."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.core.cards import card_text, parse_cards
from game.core.rules import HOUSE
from game.parcel import pack
from game.progress import Progress, Setup, cut_deck, start
from game.report import hand_text
from tests.play import hand_by_chance

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs/verify.py"
OVER = list(hand_by_chance(5))[-1]
CUT = cut_deck(start(Setup(HOUSE, "classic", 5), Random(4), cut=None), 17)
SAVED, COPIED = pack(CUT), hand_text(OVER)


def verify(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    file = folder / "hand.txt"
    file.write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-I", str(SCRIPT), str(file)], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("progress", [OVER, CUT], ids=["over", "cut"])
@pytest.mark.parametrize("text_of", [pack, hand_text])
def test_a_real_hand_is_right(tmp_path: Path, progress: Progress, text_of: object) -> None:
    assert callable(text_of)
    done = verify(tmp_path, text_of(progress))
    assert done.returncode == 0, done.stderr
    assert progress.seal is not None
    assert f"RIGHT: this deck has the seal {progress.seal.commitment}" in done.stdout


def test_it_prints_who_was_dealt_what(tmp_path: Path) -> None:
    said = verify(tmp_path, SAVED).stdout
    lines = dict(line.strip().split(": ", 1) for line in said.splitlines() if ": " in line)
    hands = CUT.round.hands
    assert parse_cards(lines["to the dealer"]) == hands[CUT.round.dealer]
    assert parse_cards(lines["to the player who did not deal"]) == hands[1 - CUT.round.dealer]
    assert lines["upcard"].split()[0] == card_text(CUT.round.upcard)
    assert "Cut: 17 cards" in said


def swapped(text: str) -> str:
    """Return a text whose deck has its first two cards exchanged."""
    return re.sub(r"deck: (..) (..)", r"deck: \2 \1", text)


@pytest.mark.parametrize("text", [SAVED, COPIED], ids=["saved", "copied"])
@pytest.mark.parametrize(
    "change",
    [
        swapped,
        lambda text: re.sub(r"deck: (..)(.*) (..)\n", r"deck: \3\2 \1\n", text),
        lambda text: re.sub(r"deck: (..) (..)", r"deck: \1 \1", text),
        lambda text: re.sub(r"salt: ..", "salt: zz", text),
        lambda text: re.sub(r"commitment: ....", "commitment: 0000", text),
    ],
)
def test_a_changed_hand_is_wrong(tmp_path: Path, text: str, change: object) -> None:
    assert callable(change)
    changed = change(text)
    assert changed != text
    done = verify(tmp_path, changed)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("WRONG: this deck is not the one that was sealed.")


def test_a_hand_of_version_1_has_nothing_to_check(tmp_path: Path) -> None:
    old = (ROOT / "tests/data/save-1.txt").read_text(encoding="utf-8")
    done = verify(tmp_path, old)
    assert done.returncode == 1
    assert "without a seal" in done.stderr


def test_a_deck_that_waits_for_its_cut_can_be_checked(tmp_path: Path) -> None:
    done = verify(tmp_path, pack(start(Setup(HOUSE, "classic", 5), Random(4), cut=None)))
    assert done.returncode == 0
    assert "RIGHT" in done.stdout
    assert "dealt" not in done.stdout


def test_the_script_is_short_and_takes_nothing_but_the_standard_library() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    tree = ast.parse(text)
    names: set[str | None] = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    names |= {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert names == {"hashlib", "sys", "pathlib"}
    code = [line for line in text.split('"""')[2].splitlines() if line.strip()]
    assert len(code) <= 22
