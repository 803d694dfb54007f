"""The player's own order: made by drags and keys, true to the hand, and still showing its melds."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.cards import as_mask, bit, card_text, each, order_text
from game.core.view import view_of
from game.progress import YOU, Progress
from game.ui.arranging import lying, melds_of, settled
from game.ui.dragging import own_sprites
from game.ui.hand import MOST_IN_A_ROW
from game.ui.layout import Screen
from game.ui.scene import Bracket, Sprite
from game.ui.state import UiState
from game.ui.table import obey, scene_of, settle, table_of
from tests.play import match_by_mind

STATES = [state for state in match_by_mind(3) if not state.hand_over]
WAYS = ["melds", "rank", "suit"]


def names(progress: Progress, state: UiState) -> list[str]:
    return [card_text(card) for card in lying(view_of(progress.round, YOU), state)]


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
@pytest.mark.parametrize("sort", WAYS)
def test_cards_lie_as_they_are_drawn_upright_and_across(sort: str, size: tuple[int, int]) -> None:
    for progress in STATES[:80]:
        state = UiState(sort=sort)
        scene = scene_of(table_of(progress, state), Screen(*size))
        assert [sprite.grip for sprite in own_sprites(scene)] == names(progress, state)


@pytest.mark.parametrize("sort", WAYS)
def test_a_card_let_go_stands_where_it_was_let_go_and_the_rest_stays(sort: str) -> None:
    for progress in STATES[:60:7]:
        state = UiState(sort=sort)
        before = names(progress, state)
        for place in range(len(before)):
            after, wish = obey(f"drop:{before[3]}:{place}", progress, state)
            assert wish is None
            expected = [name for name in before if name != before[3]]
            expected.insert(place, before[3])
            assert names(progress, after) == expected
            assert after.sort == ("own" if place != 3 else sort)


@pytest.mark.parametrize(
    "command",
    ["drop:zz:3", "drop:7h", "drop:", "drop:7h:-1", "drop:stock:pile", "card:zz", "look:zz"],
)
def test_nonsense_changes_nothing(command: str) -> None:
    state = UiState()
    assert obey(command, STATES[0], state) == (state, None)


def test_keys_move_the_selected_card_by_one_place_and_no_further() -> None:
    progress = STATES[0]
    state = UiState()
    order = names(progress, state)
    state, _ = obey(f"card:{order[1]}", progress, state)
    state, _ = obey("move-left", progress, state)
    assert names(progress, state) == [order[1], order[0], *order[2:]]
    again, _ = obey("move-left", progress, state)
    assert again == state
    for _ in order:
        state, _ = obey("move-right", progress, state)
    assert names(progress, state) == [order[0], *order[2:], order[1]]
    assert card_text(state.selected or 0) == order[1]


def test_without_a_selected_card_the_keys_say_what_is_missing() -> None:
    for command in ("move-left", "move-right", "look"):
        after, wish = obey(command, STATES[0], UiState())
        assert wish is None
        assert "Select" in after.notice


def test_the_order_stays_through_draws_with_the_new_card_at_the_end() -> None:
    matches = pairwise(match_by_mind(5))
    first, _ = next(matches)
    state = settle(first, UiState(sort="own"))
    drawn = thrown = dealt = 0
    for before, after in matches:
        was = names(before, state)
        state = settle(after, state)
        now = names(after, state)
        hand = after.round.hands[YOU]
        assert as_mask(state.order) == hand
        if before.hand_over or after.before.hands_played != before.before.hands_played:
            dealt += 1
            assert now == names(after, UiState())
        elif len(now) > len(was):
            drawn += 1
            assert now == [*was, card_text(after.round.drawn or 0)]
        elif len(now) < len(was):
            thrown += 1
            assert now == [name for name in was if name in now]
        else:
            assert now == was
    assert min(drawn, thrown, dealt) > 2


def test_the_button_offers_the_own_order_as_long_as_there_is_one() -> None:
    progress = STATES[0]

    def pressed(state: UiState, times: int) -> list[str]:
        ways = []
        for _ in range(times):
            state, _ = obey("sort", progress, state)
            ways.append(state.sort)
        return ways

    assert pressed(UiState(), 4) == ["rank", "suit", "melds", "rank"]
    order = names(progress, UiState())
    state, _ = obey(f"drop:{order[4]}:0", progress, UiState())
    assert pressed(state, 5) == ["melds", "rank", "suit", "own", "melds"]


def test_an_order_of_another_hand_gives_way() -> None:
    view = view_of(STATES[0].round, YOU)
    strange = tuple(card for card in range(52) if not view.hand & bit(card))[:10]
    assert settled(view, UiState(order=strange)).order == ()
    taken_over = settled(view, UiState(order=strange, sort="own"))
    assert taken_over.order == lying(view, UiState())


@pytest.mark.parametrize("size", [(360, 740), (844, 390)])
@pytest.mark.parametrize("sort", [*WAYS, "own"])
def test_every_melded_card_lies_over_a_line_that_holds_it(sort: str, size: tuple[int, int]) -> None:
    for progress in STATES[::9]:
        view = view_of(progress.round, YOU)
        order = tuple(sorted(each(view.hand), key=lambda card: card * 7 % 52))
        state = UiState(sort=sort, order=order)
        scene = scene_of(table_of(progress, state), Screen(*size))
        lines = [item.rect for item in scene.items if isinstance(item, Bracket)]
        melded = sum(melds_of(view, state))
        for sprite in own_sprites(scene):
            over = [line for line in lines if holds(line, sprite)]
            assert len(over) == (1 if bit(sprite.face or 0) & melded else 0), order_text(order)


def holds(line: object, sprite: Sprite) -> bool:
    x = (sprite.strip or sprite.rect).middle[0]
    bottom = sprite.rect.bottom
    return bool(line.x <= x <= line.right and 0 <= line.y - bottom < 9)  # type: ignore[attr-defined]


def test_rows_of_an_own_order_are_no_longer_than_others() -> None:
    for progress in STATES[::5]:
        view = view_of(progress.round, YOU)
        state = UiState(sort="own", order=tuple(each(view.hand)))
        scene = scene_of(table_of(progress, state), Screen(360, 740))
        rows: dict[float, int] = {}
        for sprite in own_sprites(scene):
            rows[sprite.rect.y] = rows.get(sprite.rect.y, 0) + 1
        assert max(rows.values()) <= MOST_IN_A_ROW


def test_a_turned_phone_keeps_the_order() -> None:
    for progress in STATES[::5]:
        table = table_of(progress, replace(UiState(), sort="melds"))
        orders = [
            [sprite.grip for sprite in own_sprites(scene_of(table, Screen(*size)))]
            for size in ((390, 844), (844, 390), (1280, 800))
        ]
        assert orders[0] == orders[1] == orders[2]
