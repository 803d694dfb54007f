"""All that a picture of the match is made from: what one player may see, and his own doings."""

from dataclasses import dataclass

from game.core.match import Match
from game.core.view import PlayerView
from game.ui.names import Names
from game.ui.state import UiState


@dataclass(frozen=True, slots=True)
class Table:
    """All that the picture of a table is made from."""

    view: PlayerView
    match: Match
    names: Names
    """What the players are called; "you" is whose view it is, or nobody once a hand is public."""
    state: UiState
    undoable: bool = False
    """Whether the last move can be taken back."""
