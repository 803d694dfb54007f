"""Play without a network in three engines, from a site served as GitHub Pages serves it."""

import shutil
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error as PlaywrightError
from selenium.common.exceptions import WebDriverException

from tests.web import game
from tests.web.address import hashed
from tests.web.conftest import PREFIX
from tests.web.engines.browser import Browser, BrowserError
from web.tools import worker
from web.tools.paths import SITE
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

ENGINES = ("chromium", "firefox", "webkit")
INSTALL_SECONDS = 60
NEXT_TITLE = "Gin Rummy, the next version"

ACTIVE = """
navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')
"""
# Settles when the browser has looked for a new version, and installed it or failed to.
LOOK = """
navigator.serviceWorker.getRegistration().then(async (registration) => {
  await registration.update().catch(() => undefined);
  const fresh = registration.installing;
  while (fresh?.state === 'installing') await new Promise((wait) => setTimeout(wait, 50));
  return fresh?.state ?? 'none';
})
"""
OFFER = "document.getElementById('offer').hidden ? '' : document.getElementById('offer').innerText"


@pytest.fixture(params=ENGINES)
def browser(request: pytest.FixtureRequest) -> Browser:
    """Give each engine in turn."""
    found: Browser = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def pages() -> Iterator[SiteServer]:
    """Serve the built site like GitHub Pages; a test may stop it or give it another folder."""
    with SiteServer(SITE, prefix=PREFIX, pages=True) as server:
        yield server


@pytest.fixture(scope="module")
def next_version(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a deployment with another page and another style sheet."""
    site = tmp_path_factory.mktemp("next") / "web"
    shutil.copytree(SITE, site)
    style = site / hashed("style.css")
    (site / "style.00000000.css").write_text(
        f"{style.read_text(encoding='utf-8')}\n", encoding="utf-8"
    )
    style.unlink()
    page = (site / "index.html").read_text(encoding="utf-8")
    page = page.replace("<title>Gin Rummy</title>", f"<title>{NEXT_TITLE}</title>")
    (site / "index.html").write_text(page.replace(style.name, "style.00000000.css"))
    worker.write(site)
    return site


def test_a_first_visit_is_enough_to_play_offline(browser: Browser, pages: SiteServer) -> None:
    _visit(browser, pages)
    game.play_turn(browser, game.by_mirror)
    game.wait_for_turn(browser)
    pages.stop()
    _assert_same_after_reload(browser, "Gin Rummy")
    game.play_turn(browser, game.by_mirror)


def test_an_update_is_offered_between_turns_and_plays_offline(
    browser: Browser, pages: SiteServer, next_version: Path
) -> None:
    _visit(browser, pages)
    # a page that was there before its service worker is none of its clients
    browser.reload()
    game.wait_for_table(browser)
    game.hold_still(browser)
    _begin_turn(browser)
    pages.folder = next_version
    assert browser.evaluate(LOOK) == "installed"
    time.sleep(0.5)
    assert browser.evaluate(OFFER) == "", "an update was offered in the middle of a turn"
    game.throw(browser, game.by_mirror)
    game.wait_for_turn(browser)
    browser.wait("the offer", lambda: "New version ready" in browser.evaluate(OFFER))
    before = game.table(browser)
    assert browser.evaluate("document.title") == "Gin Rummy"

    browser.evaluate("document.getElementById('offer-act').click()")
    _wait_for_page(browser, NEXT_TITLE)
    browser.evaluate("window.onlyOnce = true")
    game.wait_for_table(browser)
    assert game.table(browser) == before
    time.sleep(1)
    assert browser.evaluate("window.onlyOnce === true"), "the page was loaded twice"
    assert browser.evaluate(OFFER) == ""
    pages.stop()
    _assert_same_after_reload(browser, NEXT_TITLE)


def test_a_broken_deployment_leaves_the_old_version_whole(
    browser: Browser, pages: SiteServer, next_version: Path, tmp_path: Path
) -> None:
    _visit(browser, pages)
    for harm in ("missing", "cut short"):
        broken = tmp_path / harm
        shutil.copytree(next_version, broken)
        file = broken / "style.00000000.css"
        if harm == "missing":
            file.unlink()
        else:
            file.write_bytes(file.read_bytes()[:1000])
        pages.folder = broken
        assert browser.evaluate(LOOK) in ("redundant", "none"), harm
        assert browser.evaluate(OFFER) == "", harm
    pages.stop()
    _assert_same_after_reload(browser, "Gin Rummy")


def _visit(browser: Browser, pages: SiteServer) -> None:
    """Open the game for the first time, and wait until its files are kept."""
    game.open_table(browser, f"{pages.url}?seed=7", 600, 844)
    browser.wait("the service worker", lambda: browser.evaluate(ACTIVE), INSTALL_SECONDS)


def _wait_for_page(browser: Browser, title: str) -> None:
    """Wait for a page that takes the place of another; asking between the two is an error."""
    end = time.monotonic() + INSTALL_SECONDS
    while time.monotonic() < end:
        with suppress(BrowserError, PlaywrightError, WebDriverException):
            if browser.evaluate("document.title") == title:
                return
        time.sleep(0.1)
    raise BrowserError(f"{browser.name}: the page {title!r} did not come.")


def _begin_turn(browser: Browser) -> None:
    """Play until a card is drawn and none is thrown."""
    while not game.take(browser, game.by_mirror):
        game.wait_for_turn(browser)


def _assert_same_after_reload(browser: Browser, title: str) -> None:
    before = game.table(browser)
    browser.reload()
    game.wait_for_table(browser)
    assert game.table(browser) == before
    assert browser.evaluate("document.title") == title
