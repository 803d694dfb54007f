"""The summary of a hand where texts are too large for one screen: its parts below each other."""

from game.core.cards import points
from game.core.scoring import score
from game.ui import texts, texts_coach, texts_records, texts_table
from game.ui.hand import Group, by_worth
from game.ui.layout import Screen
from game.ui.measure import text_width, wrapped
from game.ui.rect import Rect
from game.ui.scene import Align, Button, Item, Label, Panel, Scene, Scroll, Style, Tone
from game.ui.scrolling import thumb
from game.ui.seen import Table
from game.ui.showdown import Shown, aloud, both_hands, named, row_shown
from game.ui.summary_sums import columns, sums_height
from game.ui.texts_fair import FAIRNESS
from game.ui.theme import CARD_RATIO, MIN_TARGET

LINE = 1.3
"""Height of a line of text to the text's size."""
MOST_NAME = 1.5
"""How much larger than usual the names below the melds may be: they have to fit there."""
SUM, LEAST_SUM = 22.0, 16.0
"""Sizes of the sum in units of text: usually, and at least to keep it in one line."""
ONE_ROW = 520.0
"""Width, in units, at which melds and deadwood lie side by side."""


def summary_unit(screen: Screen) -> float:
    """Return the unit of a summary's distances: 1 on a phone."""
    safe = screen.safe
    if screen.portrait:
        return max(0.85, min(1.9, safe.w / 360, safe.h / 640))
    return max(0.85, min(1.9, safe.w / 800, safe.h / 380))


def told(table: Table) -> tuple[str, str]:
    """Return the heading of a summary, and how the hand ended in a sentence."""
    result, winner = table.view.result, table.match.winner
    assert result is not None
    title = texts.outcome_title(result)
    if winner is not None:
        title = texts.match_title(winner, table.names)
    return title, texts.outcome(result, table.names)


def ways_back(table: Table) -> list[tuple[str, str, str]]:
    """Return the ways to look back at a hand: their command, label, and how that is read aloud."""
    ways = [
        ("fairness", FAIRNESS, FAIRNESS),
        ("replay", texts_records.REPLAY, texts_records.REPLAY_ALOUD),
    ]
    if table.names.alone:
        ways.insert(0, ("review", texts_coach.REVIEW, texts_coach.REVIEW_ALOUD))
    return ways


def way_on(table: Table, place: Rect, size: float | None = None) -> Button:
    """Return the button that leads on from a summary."""
    over = table.match.winner is not None
    key, label = ("result", texts_table.RESULT) if over else ("next-hand", texts_table.NEXT_HAND)
    return Button(key, place, label, label, style=Style.PRIMARY, size=size)


def long_summary(table: Table, screen: Screen, offset: float) -> Scene:
    """Return a summary of which `offset` is scrolled away; only the way on keeps its place."""
    u, safe = summary_unit(screen), screen.safe
    t, margin = u * table.state.settings.text_size / 100, 10 * u
    width = min(safe.w - 2 * margin, 640 * u)
    left = safe.x + (safe.w - width) / 2
    target = max(MIN_TARGET, 48 * u, 30 * t)
    on = Rect(left, safe.bottom - margin - target, width, target)
    body = Rect(safe.x, safe.y, safe.w, on.y - margin * 0.8 - safe.y)
    page = _Page(table, Rect(left, body.y + margin, width, 0.0), u, t)
    height = page.laid() + 2 * margin
    offset = max(0.0, min(offset, height - body.h))
    page = _Page(table, Rect(left, body.y + margin - offset, width, 0.0), u, t)
    page.laid()
    scroll = Scroll("summary", body, height, offset, tuple(page.items))
    items: list[Item] = [scroll]
    if scroll.furthest:
        items.append(thumb(scroll, u))
    items.append(way_on(table, on, min(20 * t, target * 0.56)))
    return Scene(screen.width, screen.height, tuple(items))


class _Page:
    """The parts of a summary, laid one below the other from the upper edge of a place."""

    def __init__(self, table: Table, place: Rect, u: float, t: float) -> None:
        self.items: list[Item] = []
        self._table, self._place, self._u, self._t = table, place, u, t
        self._y = place.y

    def laid(self) -> float:
        """Lay all parts, and return their height."""
        table, place = self._table, self._place
        title, outcome = told(table)
        gap = 10 * self._u
        self._words("title", title, 30, place, Tone.BRASS, bold=True, heading=True)
        self._words("outcome", outcome, 16, place)
        self._y += gap
        self._sums()
        for shown in both_hands(table):
            self._y += gap
            self._hand(shown)
        self._y += gap
        self._ways()
        return self._y - place.y

    def _words(
        self,
        key: str,
        text: str,
        size: float,
        place: Rect,
        tone: Tone = Tone.NORMAL,
        *,
        bold: bool = False,
        heading: bool = False,
        align: Align = Align.CENTRE,
        spoken: str | None = None,
    ) -> None:
        """Lay a text in as many lines as it takes, read aloud with the first."""
        size *= self._t
        x = {Align.LEFT: place.x, Align.CENTRE: place.middle[0], Align.RIGHT: place.right}[align]
        for number, line in enumerate(wrapped(text, size, place.w, bold=bold)):
            said = "" if number else (text if spoken is None else spoken)
            self.items.append(
                Label(
                    f"{key}:{number}" if number else key,
                    x,
                    self._y + size * LINE / 2,
                    line,
                    size,
                    align,
                    tone,
                    bold,
                    spoken=said,
                    heading=heading and not number,
                    max_width=place.w,
                )
            )
            self._y += size * LINE

    def _hand(self, shown: Shown) -> None:
        """Lay a hand on a ground: who, what was left, the melds with their names."""
        u, t, top, at = self._u, self._t, self._y, len(self.items)
        pad, key = 10 * u, f"shown:{shown.seat}"
        inner = Rect(self._place.x + pad, top, self._place.w - 2 * pad, 0.0)
        who, left = named(self._table, shown), points(shown.unmelded)
        worth = texts_table.deadwood(left)
        self._y += pad * 0.6
        line = self._y
        self._words(
            f"{key}:who",
            who,
            17,
            inner,
            bold=True,
            align=Align.LEFT,
            spoken=aloud(shown, who, left),
        )
        both = text_width(f"{who}   {worth}", 17 * t, bold=True)
        if both <= inner.w:
            self._y = line
        self._words(
            f"{key}:left",
            worth,
            16 if both > inner.w else 17,
            inner,
            Tone.BRASS,
            bold=True,
            align=Align.LEFT if both > inner.w else Align.RIGHT,
            spoken="",
        )
        self._y += pad * 0.4
        self._cards(shown, inner, key)
        ground = Rect(self._place.x, top, self._place.w, self._y - top)
        self.items.insert(at, Panel(f"{key}:ground", ground, 14 * u))

    def _cards(self, shown: Shown, inner: Rect, key: str) -> None:
        melds = [Group(meld, meld=True) for meld in shown.melds]
        loose = [Group(by_worth(shown.unmelded), meld=False)] if shown.unmelded else []
        one = inner.w >= ONE_ROW * self._u
        rows = [[*melds, *loose]] if one else [each for each in (melds, loose) if each]
        names = min(self._t, MOST_NAME * self._u)
        height = min(120 * self._u, inner.w * 0.19 * CARD_RATIO)
        for number, groups in enumerate(rows):
            row = Rect(inner.x, self._y, inner.w, height)
            self.items += row_shown(shown, groups, row, f"{key}:{number}", self._u, names)
            self._y = row.bottom + 24 * names

    def _sums(self) -> None:
        """Lay the sum of the hand over the scores."""
        table, u, t, top, at = self._table, self._u, self._t, self._y, len(self.items)
        result = table.view.result
        assert result is not None
        inner = Rect(self._place.x + 10 * u, top, self._place.w - 20 * u, 0.0)
        rules, names = table.view.rules, table.names
        tone = Tone.BRASS if score(result, rules).total else Tone.NORMAL
        text = texts.scoring_sum(result, rules, names)
        fitting = inner.w / text_width(text, t, bold=True)
        size = fitting if LEAST_SUM <= fitting < SUM else SUM
        self._y += 8 * u
        self._words("sum", text, size, inner, tone, bold=True)
        if len(table.match.games) > 1:
            tall = (sums_height(table) - 44) * t
            area = Rect(self._place.x, self._y, self._place.w, tall)
            self.items += columns(table, area, t)
            self._y += tall
        else:
            self._words("standing", texts.standing(table.match, names), 15.5, inner)
        self._y += 8 * u
        ground = Rect(self._place.x, top, self._place.w, self._y - top)
        self.items.insert(at, Panel("sum:ground", ground, 14 * u))

    def _ways(self) -> None:
        """Lay the ways to look back side by side, or below each other where they are too wide."""
        ways, place, u, t = ways_back(self._table), self._place, self._u, self._t
        height, size, gap = max(MIN_TARGET, 44 * u, 30 * t), 17 * t, 8 * u
        width = (place.w - gap * (len(ways) - 1)) / len(ways)
        widest = max(text_width(label, size, bold=True) for _, label, _ in ways) + 24 * u
        beside = widest <= width
        for number, (key, label, spoken) in enumerate(ways):
            rect = Rect(place.x, self._y, place.w, height)
            if beside:
                rect = Rect(place.x + number * (width + gap), self._y, width, height)
            self.items.append(Button(key, rect, label, spoken, size=min(size, height * 0.56)))
            if not beside or number + 1 == len(ways):
                self._y += height + gap
