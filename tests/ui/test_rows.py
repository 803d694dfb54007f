"""Rows of a page at every text size: words beside what is pressed, or above it."""

import pytest

from game.ui import texts_fields
from game.ui.layout import Screen
from game.ui.pages.measures import page_layout
from game.ui.pages.page import Stepper
from game.ui.pages.rows import row
from game.ui.scene import Button, Label
from game.ui.settings import TEXT_SIZES
from tests.ui.test_table_scene import SIZES, overlap
from tests.ui.test_table_settings import place

NUMBERS = ("target", "box_bonus", "void_stock", "pile_draw_limit")


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
def test_what_explains_a_number_is_never_one_word_wide(size: tuple[int, int], text: int) -> None:
    layout = page_layout(Screen(*size), text / 100, 2, foot=True, head=True)
    for name in NUMBERS:
        title, detail = texts_fields.FIELD_NAMES[name], texts_fields.FIELD_DETAILS[name]
        block = Stepper("less", "more", title, detail, "100", True, True)
        items, height = row(block, layout.columns[0], layout.measures, "row")
        words = [i for i in items if isinstance(i, Label) and ":word:" in i.key]
        lines = [i.text for i in words if i.size == layout.measures.detail]
        assert all(len(line.split()) > 1 for line in lines[:-1]), lines
        assert " ".join(lines) == detail
        value = next(i for i in items if i.key == "row:value")
        assert isinstance(value, Label)
        buttons = [i.rect for i in items if isinstance(i, Button)]
        for rect in (*buttons, place(value)):
            assert layout.columns[0].x <= rect.x
            assert rect.right <= layout.columns[0].right
            assert rect.bottom <= layout.columns[0].y + height
            assert not any(overlap(rect, place(label)) for label in words)
