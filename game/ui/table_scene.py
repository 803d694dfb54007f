"""The table as a scene: a pure picture of what one player may see of a match."""

from collections.abc import Iterator

from game.core.cards import Card, as_mask, bit
from game.core.melds import arrangements
from game.core.round import Phase
from game.core.spread import best_arrangement
from game.core.view import PlayerView
from game.ui import texts
from game.ui.coach_panel import marked, panel
from game.ui.hand import PlacedGroup, grouped, placed
from game.ui.layout import Screen, TableLayout, table_layout
from game.ui.measure import text_width
from game.ui.scene import (
    STOCK,
    Align,
    Bracket,
    Item,
    Label,
    Mark,
    Panel,
    Rect,
    Scene,
    Sprite,
    Tone,
    back_key,
    card_key,
)
from game.ui.seen import Table
from game.ui.showing import chosen, offered
from game.ui.table_buttons import buttons
from game.ui.table_players import limits, players
from game.ui.theme import CARD_RATIO


def table_scene(table: Table, screen: Screen) -> Scene:
    """Return the table's scene for a screen."""
    settings = table.state.settings
    text = settings.text_size / 100
    layout = table_layout(screen, text, left_handed=settings.left_handed)
    items: list[Item] = [
        *players(table, layout),
        *panel(table, layout, _fan(table.view, layout)),
        *_piles(table.view, layout),
        *limits(table.view, layout),
        *_message(table, layout),
        *_hand(table, layout),
        *buttons(table, layout),
    ]
    return Scene(screen.width, screen.height, tuple(marked(items, table)))


def _fan(view: PlayerView, layout: TableLayout) -> Iterator[Item]:
    """Yield the opponent's cards, face down, in the order in which they came."""
    area, total = layout.fan, view.opponent_count
    melds = arrangements(view.opponent_shown)[0]
    shown = [card for group in grouped(view.opponent_shown, melds, "melds") for card in group.cards]
    height = min(area.h, 120 * layout.u)
    width = height / CARD_RATIO
    step = min(width * 0.6, (area.w - width) / max(1, total - 1))
    left = area.x + (area.w - width - step * (total - 1)) / 2
    for place in range(total):
        spoken = texts.opponent_cards(total) if place == 0 else ""
        rect = Rect(left + place * step, area.y, width, height)
        face = shown[place] if shown else None
        yield Sprite(back_key(place), rect, face, spoken=spoken)


def _piles(view: PlayerView, layout: TableLayout) -> Iterator[Item]:
    u, count = layout.u, view.stock_count
    for depth in (2, 1):
        yield Sprite(f"stock:{depth}", layout.stock.moved(-1.5 * u * depth, 1.5 * u * depth), None)
    yield Sprite(
        STOCK,
        layout.stock,
        None,
        command="draw" if view.can_draw else "",
        spoken=f"Stock: {count} cards",
    )
    yield _caption("stock:caption", f"Stock · {count}", layout.stock, layout)
    pile = view.discards
    if len(pile) > 1:
        yield Sprite(card_key(pile[-2]), layout.pile, pile[-2])
    if pile:
        counted = f"{len(pile)} card{'' if len(pile) == 1 else 's'}"
        yield Sprite(
            card_key(pile[-1]),
            layout.pile,
            pile[-1],
            command="take" if view.can_take else "",
            spoken=f"Discard pile: {texts.spoken(pile[-1])} on top, {counted}",
        )
    else:
        yield Sprite("pile", layout.pile, None, spoken="Discard pile: empty", empty=True)
    showdown = view.result.showdown if view.result else None
    if showdown and showdown.discard is not None:
        yield Sprite(card_key(showdown.discard), layout.pile, None)
    yield _caption("pile:caption", "Discard", layout.pile, layout)


def _caption(key: str, text: str, pile: Rect, layout: TableLayout) -> Label:
    x, y, t = pile.middle[0], pile.bottom + 11 * layout.t, layout.t
    return Label(
        key,
        x,
        y,
        text,
        14 * t,
        Align.CENTRE,
        Tone.MUTED,
        bold=True,
        spoken="",
        max_width=pile.w + 22 * layout.u,
    )


def _message(table: Table, layout: TableLayout) -> Iterator[Item]:
    """Yield what happened last, or what there is to do."""
    area = layout.message
    t = min(layout.t, area.h / 34)
    text = visible_message(table)
    if not text:
        return
    yield Panel("message:ground", area, area.h / 2)
    x, y = area.middle
    width = area.w - 24 * layout.u
    fits = text_width(text, 15.5 * t) <= width
    lines = [text] if fits else texts.lines(text, len(text) - 1)
    size = 15.5 * t if len(lines) == 1 else 14 * t
    for index, line in enumerate(lines):
        at = y + (index - (len(lines) - 1) / 2) * 15.5 * t
        yield Label(f"message:{index}", x, at, line, size, Align.CENTRE, spoken="", max_width=width)


def visible_message(table: Table) -> str:
    """Return the line between the piles and the hand."""
    state, opponent = table.state, table.opponent
    if state.notice:
        return state.notice
    said = [texts.happened(event, opponent, aloud=False) for event in state.recent]
    said = [text for text in said if text]
    prompt = texts.prompt(table.view, opponent)
    if not table.view.my_turn:
        return said[-1] if said else prompt
    if table.view.phase is Phase.DISCARD:
        if state.selected_in(table.view) is not None:
            return texts.SELECTED
        return said[-1] if said else prompt
    return " ".join(said[-2:]) if said else prompt


def _hand(table: Table, layout: TableLayout) -> Iterator[Item]:
    view, state = table.view, table.state
    selected = state.selected_in(view)
    choice = chosen(view, state) if len(offered(view, state)) > 1 else None
    melds = choice or best_arrangement(view, view.hand)  # as they would be shown in a knock
    groups = placed(
        grouped(view.hand, melds, state.sort), layout.hand, layout.hand_rows, layout.u, layout.t
    )
    for group in groups:
        if group.meld:
            yield from _meld_label(group, layout.u, layout.t)
    total = sum(len(group.cards) for group in groups)
    place = 0
    for group in groups:
        for card in group.cards:
            place += 1
            lifted = card.card == selected
            lift = -12 * layout.u if lifted else 0.0
            mark = _mark(view, card.card)
            meld = next((m for m in melds if m & bit(card.card)), 0)
            words = [
                texts.spoken(card.card),
                f"in a {texts.meld_name(meld).lower()}" if meld else "deadwood",
                *(["just drawn"] if mark is Mark.DRAWN else []),
                *(["just taken, may not be discarded"] if mark is Mark.BARRED else []),
                *(["selected"] if lifted else []),
                f"{place} of {total}",
            ]
            yield Sprite(
                card_key(card.card),
                card.rect.moved(0, lift),
                card.card,
                selected=lifted,
                mark=mark,
                command=card_key(card.card),
                spoken=", ".join(words),
                strip=card.strip.moved(0, lift),
            )


def _meld_label(group: PlacedGroup, u: float, t: float) -> Iterator[Item]:
    left, right = group.ends
    bottom = group.cards[0].rect.bottom
    key = f"meld:{group.cards[0].card}"
    name = texts.meld_name(as_mask(card.card for card in group.cards))
    yield bracket(key, left, right, bottom, 44 * t, u)
    yield Label(
        f"{key}:name",
        (left + right) / 2,
        bottom + 10 * t,
        name,
        13.5 * t,
        Align.CENTRE,
        Tone.BRASS,
        bold=True,
        spoken="",
    )


def bracket(
    key: str, left: float, right: float, bottom: float, opening: float, u: float
) -> Bracket:
    """Return the line under cards that end at `bottom`, open for a name of a width."""
    return Bracket(key, Rect(left + 3 * u, bottom + 2 * u, right - left - 6 * u, 9 * u), opening)


def _mark(view: PlayerView, card: Card) -> Mark | None:
    if card == view.taken:
        return Mark.BARRED
    return Mark.DRAWN if card == view.drawn else None
