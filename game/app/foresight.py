"""Pictures made before they are shown: those of a hand's summary, a few in each quiet frame.

Drawing twenty cards in a new size at once would take longer than a frame may.
"""

from collections.abc import Iterator
from dataclasses import replace

from game.app.display import Display
from game.app.thinker import SLICE
from game.host import Host
from game.progress import Progress
from game.ui.layout import Screen
from game.ui.scene import Item
from game.ui.seat import viewer
from game.ui.settings import Settings
from game.ui.state import UiState
from game.ui.summary_scene import likely_items
from game.ui.table import match_scene, table_of


class Foresight:
    """Holds what is to be drawn ahead for the present moment of a match."""

    def __init__(self, host: Host, display: Display) -> None:
        """Begin with nothing to draw."""
        self._host = host
        self._display = display
        self._moment: tuple[Progress, Screen, Settings, bool] | None = None
        self._work: Iterator[None] | None = None

    @property
    def busy(self) -> bool:
        """Return whether there is something left to draw."""
        return self._work is not None

    def ready(self, progress: Progress) -> bool:
        """Return whether all has been drawn that was asked for at this moment of a match."""
        return self._moment is not None and self._moment[0] == progress and not self.busy

    def look(self, progress: Progress | None, state: UiState, *, quiet: bool) -> None:
        """Take up what the table of a match may turn into, and draw some of it in a quiet frame.

        While something else is seen, or the computer thinks, nothing is drawn ahead.
        """
        if state.stack or progress is None or progress.computer_to_act:
            self.forget()
            return
        if viewer(progress, state) is None:
            self.forget()
            return
        screen = self._display.screen
        moment = progress, screen, state.settings, state.showdown_seen
        if moment != self._moment:
            self._moment = moment
            self._work = self._display.ahead(soon(progress, state, screen))
        if not quiet or self._work is None:
            return
        end = self._host.now() + SLICE
        for _ in self._work:
            if self._host.now() >= end:
                return
        self._work = None

    def forget(self) -> None:
        """Draw nothing ahead."""
        self._moment = self._work = None


def soon(progress: Progress, state: UiState, screen: Screen) -> tuple[Item, ...]:
    """Return what is likely to be seen next: the summary of a hand that is over, or a part of it.

    Of a hand that is being played only what its viewer knows.
    """
    if state.showdown_seen:
        return ()
    if progress.hand_over:
        return match_scene(progress, replace(state, showdown_seen=True), screen).items
    return likely_items(table_of(progress, state), screen)
