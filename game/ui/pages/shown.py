"""Blocks about hands that are over: entries of a list, lines that tell, cards that lie open."""

from dataclasses import replace
from typing import TypeAlias, assert_never

from game.core.cards import points
from game.ui import texts_records as texts
from game.ui.hand import Group, by_worth
from game.ui.measure import text_width, wrapped
from game.ui.pages.measures import LINE, Measures
from game.ui.pages.page import Entry, Lines, OpenHand, Piles
from game.ui.rect import Rect
from game.ui.scene import STOCK, Align, Button, Item, Label, Panel, Sprite, Style, Tone, card_key
from game.ui.showdown import aloud, row_shown
from game.ui.theme import CARD_RATIO

Open: TypeAlias = Entry | Lines | OpenHand | Piles
MOST_TEXT = 1.3
"""How much larger than usual the texts of an open hand may be: two of them are seen at once."""
LARGEST_CARD, SMALLEST_CARD = 96.0, 58.0
"""Heights of cards in units of distance."""


def laid_open(block: Open, place: Rect, m: Measures, key: str) -> tuple[list[Item], float]:
    """Return the items of a block and its height; `key` begins the keys of its texts."""
    match block:
        case Entry():
            return _entry(block, place, m, key)
        case Lines():
            return _lines(block, place, m, key)
        case OpenHand():
            return _hand(block, place, m, key)
        case Piles():
            return _piles(block, place, m, key)
        case _:
            assert_never(block)


def _entry(block: Entry, place: Rect, m: Measures, key: str) -> tuple[list[Item], float]:
    """Return a row with a name over its sentence, and a number at the right end."""
    size = 22 * m.t
    column = text_width(block.number, size, bold=True) + m.gap if block.number else 0.0
    left, width = place.x + m.pad, place.w - 2 * m.pad - column
    items: list[Label] = []
    y = place.y + m.pad * 0.6
    rows = ((block.title, m.body, Tone.NORMAL, True), (block.detail, m.detail, Tone.MUTED, False))
    for text, letters, tone, bold in rows:
        for line in wrapped(text, letters, width, bold=bold) if text else []:
            items.append(
                Label(
                    f"{key}:{len(items)}",
                    left,
                    y + letters * LINE / 2,
                    line,
                    letters,
                    tone=tone,
                    bold=bold,
                    spoken="",
                    max_width=width,
                )
            )
            y += letters * LINE
    tall = y - place.y + m.pad * 0.6
    height = max(m.target, tall)
    items = [replace(item, y=item.y + (height - tall) / 2) for item in items]
    ground = Rect(place.x, place.y, place.w, height)
    tone = Tone.BRASS if block.stands_out else Tone.NORMAL
    x, middle = place.right - m.pad, place.y + height / 2
    number = Label(
        f"{key}:number", x, middle, block.number, size, Align.RIGHT, tone, bold=True, spoken=""
    )
    row = Button(block.command, ground, "", block.spoken, style=Style.ROW, pressed=block.chosen)
    return [row, *items, *([number] if block.number else [])], height


def _lines(block: Lines, place: Rect, m: Measures, key: str) -> tuple[list[Item], float]:
    """Return lines on a ground, each in as many rows as it takes and read aloud once."""
    left, width = place.x + m.pad, place.w - 2 * m.pad
    y = place.y + m.pad * 0.7
    items: list[Item] = []
    for number, line in enumerate(block.lines):
        tone = Tone.BRASS if line.stands_out else Tone.NORMAL
        for row, text in enumerate(wrapped(line.text, m.body, width, bold=line.stands_out)):
            items.append(
                Label(
                    f"{key}:{number}:{row}",
                    left,
                    y + m.body * LINE / 2,
                    text,
                    m.body,
                    tone=tone,
                    bold=line.stands_out,
                    spoken="" if row else line.spoken,
                    max_width=width,
                )
            )
            y += m.body * LINE
        y += 4 * m.u
    height = y - place.y + m.pad * 0.5
    ground = Panel(f"{key}:ground", Rect(place.x, place.y, place.w, height), 14 * m.u)
    return [ground, *items], height


def _hand(block: OpenHand, place: Rect, m: Measures, key: str) -> tuple[list[Item], float]:
    """Return a hand in one row on a ground: name and deadwood above, the melds' names below.

    Two of them fit between the head and the foot of a page, down to the smallest cards.
    """
    shown, u = block.shown, m.u
    t = min(m.t, MOST_TEXT * u)
    inner = place.w - 2 * m.pad
    above, below, pad = 30 * t, 22 * t, 8 * u
    free = (m.room - 3 * m.gap) / 2 - above - below - 2 * pad
    most = min(LARGEST_CARD * u, inner * 0.19 * CARD_RATIO)
    height = max(SMALLEST_CARD * u, min(most, free))
    tall = height + above + below + 2 * pad
    left = points(shown.unmelded)
    x, right, line = place.x + m.pad, place.right - m.pad, place.y + pad + 10 * t
    said = texts.deadwood(left)
    column = text_width(said, 16 * t, bold=True)
    items: list[Item] = [
        Panel(f"{key}:ground", Rect(place.x, place.y, place.w, tall), 14 * u),
        Label(
            f"{key}:who",
            x,
            line,
            shown.name,
            17 * t,
            bold=True,
            spoken=aloud(shown, shown.name, left),
            max_width=inner - column - m.gap,
        ),
        Label(
            f"{key}:left", right, line, said, 16 * t, Align.RIGHT, Tone.BRASS, bold=True, spoken=""
        ),
    ]
    groups = [Group(meld, meld=True) for meld in shown.melds]
    if shown.unmelded:
        groups.append(Group(by_worth(shown.unmelded), meld=False))
    row = Rect(x, place.y + pad + above, inner, height)
    items += row_shown(shown, groups, row, key, u, t)
    return items, tall


def _piles(block: Piles, place: Rect, m: Measures, key: str) -> tuple[list[Item], float]:
    """Return the stock and the discard pile side by side, what they are below them."""
    t = min(m.t, 1.5 * m.u)
    height, caption = min(92 * m.u, m.room * 0.26), 24 * t
    width = height / CARD_RATIO
    middle, apart = place.x + place.w / 2, 22 * m.u + width / 2 + 20 * t
    stock = Rect(middle - apart - width / 2, place.y, width, height)
    pile = Rect(middle + apart - width / 2, place.y, width, height)
    if block.following is None:
        items: list[Item] = [Sprite(STOCK, stock, None, spoken=texts.EMPTY_STOCK, empty=True)]
    else:
        spoken = texts.stock_aloud(block.stock, block.following)
        items = [Sprite(STOCK, stock, None, spoken=spoken)]
    if block.top is None:
        items.append(Sprite("pile", pile, None, spoken=texts.EMPTY_PILE, empty=True))
    else:
        spoken = texts.pile_aloud(block.top, block.discards)
        items.append(Sprite(card_key(block.top), pile, block.top, spoken=spoken))
    following = "" if block.following is None else f", {texts.following(block.following)}"
    captions = (
        ("stock", stock, texts.stock_caption(block.stock) + following),
        ("pile", pile, texts.pile_caption(block.discards)),
    )
    for name, rect, text in captions:
        items.append(
            Label(
                f"{key}:{name}",
                rect.middle[0],
                rect.bottom + caption / 2,
                text,
                14 * t,
                Align.CENTRE,
                Tone.MUTED,
                bold=True,
                spoken="",
                max_width=2 * apart - m.gap,
            )
        )
    return items, height + caption
