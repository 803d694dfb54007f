"""The table as a scene: a pure picture of what one player may see of a match."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.cards import Card, as_mask, bit, each
from game.core.deadwood import deadwood
from game.core.match import Match
from game.core.melds import arrangements
from game.core.round import Phase
from game.core.scoring import Seat
from game.core.spread import best_arrangement
from game.core.view import PlayerView
from game.progress import COMPUTER, YOU
from game.ui import texts
from game.ui.hand import PlacedGroup, grouped, placed
from game.ui.layout import Screen, TableLayout, table_layout
from game.ui.scene import (
    STOCK,
    Align,
    Bracket,
    Button,
    Item,
    Label,
    Mark,
    Panel,
    Rect,
    Scene,
    Sprite,
    Style,
    Tone,
    back_key,
    card_key,
)
from game.ui.state import UiState
from game.ui.theme import CARD_RATIO


@dataclass(frozen=True, slots=True)
class Table:
    """All that the picture of a table is made from."""

    view: PlayerView
    match: Match
    opponent: str
    state: UiState


def table_scene(table: Table, screen: Screen) -> Scene:
    """Return the table's scene for a screen."""
    layout = table_layout(screen)
    items: list[Item] = [
        *_players(table, layout),
        *_fan(table.view, layout),
        *_piles(table.view, layout),
        *_message(table, layout),
        *_hand(table, layout),
        *_buttons(table, layout),
    ]
    return Scene(screen.width, screen.height, tuple(items))


def _players(table: Table, layout: TableLayout) -> Iterator[Item]:
    yield from _player(table, layout, COMPUTER, layout.opponent)
    yield from _player(table, layout, YOU, layout.you)
    yield Button("menu", layout.menu, "Menu", "Menu", style=Style.SMALL)


def _player(table: Table, layout: TableLayout, seat: Seat, area: Rect) -> Iterator[Item]:
    """Yield a player's name, part in the hand and score, read aloud as one line."""
    u, match = layout.u, table.match
    name = "You" if seat == YOU else table.opponent
    part = "dealer" if table.view.dealer == seat else "starter"
    boxes = match.boxes[seat]
    won = f"{boxes} hand{'' if boxes == 1 else 's'} won"
    target = match.rules.target
    upper, lower = area.y + area.h * 0.3, area.y + area.h * 0.76
    score_width = 54 * u
    room = area.w - score_width
    key = f"player:{seat}"
    aloud = f"{name}: {match.scores[seat]} of {target} points, {won}, {part}"
    yield Label(f"{key}:name", area.x, upper, name, 17 * u, bold=True, spoken="", max_width=room)
    yield Label(
        f"{key}:part", area.x, lower, part, 13.5 * u, tone=Tone.MUTED, spoken="", max_width=room
    )
    yield Label(
        key,
        area.right - 4 * u,
        upper,
        str(match.scores[seat]),
        25 * u,
        Align.RIGHT,
        Tone.NORMAL,
        bold=True,
        spoken=aloud,
    )
    yield Label(
        f"{key}:target",
        area.right - 4 * u,
        lower,
        f"of {target}",
        13.5 * u,
        Align.RIGHT,
        Tone.MUTED,
        spoken="",
    )


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
    yield _caption("stock:caption", f"Stock · {count}", layout.stock, u)
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
    yield _caption("pile:caption", "Discard", layout.pile, u)


def _caption(key: str, text: str, pile: Rect, u: float) -> Label:
    x, y = pile.middle[0], pile.bottom + 11 * u
    return Label(key, x, y, text, 14 * u, Align.CENTRE, Tone.MUTED, bold=True, spoken="")


def _message(table: Table, layout: TableLayout) -> Iterator[Item]:
    """Yield what happened last, or what there is to do."""
    area, u = layout.message, layout.u
    text = visible_message(table)
    if not text:
        return
    yield Panel("message:ground", area, area.h / 2)
    x, y = area.middle
    width = area.w - 24 * u
    lines = texts.lines(text, int(width / (7.2 * u)))
    size = 15.5 * u if len(lines) == 1 else 14 * u
    for index, line in enumerate(lines):
        at = y + (index - (len(lines) - 1) / 2) * 15.5 * u
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
    melds = best_arrangement(view, view.hand)  # as they would be shown in a knock
    groups = placed(grouped(view.hand, melds, state.sort), layout.hand, layout.hand_rows, layout.u)
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
    for group in groups:
        if group.meld:
            yield from _meld_label(group, layout.u)


def _meld_label(group: PlacedGroup, u: float) -> Iterator[Item]:
    left, right = group.ends
    bottom = group.cards[0].rect.bottom
    key = f"meld:{group.cards[0].card}"
    name = texts.meld_name(as_mask(card.card for card in group.cards))
    yield bracket(key, left, right, bottom, 44 * u, u)
    yield Label(
        f"{key}:name",
        (left + right) / 2,
        bottom + 10 * u,
        name,
        13.5 * u,
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


def _buttons(table: Table, layout: TableLayout) -> Iterator[Item]:
    yield from _deadwood(table, layout)
    sort = texts.SORT_NAMES[table.state.sort]
    label, spoken = f"Sort: {sort.lower()}", f"Sort, now by {sort.lower()}"
    yield Button("sort", layout.sort, label, spoken, style=Style.SMALL)
    view, places = table.view, layout.buttons
    yield Button("pass", places["pass"], "Pass", "Pass", view.can_pass)
    named = view.discards[-1] if view.can_take else None
    yield Button(
        "take",
        places["take"],
        "Take" if named is None else f"Take {texts.short(named)}",
        "Take the discard" if named is None else f"Take the {texts.spoken(named)}",
        view.can_take,
        Style.PRIMARY,
    )
    yield Button(
        "draw", places["draw"], "Draw", "Draw from the stock", view.can_draw, Style.PRIMARY
    )
    yield _knock(table, places["knock"])
    yield _discard(table, places["discard"])


def _deadwood(table: Table, layout: TableLayout) -> Iterator[Item]:
    """Yield the deadwood: with eleven cards, what the selected or else the best discard leaves."""
    view, area, u = table.view, layout.deadwood, layout.u
    selected = table.state.selected_in(view)
    if selected is not None and view.throwable & bit(selected):
        left = deadwood(view.hand & ~bit(selected))
        after, said = f" after {texts.short(selected)}", f" after the {texts.spoken(selected)}"
    elif view.throwable:
        left = min(deadwood(view.hand & ~bit(card)) for card in each(view.throwable))
        after = said = " at best"
    else:
        left, after, said = deadwood(view.hand), "", ""
    yield Panel("deadwood:ground", area, area.h / 2)
    yield Label(
        "deadwood",
        area.x + 14 * u,
        area.middle[1],
        f"Deadwood {left}{after}",
        16 * u,
        bold=True,
        tone=Tone.BRASS,
        spoken=f"Deadwood {left}{said}",
        max_width=area.w - 24 * u,
    )


def _knock(table: Table, place: Rect) -> Button:
    view = table.view
    selected = table.state.selected_in(view)
    if selected is None or not view.throwable & bit(selected):
        return Button("knock", place, "Knock", "Knock, after selecting a discard", False)
    left = deadwood(view.hand & ~bit(selected))
    if not view.knockable & bit(selected):
        return Button("knock", place, "Knock", f"Knock: {left} points are too many", False)
    label = f"Knock with {left}" if left else "Gin!"
    spoken = f"{label.rstrip('!')}, discarding the {texts.spoken(selected)}"
    return Button("knock", place, label, spoken, True, Style.KNOCK)


def _discard(table: Table, place: Rect) -> Button:
    view = table.view
    selected = table.state.selected_in(view)
    if selected is None or not view.throwable:
        return Button("discard", place, "Discard", "Discard, after selecting a card", False)
    if not view.throwable & bit(selected):
        return Button("discard", place, "Discard", "Discard: not the card just taken", False)
    label, spoken = f"Discard {texts.short(selected)}", f"Discard the {texts.spoken(selected)}"
    return Button("discard", place, label, spoken, True, Style.PRIMARY)
