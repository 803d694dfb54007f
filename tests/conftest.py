"""Pygame draws without a screen in all tests; `--long` plays many more hands."""

import os
from collections.abc import Callable

import pytest
from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# the same examples every time, however long a busy machine takes for them
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `./build.sh test --long` ask for the many."""
    parser.addoption("--long", action="store_true", help="play, kill and attack for hours")


def pytest_configure(config: pytest.Config) -> None:
    """Let the runs of hours take them."""
    if config.getoption("--long"):
        config.option.timeout = 0


@pytest.fixture
def tell(
    request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> Callable[[str], None]:
    """Return what prints a line on what a test did, which `--long` shows of those that pass too."""

    def say(line: str) -> None:
        if not request.config.getoption("--long"):
            print(line)
            return
        with capsys.disabled():
            print(f"\n{line}", flush=True)

    return say


@pytest.fixture
def random_hands(request: pytest.FixtureRequest) -> int:
    """How many hands the tests that play at random shall play."""
    return 100_000 if request.config.getoption("--long") else 2_000
