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
    t, match = layout.head, table.match
    name = table.names.who(seat)
    part = texts_table.part(dealer=table.view.dealer == seat)
    aloud = texts_table.player_aloud(match, seat, name, part)
    upper, lower = area.y + area.h * 0.3, area.y + area.h * 0.76
    several = len(match.games) > 1
    column = min((84 if several else 54) * t, area.w * 0.56)
    room = area.w - column
    key = f"player:{seat}"
    score = texts_table.scores(match, seat)
    large = 19 * t if several else 25 * t
    beside = area.w - max(text_width(score, large, bold=True), 0.3 * column) - 10 * t
    wide = room if several else max(room, beside)
    shown = shortened(name, min(13 * t, 15 * layout.u), wide, bold=True)
    yield Label(f"{key}:name", area.x, upper, shown, 17 * t, bold=True, spoken="", max_width=wide)
    yield from _part(table, seat, Rect(area.x, lower, room, 0.0), t)
    lines = (
        (key, upper, score, large, Tone.NORMAL, aloud),
        (f"{key}:target", lower, texts_table.target(match.rules), 13.5 * t, Tone.MUTED, ""),
    )
    for name_, y, text, size, tone, spoken in lines:
        yield Label(
            name_,
            area.right - 4 * t,
            y,
            text,
            size,
            Align.RIGHT,
            tone,
            bold=tone is Tone.NORMAL,
            spoken=spoken,
            max_width=column - 6 * t,
        )


def _part(table: Table, seat: Seat, place: Rect, t: float) -> Iterator[Item]:
    """Yield a player's part in a word, or the dealer's disc, and the hands won in their box."""
    dealer = table.view.dealer == seat
    size, box = 13.5 * t, 17 * t
    free = place.w - box - 8 * t
    widest = max(text_width(texts_table.part(dealer=each), size) for each in (False, True))
    key = f"player:{seat}"
    if widest <= free:
        part = texts_table.part(dealer=dealer)
        yield Label(f"{key}:part", place.x, place.y, part, size, tone=Tone.MUTED, spoken="")
    elif dealer:
        disc = Rect(place.x, place.y - box / 2, box, box)
        yield Figure(f"{key}:disc", disc, "disc")
        yield Label(
            f"{key}:part",
            disc.middle[0],
            place.y,
            texts_table.DEALER_SIGN,
            12.5 * t,
            Align.CENTRE,
            Tone.BRASS,
            bold=True,
            spoken="",
        )
    square = Rect(place.right - box - 2 * t, place.y - box / 2, box, box)
    yield Figure(f"{key}:box", square, "box")
    yield Label(
        f"{key}:boxes",
        square.middle[0],
        place.y,
        str(table.match.boxes[seat]),
        12.5 * t,
        Align.CENTRE,
        bold=True,
        spoken="",
        max_width=box - 4 * t,
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
