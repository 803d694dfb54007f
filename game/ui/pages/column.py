"""Blocks laid out one below the other: each becomes items at a place, and has a height."""

from dataclasses import replace
from itertools import pairwise
from typing import assert_never

from game.ui.measure import text_width, wrapped
from game.ui.pages import rows, sheets, shown
from game.ui.pages.card_rows import card_rows
from game.ui.pages.measures import LINE, Measures
from game.ui.pages.page import (
    Block,
    Cards,
    Choice,
    Emblem,
    Entry,
    Fan,
    Grid,
    Heading,
    Lines,
    Note,
    OpenHand,
    Options,
    Pairs,
    Piles,
    Press,
    Presses,
    Sheet,
    Spread,
    Stepper,
    Switch,
    Text,
    Title,
)
from game.ui.rect import Rect
from game.ui.scene import Align, Button, Figure, Item, Label, Sprite, Tone
from game.ui.theme import CARD_RATIO, MIN_TARGET

PADDING = 16.0
"""Of a button's width that its text leaves free, in CSS pixels."""
LOW = 420.0
"""Height below which a page has to save it, in units."""


def laid(
    blocks: tuple[Block, ...], place: Rect, m: Measures, name: str
) -> tuple[list[Item], float]:
    """Return the items of blocks below each other from a place's upper edge, and their height.

    `name` begins the keys of what has no command of its own.
    """
    items: list[Item] = []
    y = place.y
    for number, block in enumerate(blocks):
        if number:
            y += m.gap * (1.8 if isinstance(block, Heading) else 1.0)
        block_items, height = _block(block, Rect(place.x, y, place.w, 0.0), m, f"{name}:{number}")
        items += block_items
        y += height
    return items, y - place.y


def _block(block: Block, place: Rect, m: Measures, key: str) -> rows.Laid:
    match block:
        case Heading() | Text() | Title():
            return _words(block, place, m, key)
        case Emblem() | Fan() | Spread() | Cards():
            return _picture(block, place, m, key)
        case Press():
            return [button(block, Rect(place.x, place.y, place.w, m.target), m)], m.target
        case Presses():
            return _presses(block, place, m)
        case Grid():
            return _grid(block, place, m)
        case Sheet() | Pairs():
            return sheets.table(block, place, m, key)
        case Entry() | Lines() | OpenHand() | Piles():
            return shown.laid_open(block, place, m, key)
        case Choice() | Switch() | Options() | Stepper() | Note():
            return rows.row(block, place, m, key)
        case _:
            assert_never(block)


def _words(block: Heading | Text | Title, place: Rect, m: Measures, key: str) -> rows.Laid:
    match block:
        case Heading():
            return _heading(block, place, m, key)
        case Text():
            return _text(block, place, m, key)
        case Title():
            return _title(block, place, m, key)


def _picture(block: Emblem | Fan | Spread | Cards, place: Rect, m: Measures, key: str) -> rows.Laid:
    match block:
        case Emblem():
            return _emblem(block, place, m, key)
        case Fan():
            return _fan(block, place, m, key)
        case Spread():
            return _spread(block, place, m, key)
        case Cards():
            return card_rows(block, place, m, key)


def _heading(block: Heading, place: Rect, m: Measures, key: str) -> rows.Laid:
    size = 15.5 * m.t
    height = size * LINE
    return [
        Label(
            key,
            place.x + 2 * m.u,
            place.y + height / 2,
            block.text,
            size,
            tone=Tone.BRASS,
            bold=True,
            heading=True,
            max_width=place.w,
        )
    ], height


def _text(block: Text, place: Rect, m: Measures, key: str) -> rows.Laid:
    size = 19 * m.t if block.large else m.body
    x = place.x + place.w / 2 if block.centred else place.x + 2 * m.u
    lines = wrapped(block.text, size, place.w - 4 * m.u, bold=block.bold)
    items: list[Item] = [
        Label(
            f"{key}:{number}",
            x,
            place.y + (number + 0.5) * size * LINE,
            line,
            size,
            Align.CENTRE if block.centred else Align.LEFT,
            block.tone,
            block.bold,
            spoken=block.text if number == 0 else "",
            max_width=place.w,
        )
        for number, line in enumerate(lines)
    ]
    return items, len(lines) * size * LINE


def _title(block: Title, place: Rect, m: Measures, key: str) -> rows.Laid:
    size = min(46 * m.t, place.w / text_width(block.text, 1.0, bold=True))
    x, y = place.x + place.w / 2, place.y + size * 0.6
    return [Label(key, x, y, block.text, size, Align.CENTRE, bold=True, heading=True)], size * 1.2


def _emblem(block: Emblem, place: Rect, m: Measures, key: str) -> rows.Laid:
    side = 96 * m.u
    circle = Rect(place.x + (place.w - side) / 2, place.y, side, side)
    return [Figure(key, circle, "portrait", (block.portrait,))], side


def _fan(block: Fan, place: Rect, m: Measures, key: str) -> rows.Laid:
    """Return cards turned about a point far below them."""
    count = len(block.cards)
    low = m.room < LOW * m.u  # there it stands beside the rest of a page, else above it
    most = 104 * m.u if low else min(104 * m.u, max(80 * m.u, 0.12 * m.room))
    width = min(most, place.w / (1.5 + 0.62 * (count - 1)))
    step, middle = 12.0, (count - 1) / 2
    apart = width * 0.62
    height = width * CARD_RATIO
    drop = width * 0.055
    items: list[Item] = []
    for number, card in enumerate(block.cards):
        off = number - middle
        x = place.x + place.w / 2 + off * apart - width / 2
        y = place.y + width * 0.16 + drop * off * off
        items.append(Sprite(f"{key}:{number}", Rect(x, y, width, height), card, turn=step * off))
    return items, height + width * 0.28 + drop * middle * middle


def _spread(block: Spread, place: Rect, m: Measures, key: str) -> rows.Laid:
    """Return the cards of a deck side by side, those before the gap a little higher."""
    width = min(64 * m.u, place.w * 0.16)
    gap, lift = 16 * m.u, 8 * m.u
    step = (place.w - width - gap) / (block.count - 1)
    height = width * CARD_RATIO
    items: list[Item] = []
    for number in range(block.count):
        before = number < block.cut
        x = place.x + number * step + (0.0 if before else gap)
        rect = Rect(x, place.y + (0.0 if before else lift), width, height)
        items.append(Sprite(f"{key}:{number}", rect, None, command=f"{block.command}:{number}"))
    return items, height + lift


def button(press: Press, place: Rect, m: Measures) -> Button:
    """Return a button at a place, its text no greater than fits."""
    size = min(19 * m.t, place.h * 0.56)
    return Button(
        press.command,
        place,
        press.label,
        press.spoken or press.label,
        press.enabled,
        press.style,
        size=size,
    )


def _presses(block: Presses, place: Rect, m: Measures) -> rows.Laid:
    """Return buttons side by side, or below each other where their texts ask for it."""
    count = len(block.buttons)
    width = (place.w - (count - 1) * m.gap) / count
    if not _fit(block.buttons, place, m):
        pitch = m.target + m.gap
        return [
            button(each, Rect(place.x, place.y + number * pitch, place.w, m.target), m)
            for number, each in enumerate(block.buttons)
        ], count * pitch - m.gap
    widest = max(text_width(each.label, 1.0, bold=True) for each in block.buttons)
    size = (width - PADDING) / widest  # the same for all
    beside = [
        button(each, Rect(place.x + number * (width + m.gap), place.y, width, m.target), m)
        for number, each in enumerate(block.buttons)
    ]
    return [replace(each, size=min(size, each.size or size)) for each in beside], m.target


def _fit(buttons: tuple[Press, ...], place: Rect, m: Measures) -> bool:
    """Return whether buttons can stand side by side."""
    width = (place.w - (len(buttons) - 1) * m.gap) / len(buttons)
    needed = max(text_width(each.label, 18 * m.t, bold=True) for each in buttons)
    return width >= max(MIN_TARGET, needed + 20 * m.u)


def _grid(block: Grid, place: Rect, m: Measures) -> rows.Laid:
    """Return buttons in rows of two, or of more where the screen is low and all can be read."""
    parted = _parted(block.buttons, 2)
    for most in (4, 3) if m.room < LOW * m.u else ():
        fewer = _parted(block.buttons, most)
        if all(_fit(row, place, m) for row in fewer):
            parted = fewer
            break
    items: list[Item] = []
    y = place.y
    for row in parted:
        laid_, height = _presses(Presses(row), Rect(place.x, y, place.w, 0.0), m)
        items += laid_
        y += height + m.gap
    return items, y - m.gap - place.y


def _parted(buttons: tuple[Press, ...], most: int) -> list[tuple[Press, ...]]:
    """Return buttons in as few rows as hold at most so many each, the fuller ones last."""
    count = -(-len(buttons) // most)
    ends = [len(buttons) * row // count for row in range(count + 1)]
    return [buttons[start:end] for start, end in pairwise(ends)]
