"""What the coach says lies beside the buttons, never over a part of one."""

from dataclasses import replace
from itertools import product

import pytest

from game.core.view import view_of
from game.progress import YOU
from game.ui.advice import Hint
from game.ui.layout import Screen
from game.ui.measure import text_width
from game.ui.scene import Button, Label
from game.ui.settings import Settings
from game.ui.state import UiState
from game.ui.table import scene_of, table_of
from tests.play import match_by_mind
from tests.ui.test_table_scene import SIZES, overlap

LONG = (
    "Discard Q♣: keeping it costs 10 points of deadwood when Rosa knocks, and only 2 of 33 unseen "
    "cards go with it. Estimate: 12 points for you."
)
MOMENT = next(each for each in match_by_mind(3) if view_of(each.round, YOU).throwable)


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_hides_no_part_of_a_button(size: tuple[int, int]) -> None:
    view = view_of(MOMENT.round, YOU)
    for text, left, said in product((100, 150, 200), (False, True), ("Pass.", LONG)):
        settings = Settings(text_size=text, left_handed=left)
        state = replace(UiState(settings=settings), hint=Hint(view, said))
        scene = scene_of(table_of(MOMENT, state), Screen(*size))
        buttons = {item.key: item.rect for item in scene.items if isinstance(item, Button)}
        panel = buttons.pop("hint-close")
        if size[0] > size[1]:
            buttons.pop("known")  # the one row above the table has room for nothing beside it
        for key, rect in buttons.items():
            assert not overlap(rect, panel), (key, text, left)
        for item in scene.items:
            if isinstance(item, Label) and item.key.startswith("said:"):
                assert text_width(item.text, item.size) <= panel.w
                assert panel.holds(item.x, item.y)
