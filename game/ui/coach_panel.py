"""What is said over the table, by the coach or in a lesson, and the marks of what it speaks of."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.ui import texts_coach
from game.ui.advice import marked_keys
from game.ui.layout import TableLayout
from game.ui.measure import wrapped
from game.ui.rect import Rect
from game.ui.scene import Align, Button, Item, Label, Mark, Panel, Sprite, Style
from game.ui.seen import Table

LINE = 1.28
"""Height of a line to its text's size."""
SIZE, LEAST = 16.0, 11.0
"""The usual size of the text and the least, in units of text and in CSS pixels."""
STEP = 0.5


def panel(table: Table, layout: TableLayout, behind: Iterable[Item]) -> Iterator[Item]:
    """Yield the opponent's cards and the panel with what is said of this moment over them.

    A touch closes it.  Where it covers most of the cards, the rest of them is not shown either.
    """
    said = table.state.hint_in(table.view)
    if said is None:
        yield from behind
        return
    if over_cards(fitted(said.text, places(layout), layout)[0], layout):
        yield from behind
    spoken = f"{texts_coach.aloud(said.text)} {texts_coach.CLOSE_ALOUD}"
    place, size, lines = fitted(said.text, places(layout), layout)
    yield Button("hint-close", place, "", spoken, style=Style.ROW)
    yield from written(lines, place, size, spoken="")


def over_cards(place: Rect, layout: TableLayout) -> bool:
    """Return whether a panel lies over the opponent's cards from end to end."""
    return layout.hand_rows > 1 and place.right >= layout.fan.right - 1


def places(layout: TableLayout) -> tuple[Rect, ...]:
    """Return where a panel can lie: over the opponent's cards, and over the names beside them."""
    u, top, fan = layout.u, layout.opponent, layout.fan
    left = min(top.x, fan.x)
    if layout.hand_rows == 1:
        return (Rect(left, top.y - 4 * u, layout.menu.x - 8 * u - left, top.h + 5 * u),)
    beside = min(layout.menu.x, layout.known.x) - 3 * u
    low = min(layout.stock.y, layout.pile.y) - 10 * u
    ground = left - 5 * u  # else the corners of the cards look out of its round ones
    over_fan = Rect(ground, fan.y - 5 * u, beside - ground, low - fan.y + 5 * u)
    return over_fan, Rect(ground, top.y, beside - ground, low - top.y)


def fitted(
    text: str, where: tuple[Rect, ...], layout: TableLayout
) -> tuple[Rect, float, list[str]]:
    """Return the place where a text can be largest, its size there and its lines."""

    def fit(place: Rect) -> tuple[float, list[str]]:
        size, room = SIZE * layout.t, place.w - 24 * layout.u
        while True:
            lines = wrapped(text, size, room)
            if size <= LEAST or len(lines) * size * LINE <= place.h - 8 * layout.u:
                return size, balanced(text, size, room, len(lines))
            size -= STEP

    found = [(place, *fit(place)) for place in where]
    return max(found, key=lambda each: each[1])


def balanced(text: str, size: float, room: float, count: int) -> list[str]:
    """Return a text in as many lines, none much longer than the others."""
    for share in (0.55, 0.65, 0.75, 0.85, 0.95):
        lines = wrapped(text, size, room * share)
        if len(lines) == count:
            return lines
    return wrapped(text, size, room)


def written(lines: list[str], place: Rect, size: float, spoken: str) -> Iterator[Label]:
    """Yield lines of text in the middle of a place; `spoken` is read aloud for them."""
    x, y = place.middle
    for number, line in enumerate(lines):
        at = y + (number - (len(lines) - 1) / 2) * size * LINE
        yield Label(
            f"said:{number}",
            x,
            at,
            line,
            size,
            Align.CENTRE,
            spoken="" if number else spoken,
            max_width=place.w - 12,
        )


def ground(place: Rect, layout: TableLayout) -> Panel:
    """Return the ground of what is said where a touch does nothing."""
    return Panel("said:ground", place, 14 * layout.u)


def marked(items: Iterable[Item], table: Table) -> Iterator[Item]:
    """Yield items, those marked that what is said of this moment speaks of."""
    said = table.state.hint_in(table.view)
    keys = marked_keys(
        said.action if said else None, table.view, table.state.selected_in(table.view)
    )
    for item in items:
        if isinstance(item, Sprite | Button) and item.key in keys:
            words = f"{item.spoken}, {texts_coach.HINTED}" if item.spoken else ""
            yield replace(item, mark=Mark.HINT, spoken=words)
        else:
            yield item
