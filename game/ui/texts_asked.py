"""What a question is, and the numbers that answers take from the rules."""

from dataclasses import dataclass

from game.core.rules import CLASSIC, HOUSE, PRESETS, STANDARD, Rules
from game.core.scoring import Result, score
from game.ui.texts_pages import PRESET_LINES

EARLY_WINS = 61
"""Of 100 matches, by `docs/bots.md`, "What helped, and what did not", first line of the table."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question, its answer in paragraphs, and cards to show: groups parted by strokes."""

    asked: str
    answer: tuple[str, ...]
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Theme:
    """Questions that belong together."""

    title: str
    questions: tuple[Question, ...]


def facts(rules: Rules) -> dict[str, object]:
    """Return the numbers that answers name; `rules` are those that are set now."""
    return {
        "limit": HOUSE.knock_limit,
        "gin": HOUSE.gin_bonus,
        "undercut": HOUSE.undercut_bonus,
        "target": rules.target,
        "box": STANDARD.box_bonus,
        "bonus": STANDARD.game_bonus,
        "shutout": CLASSIC.game_bonus * CLASSIC.shutout_factor,
        "big": STANDARD.big_gin_bonus,
        "void": HOUSE.void_stock,
        "pile": HOUSE.pile_draw_limit,
        "early": EARLY_WINS,
        "presets": " ".join(_preset_lines()),
        "sum": f"{HOUSE.undercut_bonus} + 8 − 5 = {HOUSE.undercut_bonus + 8 - 5}",
        "tie": f"{HOUSE.undercut_bonus} + 0 = {HOUSE.undercut_bonus}",
        "void_points": score(Result(None), HOUSE).total,
    }


def _preset_lines() -> list[str]:
    """Return what each preset is like, a sentence or two each."""
    lines = []
    for preset in PRESETS:
        targets = " or ".join(map(str, preset.targets))
        lines.append(f"{preset.name}, to {targets}: {PRESET_LINES[preset.id]}")
    return lines
