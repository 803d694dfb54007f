"""Blocks that are tables: scores in columns, and terms beside what they mean."""

from game.ui.measure import text_width, wrapped
from game.ui.pages.measures import LINE, Measures
from game.ui.pages.page import Pairs, Sheet
from game.ui.scene import Align, Item, Label, Panel, Rect, Tone


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
    size *= shrink
    free = room - sum(widths) * shrink
    spread = max(0.0, min(free / max(1, columns - 1), 40 * m.u))
    pitch = max(size * 1.75, 30 * m.u)
    items: list[Item] = [
        Panel(
            f"{key}:ground",
            Rect(place.x, place.y, place.w, pitch * len(cells) + m.pad),
            14 * m.u,
        )
    ]
    for line, row in enumerate(cells):
        y = place.y + m.pad / 2 + (line + 0.5) * pitch
        last = block.last_counts and line == len(cells) - 1
        right = place.right - m.pad
        spoken = block.spoken[line - 1] if line and block.spoken else ""
        for column in reversed(range(1, columns)):
            tone = Tone.MUTED if line == 0 else Tone.BRASS if last else Tone.NORMAL
            items.append(
                Label(
                    f"{key}:{line}:{column}",
                    right,
                    y,
                    row[column],
                    size,
                    Align.RIGHT,
                    tone,
                    bold=line > 0,
                    spoken="",
                )
            )
            right -= widths[column] * shrink + spread
        items.append(
            Label(
                f"{key}:{line}:0",
                place.x + m.pad,
                y,
                row[0],
                size,
                tone=Tone.MUTED if line == 0 else Tone.BRASS if last else Tone.NORMAL,
                bold=last,
                spoken=spoken,
                max_width=right - place.x - m.pad,
            )
        )
    return items, pitch * len(cells) + m.pad


def _pairs(block: Pairs, place: Rect, m: Measures, key: str) -> tuple[list[Item], float]:
    """Return terms in a column of their own and their meanings wrapped beside it."""
    size = m.body
    term = max(text_width(each, size, bold=True) for each, _ in block.pairs) + 16 * m.u
    term = min(term, place.w * 0.42)
    left = place.x + m.pad
    x = left + term
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
        for line, text in enumerate(lines):
            at = y + (line + 0.5) * size * LINE
            items.append(Label(f"{key}:{number}:{line}", x, at, text, size, spoken=""))
        y += len(lines) * size * LINE + 6 * m.u
    height = y - place.y + m.pad * 0.4
    ground = Panel(f"{key}:ground", Rect(place.x, place.y, place.w, height), 14 * m.u)
    return [ground, *items], height
