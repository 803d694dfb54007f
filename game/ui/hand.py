"""The player's own cards: in which order and groups they are held, and where each one lies."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, groupby, permutations

from game.core.cards import Card, Cards, bit, each, rank, suit
from game.core.melds import Arrangement, melded
from game.ui.layout import LIFT, NAME_LINE, card_height
from game.ui.rect import Rect
from game.ui.theme import CARD_RATIO, MIN_STRIP

MOST_IN_A_ROW = 7
OWN = "own"
"""The way to sort in which the player has arranged the cards himself."""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together: a meld, or what belongs to none."""

    cards: tuple[Card, ...]
    meld: bool


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a card of the hand lies, and how much of it its right neighbour leaves visible."""

    card: Card
    rect: Rect
    strip: Rect


@dataclass(frozen=True, slots=True)
class PlacedGroup:
    """A group, or the part of it in one row."""

    meld: bool
    cards: tuple[Placed, ...]

    @property
    def ends(self) -> tuple[float, float]:
        """Return where what is visible of it begins and ends."""
        return ends_of(self.cards)


def ends_of(cards: tuple[Placed, ...]) -> tuple[float, float]:
    """Return where what is visible of cards side by side begins and ends."""
    return cards[0].rect.x, cards[-1].strip.right


def grouped(
    hand: Cards, melds: Arrangement, sort: str, order: tuple[Card, ...] = ()
) -> tuple[Group, ...]:
    """Return a hand in groups, sorted by 'melds', which are given, by 'rank' or by 'suit'.

    'own' is the player's own `order`, which holds every card of the hand.
    """
    if sort == OWN:
        return (Group(order, meld=False),)
    if sort == "rank":
        return (Group(tuple(sorted(each(hand), key=_by_rank)), meld=False),)
    if sort == "suit":
        return (Group(tuple(each(hand)), meld=False),)
    groups = [Group(tuple(each(meld)), meld=True) for meld in melds]
    loose = by_worth(hand & ~melded(melds))
    return (*groups, Group(loose, meld=False)) if loose else tuple(groups)


def by_worth(cards: Cards) -> tuple[Card, ...]:
    """Return cards from the king down to the ace."""
    return tuple(sorted(each(cards), key=_by_rank, reverse=True))


def _by_rank(card: Card) -> tuple[int, int]:
    return rank(card), suit(card)


def in_order(groups: tuple[Group, ...]) -> list[Group]:
    """Return the groups as they lie, in one row or in two: a turned phone changes nothing.

    The melds stand in the order that lets two rows part between groups, near the middle; only
    where no order does, a group will be cut.
    """
    melds = [group for group in groups if group.meld]
    loose = [group for group in groups if not group.meld]
    orders = [[*order, *loose] for order in permutations(melds)]
    return min(orders, key=lambda order: _cost(_halves(order)))


def rows_of(groups: tuple[Group, ...], rows: int) -> list[list[Group]]:
    """Return the groups in one row or two."""
    if rows == 1 or sum(len(group.cards) for group in groups) < 2:
        return [in_order(groups)]
    return _halves(in_order(groups))


def pieces(
    groups: list[PlacedGroup], melds: Arrangement
) -> Iterator[tuple[Cards, tuple[Placed, ...]]]:
    """Yield each meld with its cards that lie side by side: a meld may lie in several pieces."""

    def meld_and_row(card: Placed) -> tuple[Cards, float]:
        return next((meld for meld in melds if meld & bit(card.card)), 0), card.rect.y

    cards = [card for group in groups for card in group.cards]
    for (meld, _), piece in groupby(cards, key=meld_and_row):
        if meld:
            yield meld, tuple(piece)


def _halves(groups: list[Group]) -> list[list[Group]]:
    """Return groups in two rows, parted at the fair group end nearest to the middle, else in it."""
    total = sum(len(group.cards) for group in groups)
    half = (total + 1) // 2
    ends = list(accumulate(len(group.cards) for group in groups))
    fair = [end for end in ends if end <= MOST_IN_A_ROW and total - end <= MOST_IN_A_ROW]
    room = min(fair, key=lambda end: abs(end - half), default=half)
    upper: list[Group] = []
    lower: list[Group] = []
    for group in groups:
        here = max(0, min(room, len(group.cards)))
        if here:
            upper.append(Group(group.cards[:here], group.meld))
        if here < len(group.cards):
            lower.append(Group(group.cards[here:], group.meld))
        room -= len(group.cards)
    return [upper, lower]


def _cost(rows: list[list[Group]]) -> tuple[int, int]:
    """Return how bad two rows are: cut melds first, then how unequal they are."""
    pieces = [group for row in rows for group in row if group.meld]
    upper, lower = (sum(len(group.cards) for group in row) for row in rows)
    return len(pieces), abs(upper - lower)


def placed(
    groups: tuple[Group, ...], area: Rect, rows: int, u: float, n: float
) -> list[PlacedGroup]:
    """Return each group with its cards placed; below every row a space is left for the names.

    `n` is the unit of these names.
    """
    label = NAME_LINE * n
    lift = LIFT * u
    height = card_height(area, rows, u, n)
    found: list[PlacedGroup] = []
    pitch = height + label
    top = area.y + lift + max(0.0, (area.h - lift - rows * pitch) / 2)
    for index, row in enumerate(rows_of(groups, rows)):
        line = Rect(area.x, top + index * pitch, area.w, height)
        found += row_of(row, line, height / CARD_RATIO, u)
    return found


def row_of(row: list[Group], line: Rect, width: float, u: float) -> Iterator[PlacedGroup]:
    """Yield groups in one row, cards `width` wide, spread over a line and centred in it."""
    counts = [len(group.cards) for group in row]
    total, groups = sum(counts), len(row)
    gap = 12 * u
    widest = width * 0.8
    step = widest
    apart = width + gap
    if total > groups:
        step = min(widest, (line.w - groups * width - (groups - 1) * gap) / (total - groups))
    if step < max(MIN_STRIP, width * 0.3):
        step = min(widest, (line.w - width - (groups - 1) * gap) / max(1, total - 1))
        apart = step + gap
    used = width + (total - groups) * step + (groups - 1) * apart
    x = line.x + (line.w - used) / 2
    for index, group in enumerate(row):
        last_group = index == groups - 1
        cards: list[Placed] = []
        for place, card in enumerate(group.cards):
            last = place == len(group.cards) - 1
            visible = min(width, apart) if last and not last_group else step
            if last and last_group:
                visible = width
            rect = Rect(x, line.y, width, line.h)
            cards.append(Placed(card, rect, Rect(x, line.y, min(width, visible), line.h)))
            x += apart if last else step
        yield PlacedGroup(group.meld, tuple(cards))
