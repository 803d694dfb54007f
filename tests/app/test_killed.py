"""The game killed at random moments, thousands of times: no action that was kept is ever lost."""

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.app import App
from game.copies import unwrap
from game.progress import Progress
from game.save import load_text
from game.ui.draw import Painter
from tests.app.killed import DyingHost, Killed, World

KEY = "match-seed-7"
DEEDS = ("pass", "take", "draw", "discard", "knock", "next-hand", "result", "rematch")


@pytest.fixture
def kills(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often the game is killed; it draws nothing, which takes nearly all of its time."""
    monkeypatch.setattr(Painter, "paint", lambda *_: [])
    pygame.display.init()
    pygame.event.clear()
    return 20_000 if request.config.getoption("--long") else 200


@pytest.mark.parametrize(("both", "whole_browser"), [(True, False), (True, True), (False, False)])
def test_killed_at_any_moment_nothing_kept_is_lost(
    kills: int, both: bool, whole_browser: bool, tell: Callable[[str], None]
) -> None:
    chance = Random(4 + whole_browser)
    world = World(chance)
    saves = 0
    for _ in range(kills):
        host = DyingHost(world, seed=7, both=both)
        before = _newest(world)
        played = _live(host, world)
        saves += host.saves
        safe = load_text(host.done) if host.done else before
        if whole_browser:
            safe = _best(_copies(world.database))
        world.crash(whole_browser=whole_browser)
        after = _newest(world)
        if played is not None and before is not None:
            assert _goes_on(before, played), "what was kept was not what was gone on with"
        if safe is not None:
            assert after is not None
            assert after == safe or _goes_on(safe, after), "a save that was done is lost"
    tell(f"{kills} kills, {saves} saves")
    assert saves > kills // 2  # some die in frames that only draw ahead


def _live(host: DyingHost, world: World) -> Progress | None:
    """Play until killed; return the match that was gone on with, None if it never came so far."""
    world.moments = world.chance.randrange(1, 150)
    first: Progress | None = None
    try:
        app = App(host)
        first = app.session.progress
        while True:
            app.frame()
            host.time += 2
            host.pressed.append(_press(host, world.chance))
    except Killed:
        return first


def _press(host: DyingHost, chance: Random) -> str:
    free = [c.key for c in host.shown if c.role == "button" and not c.disabled]
    deeds = [key for key in free if key in DEEDS]
    cards = [key for key in free if key.startswith("card:")]
    return chance.choice(deeds if deeds and chance.random() < 0.6 else cards or ["next-hand"])


def _newest(world: World) -> Progress | None:
    return _best([*_copies(world.local), *_copies(world.database)])


def _copies(texts: dict[str, str]) -> list[str]:
    return [texts[name] for name in (KEY, f"{KEY}~") if name in texts]


def _best(texts: list[str]) -> Progress | None:
    whole = [copy for text in texts if (copy := unwrap(text)) and copy.number]
    newest = max(whole, key=lambda copy: copy.number, default=None)
    return load_text(newest.text) if newest else None


def _goes_on(before: Progress, after: Progress) -> bool:
    """Return whether a match is the same as another or has gone on from it."""
    if after.deck == before.deck and after.before == before.before:
        return after.actions[: len(before.actions)] == before.actions
    return after.before.hands_played == before.before.hands_played + 1 or before.match_over
