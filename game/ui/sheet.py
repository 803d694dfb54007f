"""What is looked at closely, over the darkened table: one card, or what the opponent took."""

from dataclasses import replace

from game.core.cards import Card, Cards, bit, parse_card, points
from game.core.round import Phase
from game.ui import texts_sheet
from game.ui.arranging import melds_of
from game.ui.hand import Group, by_worth, row_of
from game.ui.layout import Screen, table_layout
from game.ui.measure import wrapped
from game.ui.rect import Rect
from game.ui.scene import Align, Button, Item, Label, Panel, Scene, Sprite, Style, Tone
from game.ui.seen import Table
from game.ui.state import KNOWN
from game.ui.theme import CARD_RATIO, MIN_TARGET

CLOSE = "close-sheet"
LEAST_STRIP = 0.38
"""Of a card's width that its neighbour leaves to be seen: its index."""
LINE = 1.3
"""Height of a line of text to the text's size."""


def on_sheet(table: Table, screen: Screen, scene: Scene) -> Scene:
    """Return a scene with what is looked at over it."""
    what = table.state.sheet
    if not what:
        return scene
    if what == KNOWN:
        items = _known(table, screen)
    else:
        items = _closely(table, screen, parse_card(what.removeprefix("look:")))
    return replace(scene, sheet=tuple(items))


def aloud(table: Table) -> str:
    """Return what is looked at in words, nothing where nothing is."""
    what = table.state.sheet
    if what == KNOWN:
        return texts_sheet.known(table.names.other, by_worth(table.view.opponent_known))
    if not what:
        return ""
    card = parse_card(what.removeprefix("look:"))
    return f"{texts_sheet.title(card)}. {_part(table, card)}".strip()


def _closely(table: Table, screen: Screen, card: Card) -> list[Item]:
    """Return a card as large as there is room, its name, and what it is part of."""
    title, detail = texts_sheet.title(card), _part(table, card)
    safe = screen.safe
    words = _Words(table, screen)
    pad = 18 * words.u
    if screen.portrait:
        width = min(safe.w - 4 * pad, 420 * words.u)
        lines = words.lines(title, detail, width)
        room = safe.h - 5 * pad - words.height(lines) - words.target
        card_w = min(width * 0.8, room / CARD_RATIO)
        total = card_w * CARD_RATIO + words.height(lines) + words.target + 2 * pad
        ground = _centred(safe, width, total).inset(-pad)
        x, y = safe.x + (safe.w - card_w) / 2, ground.y + pad
        face = Rect(x, y, card_w, card_w * CARD_RATIO)
        text = Rect(ground.x + pad, face.bottom + pad, width, words.height(lines))
    else:
        height = min(safe.h - 4 * pad, 420 * words.u)
        card_w = min(height / CARD_RATIO, (safe.w - 6 * pad) * 0.45)
        width = min(safe.w - 6 * pad - card_w, 300 * words.t)
        lines = words.lines(title, detail, width)
        ground = _centred(safe, card_w + pad + width, card_w * CARD_RATIO).inset(-pad)
        face = Rect(ground.x + pad, ground.y + pad, card_w, card_w * CARD_RATIO)
        tall = words.height(lines) + pad + words.target
        text = Rect(face.right + pad, face.y + (face.h - tall) / 2, width, words.height(lines))
    return [
        Panel("sheet:ground", ground, 18 * words.u),
        Sprite(f"look:{card}", face, card),
        *words.labels(lines, text, aloud(table)),
        words.close(Rect(text.x, text.bottom + pad, text.w, words.target)),
    ]


def _known(table: Table, screen: Screen) -> list[Item]:
    """Return the cards that the opponent took from the pile and still holds, or that none is."""
    cards = by_worth(table.view.opponent_known)
    safe = screen.safe
    words = _Words(table, screen)
    pad = 18 * words.u
    width = min(safe.w - 4 * pad, 520 * words.u)
    lines = words.lines(texts_sheet.known_title(table.names.other, len(cards)), "", width)
    room = safe.h - 6 * pad - words.height(lines) - words.target
    fits = width / (1 + LEAST_STRIP * (len(cards) - 1))
    height = min(room, 150 * words.u, fits * CARD_RATIO) if cards else 0.0
    total = words.height(lines) + height + words.target + (2 if cards else 1) * pad
    ground = _centred(safe, width, total).inset(-pad)
    text = Rect(ground.x + pad, ground.y + pad, width, words.height(lines))
    line = Rect(text.x, text.bottom + pad, width, height)
    items: list[Item] = [
        Panel("sheet:ground", ground, 18 * words.u),
        *words.labels(lines, text, aloud(table)),
    ]
    if cards:
        placed = row_of([Group(cards, meld=False)], line, height / CARD_RATIO, words.u)
        items += [
            Sprite(f"known:{each.card}", each.rect, each.card)
            for group in placed
            for each in group.cards
        ]
    low = ground.bottom - pad - words.target
    return [*items, words.close(Rect(text.x, low, width, words.target))]


def _part(table: Table, card: Card) -> str:
    """Return what a card of the hand is in, nothing for another or after the hand."""
    view = table.view
    if view.phase is Phase.OVER or not view.hand & bit(card):
        return ""
    meld: Cards = next((m for m in melds_of(view, table.state) if m & bit(card)), 0)
    return texts_sheet.in_meld(meld) if meld else texts_sheet.loose(points(bit(card)))


def _centred(safe: Rect, w: float, h: float) -> Rect:
    x, y = safe.middle
    return Rect(x - w / 2, y - h / 2, w, h)


class _Words:
    """The texts of a sheet, in the player's size as far as they fit."""

    def __init__(self, table: Table, screen: Screen) -> None:
        layout = table_layout(screen, table.state.settings.text_size / 100)
        self.u, self.t = layout.u, layout.t
        self.target = max(MIN_TARGET, 30 * self.t)

    def lines(self, title: str, detail: str, width: float) -> list[tuple[str, bool]]:
        """Return a title and what is said of it in lines of a width; True marks the title's."""
        found = [(line, True) for line in wrapped(title, 22 * self.t, width, bold=True)]
        more = wrapped(detail, 17 * self.t, width) if detail else []
        return found + [(line, False) for line in more]

    def height(self, lines: list[tuple[str, bool]]) -> float:
        """Return the height of lines."""
        return sum(self._size(bold) * LINE for _, bold in lines)

    def labels(self, lines: list[tuple[str, bool]], place: Rect, aloud: str) -> list[Item]:
        """Return lines from a place's upper edge, read aloud as one heading."""
        items: list[Item] = []
        y = place.y
        for number, (text, bold) in enumerate(lines):
            size = self._size(bold)
            items.append(
                Label(
                    f"sheet:{number}",
                    place.middle[0],
                    y + size * LINE / 2,
                    text,
                    size,
                    Align.CENTRE,
                    Tone.BRASS if bold else Tone.NORMAL,
                    bold,
                    spoken="" if number else aloud,
                    heading=number == 0,
                    max_width=place.w,
                )
            )
            y += size * LINE
        return items

    def close(self, place: Rect) -> Button:
        """Return the way back to the table."""
        width = min(place.w, 200 * self.t)
        middle = Rect(place.x + (place.w - width) / 2, place.y, width, place.h)
        size = min(18 * self.t, place.h * 0.5)
        label = texts_sheet.CLOSE
        return Button(CLOSE, middle, label, label, style=Style.PRIMARY, size=size)

    def _size(self, bold: bool) -> float:
        return (22 if bold else 17) * self.t
