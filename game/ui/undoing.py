"""Taking a move back, as the player asks for it."""

from dataclasses import replace

from game.progress import Progress
from game.ui import texts_records
from game.ui.state import UiState
from game.ui.wishes import Undo, Wish
from game.undo import undoable


def undo(progress: Progress, state: UiState) -> tuple[UiState, Wish]:
    """Return the state after the wish to take a move back, and that wish where it can be had."""
    if not undoable(progress):
        return replace(state, notice=texts_records.NO_UNDO), None
    return replace(state, selected=None, notice=texts_records.UNDONE), Undo()
