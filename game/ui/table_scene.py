"""The table as a scene: a pure picture of what one player may see of a match."""

from collections.abc import Iterator

from game.core.cards import DECK_SIZE, Card, Cards, bit, card_text
from game.core.melds import arrangements
from game.core.round import Phase
from game.core.view import PlayerView
from game.ui import texts, texts_sheet, texts_table
from game.ui.arranging import melds_of, own_order
from game.ui.coach_panel import marked, with_panel
from game.ui.hand import Placed, ends_of, grouped, pieces, placed
from game.ui.layout import Screen, TableLayout, table_layout
from game.ui.measure import text_width
from game.ui.rect import Rect
from game.ui.scene import (
    HAND,
    PILE,
    STOCK,
    Align,
    Bracket,
    Item,
    Label,
    Mark,
    Panel,
    Scene,
    Sprite,
    Tone,
    Unseen,
    Zone,
    back_key,
    card_key,
)
from game.ui.seen import Table
from game.ui.table_buttons import buttons
from game.ui.table_players import limits, players
from game.ui.theme import CARD_RATIO


def table_scene(table: Table, screen: Screen) -> Scene:
    """Return the table's scene for a screen."""
    settings = table.state.settings
    text = settings.text_size / 100
    layout = table_layout(screen, text, left_handed=settings.left_handed)
    top = Rect(screen.safe.x, screen.safe.y, 0.0, 0.0)
    behind = [*players(table, layout), *_fan(table.view, layout)]
    items: list[Item] = [
        *_piles(table.view, layout),
        *limits(table.view, layout),
        *_message(table, layout),
        Unseen("hand:title", layout.hand, texts_table.YOUR_HAND, heading=True),
        *_hand(table, layout),
        Unseen("actions:title", layout.hand, texts_table.ACTIONS, heading=True),
        *buttons(table, layout),
    ]
    title = Unseen("title", top, texts_table.TITLE, heading=True)
    items = [title, *with_panel(table, layout, behind, items)]
    zones = (Zone(PILE, layout.pile), Zone(HAND, layout.hand))
    return Scene(screen.width, screen.height, tuple(marked(items, table)), zones=zones)


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
        rect = Rect(left + place * step, area.y, width, height)
        yield Sprite(
            back_key(place),
            rect,
            shown[place] if shown else None,
            spoken=texts.opponent_cards(total) if place == 0 else "",
            badge=str(total) if place == total - 1 and not shown else "",
            badge_size=min(15 * layout.head, width * 0.5, height * 0.36),
        )


def _piles(view: PlayerView, layout: TableLayout) -> Iterator[Item]:
    u, count = layout.u, view.stock_count
    for depth in (2, 1):
        yield Sprite(f"stock:{depth}", layout.stock.moved(-1.5 * u * depth, 1.5 * u * depth), None)
    yield Sprite(
        STOCK,
        layout.stock,
        None,
        command="draw" if view.can_draw else "",
        grip="" if view.phase is Phase.OVER else STOCK,
        spoken=texts_table.stock(count),
    )
    yield _caption("stock:caption", texts_table.stock_caption(count), layout.stock, layout)
    pile = view.discards
    yield Sprite("pile:place", layout.pile, None, empty=True)
    if len(pile) > 1:
        yield Sprite(card_key(pile[-2]), layout.pile, pile[-2])
    if pile:
        yield Sprite(
            card_key(pile[-1]),
            layout.pile,
            pile[-1],
            command="take" if view.can_take else "",
            grip="" if view.phase is Phase.OVER else PILE,
            spoken=texts_table.pile(texts.spoken(pile[-1]), len(pile)),
        )
    else:
        yield Sprite(PILE, layout.pile, None, spoken=texts_table.PILE_EMPTY, empty=True)
    showdown = view.result.showdown if view.result else None
    if showdown and showdown.discard is not None:
        yield Sprite(card_key(showdown.discard), layout.pile, None)
    yield _caption("pile:caption", texts_table.DISCARD, layout.pile, layout)


def _caption(key: str, text: str, pile: Rect, layout: TableLayout) -> Label:
    """Return what stands below a pile, as large as the longer one below both can be."""
    longest = text_width(texts_table.stock_caption(DECK_SIZE), 1.0, bold=True)
    room = pile.w + 28 * layout.t - 10 * layout.u
    return Label(
        key,
        pile.middle[0],
        pile.bottom + 11 * layout.t,
        text,
        min(14 * layout.t, room / longest),
        Align.CENTRE,
        Tone.MUTED,
        bold=True,
        spoken="",
        max_width=room,
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
    state, names = table.state, table.names
    if state.notice:
        return state.notice
    said = [texts.happened(event, names, aloud=False) for event in state.recent]
    said = [text for text in said if text]
    prompt = texts.prompt(table.view, names)
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
    melds = melds_of(view, state)
    groups = placed(
        grouped(view.hand, melds, state.sort, own_order(view, state)),
        layout.hand,
        layout.hand_rows,
        layout.u,
        layout.n,
    )
    for meld, piece in pieces(groups, melds):
        yield from _meld_label(meld, piece, layout.u, layout.n)
    cards = [card for group in groups for card in group.cards]
    for place, card in enumerate(cards, 1):
        lifted = card.card == selected
        lift = -12 * layout.u if lifted else 0.0
        meld = next((m for m in melds if m & bit(card.card)), 0)
        mark = _mark(view, card.card)
        yield Sprite(
            card_key(card.card),
            card.rect.moved(0, lift),
            card.card,
            selected=lifted,
            focused=card.card == state.walked,
            mark=mark,
            command=card_key(card.card),
            spoken=_aloud(card.card, meld, mark, lifted, f"{place} of {len(cards)}"),
            strip=card.strip.moved(0, lift),
            grip="" if view.phase is Phase.OVER else card_text(card.card),
            home=card.rect if lifted else None,
        )
        if lifted:
            yield from _unseen(card.strip.moved(0, lift))


def _aloud(card: Card, meld: Cards, mark: Mark | None, selected: bool, place: str) -> str:
    """Return a card of the hand for the ear, with all that is special about it."""
    words = [
        texts.spoken(card),
        f"in a {texts.meld_name(meld).lower()}" if meld else "deadwood",
        *(["just drawn"] if mark is Mark.DRAWN else []),
        *(["just taken, may not be discarded"] if mark is Mark.BARRED else []),
        *(["selected"] if selected else []),
        place,
    ]
    return ", ".join(words)


def _unseen(place: Rect) -> Iterator[Item]:
    """Yield what a finger does to the selected card, for keyboard and screen reader."""
    yield Unseen("move-left", place, texts_sheet.MOVE_LEFT)
    yield Unseen("move-right", place, texts_sheet.MOVE_RIGHT)
    yield Unseen("look", place, texts_sheet.LOOK)


def _meld_label(meld: Cards, piece: tuple[Placed, ...], u: float, n: float) -> Iterator[Item]:
    """Yield the line and the name under cards of a meld that lie side by side."""
    left, right = ends_of(piece)
    bottom = piece[0].rect.bottom
    key = f"meld:{piece[0].card}"
    name = texts.meld_name(meld)
    yield bracket(key, left, right, bottom, 44 * n, u)
    yield Label(
        f"{key}:name",
        (left + right) / 2,
        bottom + 10 * n,
        name,
        13.5 * n,
        Align.CENTRE,
        Tone.BRASS,
        bold=True,
        spoken="",
        max_width=right - left,
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
