"""The buttons of the table, which name what they do, and the deadwood beside them."""

from collections.abc import Iterator
from dataclasses import replace

from game.core.cards import bit, each
from game.core.deadwood import deadwood
from game.ui import texts, texts_coach, texts_records, texts_table
from game.ui.layout import TableLayout
from game.ui.measure import text_width
from game.ui.rect import Rect
from game.ui.scene import Button, Item, Label, Panel, Style, Tone
from game.ui.seen import Table
from game.ui.showing import offered


def buttons(table: Table, layout: TableLayout) -> Iterator[Item]:
    """Yield the deadwood, and every button in its place, dim where it is not allowed."""
    yield from _deadwood(table, layout)
    for button in _all(table, layout):
        share = 0.33 if button.style is Style.SMALL else 0.4
        size = max(14.0, button.rect.h * share) * layout.t / layout.u
        yield replace(button, size=min(size, button.rect.h * 0.58))


def _sort_or_spread(table: Table, place: Rect) -> Button:
    """Return the way to sort, or in its place the choice of melds where a knock has one."""
    choices = offered(table.view, table.state)
    if len(choices) > 1:
        label = texts_table.choice(table.state.showing % len(choices) + 1, len(choices))
        return Button("spread", place, label, f"{label}: show others", style=Style.SMALL)
    sort = table.state.sort
    label = texts_table.sort_label(texts.SORT_NAMES[sort].lower())
    aloud = texts_table.sort_aloud(texts.SORT_ALOUD[sort])
    return Button("sort", place, label, aloud, style=Style.SMALL)


def _hint(table: Table, place: Rect) -> Button:
    """Return the way to ask the coach, or for more when he has answered."""
    said = table.state.hint_in(table.view)
    label, aloud = texts_coach.HINT, texts_coach.HINT_ALOUD
    if said is not None and said.ranked:
        label, aloud = texts_coach.MORE, texts_coach.MORE_ALOUD
    asks = table.view.my_turn and table.names.alone
    return Button("hint", place, label, aloud, asks, Style.SMALL)


def _all(table: Table, layout: TableLayout) -> Iterator[Button]:
    yield _hint(table, layout.hint)
    yield _sort_or_spread(table, layout.sort)
    view, places = table.view, layout.buttons
    if view.can_big_gin:
        yield Button(
            "big-gin",
            places["pass"],
            texts_table.BIG_GIN,
            texts_table.BIG_GIN_ALOUD,
            True,
            Style.KNOCK,
        )
    elif table.undoable and not view.can_pass:
        yield Button("undo", places["pass"], texts_records.UNDO, texts_records.UNDO_ALOUD)
    else:
        yield Button("pass", places["pass"], texts_table.PASS, texts_table.PASS, view.can_pass)
    named = view.discards[-1] if view.can_take else None
    yield Button(
        "take",
        places["take"],
        texts_table.TAKE if named is None else texts_table.take(texts.short(named)),
        texts_table.TAKE_ALOUD if named is None else texts_table.take(f"the {texts.spoken(named)}"),
        view.can_take,
        Style.PRIMARY,
    )
    yield Button(
        "draw",
        places["draw"],
        texts_table.DRAW,
        texts_table.DRAW_ALOUD,
        view.can_draw,
        Style.PRIMARY,
    )
    yield _knock(table, places["knock"])
    yield _discard(table, places["discard"])


def _deadwood(table: Table, layout: TableLayout) -> Iterator[Item]:
    """Yield the deadwood: with eleven cards, what the selected or else the best discard leaves."""
    view, area, t = table.view, layout.deadwood, layout.t
    selected = table.state.selected_in(view)
    if selected is not None and view.throwable & bit(selected):
        left = deadwood(view.hand & ~bit(selected))
        after, said = f" after {texts.short(selected)}", f" after the {texts.spoken(selected)}"
    elif view.throwable:
        left = min(deadwood(view.hand & ~bit(card)) for card in each(view.throwable))
        after = said = " at best"
    else:
        left, after, said = deadwood(view.hand), "", ""
    yield Panel("deadwood:ground", area, area.h / 2)
    room, size = area.w - 24 * layout.u, min(16 * t, area.h * 0.55)
    lines = [texts_table.deadwood(left, after)]
    if after and text_width(lines[0], size, bold=True) > room:
        lines = [texts_table.deadwood(left), after.strip()]
        size = min(size, area.h * 0.38)
    for number, line in enumerate(lines):
        yield Label(
            f"deadwood:{number}" if number else "deadwood",
            area.x + 14 * layout.u,
            area.middle[1] + (number - (len(lines) - 1) / 2) * size * 1.12,
            line,
            size,
            bold=True,
            tone=Tone.BRASS,
            spoken="" if number else texts_table.deadwood(left, said),
            max_width=room,
        )


def _knock(table: Table, place: Rect) -> Button:
    view = table.view
    selected = table.state.selected_in(view)
    if selected is None or not view.throwable & bit(selected):
        return Button("knock", place, texts_table.KNOCK, texts_table.KNOCK_FIRST, False)
    left = deadwood(view.hand & ~bit(selected))
    if not view.knockable & bit(selected):
        reason = texts_table.knock_too_high(left)
        return Button("knock", place, texts_table.KNOCK, reason, False)
    label = texts_table.knock(left)
    spoken = f"{label.rstrip('!')}, discarding the {texts.spoken(selected)}"
    return Button("knock", place, label, spoken, True, Style.KNOCK)


def _discard(table: Table, place: Rect) -> Button:
    view = table.view
    selected = table.state.selected_in(view)
    if selected is None or not view.throwable:
        return Button("discard", place, texts_table.DISCARD, texts_table.DISCARD_FIRST, False)
    if not view.throwable & bit(selected):
        return Button("discard", place, texts_table.DISCARD, texts_table.DISCARD_BARRED, False)
    label = texts_table.discard(texts.short(selected))
    spoken = texts_table.discard(f"the {texts.spoken(selected)}")
    return Button("discard", place, label, spoken, True, Style.PRIMARY)
