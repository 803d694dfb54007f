"""A scene is built once for each moment: a tap is painted the sooner."""

from collections import Counter

import pytest

from game.app import App, target
from game.progress import Progress
from game.ui.layout import Screen
from game.ui.scene import Scene
from game.ui.state import UiState
from game.ui.table import match_scene
from tests.app.driver import enabled, hand, opened, press, rest
from tests.memory_host import MemoryHost


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the scenes of matches that are built."""
    counts: Counter[str] = Counter()

    def counted(progress: Progress, state: UiState, screen: Screen) -> Scene:
        counts["scenes"] += 1
        return match_scene(progress, state, screen)

    monkeypatch.setattr(target, "match_scene", counted)
    return counts


def ready() -> tuple[App, MemoryHost]:
    """Return an app in which a card may be drawn."""
    host = MemoryHost()
    app = opened(host)
    while "draw" not in enabled(host):
        press(app, host, "pass")
    rest(app, host)
    return app, host


def test_a_move_and_a_selected_card_build_one_scene_each(built: Counter[str]) -> None:
    app, host = ready()
    for command in ("draw", hand(host)[0].key):
        built.clear()
        host.pressed.append(command)
        app.frame()
        assert built["scenes"] == 1


def test_a_turned_window_builds_another(built: Counter[str]) -> None:
    app, host = ready()
    built.clear()
    host.size = host.size[::-1]
    app.frame()
    assert built["scenes"] == 1
    app.frame()
    assert built["scenes"] == 1
