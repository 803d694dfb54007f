"""Which controls a player would press for an action."""

import pytest

from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import card_text


def presses(action: Action) -> list[str]:
    """Return the controls that a player would press for an action."""
    match action:
        case Pass():
            return ["pass"]
        case TakeDiscard():
            return ["take"]
        case DrawStock():
            return ["draw"]
        case BigGin():
            return ["big-gin"]
        case Discard(card) | Knock(card):
            press = "knock" if isinstance(action, Knock) else "discard"
            return [f"card:{card_text(card)}", press]
        case _:
            pytest.fail(f"no control is known for {action}")
