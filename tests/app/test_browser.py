"""The loop that runs the game in the page, with a page that is none."""

import asyncio
import gc
import platform
import sys
from collections.abc import Callable, Generator
from types import ModuleType, SimpleNamespace

import pytest

from game.hosts.browser import BrowserHost, _Sleep, play


class Page:
    """A page whose frames come at once; it calls for no more from the `fails_at`-th on."""

    def __init__(self, fails_at: int = 99) -> None:
        self.fails_at = fails_at
        self.waits: list[float] = []

    def nextFrame(self, milliseconds: float, then: Callable[[], None]) -> None:  # noqa: N802
        self.waits.append(milliseconds)
        if len(self.waits) == self.fails_at:
            raise RuntimeError("the page is gone")
        asyncio.get_running_loop().call_soon(then)


class Other:
    """Something to wait for that is none of the page's frames."""

    def __await__(self) -> Generator["Other", None, None]:
        yield self


def run(monkeypatch: pytest.MonkeyPatch, page: Page, game: Callable[[], object]) -> None:
    """Play a game in a page, for two seconds at most."""
    ffi = ModuleType("pyodide.ffi")
    monkeypatch.setattr(ffi, "create_proxy", lambda made: made, raising=False)
    monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", ffi)
    monkeypatch.setattr(platform, "window", SimpleNamespace(gin=page), raising=False)

    async def limited() -> None:
        await asyncio.wait_for(play(game()), 2)  # type: ignore[arg-type]  # some games are bad

    asyncio.run(limited())


def test_each_frame_is_the_pages_and_the_end_is_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    async def game() -> None:
        await _Sleep(1)
        await _Sleep(2)

    page = Page()
    run(monkeypatch, page, game)
    assert page.waits == [1, 2]


def test_what_the_game_raises_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    async def game() -> None:
        await _Sleep(1)
        raise ValueError("provoked")

    with pytest.raises(ValueError, match="provoked"):
        run(monkeypatch, Page(), game)


@pytest.mark.parametrize("at", [1, 3])
def test_a_page_that_fails_is_told_by_the_game_and_ends_it(
    monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    told: list[Exception] = []

    async def game() -> None:
        try:
            while True:
                await _Sleep(1)
        except Exception as error:
            told.append(error)
            raise

    with pytest.raises(RuntimeError, match="the page is gone") as raised:
        run(monkeypatch, Page(at), game)
    assert told == [raised.value]


def test_waiting_for_anything_else_is_a_failure_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[Exception] = []

    async def game() -> None:
        try:
            await Other()
        except Exception as error:
            told.append(error)
            raise

    with pytest.raises(AttributeError, match="milliseconds"):
        run(monkeypatch, Page(), game)
    assert len(told) == 1


def test_a_game_that_ends_at_it_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def game() -> None:
        try:
            await _Sleep(1)
        except RuntimeError:
            return

    run(monkeypatch, Page(1), game)


def test_a_game_that_would_go_on_without_frames_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []

    async def game() -> None:
        try:
            while True:
                try:
                    await _Sleep(1)
                except RuntimeError:
                    continue
        finally:
            closed.append(True)

    with pytest.raises(RuntimeError, match="the page is gone"):
        run(monkeypatch, Page(2), game)
    assert closed == [True]


def test_from_the_first_picture_on_python_throws_away_what_nobody_needs() -> None:
    told: list[str] = []
    host = BrowserHost.__new__(BrowserHost)  # which needs a browser to be made
    host._page = SimpleNamespace(ready=lambda: told.append("ready"))
    gc.disable()
    try:
        host.ready()
        assert gc.isenabled()
        assert gc.get_freeze_count() > 0
        assert told == ["ready"]
    finally:
        gc.unfreeze()
        gc.enable()
