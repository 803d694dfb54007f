"""Who plays: names, scores, hands won, who deals; and what the upcard makes of this hand."""

from collections.abc import Iterator

from game.core.scoring import Seat
from game.core.view import PlayerView
from game.ui import texts_sheet, texts_table
from game.ui.hand import by_worth
from game.ui.layout import TableLayout
from game.ui.measure import shortened, text_width
from game.ui.rect import Rect
from game.ui.scene import Align, Button, Figure, Item, Label, Style, Tone
from game.ui.seen import Table
from game.ui.state import KNOWN

SMALL = 13.5
"""Size of what stands in a player's second line, in units of text."""
BOX = 17.0
"""Side of the box in which hands won are counted, in the same unit."""
SEVERAL = 122.0
"""Width that a player's lines take where several games are scored, in the same unit."""
STACK = 54.0
"""Height of a large word between two small ones, in units of text."""


def players(table: Table, layout: TableLayout) -> Iterator[Item]:
    """Yield both players, and the way to the menu between them and the edge."""
    yield from _player(table, layout, 1 - table.view.seat, layout.opponent)
    yield from _player(table, layout, table.view.seat, layout.you)
    size = min(15 * layout.head, layout.menu.h * 0.4)
    known = by_worth(table.view.opponent_known)
    yield Button(
        KNOWN,
        layout.known,
        texts_sheet.known_button(len(known)),
        texts_sheet.known(table.names.other, known),
        style=Style.SMALL,
        size=size,
    )
    yield Button("menu", layout.menu, "Menu", "Menu", style=Style.SMALL, size=size)


def _player(table: Table, layout: TableLayout, seat: Seat, area: Rect) -> Iterator[Item]:
    """Yield a player's name, part in the hand, hands won and score, read aloud as one line."""
    match = table.match
    several = len(match.games) > 1
    t = min(layout.head, area.w / SEVERAL) if several else layout.head
    upper, lower = area.y + area.h * 0.3, area.y + area.h * 0.76
    right, key = area.right - 4 * t, f"player:{seat}"
    target, score = texts_table.target(match.rules), texts_table.scores(match, seat)
    column = min(54 * t, area.w * 0.56)
    if several:  # their scores need a line of their own
        large = min(
            17 * layout.head, (area.w - BOX * t - 14 * t) / text_width(score, 1.0, bold=True)
        )
        box = right - text_width(target, SMALL * t) - 8 * t
        wide = box - BOX * t - 6 * t - area.x
        free = right - text_width(score, large, bold=True) - 8 * t - area.x
    else:
        large = min(25 * t, (column - 6 * t) / text_width(score, 1.0, bold=True))
        box = area.right - column - 2 * t
        wide = right - max(text_width(score, large, bold=True), 0.3 * column) - 6 * t - area.x
        free = box - BOX * t - 6 * t - area.x
    name = shortened(table.names.who(seat), min(13 * t, 15 * layout.u), wide, bold=True)
    yield Label(f"{key}:name", area.x, upper, name, 17 * t, bold=True, spoken="", max_width=wide)
    dealer = table.view.dealer == seat
    yield from _part(key, area.x, lower, free, t, dealer=dealer)
    yield from _box(key, box, upper if several else lower, t, table.match.boxes[seat])
    said = texts_table.player_aloud(
        match, seat, table.names.who(seat), texts_table.part(dealer=dealer)
    )
    above, below = (lower, upper) if several else (upper, lower)
    yield Label(key, right, above, score, large, Align.RIGHT, bold=True, spoken=said)
    yield Label(
        f"{key}:target",
        right,
        below,
        target,
        SMALL * t,
        Align.RIGHT,
        Tone.MUTED,
        spoken="",
        max_width=None if several else column - 6 * t,
    )


def _part(key: str, x: float, y: float, free: float, t: float, *, dealer: bool) -> Iterator[Item]:
    """Yield a player's part in a word, or where that is too wide the dealer's disc."""
    size, side = SMALL * t, BOX * t
    widest = max(text_width(texts_table.part(dealer=each), size) for each in (False, True))
    if widest <= free:
        part = texts_table.part(dealer=dealer)
        yield Label(f"{key}:part", x, y, part, size, tone=Tone.MUTED, spoken="")
    elif dealer:
        disc = Rect(x, y - side / 2, side, side)
        yield Figure(f"{key}:disc", disc, "disc")
        yield Label(
            f"{key}:part",
            disc.middle[0],
            y,
            texts_table.DEALER_SIGN,
            12.5 * t,
            Align.CENTRE,
            Tone.BRASS,
            bold=True,
            spoken="",
        )


def _box(key: str, right: float, y: float, t: float, won: int) -> Iterator[Item]:
    """Yield the hands won in their box."""
    side = BOX * t
    square = Rect(right - side, y - side / 2, side, side)
    yield Figure(f"{key}:box", square, "box")
    yield Label(
        f"{key}:boxes",
        square.middle[0],
        y,
        str(won),
        12.5 * t,
        Align.CENTRE,
        bold=True,
        spoken="",
        max_width=side - 4 * t,
    )


def limits(view: PlayerView, layout: TableLayout) -> Iterator[Item]:
    """Yield with how much one may knock, and how often the hand counts where that is special."""
    limit = view.rules.limit(view.upcard)
    t = min(layout.t, layout.limit.h / STACK)
    yield from _stacked("limit", texts_table.limit(limit), layout.limit, t)
    factor = view.rules.factor(view.upcard)
    if factor > 1:
        t = min(layout.t, layout.factor.h / STACK)
        yield from _stacked("factor", texts_table.factor(factor), layout.factor, t)


def _stacked(key: str, lines: texts_table.Stack, area: Rect, t: float) -> Iterator[Item]:
    """Yield a large word between two small ones in the middle of a place."""
    x, y = area.middle
    small = 13.5 * t
    for number, (text, shift, size, tone) in enumerate(
        (
            (lines.above, -19 * t, small, Tone.MUTED),
            (lines.large, 0.0, 23 * t, Tone.BRASS),
            (lines.below, 19 * t, small, Tone.MUTED),
        )
    ):
        if text:
            yield Label(
                f"{key}:{number}",
                x,
                y + shift,
                text,
                size,
                Align.CENTRE,
                tone,
                bold=number == 1,
                spoken=lines.aloud if number == 1 else "",
                max_width=area.w,
            )
