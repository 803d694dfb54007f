"""Both hands of a finished round as they lie open: melds, layoffs, and what was left."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.cards import Card, Cards, as_mask, each
from game.core.melds import Arrangement, Placed, arrangements, melded
from game.core.scoring import Seat
from game.ui import texts, texts_table
from game.ui.hand import Group, by_worth, row_of
from game.ui.rect import Rect
from game.ui.scene import Align, Item, Label, Mark, Sprite, Tone, card_key
from game.ui.seen import Table
from game.ui.table_scene import bracket
from game.ui.theme import CARD_RATIO


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


def both_hands(table: Table) -> list[Shown]:
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


def named(table: Table, shown: Shown) -> str:
    """Return whose hand it is, and whether he ended the round with it."""
    result = table.view.result
    showdown = result.showdown if result else None
    if showdown is None or showdown.knocker != shown.seat:
        return shown.name
    return f"{shown.name} {'knocked' if showdown.knocker_deadwood else 'went gin'}"


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
