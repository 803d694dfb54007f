"""Where a card that appears on the table came from, so that it can be seen to move."""

from game.core.events import Dealt, Discarded, Drew, Event, Knocked, Took
from game.core.scoring import Seat
from game.progress import YOU, Progress
from game.ui.scene import STOCK, back_key, card_key


def origins(
    before: Progress | None, events: tuple[Event, ...], viewer: Seat | None = YOU
) -> dict[str, str]:
    """Return, by the sprite key of each card that appears, the key of the place it left.

    The cards of the one who is not the viewer are known by their place in the fan, where they keep
    the order in which they came: the place that a discard leaves says nothing about its rank.
    """
    if before is None or viewer is None:
        return {}
    other = 1 - viewer
    found: dict[str, str] = {}
    for event in events:
        match event:
            case Dealt():
                return {}
            case Drew(seat, card):
                found[card_key(card) if seat == viewer else _last(before, other)] = STOCK
            case Took(seat, card) if seat == other:
                found[_last(before, other)] = card_key(card)
            case Discarded(seat, card) | Knocked(seat, card) if seat == other:
                left = before.arrivals[other].index(card)
                found[card_key(card)] = back_key(left)
                stay = len(before.arrivals[other]) - 1
                found |= {back_key(place): back_key(place + 1) for place in range(left, stay)}
            case _:
                pass
    return found


def _last(before: Progress, other: Seat) -> str:
    return back_key(len(before.arrivals[other]))
