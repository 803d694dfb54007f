"""Where the parts of the table lie on a screen of any size; knows sizes, not what is shown.

Lengths are CSS pixels.  `u` is the unit that everything grows with: 1 on a phone.
"""

from dataclasses import dataclass, replace

from game.ui.rect import Rect
from game.ui.theme import CARD_RATIO, MIN_TARGET

LEAST_CARDS = 0.92
"""Of their usual height that the cards of the hand keep when texts are made larger."""
MOST_NAMES = 1.2
"""How much larger than usual the names below the melds may be."""
NAME_LINE = 20.0
"""Height below a row of cards that the names of its melds take, in their unit."""
LIFT = 10.0
"""Room above the hand for a card that is selected, in units."""
HEAD = 41.0
"""Height of the two lines that tell of a player, in the unit of their texts."""
PLAYER = 88.0
"""Width that these lines take at least, in the same unit."""
CAPTION = 20.0
"""Height of what is written below a pile, in units of text."""
LEAST_FAN = 36.0
"""Height that the opponent's cards keep, in units."""


@dataclass(frozen=True, slots=True)
class Screen:
    """The size of the window and the parts of its edges that hardware covers."""

    width: float
    height: float
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0
    left: float = 0.0

    @property
    def safe(self) -> Rect:
        """Return the part that nothing covers."""
        return Rect(
            self.left,
            self.top,
            self.width - self.left - self.right,
            self.height - self.top - self.bottom,
        )

    @property
    def portrait(self) -> bool:
        """Return whether it is upright enough for a hand in two rows."""
        return self.safe.h > self.safe.w * 1.05


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The place of each part of the table."""

    u: float
    t: float
    """The unit of text sizes: `u`, or more where the player wants greater texts."""
    head: float
    """The unit of the players' texts and of what stands between them."""
    n: float
    """The unit of the names below the melds."""
    opponent: Rect
    you: Rect
    menu: Rect
    fan: Rect
    known: Rect
    """Beside the opponent's cards: the way to those that he is known to hold."""
    stock: Rect
    pile: Rect
    message: Rect
    limit: Rect
    """Beside the stock: with how much one may knock."""
    factor: Rect
    """Beside the discard pile: how often this hand counts."""
    hint: Rect
    """Below it: the way to ask the coach."""
    hand: Rect
    hand_rows: int
    deadwood: Rect
    sort: Rect
    buttons: dict[str, Rect]


def table_layout(screen: Screen, text: float = 1.0, *, left_handed: bool = False) -> TableLayout:
    """Return the layout for a screen from 320x568 upwards.

    Texts are up to `text` times as large, as far as the cards of the hand keep their height.
    """
    make = _portrait if screen.portrait else _landscape
    layout = make(screen, 1.0, 0.0)
    usual = _card_height(layout)
    for percent in range(round(text * 100), 100, -5):
        larger = make(screen, percent / 100, usual)
        keeps = _card_height(larger) >= max(MIN_TARGET, LEAST_CARDS * usual)
        if keeps and larger.pile.w >= MIN_TARGET:
            layout = larger
            break
    return _mirrored(layout, screen.safe) if left_handed else layout


def _card_height(layout: TableLayout) -> float:
    return card_height(layout.hand, layout.hand_rows, layout.u, layout.n)


def card_height(area: Rect, rows: int, u: float, n: float) -> float:
    """Return how high the cards of a hand are that lies in an area in one row or two."""
    widest = area.w * (0.24 if rows == 2 else 0.15) * CARD_RATIO
    return min((area.h - LIFT * u) / rows - NAME_LINE * n, widest, 190 * u)


def _hand_height(card: float, rows: int, u: float, n: float) -> float:
    """Return the height of a hand whose cards are so high."""
    return rows * (card + NAME_LINE * n) + LIFT * u


def _mirrored(layout: TableLayout, safe: Rect) -> TableLayout:
    """Return the layout with all that is pressed on the other side."""

    def flipped(rect: Rect) -> Rect:
        return replace(rect, x=2 * safe.x + safe.w - rect.right)

    return replace(
        layout,
        deadwood=flipped(layout.deadwood),
        sort=flipped(layout.sort),
        message=flipped(layout.message),
        limit=flipped(layout.limit),
        factor=flipped(layout.factor),
        hint=flipped(layout.hint),
        buttons={key: flipped(rect) for key, rect in layout.buttons.items()},
    )


def _portrait(screen: Screen, text: float, card: float) -> TableLayout:
    """Return the layout with a height for cards of `card`, where that is more than their share."""
    safe = screen.safe
    u = _clamp(min(safe.w / 360, safe.h / 640), 0.85, 2.0)
    gap, margin = 8 * u, 10 * u
    width = min(safe.w - 2 * margin, 560 * u)
    left = safe.x + (safe.w - width) / 2
    target = max(MIN_TARGET, 46 * u)
    t, n = u * text, u * min(text, MOST_NAMES)

    menu = max(MIN_TARGET, 66 * u, min(54 * t, 74 * u))
    player = (width - menu - 2.5 * gap) / 2
    head = max(u, min(t, player / PLAYER))
    top = Rect(left, safe.y + margin * 0.6, width, max(target, HEAD * head))
    low = Rect(left, safe.bottom - margin - target, width, target)
    high = low.moved(0, -target - gap)
    info = Rect(left, high.y - gap - target, width, target)
    message_height = 34 * t
    room = info.y - top.bottom - message_height - 4 * gap
    fan_height, piles_height = room * 0.14, room * 0.32
    lacks = _hand_height(card, 2, u, n) - (room - fan_height - piles_height - 1.1 * gap)
    if lacks > 0:
        piles_height, lacks = _given(piles_height, lacks, CARD_RATIO * MIN_TARGET + 1 + CAPTION * t)
        fan_height, _ = _given(fan_height, lacks, LEAST_FAN * u)
    fan = Rect(left, top.bottom + gap, width - menu - gap, fan_height)
    known_y = max(top.y + target + 0.4 * gap, fan.middle[1] - target / 2)
    known = Rect(top.right - menu, known_y, menu, target)
    piles = Rect(left, fan.bottom + 1.6 * gap, width, piles_height)
    message = Rect(left, piles.bottom + gap, width, message_height)
    hand = Rect(left, message.bottom + gap, width, info.y - message.bottom - 1.5 * gap)
    third = (width - 2 * gap) / 3
    knock_width = width * 0.42
    return TableLayout(
        u=u,
        t=t,
        head=head,
        n=n,
        opponent=Rect(top.x, top.y, player, top.h),
        you=Rect(top.x + player + 1.5 * gap, top.y, player, top.h),
        menu=Rect(top.right - menu, top.y, menu, target),
        fan=fan,
        known=known,
        stock=_pile(piles, -1, u, t),
        pile=_pile(piles, 1, u, t),
        limit=_whole(piles, u, t),
        factor=_above_hint(piles, target, u, t),
        hint=_hint(piles, target, u, t),
        message=message,
        hand=hand,
        hand_rows=2,
        deadwood=Rect(info.x, info.y, info.w * 0.6 - gap, info.h),
        sort=Rect(info.x + info.w * 0.6, info.y, info.w * 0.4, info.h),
        buttons={
            "pass": Rect(high.x, high.y, third, target),
            "take": Rect(high.x + third + gap, high.y, third, target),
            "draw": Rect(high.x + 2 * (third + gap), high.y, third, target),
            "knock": Rect(low.x, low.y, knock_width, target),
            "discard": Rect(
                low.x + knock_width + 2 * gap, low.y, width - knock_width - 2 * gap, target
            ),
        },
    )


def _landscape(screen: Screen, text: float, card: float) -> TableLayout:
    """Return the layout with a height for cards of `card`, where that is more than their share."""
    safe = screen.safe
    u = _clamp(min(safe.w / 800, safe.h / 380), 0.85, 2.0)
    gap, margin = 8 * u, 10 * u
    width = min(safe.w - 2 * margin, safe.h * 2.4)
    left = safe.x + (safe.w - width) / 2
    target = max(MIN_TARGET, 44 * u)
    t, n = u * text, u * min(text, MOST_NAMES)

    columns = 3 * MIN_TARGET + 4.5 * gap
    upper, lower = safe.y + margin * 0.6, safe.bottom - margin
    free = lower - columns - _hand_height(LEAST_CARDS * card, 1, u, n) - upper
    head = max(u, min(t, free / HEAD)) if card else u
    top = Rect(left, upper, width, max(target, HEAD * head))
    room = lower - top.bottom
    hand_height = min(max(room * 0.48, _hand_height(card, 1, u, n)), room - columns)
    hand = Rect(left, top.bottom + room - hand_height, width, hand_height)
    middle = Rect(left, top.bottom + gap, width, hand.y - top.bottom - 1.5 * gap)
    column = min(170 * u, width * 0.22)
    row = min(target, (middle.h - 2 * gap) / 3)
    right_x = left + width - column
    line = middle.bottom - row
    sort_width = 124 * u
    piles = Rect(
        left + column + gap,
        middle.y,
        width - 2 * (column + gap),
        line - middle.y - 0.5 * gap,
    )
    player = min(200 * head, width * 0.26)
    menu = max(66 * u, 52 * head)

    def stacked(x: float, place: int) -> Rect:
        return Rect(x, middle.bottom - (3 - place) * row - (2 - place) * gap, column, row)

    known = Rect(left + player + gap, top.y, max(MIN_TARGET, 66 * u, 56 * head), target)
    fan_left = known.right + gap
    return TableLayout(
        u=u,
        t=t,
        head=head,
        n=n,
        opponent=Rect(left, top.y, player, top.h),
        you=Rect(left + width - menu - gap - player, top.y, player, top.h),
        menu=Rect(left + width - menu, top.y, menu, target),
        fan=Rect(fan_left, top.y, left + width - menu - 2 * gap - player - fan_left, top.h),
        known=known,
        stock=_pile(piles, -1, u, t),
        pile=_pile(piles, 1, u, t),
        limit=_whole(piles, u, t),
        factor=_above_hint(piles, target, u, t),
        hint=_hint(piles, target, u, t),
        message=Rect(piles.x, line, piles.w - sort_width - gap, row),
        hand=hand,
        hand_rows=1,
        deadwood=stacked(left, 0),
        sort=Rect(piles.right - sort_width, line, sort_width, row),
        buttons={
            "pass": stacked(left, 1),
            "knock": stacked(left, 2),
            "take": stacked(right_x, 0),
            "draw": stacked(right_x, 1),
            "discard": stacked(right_x, 2),
        },
    )


def _given(height: float, wanted: float, least: float) -> tuple[float, float]:
    """Return a height without `wanted`, as far as it keeps `least`, and what then lacks."""
    gives = max(0.0, min(wanted, height - least))
    return height - gives, wanted - gives


def _beside(area: Rect, side: int, u: float, t: float) -> Rect:
    """Return what is free between the edge of the piles' area and the pile of a side."""
    pile = _pile(area, side, u, t)
    gap = 14 * t - 4 * u
    if side < 0:
        right = pile.x - gap - 5 * u  # from what is written below the stock
        left = max(area.x, right - 110 * t)
        return Rect(left, pile.y, right - left, pile.h)
    return Rect(pile.right + gap, pile.y, min(area.right - pile.right - gap, 110 * t), pile.h)


def _whole(area: Rect, u: float, t: float) -> Rect:
    """Return what is free beside the stock, from the upper edge of the piles' area to the lower."""
    return replace(_beside(area, -1, u, t), y=area.y, h=area.h)


def _hint(area: Rect, target: float, u: float, t: float) -> Rect:
    """Return the place of a button at the lower edge beside the discard pile."""
    beside = _beside(area, 1, u, t)
    return Rect(beside.x + 4 * u, area.bottom - target, beside.w - 4 * u, target)


def _above_hint(area: Rect, target: float, u: float, t: float) -> Rect:
    """Return what is free above that button."""
    beside = _beside(area, 1, u, t)
    return Rect(beside.x, area.y, beside.w, max(0.0, area.h - target - 4 * u))


def _pile(area: Rect, side: int, u: float, t: float) -> Rect:
    """Return the place of the stock (side -1) or the discard pile (side 1) above its caption.

    Larger texts take them apart, since the captions stand side by side.
    """
    caption, apart = CAPTION * t, 14 * t
    side_room = 30 * u + 32 * t
    width = max(MIN_TARGET, area.w / 2 - apart - side_room)
    height = min(area.h - caption, 220 * u, width * CARD_RATIO)
    width = height / CARD_RATIO
    centre = area.x + area.w / 2 + side * (width / 2 + apart)
    return Rect(centre - width / 2, area.y + (area.h - caption - height) / 2, width, height)


def _clamp(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))
