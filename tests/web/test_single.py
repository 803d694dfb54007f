"""The game as one file: opened by file:// without a server or a network, in three engines."""

from pathlib import Path

import pytest

from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.engines.chromium import Chromium
from web.tools import single
from web.tools.paths import ROOT, SITE

pytestmark = pytest.mark.web

TURNS = 2
OTHER_ADDRESSES = """
performance.getEntriesByType('resource').map((entry) => entry.name)
  .filter((name) => !name.startsWith('blob:') && !name.startsWith('data:'))
"""
# Tells which part of the policy stopped an act.
HEARD = """new Promise((tell) => {
  addEventListener('securitypolicyviolation', (e) => tell(e.effectiveDirective), { once: true });
  ACT.catch(() => undefined);
})"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the page, in a folder with a space in its name, as downloads often have."""
    out = tmp_path_factory.mktemp("my games") / single.NAME
    single.write(SITE, ROOT / "web/single", out)
    return out


@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"])
def test_it_plays_and_keeps_the_save(
    request: pytest.FixtureRequest, engine: str, file: Path
) -> None:
    browser: Browser = request.getfixturevalue(engine)
    game.open_table(browser, f"{file.as_uri()}?seed=7", 600, 844, touch=True)
    game.hold_still(browser)
    for _ in range(TURNS):
        game.play_turn(browser, game.by_touch)
        game.wait_for_turn(browser)
    before = game.table(browser)
    browser.reload()
    game.wait_for_table(browser)
    assert game.table(browser) == before
    assert browser.evaluate(OTHER_ADDRESSES) == []
    assert browser.errors() == []


def test_its_own_policy_lets_no_network_through(chromium: Chromium, file: Path) -> None:
    # while Python starts, the page's own files answer every fetch
    game.open_table(chromium, f"{file.as_uri()}?seed=7")
    for act, directive in (
        ("fetch('http://localhost:9/')", "connect-src"),
        ("import('http://localhost:9/x.js')", "script-src-elem"),
    ):
        assert chromium.evaluate(HEARD.replace("ACT", act)) == directive


def test_it_is_small_and_names_no_other_file(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text.encode()) <= single.MOST_BYTES
    for word in (' src="', 'rel="manifest"', 'rel="stylesheet"', "serviceWorker"):
        assert word not in text


def test_two_pages_of_one_site_are_equal(file: Path, tmp_path: Path) -> None:
    single.write(SITE, ROOT / "web/single", tmp_path / "again.html")
    assert (tmp_path / "again.html").read_bytes() == file.read_bytes()
