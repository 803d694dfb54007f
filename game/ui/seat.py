"""Whose eyes are on the table: yours against the computer, of two people who has the device."""

from dataclasses import replace

from game.core.scoring import Seat
from game.progress import YOU, Progress, recent_events
from game.ui.state import UiState


def viewer(progress: Progress, state: UiState) -> Seat | None:
    """Return the seat from which the table is seen, None while the device changes hands.

    Of two people only the one whose turn it is may see a hand, and only after taking the device;
    a hand that is over lies open to both.
    """
    if not progress.setup.against_friend:
        return YOU
    if progress.hand_over:
        return YOU if state.holder is None else state.holder
    return state.holder if state.holder == progress.round.turn else None


def spoken_to(progress: Progress, state: UiState) -> Seat | None:
    """Return who is "you" in what is said now; of two people nobody, once a hand is over."""
    both = progress.setup.against_friend and progress.hand_over
    return None if both else viewer(progress, state)


def taken_over(progress: Progress, state: UiState) -> UiState:
    """Return the state once the one whose turn it is has the device, told what he has missed."""
    seat = progress.round.turn
    return replace(state, holder=seat, recent=recent_events(progress, seat), notice="")
