"""Pages use the room they have: all ways seen at once, words on lines of their own at need."""

import pytest

from game.ui.layout import Screen
from game.ui.pages.book import book_scene
from game.ui.pages.measures import page_layout
from game.ui.pages.page import Pairs, Sheet
from game.ui.pages.sheets import table
from game.ui.scene import Button, Label
from game.ui.state import Open, UiState
from tests.play import match_by_mind
from tests.ui.test_table_scene import overlap
from tests.ui.test_table_settings import place


@pytest.mark.parametrize("size", [(844, 390), (932, 430), (780, 360), (360, 740), (390, 844)])
def test_start_and_menu_are_seen_whole_on_a_phone(size: tuple[int, int]) -> None:
    progress = next(iter(match_by_mind(3)))
    for page in ("start", "menu"):
        scene = book_scene(UiState(stack=(Open(page),)), progress, Screen(*size))
        scroll = scene.scroll
        assert scroll is None or scroll.furthest == 0, page
        items = scroll.items if scroll else scene.items
        buttons = [item for item in items if isinstance(item, Button)]
        assert {"open:rules", "open:help"} <= {button.key for button in buttons}
        for row in {button.rect.y for button in buttons}:
            sizes = {button.size for button in buttons if button.rect.y == row}
            assert len(sizes) == 1, "one row has letters of one size"


@pytest.mark.parametrize("size", [(320, 568), (360, 740)])
def test_a_table_of_numbers_and_its_words_grow_with_the_texts(size: tuple[int, int]) -> None:
    measures = page_layout(Screen(*size), 2.0, 1, foot=False, head=True)
    rows = (("Longest streak of hands", "3", "1"), ("Points a hand", "10.5", "8.0"))
    items, height = table(
        Sheet(("", "You", "Opponent"), rows), measures.columns[0], measures.measures, "key"
    )
    labels = [item for item in items if isinstance(item, Label)]
    assert all(label.size >= 16 * measures.measures.t for label in labels)
    places = [place(label) for label in labels]
    for number, one in enumerate(places):
        assert measures.columns[0].x <= one.x
        assert one.right <= measures.columns[0].right
        assert one.bottom <= measures.columns[0].y + height
        assert not any(overlap(one, other) for other in places[number + 1 :])


def test_meanings_stand_below_their_terms_where_they_would_be_a_word_wide() -> None:
    pairs = Pairs((("Discard", "Tap a card to select it, then tap it again."),))
    for text, beside in ((1.0, True), (2.0, False)):
        layout = page_layout(Screen(360, 740), text, 1, foot=False, head=True)
        items, _ = table(pairs, layout.columns[0], layout.measures, "key")
        labels = {item.key: item for item in items if isinstance(item, Label)}
        assert (labels["key:0:term"].y == labels["key:0:0"].y) is beside
