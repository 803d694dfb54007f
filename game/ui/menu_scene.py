"""The menu over the table as a scene."""

from collections.abc import Iterator

from game.ui import texts
from game.ui.layout import Screen
from game.ui.scene import Align, Button, Item, Label, Panel, Rect, Scene, Style, Tone
from game.ui.table_scene import Table
from game.ui.theme import MIN_TARGET


def menu_scene(table: Table, screen: Screen) -> Scene:
    """Return the menu of a match."""
    safe = screen.safe
    u = max(0.85, min(1.7, safe.w / 360, safe.h / 360))
    width = min(safe.w - 24 * u, 420 * u)
    height = min(safe.h - 24 * u, 330 * u)
    panel = Rect(safe.x + (safe.w - width) / 2, safe.y + (safe.h - height) / 2, width, height)
    return Scene(screen.width, screen.height, tuple(_items(table, panel, u)))


def _items(table: Table, panel: Rect, u: float) -> Iterator[Item]:
    yield Panel("menu:ground", panel, 18 * u)
    inner = panel.inset(18 * u)
    x, room = inner.x + inner.w / 2, inner.w
    target = max(MIN_TARGET, 50 * u)
    yield Label(
        "title",
        x,
        inner.y + 18 * u,
        "Gin Rummy",
        30 * u,
        Align.CENTRE,
        Tone.BRASS,
        bold=True,
        heading=True,
    )
    lines = (
        texts.rules_line(table.match.rules),
        texts.standing(table.match, table.opponent),
        *texts.HOW_TO_PLAY,
    )
    for index, text in enumerate(lines):
        y = inner.y + (54 + 22 * index) * u
        yield Label(f"line:{index}", x, y, text, 16 * u, Align.CENTRE, max_width=room)
    low = Rect(inner.x, inner.bottom - target, inner.w, target)
    high = low.moved(0, -target - 38 * u)
    yield Button("close-menu", high, "Back to the table", "Back to the table", style=Style.PRIMARY)
    yield Label(
        "warning",
        x,
        low.y - 18 * u,
        texts.NEW_MATCH_WARNING,
        15 * u,
        Align.CENTRE,
        Tone.MUTED,
        max_width=room,
    )
    label = texts.SURE if table.state.sure else "New match"
    yield Button("new-match", low, label, label)
