"""A question for a name: put by the host where it can, else by a page of the game."""

from game.core.scoring import Seat
from game.friends import MAX_NAME
from game.host import AskedText, Host
from game.ui import texts_friend
from game.ui.pages.naming import asking
from game.ui.state import UiState


def ask_name(host: Host, state: UiState, seat: Seat) -> UiState:
    """Have the host ask for a seat's name, which comes as a command; return the state then."""
    asked = AskedText(
        texts_friend.ask_name(seat),
        state.settings.friends[seat],
        MAX_NAME,
        texts_friend.OK,
        texts_friend.CANCEL,
    )
    return state if host.ask_text(f"named:{seat}", asked) else asking(state, seat)
