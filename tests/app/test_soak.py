"""Whole matches through the app, the computer's mind in both seats: every action is reloaded."""

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.progress import YOU
from game.save import load_text, save_text
from game.ui.draw import Painter
from tests.app.presses import presses
from tests.memory_host import MemoryHost
from tests.play import thought

MOST_FRAMES = 100_000


@pytest.fixture
def matches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many matches are played; nothing is drawn, which takes nearly all of the time."""
    monkeypatch.setattr(Painter, "paint", lambda _, surface, *__: [surface.get_rect()])
    pygame.display.init()
    pygame.event.clear()
    return 2_000 if request.config.getoption("--long") else 3


def test_matches_by_the_computer_come_back_after_every_action(
    matches: int, tell: Callable[[str], None]
) -> None:
    actions = 0
    for seed in range(matches):
        actions += _play_match(seed)
    tell(f"{matches} matches, {actions} saves, each read back without a difference")
    assert actions > 50 * matches


class KeepingHost(MemoryHost):
    """A host that remembers every match it was given to keep."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed=seed)
        self.still = True
        self.kept: list[str] = []

    def store(self, key: str, text: str) -> None:
        super().store(key, text)
        if key.startswith("match"):
            self.kept.append(text)


def _play_match(seed: int) -> int:
    """Play a match to its end and return how often it was saved and read back."""
    host = KeepingHost(seed)
    app = App(host)
    saves = 0
    for _ in range(MOST_FRAMES):
        host.time += app.frame() or 0.01
        loaded = None
        for text in host.kept:
            saves += 1
            loaded = load_text(text)
            assert save_text(loaded) == text
        assert loaded in (None, app.session.progress)
        host.kept.clear()
        progress = app.session.progress
        if progress.match_over:
            return saves
        if progress.hand_over:
            host.pressed.append("next-hand")
        elif progress.round.turn == YOU:
            host.pressed += presses(thought(progress))
    pytest.fail(f"the match of seed {seed} never came to its end")
