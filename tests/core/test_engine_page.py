"""The examples of docs/engine.md do what the page says."""

import doctest
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "engine.md"


def test_the_examples_of_the_engine_page() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False)
    assert result.attempted > 30
    assert result.failed == 0
