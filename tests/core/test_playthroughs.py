"""Recorded matches, one per preset: replayed action by action, their text comes out again."""

from pathlib import Path

import pytest

from game.core.actions import parse_action
from game.core.cards import parse_order
from game.core.rules import PRESETS, parse_rules, preset_by_id
from tests.core.playthrough import FOLDER, Hand, told

FILES = sorted(FOLDER.glob("*.txt"))


def test_every_preset_has_one() -> None:
    assert sorted(path.stem for path in FILES) == sorted(preset.id for preset in PRESETS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    rules, dealer, hands = preset_by_id(path.stem).rules, -1, list[Hand]()
    for line in text.splitlines():
        name, _, value = line.partition(": ")
        if name == "rules":
            assert parse_rules(value) == rules
        elif name == "dealer":
            dealer = int(value)
        elif name == "deck":
            hands.append((parse_order(value), []))
        elif name in ("seat 0", "seat 1"):
            hands[-1][1].append(parse_action(value.partition("  (")[0]))
    assert told(rules, dealer, hands) == text
    assert text.rstrip().endswith("wins the match")
