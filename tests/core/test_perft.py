"""The counts of tests/data/perft.tsv: they change only when the rules do."""

import pytest

from tests.core.perft import dealt, lines, perft


@pytest.mark.parametrize(("rules", "seed", "depth", "count"), list(lines()))
def test_count(rules: str, seed: int, depth: int, count: int) -> None:
    assert perft(dealt(rules, seed), depth) == count
