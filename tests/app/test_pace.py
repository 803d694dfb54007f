"""The computer's pause before a move: long where there is something to decide, ended by a tap."""

import pytest

from game.app import App
from game.bot.pace import seconds
from game.core.view import view_of
from game.progress import COMPUTER, Progress
from game.ui.durations import MOVE_SECONDS, SPEED_FACTORS
from game.ui.settings import SPEEDS, Settings
from tests.app.driver import next_key, opened
from tests.memory_host import MemoryHost

STEP = 0.01


def at_computers_turn(speed: str, still: bool = True, seed: int = 7) -> tuple[App, MemoryHost]:
    """Return the game at the moment at which the computer gets the turn."""
    host = MemoryHost({"settings": str(Settings(speed))}, seed=seed)
    host.still = still
    app = opened(host)
    while not (app.session.computer_to_act and app.session.progress.actions):
        host.pressed.append(next_key(host))
        app.frame()
    return app, host


def wait_for_move(app: App, host: MemoryHost) -> tuple[float, Progress, Progress]:
    """Return how long the computer waited, and the match before and after its move."""
    began, before = host.time, app.session.progress
    while app.session.progress is before and host.time < began + 10:
        host.time += STEP
        app.frame()
    return host.time - began, before, app.session.progress


@pytest.mark.parametrize("speed", SPEEDS)
def test_the_pause_is_that_of_the_move_times_the_players_speed(speed: str) -> None:
    pauses: set[float] = set()
    for seed in range(7, 11):
        app, host = at_computers_turn(speed, seed=seed)
        while not app.session.progress.hand_over:
            if not app.session.computer_to_act:
                host.pressed.append(next_key(host))
                app.frame()
                continue
            waited, before, after = wait_for_move(app, host)
            action = after.actions[-1]
            usual = seconds(view_of(before.round, COMPUTER), action)
            assert waited == pytest.approx(usual * SPEED_FACTORS[speed], abs=3 * STEP)
            pauses.add(usual)
    assert len(pauses) > 1


@pytest.mark.parametrize("command", ["", "sort"])
def test_a_tap_ends_the_pause_and_counts_where_it_hits_something(command: str) -> None:
    app, host = at_computers_turn("slow")
    sort = app._state.sort
    for _ in range(20):
        app.frame()
        host.time += STEP
    before = app.session.progress
    app.command(command)
    for _ in range(2):
        app.frame()
    assert app.session.progress is not before
    assert len(app.session.progress.actions) == len(before.actions) + 1
    assert (app._state.sort != sort) == (command == "sort")
    waited, *_ = wait_for_move(app, host)
    assert waited > 0.3


def test_cards_arrive_before_the_next_move() -> None:
    app, host = at_computers_turn("fast", still=False)
    waited, *_ = wait_for_move(app, host)
    assert waited >= MOVE_SECONDS * SPEED_FACTORS["fast"] - 2 * STEP


def test_the_settings_tell_of_it() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    app.command("open:settings")
    app.frame()
    assert "tap on the table ends the wait" in " ".join(c.label for c in host.shown)
