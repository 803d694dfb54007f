"""Where a card that appears on the table came from, so that it can be seen to move."""

from game.core.events import Dealt, Discarded, Drew, Event, Knocked, Took
from game.progress import COMPUTER, YOU, Progress
from game.ui.scene import STOCK, back_key, card_key


def origins(before: Progress, events: tuple[Event, ...]) -> dict[str, str]:
    """Return, by the sprite key of each card that appears, the key of the place it left.

    The computer's cards are known by their place in its fan, where they keep the order in which
    they came: the place that a discard leaves says nothing about its rank.
    """
    found: dict[str, str] = {}
    for event in events:
        match event:
            case Dealt():
                return {}
            case Drew(seat, card):
                found[card_key(card) if seat == YOU else _last(before)] = STOCK
            case Took(seat, card) if seat == COMPUTER:
                found[_last(before)] = card_key(card)
            case Discarded(seat, card) | Knocked(seat, card) if seat == COMPUTER:
                left = before.arrivals[COMPUTER].index(card)
                found[card_key(card)] = back_key(left)
                stay = len(before.arrivals[COMPUTER]) - 1
                found |= {back_key(place): back_key(place + 1) for place in range(left, stay)}
            case _:
                pass
    return found


def _last(before: Progress) -> str:
    return back_key(len(before.arrivals[COMPUTER]))
