"""Firefox and WebKitGTK: the game loads, plays some moves, and survives two reloads."""

import pytest

from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.engines.firefox import Firefox
from tests.web.engines.webkit import WebKit
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

TURNS = 2
LOSE_LOCAL = "localStorage.clear()"


def test_firefox_by_touch(firefox: Firefox, site: SiteServer) -> None:
    game.open_table(firefox, f"{site.url}?seed=7", 390, 844, dpr=2, touch=True)
    _play_and_reload(firefox)


def test_webkit_by_mouse_on_a_sharp_screen(webkit: WebKit, site: SiteServer) -> None:
    game.open_table(webkit, f"{site.url}?seed=7", 600, 844, dpr=2)
    assert webkit.evaluate("devicePixelRatio") == 2
    _play_and_reload(webkit)


def _play_and_reload(browser: Browser) -> None:
    """Play, and go on from each of the two places in which the match is kept."""
    for _ in range(TURNS):
        game.wait_for_turn(browser)
        if not game.hand_over(browser):
            game.play_turn(browser, game.by_touch)
    game.wait_for_turn(browser)
    for lost in ("0", LOSE_LOCAL):
        before = game.table(browser)
        browser.evaluate(lost)
        browser.reload()
        game.wait_for_table(browser)
        assert game.table(browser) == before
    assert browser.errors() == []
    _fail(browser)


def _fail(browser: Browser) -> None:
    """Have the page fail: in these engines the way to an error does not say what it was."""
    browser.evaluate("void gin.fail(new RangeError('Out of memory'))")
    assert "ran out of memory" in browser.evaluate(
        "document.getElementById('error-sentence').textContent"
    )
    details = browser.evaluate("document.getElementById('error-details').textContent")
    assert details.startswith("RangeError: Out of memory\n")
