"""How the player's own cards lie: sorted for him, or as he has arranged them himself."""

from dataclasses import replace

from game.core.cards import Card, bit, count, each
from game.core.melds import Arrangement
from game.core.spread import best_arrangement
from game.core.view import PlayerView
from game.ui.hand import OWN, grouped, in_order
from game.ui.showing import chosen, offered
from game.ui.state import UiState


def melds_of(view: PlayerView, state: UiState) -> Arrangement:
    """Return the melds of the hand as they would be shown in a knock."""
    choice = chosen(view, state) if len(offered(view, state)) > 1 else None
    return choice or best_arrangement(view, view.hand)


def lying(view: PlayerView, state: UiState) -> tuple[Card, ...]:
    """Return the cards of the hand in the order in which they lie."""
    groups = grouped(view.hand, melds_of(view, state), state.sort, own_order(view, state))
    return tuple(card for group in in_order(groups) for card in group.cards)


def own_order(view: PlayerView, state: UiState) -> tuple[Card, ...]:
    """Return the player's own order of his hand; cards that have come since stand at its end."""
    held = tuple(card for card in state.order if view.hand & bit(card))
    return (*held, *(card for card in each(view.hand) if card not in held))


def moved(view: PlayerView, state: UiState, card: Card, place: int) -> UiState:
    """Return the state with a card of the hand at a place, counted from 0 without it."""
    others = [other for other in lying(view, state) if other != card]
    place = max(0, min(len(others), place))
    order = (*others[:place], card, *others[place:])
    if order == lying(view, state):
        return state
    return replace(state, order=order, sort=OWN)


def settled(view: PlayerView, state: UiState) -> UiState:
    """Return the state with the player's own order true to his hand.

    What has come stands at the end, what has gone is forgotten.  An order of another hand gives
    way to the melds, which then stay where they are.
    """
    held = sum(view.hand >> card & 1 for card in state.order)
    if held >= count(view.hand) - 1 > 0:
        return replace(state, order=own_order(view, state))
    if state.sort != OWN:
        return replace(state, order=())
    return replace(state, order=lying(view, replace(state, sort="melds")))
