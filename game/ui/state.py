"""What the screen remembers that is no part of the match: selection, sorting, what was said."""

from dataclasses import dataclass

from game.core.cards import Card, bit
from game.core.events import Event
from game.core.view import PlayerView
from game.ui.texts import SORT_NAMES


@dataclass(frozen=True, slots=True)
class UiState:
    """The player's own doings on the table, and what happened last."""

    selected: Card | None = None
    sort: str = "melds"
    recent: tuple[Event, ...] = ()
    """What has happened since the player's last action, his own included."""
    notice: str = ""
    """Something to tell the player now, before anything else."""
    menu: bool = False
    sure: bool = False
    """Whether the menu's question, a new match, has been answered once."""
    showdown_seen: bool = False
    """Whether the table of a finished hand has given way to its summary."""

    def selected_in(self, view: PlayerView) -> Card | None:
        """Return the selected card if it is still in the hand."""
        held = self.selected is not None and view.hand & bit(self.selected)
        return self.selected if held else None


def next_sort(sort: str) -> str:
    """Return the way to sort that follows another."""
    ways = list(SORT_NAMES)
    return ways[(ways.index(sort) + 1) % len(ways)]
