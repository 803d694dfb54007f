"""Cards on a page: laid out like a hand, in one row or two, marked and named."""

from dataclasses import replace

from game.core.cards import Card
from game.ui.hand import MOST_IN_A_ROW, Group, row_of, rows_of
from game.ui.pages.measures import Measures
from game.ui.pages.page import Cards
from game.ui.rect import Rect
from game.ui.scene import Align, Item, Label, Mark, Sprite, Tone, card_key
from game.ui.texts import spoken
from game.ui.theme import CARD_RATIO

CARD = 62.0
"""Width of a card, in units of distance."""
WIDE = 470.0
"""Width of a column that takes a whole hand in one row, in the same."""


def card_rows(block: Cards, place: Rect, m: Measures, key: str) -> tuple[list[Item], float]:
    """Return the cards of a block and their height; `key` begins keys of what can't be touched."""
    total = sum(map(len, block.groups))
    groups = tuple(Group(cards, meld=True) for cards in block.groups)
    rows = rows_of(groups, 2 if total > MOST_IN_A_ROW and place.w < WIDE * m.u else 1)
    width = CARD * m.u
    above = 18 * m.t if block.marks or block.touch else 4 * m.u
    below = 22 * m.t if any(block.names) else 6 * m.u
    pitch = above + width * CARD_RATIO + below
    items: list[Item] = []
    for number, row in enumerate(rows):
        line = Rect(
            place.x + 4 * m.u,
            place.y + number * pitch + above,
            place.w - 8 * m.u,
            width * CARD_RATIO,
        )
        items += _row(block, row, line, m, f"{key}:{number}")
    return _with_voice(items, block), pitch * len(rows)


def _row(block: Cards, row: list[Group], line: Rect, m: Measures, key: str) -> list[Item]:
    marks = dict(block.marks)
    items: list[Item] = []
    for group, placed in zip(row, row_of(row, line, line.h / CARD_RATIO, m.u), strict=True):
        for card in placed.cards:
            items.append(
                Sprite(
                    card_key(card.card) if block.touch else f"{key}:{card.card}",
                    card.rect,
                    card.card,
                    mark=marks.get(card.card),
                    command=card_key(card.card) if block.touch else "",
                    spoken=_aloud(card.card, marks.get(card.card)) if block.touch else "",
                    strip=card.strip,
                )
            )
        name = _name(block, group)
        if name:
            left, right = placed.ends
            items.append(
                Label(
                    f"{key}:{group.cards[0]}:name",
                    (left + right) / 2,
                    line.bottom + 11 * m.t,
                    name,
                    13.5 * m.t,
                    Align.CENTRE,
                    Tone.BRASS,
                    bold=True,
                    spoken="",
                    max_width=right - left,
                )
            )
    return items


def _name(block: Cards, part: Group) -> str:
    """Return the word under a group, or under the part of it that a row holds."""
    named = zip(block.groups, block.names, strict=False)
    return next((name for cards, name in named if part.cards[0] in cards), "")


def _aloud(card: Card, mark: Mark | None) -> str:
    return f"{spoken(card)}, {mark.value}" if mark else spoken(card)


def _with_voice(items: list[Item], block: Cards) -> list[Item]:
    """Return the items with all cards read aloud at the first, unless each has a voice."""
    if block.touch or not items:
        return items
    marks = dict(block.marks)
    parts = []
    for number, cards in enumerate(block.groups):
        name = block.names[number] if number < len(block.names) else ""
        listed = ", ".join(_aloud(card, marks.get(card)) for card in cards)
        parts.append(f"{name}: {listed}" if name else listed)
    first = items[0]
    assert isinstance(first, Sprite)
    return [replace(first, spoken=". ".join(parts)), *items[1:]]
