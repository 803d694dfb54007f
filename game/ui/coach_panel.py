"""What is said over the table, by the coach or in a lesson, and the marks of what it speaks of."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.ui import texts_coach
from game.ui.advice import Hint, marked_keys
from game.ui.layout import LIFT, NAME_LINE, TableLayout, card_height
from game.ui.measure import wrapped
from game.ui.rect import Rect
from game.ui.scene import Align, Button, Item, Label, Mark, Panel, Sprite, Style
from game.ui.seen import Table
from game.ui.showing import offered

LINE = 1.28
"""Height of a line to its text's size."""
SIZE, LEAST = 16.0, 11.0
"""The usual size of the text and the least, in units of text and in CSS pixels."""
WISH = 0.85
"""Of the usual size that is large enough."""
STEP = 0.5


def with_panel(
    table: Table, layout: TableLayout, behind: Iterable[Item], items: Iterable[Item]
) -> Iterator[Item]:
    """Yield all of the table, and between its items the panel with what is said of this moment.

    A touch closes it.  What it covers is left out, but for a notice, which it shows instead.
    """
    said = table.state.hint_in(table.view)
    if said is None:
        yield from behind
        yield from items
        return
    place, size, lines = _laid(said, table, layout)
    if table.state.notice and place.holds(*layout.message.middle):
        _, size, lines = fitted(table.state.notice, (place,), layout)
    yield from (item for item in behind if not _covered(item, place))
    spoken = f"{texts_coach.aloud(said.text)} {texts_coach.CLOSE_ALOUD}"
    yield Button("hint-close", place, "", spoken, style=Style.ROW)
    yield from written(lines, place, size, spoken="")
    yield from (item for item in items if not _covered(item, place))


def _laid(said: Hint, table: Table, layout: TableLayout) -> tuple[Rect, float, list[str]]:
    """Return where and how large what is said is written: of a hint maybe only its reason."""
    where = places(table, layout)
    if not said.ranked:
        where = (*where, over_names(layout))
    laid = fitted(said.text, where, layout)
    if said.brief and laid[1] < WISH * SIZE * layout.t:
        laid = fitted(said.brief, where, layout)
    return laid


def _covered(item: Item, place: Rect) -> bool:
    """Return whether a place lies over the middle of an item."""
    at = (item.x, item.y) if isinstance(item, Label) else item.rect.middle
    return place.holds(*at)


def places(table: Table, layout: TableLayout) -> tuple[Rect, ...]:
    """Return where a panel can lie: over the opponent's cards, or over the line below the piles.

    In landscape that line is short, and the way to sort gives its place to the panel too.
    """
    u, fan, line = layout.u, layout.fan, layout.message
    low = layout.hand.y + _above_cards(layout) - 4 * u
    if layout.hand_rows == 1:
        beside = layout.known.right + 8 * u
        over_fan = Rect(beside, max(0.0, fan.y - 4 * u), fan.right - beside, fan.h + 8 * u)
        high = line.y - 3 * u
        found = [over_fan, replace(line, y=high, h=low - high)]
        if len(offered(table.view, table.state)) < 2:
            x = min(line.x, layout.sort.x)
            end = max(line.right, layout.sort.right)
            found.append(Rect(x, high, end - x, low - high))
        return tuple(found)
    # without the margin corners of cards look out of its round ones
    ground = min(layout.opponent.x, fan.x) - 5 * u
    beside = min(layout.menu.x, layout.known.x) - 3 * u
    bottom = min(layout.stock.y, layout.pile.y) - 4 * u
    high = fan.y - 7 * u
    over_fan = Rect(ground, high, beside - ground, bottom - high)
    high = line.y - 6 * u
    return over_fan, replace(line, y=high, h=low - high)


def over_names(layout: TableLayout) -> Rect:
    """Return the place over the players' names, which only a lesson needs less than its words."""
    u, top = layout.u, layout.opponent
    left = min(top.x, layout.fan.x)
    if layout.hand_rows == 1:
        return Rect(left, top.y - 4 * u, layout.menu.x - 8 * u - left, top.h + 5 * u)
    right = min(layout.menu.x, layout.known.x) - 3 * u
    low = min(layout.stock.y, layout.pile.y) - 10 * u
    return Rect(left - 5 * u, top.y, right - left + 5 * u, low - top.y)


def _above_cards(layout: TableLayout) -> float:
    """Return what is free above the hand, where it does not fill its place."""
    u, n, rows, area = layout.u, layout.n, layout.hand_rows, layout.hand
    used = rows * (card_height(area, rows, u, n) + NAME_LINE * n) + LIFT * u
    return min(max(0.0, area.h - used) / 2, 30 * u)


def fitted(
    text: str, where: tuple[Rect, ...], layout: TableLayout
) -> tuple[Rect, float, list[str]]:
    """Return a place for a text, its size there and its lines.

    The first place is taken in which the text is large enough, else that in which it is largest.
    """

    def fit(place: Rect) -> tuple[float, list[str]]:
        size, room = SIZE * layout.t, place.w - 24 * layout.u
        while True:
            lines = wrapped(text, size, room)
            if size <= LEAST or len(lines) * size * LINE <= place.h - 6 * layout.u:
                return size, balanced(text, size, room, len(lines))
            size = max(LEAST, size - STEP)

    def room(found: tuple[Rect, float, list[str]]) -> float:
        place, size, lines = found
        # the least size may be too large for its place
        return min(size, place.h / (len(lines) * LINE))

    found = [(place, *fit(place)) for place in where]
    wish = WISH * SIZE * layout.t
    return next((each for each in found if each[1] >= wish), max(found, key=room))


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
