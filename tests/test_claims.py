"""What the game tells of its own measurements stands in docs/bots.md."""

from pathlib import Path

from game.ui.texts_asked import EARLY_WINS

BOTS = Path(__file__).parents[1] / "docs" / "bots.md"


def test_the_tip_to_knock_early_has_its_figure_from_the_measurements() -> None:
    line = (
        f"| Vera's discards, knocking on the first three turns only | {EARLY_WINS} % of matches |"
    )
    assert line in BOTS.read_text(encoding="utf-8").splitlines()
