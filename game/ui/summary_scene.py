"""The end of a hand as a scene: both hands laid out, each layoff where it went, the sum."""

from collections.abc import Iterator
from dataclasses import replace

from game.core.cards import points
from game.core.scoring import Result
from game.ui import texts_table
from game.ui.hand import Group, by_worth
from game.ui.layout import Screen
from game.ui.measure import text_width, wrapped
from game.ui.rect import Rect
from game.ui.scene import Align, Button, Item, Label, Panel, Scene, Sprite, Tone
from game.ui.seen import Table
from game.ui.showdown import Shown, aloud, both_hands, named, row_shown
from game.ui.summary_long import long_summary, summary_unit, told, way_on, ways_back
from game.ui.summary_sums import summed, sums_height
from game.ui.theme import CARD_RATIO, MIN_TARGET

LEAST_CARDS = 0.85
"""Of their usual height that cards keep where larger texts fit the screen too."""
NAME = 22.0
"""Height of a meld's name below its cards, in units of text."""
LOWER = 0.75
"""Height of the cards of the deadwood in a row of their own to those of the melds."""


def summary_scene(table: Table, screen: Screen, offset: float = 0.0) -> Scene:
    """Return the summary of the finished round that a table shows.

    It fits the screen, or where the player's texts are too large for that it is scrolled.
    """
    if table.view.result is None:
        raise ValueError("a summary needs a finished round")
    text = table.state.settings.text_size / 100
    place = _Room(table, screen, text)
    if text > 1 and not _keeps(place, _Room(table, screen, 1.0), table):
        return long_summary(table, screen, offset)
    u, t = place.u, place.t
    items = [*_heading(table, place.page, t)]
    for hand, panel in zip(both_hands(table), place.panels, strict=True):
        items += _hand(table, hand, panel, u, t)
    items += summed(table, place.sums, t)
    items += _way_on(table, place.foot, place.target)
    return Scene(screen.width, screen.height, tuple(items))


def likely_items(table: Table, screen: Screen) -> tuple[Item, ...]:
    """Return what the summary would show if the hand ended now, as far as its viewer knows.

    Only cards, grounds and buttons: what the texts will say is not known yet.
    """
    view = replace(table.view, result=Result(None), opponent_shown=table.view.opponent_known)
    scene = summary_scene(replace(table, view=view), screen)
    items = scene.scroll.items if scene.scroll else scene.items
    return tuple(item for item in items if isinstance(item, Sprite | Panel | Button))


class _Room:
    """Where the parts of a summary lie that fits the screen."""

    def __init__(self, table: Table, screen: Screen, text: float) -> None:
        self.u = u = summary_unit(screen)
        self.t = t = u * text
        safe, margin, gap = screen.safe, 12 * u, 10 * u
        width = min(safe.w - 2 * margin, (460 if screen.portrait else 900) * u)
        left = safe.x + (safe.w - width) / 2
        self.page = page = Rect(left, safe.y + margin, width, safe.h - 2 * margin)
        self.target = max(MIN_TARGET, 48 * u)
        top = page.y + (78 if screen.portrait else 56) * t
        foot = self.target * (2.2 if screen.portrait else 1)
        self.foot = Rect(page.x, page.bottom - foot, page.w, foot)
        tall = sums_height(table) * t
        self.sums = Rect(page.x, self.foot.y - margin - tall, page.w, tall)
        room = self.sums.y - margin - top
        if screen.portrait:
            height = min((room - gap) / 2, 236 * u)
            first = Rect(page.x, top, page.w, height)
            self.panels = [first, first.moved(0, height + gap)]
            self.sums = self.sums.moved(0, min(0.0, top + 2 * height + 2 * gap - self.sums.y))
        else:
            first = Rect(page.x, top, (page.w - gap) / 2, room)
            self.panels = [first, first.moved(first.w + gap, 0)]
        self.cards = _cards_room(first, u, t)


def _keeps(larger: _Room, usual: _Room, table: Table) -> bool:
    """Return whether larger texts leave the cards most of their height, and fit their lines."""
    hands = both_hands(table)
    heads = (
        f"{named(table, each)}  {texts_table.deadwood(points(each.unmelded))}" for each in hands
    )
    widest = max(text_width(head, 17 * larger.t, bold=True) for head in heads)
    return widest <= larger.panels[0].w - 20 * larger.u and all(
        _card_height(each, larger.cards, larger.u, larger.t)
        >= LEAST_CARDS * _card_height(each, usual.cards, usual.u, usual.t)
        for each in hands
    )


def _heading(table: Table, page: Rect, t: float) -> Iterator[Item]:
    title, text = told(table)
    x = page.x + page.w / 2
    yield Label(
        "title",
        x,
        page.y + 18 * t,
        title,
        30 * t,
        Align.CENTRE,
        Tone.BRASS,
        bold=True,
        heading=True,
        max_width=page.w,
    )
    y, size = page.y + 48 * t, 16 * t
    if page.h <= page.w:
        yield Label("outcome", x, page.y + 42 * t, text, size, Align.CENTRE, max_width=page.w)
        return
    lines = wrapped(text, size, page.w)
    if len(lines) > 1:
        y += 5 * t
    for number, line in enumerate(lines):
        at = y + (number - (len(lines) - 1) / 2) * 20 * t
        key, spoken = (f"outcome:{number}", "") if number else ("outcome", text)
        yield Label(key, x, at, line, size, Align.CENTRE, spoken=spoken, max_width=page.w)


def _hand(table: Table, shown: Shown, panel: Rect, u: float, t: float) -> Iterator[Item]:
    """Yield a hand's panel: who, the melds with their names, what was left and its points."""
    inner = panel.inset(10 * u)
    key = f"shown:{shown.seat}"
    yield Panel(f"{key}:ground", panel, 14 * u)
    who, left = named(table, shown), points(shown.unmelded)
    line = inner.y + 9 * t
    yield Label(f"{key}:who", inner.x, line, who, 17 * t, bold=True, spoken=aloud(shown, who, left))
    yield Label(
        f"{key}:left",
        inner.right,
        line,
        texts_table.deadwood(left),
        16 * t,
        Align.RIGHT,
        Tone.BRASS,
        bold=True,
        spoken="",
    )
    yield from _cards(shown, _cards_room(panel, u, t), key, u, t)


def _cards_room(panel: Rect, u: float, t: float) -> Rect:
    inner = panel.inset(10 * u)
    return Rect(inner.x, inner.y + 26 * t, inner.w, inner.h - 26 * t)


def _rows(shown: Shown, room: Rect) -> list[list[Group]]:
    """Return melds and deadwood in one row, or in an upright place the deadwood below."""
    melds = [Group(meld, meld=True) for meld in shown.melds]
    loose = [Group(by_worth(shown.unmelded), meld=False)] if shown.unmelded else []
    if room.h < room.w * 0.4 or not melds or not loose:
        return [[*melds, *loose]]
    return [melds, loose]


def _card_height(shown: Shown, room: Rect, u: float, t: float) -> float:
    """Return how high the cards of the first row are."""
    widest = room.w * 0.19 * CARD_RATIO
    if len(_rows(shown, room)) == 1:
        return min(room.h - NAME * t, 130 * u, widest)
    return min((room.h - 2 * NAME * t) / (1 + LOWER), 120 * u, widest)


def _cards(shown: Shown, room: Rect, key: str, u: float, t: float) -> Iterator[Item]:
    """Yield melds and deadwood, in one row or two."""
    upper, *lower = _rows(shown, room)
    height = _card_height(shown, room, u, t)
    top = room.y if lower else room.y + (room.h - NAME * t - height) / 2
    line = Rect(room.x, top, room.w, height)
    yield from row_shown(shown, upper, line, f"{key}:0", u, t)
    for groups in lower:
        below = Rect(room.x, line.bottom + NAME * t, room.w, height * LOWER)
        yield from row_shown(shown, groups, below, f"{key}:1", u, t)


def _way_on(table: Table, place: Rect, target: float) -> Iterator[Item]:
    """Yield the ways to look back at the hand and the one on, in one row or two."""
    small = ways_back(table)
    rows = round(place.h / target)
    width, gap = min(place.w, target * (9 if rows == 1 else 7)), target * 0.2
    left = place.x + (place.w - width) / 2
    share = 0.21 if rows == 1 else 1 / len(small)
    side = share * (width + gap) - gap
    for index, (name, text, spoken) in enumerate(small):
        rect = Rect(left + index * (side + gap), place.y, side, target)
        yield Button(name, rect, text, spoken, size=target * 0.34)
    over_all = len(small) * (side + gap) if rows == 1 else 0.0
    on = Rect(left + over_all, place.bottom - target, width - over_all, target)
    yield way_on(table, on)
