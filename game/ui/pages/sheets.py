"""Blocks that are tables: scores in columns, and terms beside what they mean."""

from dataclasses import replace

from game.ui.measure import text_width, wrapped
from game.ui.pages.measures import LINE, Measures
from game.ui.pages.page import Pairs, Sheet
from game.ui.rect import Rect
from game.ui.scene import Align, Item, Label, Panel, Tone

LEAST_SHEET = 0.8
"""How small texts of a table may become before its words get lines of their own."""
LEAST_MEANING = 9.0
"""Width that a meaning has at least beside its term, to the size of its text."""


def table(block: Sheet | Pairs, place: Rect, m: Measures, key: str) -> tuple[list[Item], float]:
    """Return the items of a table and its height; `key` begins their keys."""
    if isinstance(block, Sheet):
        return _sheet(block, place, m, key)
    return _pairs(block, place, m, key)


def _sheet(block: Sheet, place: Rect, m: Measures, key: str) -> tuple[list[Item], float]:
    """Return numbers in columns; the first column takes what the others leave."""
    size = 17 * m.t
    cells = (block.headings, *block.rows)
    columns = len(block.headings)
    widths = [
        max(text_width(row[column], size, bold=True) for row in cells) + 10 * m.u
        for column in range(columns)
    ]
    room = place.w - 2 * m.pad
    shrink = min(1.0, room / sum(widths))
    if shrink < LEAST_SHEET:
        return _stacked_sheet(block, place, m, key)
    size *= shrink
    free = room - sum(widths) * shrink
    spread = max(0.0, min(free / max(1, columns - 1), 40 * m.u))
    pitch = max(size * 1.75, 30 * m.u)
    height = pitch * len(cells) + m.pad
    items: list[Item] = [Panel(f"{key}:ground", Rect(place.x, place.y, place.w, height), 14 * m.u)]
    columns_from_right = [width * shrink + spread for width in reversed(widths[1:])]
    for line in range(len(cells)):
        middle = place.y + m.pad / 2 + (line + 0.5) * pitch
        row = Rect(place.x + m.pad, middle, room, 0.0)
        items += _line(block, line, row, size, columns_from_right, f"{key}:{line}")
    return items, height


def _stacked_sheet(block: Sheet, place: Rect, m: Measures, key: str) -> tuple[list[Item], float]:
    """Return numbers in columns, each line of them below the words that it belongs to."""
    size = 17 * m.t
    widths = [
        max(text_width(row[column], size, bold=True) for row in (block.headings, *block.rows))
        + 14 * m.u
        for column in range(1, len(block.headings))
    ]
    room = place.w - 2 * m.pad
    shrink = min(1.0, room / sum(widths))
    columns = [width * shrink for width in reversed(widths)]
    x, y = place.x + m.pad, place.y + m.pad * 0.6
    items: list[Item] = []
    for line in range(len(block.rows) + 1):
        words, tone, bold = _words(block, line)
        for number, text in enumerate(wrapped(words, size, room, bold=bold) if words else ()):
            spoken = "" if number else _said(block, line)
            part = f"{key}:{line}:0:{number}" if number else f"{key}:{line}:0"
            middle = y + size * LINE / 2
            items.append(
                Label(part, x, middle, text, size, Align.LEFT, tone, bold, spoken, max_width=room)
            )
            y += size * LINE
        row = Rect(x, y + size * LINE / 2, room, 0.0)
        items += _numbers(block, line, row, size * shrink, columns, f"{key}:{line}")
        y += size * LINE + 6 * m.u
    height = y - place.y + m.pad * 0.2
    return [Panel(f"{key}:ground", replace(place, h=height), 14 * m.u), *items], height


def _line(
    block: Sheet, line: int, place: Rect, size: float, columns: list[float], key: str
) -> list[Item]:
    """Return the cells of a line, 0 being the headings; `columns` are widths from the right."""
    words, tone, bold = _words(block, line)
    room = place.w - sum(columns)
    said = _said(block, line)
    x, y = place.x, place.y
    return [
        *_numbers(block, line, place, size, columns, key),
        Label(f"{key}:0", x, y, words, size, Align.LEFT, tone, bold, said, max_width=room),
    ]


def _words(block: Sheet, line: int) -> tuple[str, Tone, bool]:
    """Return what a line is called, its colour, and whether it is the sum of the others."""
    total = block.last_counts and line == len(block.rows)
    tone = Tone.MUTED if line == 0 else Tone.BRASS if total else Tone.NORMAL
    return (block.rows[line - 1] if line else block.headings)[0], tone, total


def _said(block: Sheet, line: int) -> str:
    """Return what is read aloud of a line, nothing where its texts are."""
    return block.spoken[line - 1] if line and block.spoken else ""


def _numbers(
    block: Sheet, line: int, place: Rect, size: float, columns: list[float], key: str
) -> list[Item]:
    """Return the numbers of a line, or their headings; `columns` are widths from the right."""
    cells = block.rows[line - 1] if line else block.headings
    _, tone, _ = _words(block, line)
    items: list[Item] = []
    right = place.right
    for column, width in zip(reversed(range(1, len(cells))), columns, strict=True):
        part = f"{key}:{column}"
        text = cells[column]
        items.append(
            Label(part, right, place.y, text, size, Align.RIGHT, tone, line > 0, spoken="")
        )
        right -= width
    return items


def _pairs(block: Pairs, place: Rect, m: Measures, key: str) -> tuple[list[Item], float]:
    """Return terms in a column of their own and their meanings wrapped beside it."""
    size = m.body
    term = max(text_width(each, size, bold=True) for each, _ in block.pairs) + 16 * m.u
    term = min(term, place.w * 0.42)
    left = place.x + m.pad
    x = left + term
    below = place.right - m.pad - x < LEAST_MEANING * size
    if below:
        x, term = left, place.w - 2 * m.pad
    width = place.right - m.pad - x
    y = place.y + m.pad * 0.8
    items: list[Item] = []
    for number, (name, meaning) in enumerate(block.pairs):
        lines = wrapped(meaning, size, width)
        items.append(
            Label(
                f"{key}:{number}:term",
                left,
                y + size * LINE / 2,
                name,
                size,
                tone=Tone.BRASS,
                bold=True,
                spoken=f"{name}: {meaning}",
                max_width=term - 8 * m.u,
            )
        )
        if below:
            y += size * LINE
        for line, text in enumerate(lines):
            at = y + (line + 0.5) * size * LINE
            items.append(Label(f"{key}:{number}:{line}", x, at, text, size, spoken=""))
        y += len(lines) * size * LINE + 6 * m.u
    height = y - place.y + m.pad * 0.4
    ground = Panel(f"{key}:ground", Rect(place.x, place.y, place.w, height), 14 * m.u)
    return [ground, *items], height
