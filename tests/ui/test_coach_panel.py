"""What the coach says covers neither names and scores nor the hand, the piles or a button."""

from itertools import product

import pytest

from game.bot.coach import Advice
from game.core.actions import Pass
from game.core.view import view_of
from game.progress import YOU
from game.ui.advice import Hint
from game.ui.coach_panel import LINE
from game.ui.layout import Screen
from game.ui.measure import text_width
from game.ui.scene import PILE, STOCK, Button, Label, Scene, Sprite
from game.ui.settings import Settings
from game.ui.state import UiState
from game.ui.table import scene_of, table_of
from tests.play import match_by_mind
from tests.ui.test_table_scene import SIZES, overlap
from tests.ui.test_table_settings import place

REASON = (
    "Discard Q♣: keeping it costs 10 points of deadwood when Rosa knocks, and only 2 of 33 unseen "
    "cards go with it."
)
LONG = f"{REASON} Estimate: 12 points for you."
SHORT = "Pass: 9♣ is no help. Estimate: 2 points for you."
MOMENT = next(each for each in match_by_mind(3) if view_of(each.round, YOU).throwable)


def hinted(
    size: tuple[int, int], text: int, said: tuple[str, str], *, left: bool = False, notice: str = ""
) -> Scene:
    """Return the table with a hint of all its words and of its reason alone."""
    view = view_of(MOMENT.round, YOU)
    ranked = (Advice(Pass(), 0.0, ""),)
    hint = Hint(view, said[0], None, said[1], ranked)
    state = UiState(settings=Settings(text_size=text, left_handed=left), hint=hint, notice=notice)
    return scene_of(table_of(MOMENT, state), Screen(*size))


def words(scene: Scene) -> str:
    """Return what is written on the panel."""
    lines = [i.text for i in scene.items if isinstance(i, Label) and i.key.startswith("said:")]
    return " ".join(lines)


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_covers_nothing_that_is_needed(size: tuple[int, int]) -> None:
    for text, left, said in product(
        (100, 150, 200), (False, True), ((SHORT, SHORT[:20]), (LONG, REASON))
    ):
        scene = hinted(size, text, said, left=left)
        buttons = {item.key: item.rect for item in scene.items if isinstance(item, Button)}
        panel = buttons.pop("hint-close")
        if size[1] > size[0]:
            assert "sort" in buttons
        assert {"known", "menu", "hint", "pass", "take", "draw", "knock", "discard"} <= set(buttons)
        for key, rect in buttons.items():
            assert not overlap(rect, panel), (key, text, left)
        cards = [item for item in scene.items if isinstance(item, Sprite)]
        assert {STOCK, PILE} <= {card.grip for card in cards}
        assert len([card for card in cards if card.command.startswith("card:")]) == 11
        for card in cards:
            if card.grip:
                assert not overlap(card.rect, panel), (card.key, text, left)
        labels = [item for item in scene.items if isinstance(item, Label)]
        parts = product((0, 1), ("name", "target", "boxes"))
        names = {f"player:{seat}:{part}" for seat, part in parts}
        assert names <= {label.key for label in labels}
        for label in labels:
            if label.key.startswith("said:"):
                assert text_width(label.text, label.size) <= panel.w
                for edge in (-0.5, 0.5):
                    assert panel.holds(label.x, label.y + edge * LINE * label.size)
            else:
                assert not overlap(place(label), panel), (label.key, text, left)


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_leaves_its_estimate_out_where_it_would_be_small(size: tuple[int, int]) -> None:
    for text, said in product((100, 200), ((SHORT, SHORT[:20]), (LONG, REASON))):
        scene = hinted(size, text, said)
        assert words(scene) in said
        close = next(i for i in scene.items if isinstance(i, Button) and i.key == "hint-close")
        assert "Estimate" in close.spoken, "it is always read aloud"
    assert words(hinted(size, 100, (SHORT, SHORT[:20]))) == SHORT


@pytest.mark.parametrize("size", SIZES)
def test_a_notice_is_read_in_spite_of_a_hint(size: tuple[int, int]) -> None:
    scene = hinted(size, 100, (LONG, REASON), notice="Not now.")
    texts = [item.text for item in scene.items if isinstance(item, Label)]
    assert texts.count("Not now.") == 1
