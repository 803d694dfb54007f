"""Which melds a knock with the selected card would show, where the knocker has a choice."""

from game.core.cards import bit
from game.core.melds import Arrangement
from game.core.spread import spreads
from game.core.view import PlayerView
from game.ui.state import UiState


def offered(view: PlayerView, state: UiState) -> tuple[Arrangement, ...]:
    """Return the arrangements to choose from, the best first; none without a card to knock with."""
    card = state.selected_in(view)
    if card is None or not view.knockable & bit(card):
        return ()
    return spreads(view, card)


def chosen(view: PlayerView, state: UiState) -> Arrangement | None:
    """Return the one that is to be shown, None without a card to knock with."""
    found = offered(view, state)
    return found[state.showing % len(found)] if found else None
