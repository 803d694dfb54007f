"""The scene that a moment asks for, built once however often it is asked for."""

from game.progress import Progress
from game.ui.layout import Screen
from game.ui.pages.book import book_scene
from game.ui.scene import Scene
from game.ui.state import UiState
from game.ui.table import match_scene

Moment = tuple[Progress | None, UiState, Screen]
"""All that a scene follows from: match, state and window."""


class Target:
    """Holds the latest scene: cards set out for it, then it is shown, and it costs milliseconds."""

    def __init__(self) -> None:
        """Begin with none."""
        self._latest: tuple[Moment, Scene] | None = None

    def scene(self, moment: Moment) -> Scene:
        """Return the scene of a moment: an open page, or the table of the match."""
        if self._latest is None or self._latest[0] != moment:
            self._latest = moment, _built(*moment)
        return self._latest[1]


def _built(progress: Progress | None, state: UiState, screen: Screen) -> Scene:
    if state.stack or progress is None:
        return book_scene(state, progress, screen)
    return match_scene(progress, state, screen)
