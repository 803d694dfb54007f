"""Pygame draws without a screen in all tests; `--long` plays many more hands."""

import os
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# the same examples every time, however long a busy machine takes for them
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

LONGEST = (
    *("test_saves.py", "test_pwa_offline.py", "test_page.py", "test_axe.py", "test_friend.py"),
    *("test_drag.py", "test_samplers.py", "test_failures.py", "test_sound.py", "test_single.py"),
    *("test_reproducible.py", "test_other_engines.py", "test_chromium_hand.py", "test_soak.py"),
    *("test_match.py", "test_sigkill.py"),
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have the files that take longest begin first: a process that ends with one ends alone."""
    tests = Counter(item.path for item in items)
    places = {name: place for place, name in enumerate(LONGEST)}
    last = len(LONGEST)
    items.sort(key=lambda item: (places.get(item.path.name, last), -tests[item.path]))


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
