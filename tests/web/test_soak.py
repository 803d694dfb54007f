"""Hands without end at speed "off": the page needs no more memory, and nothing goes wrong in it."""

from collections.abc import Callable

import pytest

from game.copies import unwrap
from game.records.history import parse_history
from game.records.tallies import ALL
from tests.web.engines.chromium import Chromium
from tests.web.memory import play_on, sizes_told
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

FLAT = 1.08
"""The heap of the end, in parts of the first look's, that is still flat: a leak has no bound."""
HISTORY = """Object.entries(localStorage)
  .filter(([name]) => /^gin-rummy\\/history~?$/.test(name)).map(([, text]) => text)"""


@pytest.fixture
def looks(request: pytest.FixtureRequest) -> tuple[int, ...]:
    """After how many hands the heap is looked at: the history is full after 200."""
    return (20, 100, 250, 375, 500) if request.config.getoption("--long") else (10, 20)


def test_memory_stays_flat_and_the_console_silent(
    chromium: Chromium, site: SiteServer, looks: tuple[int, ...], tell: Callable[[str], None]
) -> None:
    seen = play_on(chromium, site.url, looks)
    kept = hands_kept(chromium)
    tell(f"{kept} hands kept in the history; {sizes_told(seen)}")
    assert chromium.errors() == []
    assert kept >= looks[-1]
    assert max(seen.values()) < FLAT * seen[looks[0]]


def hands_kept(browser: Chromium) -> int:
    """Return how many hands have been played to their end, as the page's own history counts."""
    copies = [unwrap(text) for text in browser.evaluate(HISTORY)]
    newest = max((copy for copy in copies if copy), key=lambda copy: copy.number)
    read = parse_history(newest.text)
    assert not read.strange
    return read.history.tallies[ALL, ALL].hands
