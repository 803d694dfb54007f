"""The end of a hand as a scene: both hands laid out, each layoff where it went, the sum."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.cards import Card, Cards, as_mask, each, points
from game.core.melds import Arrangement, Placed, arrangements, melded
from game.core.scoring import Seat
from game.ui import texts, texts_coach, texts_records, texts_table
from game.ui.hand import Group, by_worth, row_of
from game.ui.layout import Screen
from game.ui.rect import Rect
from game.ui.scene import (
    Align,
    Button,
    Item,
    Label,
    Mark,
    Panel,
    Scene,
    Sprite,
    Style,
    Tone,
    card_key,
)
from game.ui.seen import Table
from game.ui.summary_sums import summed, sums_height
from game.ui.table_scene import bracket
from game.ui.texts_fair import FAIRNESS
from game.ui.theme import CARD_RATIO, MIN_TARGET

MOST_TEXT = 1.3
"""How much larger than usual the texts of a summary may be: both hands have to be seen too."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One hand of a finished round as it lies on the table."""

    seat: Seat
    name: str
    melds: tuple[tuple[Card, ...], ...]
    """The cards of each meld, those laid off on it last."""
    guests: Cards
    """The cards laid off here."""
    unmelded: Cards
    fresh: Card | None = None
    """The card just drawn, in a hand that is played again."""


def summary_scene(table: Table, screen: Screen) -> Scene:
    """Return the summary of the finished round that a table shows."""
    result = table.view.result
    if result is None:
        raise ValueError("a summary needs a finished round")
    safe = screen.safe
    u = max(0.85, min(1.9, safe.w / 360 if screen.portrait else safe.w / 800, safe.h / 380))
    if screen.portrait:
        u = max(0.85, min(1.9, safe.w / 360, safe.h / 640))
    t = u * min(MOST_TEXT, table.state.settings.text_size / 100)
    margin = 12 * u
    width = min(safe.w - 2 * margin, (460 if screen.portrait else 900) * u)
    page = Rect(safe.x + (safe.w - width) / 2, safe.y + margin, width, safe.h - 2 * margin)
    hands = _hands(table)
    items = [*_heading(table, page, t)]
    top = page.y + (78 if screen.portrait else 56) * t
    target = max(MIN_TARGET, 48 * u)
    tall = sums_height(table) * t
    foot = target * (2.2 if screen.portrait else 1)
    sums = Rect(page.x, page.bottom - foot - margin - tall, page.w, tall)
    room = sums.y - margin - top
    gap = 10 * u
    for index, hand in enumerate(hands):
        if screen.portrait:
            height = min((room - gap) / 2, 236 * u)
            panel = Rect(page.x, top + index * (height + gap), page.w, height)
        else:
            half = (page.w - gap) / 2
            panel = Rect(page.x + index * (half + gap), top, half, room)
        items += _hand(table, hand, panel, u, t)
    if screen.portrait:
        sums = sums.moved(0, min(0.0, top + 2 * height + 2 * gap - sums.y))
    items += summed(table, sums, t)
    items += _way_on(table, Rect(page.x, page.bottom - foot, page.w, foot), target)
    return Scene(screen.width, screen.height, tuple(items))


def _hands(table: Table) -> list[Shown]:
    """Return both hands, the knocker's first, or the viewer's where nobody knocked."""
    view, showdown = table.view, table.view.result.showdown if table.view.result else None
    held = {view.seat: view.hand, 1 - view.seat: view.opponent_shown}
    if showdown is None:
        return [_shown(table, seat, held[seat], arrangements(held[seat])[0], ()) for seat in (0, 1)]
    knocker, defender = showdown.knocker, 1 - showdown.knocker
    defence = showdown.defence
    moved = as_mask(placed.card for placed in defence.placed)
    return [
        _shown(table, knocker, held[knocker], showdown.spread, defence.placed),
        _shown(table, defender, held[defender] & ~moved, defence.melds, ()),
    ]


def _shown(
    table: Table, seat: Seat, hand: Cards, melds: Arrangement, guests: tuple[Placed, ...]
) -> Shown:
    joined = tuple(
        (*each(meld), *(guest.card for guest in guests if guest.meld == index))
        for index, meld in enumerate(melds)
    )
    came = as_mask(guest.card for guest in guests)
    return Shown(seat, table.names.who(seat), joined, came, hand & ~melded(melds))


def _heading(table: Table, page: Rect, t: float) -> Iterator[Item]:
    result, match = table.view.result, table.match
    if result is None:
        return
    winner = match.winner
    title = texts.outcome_title(result)
    if winner is not None:
        title = texts.match_title(winner, table.names)
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
    text = texts.outcome(result, table.names)
    y = page.y + 48 * t if page.h > page.w else page.y + 42 * t
    yield Label("outcome", x, y, text, 16 * t, Align.CENTRE, max_width=page.w)


def _hand(table: Table, shown: Shown, panel: Rect, u: float, t: float) -> Iterator[Item]:
    """Yield a hand's panel: who, the melds with their names, what was left and its points."""
    showdown = table.view.result.showdown if table.view.result else None
    ended_by = showdown if showdown and showdown.knocker == shown.seat else None
    inner = panel.inset(10 * u)
    key = f"shown:{shown.seat}"
    yield Panel(f"{key}:ground", panel, 14 * u)
    did = "knocked" if ended_by and ended_by.knocker_deadwood else "went gin"
    who = f"{shown.name} {did}" if ended_by else shown.name
    left = points(shown.unmelded)
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
    room = Rect(inner.x, inner.y + 26 * t, inner.w, inner.h - 26 * t)
    yield from _cards(shown, room, key, u, t)


def _cards(shown: Shown, room: Rect, key: str, u: float, t: float) -> Iterator[Item]:
    """Yield melds and deadwood: in one row, or in an upright panel the deadwood below."""
    melds = [Group(meld, meld=True) for meld in shown.melds]
    loose = [Group(by_worth(shown.unmelded), meld=False)] if shown.unmelded else []
    label, widest = 22 * t, room.w * 0.19 * CARD_RATIO
    if room.h < room.w * 0.4 or not melds or not loose:
        height = min(room.h - label, 130 * u, widest)
        row = Rect(room.x, room.y + (room.h - label - height) / 2, room.w, height)
        yield from row_shown(shown, [*melds, *loose], row, f"{key}:0", u, t)
        return
    height = min((room.h - 2 * label) / 1.75, 120 * u, widest)
    upper = Rect(room.x, room.y, room.w, height)
    yield from row_shown(shown, melds, upper, f"{key}:0", u, t)
    lower = Rect(room.x, upper.bottom + label, room.w, height * 0.75)
    yield from row_shown(shown, loose, lower, f"{key}:1", u, t)


def row_shown(
    shown: Shown, groups: list[Group], line: Rect, key: str, u: float, t: float
) -> Iterator[Item]:
    for place, group in enumerate(row_of(groups, line, line.h / CARD_RATIO, u * 0.8)):
        for card in group.cards:
            mark = Mark.LAID_OFF if shown.guests >> card.card & 1 else None
            mark = Mark.DRAWN if card.card == shown.fresh else mark
            yield Sprite(card_key(card.card), card.rect, card.card, mark=mark)
        yield from _name(shown, groups[place], group.ends, line.bottom, f"{key}:{place}", u, t)


def _name(
    shown: Shown,
    group: Group,
    ends: tuple[float, float],
    bottom: float,
    key: str,
    u: float,
    t: float,
) -> Iterator[Item]:
    """Yield what stands under a group: the meld's name and who laid off on it, or the sum."""
    left, right = ends
    guests = [card for card in group.cards if shown.guests >> card & 1]
    text, tone = texts.deadwood_sum(shown.unmelded), Tone.MUTED
    if group.meld:
        own = as_mask(card for card in group.cards if card not in guests)
        text, tone = texts.meld_name(own), Tone.BRASS
    if guests:
        text, tone = f"{text} + {' '.join(map(texts.short, guests))}", Tone.INFO
    if group.meld:
        yield bracket(key, left, right, bottom, (18 + 8 * len(text)) * t, u)
    yield Label(
        f"{key}:name",
        (left + right) / 2,
        bottom + 10 * t,
        text,
        13.5 * t,
        Align.CENTRE,
        tone,
        bold=True,
        spoken="",
        max_width=right - left + 8 * u,
    )


def aloud(shown: Shown, who: str, left: int) -> str:
    """Return a hand as one sentence for the ear."""
    parts = []
    for meld in shown.melds:
        own = [card for card in meld if not shown.guests >> card & 1]
        guests = [card for card in meld if shown.guests >> card & 1]
        words = f"{texts.meld_name(as_mask(own))} {', '.join(map(texts.spoken, own))}"
        if guests:
            words += f", with {', '.join(map(texts.spoken, guests))} laid off"
        parts.append(words)
    loose = ", ".join(map(texts.spoken, by_worth(shown.unmelded))) or "none"
    return f"{who}. {'. '.join([*parts, f'{texts_table.deadwood(left)}: {loose}'])}."


def _way_on(table: Table, place: Rect, target: float) -> Iterator[Item]:
    """Yield the ways to look back at the hand and the one on, in one row or two."""
    over = table.match.winner is not None
    key, label = ("result", texts_table.RESULT) if over else ("next-hand", texts_table.NEXT_HAND)
    small = [
        ("fairness", FAIRNESS, FAIRNESS),
        ("replay", texts_records.REPLAY, texts_records.REPLAY_ALOUD),
    ]
    if table.names.alone:
        small.insert(0, ("review", texts_coach.REVIEW, texts_coach.REVIEW_ALOUD))
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
    yield Button(key, on, label, label, style=Style.PRIMARY)
