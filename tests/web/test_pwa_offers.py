"""What the page offers over the table: how to install, once, with the words of each system."""

import pytest
from playwright.sync_api import Page

from tests.web import game
from tests.web.engines.chromium import Chromium
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

PATIENCE = 8
IPHONE = "Object.defineProperty(Navigator.prototype, 'standalone', { value: false })"
ANDROID = """
Object.defineProperty(Navigator.prototype, 'userAgent', { value: 'Firefox for Android' });
"""
CAN_INSTALL = """
dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
  prompt() { window.prompted = true; return Promise.resolve(); },
}))
"""
REST = "gin.mayUpdate(false), gin.mayUpdate(true)"


@pytest.mark.parametrize(
    ("system", "words"), [(IPHONE, "tap Share, then"), (ANDROID, "open the browser’s menu, then")]
)
def test_a_phone_is_told_once_how_to_install(
    chromium: Chromium, site: SiteServer, system: str, words: str
) -> None:
    _open(chromium, site, system)
    _rest(chromium.page, PATIENCE - 3)
    assert not chromium.page.is_visible("#offer"), "a newcomer was bothered"
    _rest(chromium.page, 3)
    # the words come a frame after the bar, so that a screen reader hears them
    chromium.page.wait_for_function("document.getElementById('offer-text').textContent !== ''")
    assert words in chromium.page.inner_text("#offer-text")
    chromium.page.click("text=Got it")
    assert not chromium.page.is_visible("#offer")
    chromium.reload()
    game.wait_for_table(chromium)
    _rest(chromium.page, PATIENCE + 3)
    assert not chromium.page.is_visible("#offer"), "the hint came twice"
    assert chromium.errors() == []


def test_where_a_button_can_install_there_is_one(chromium: Chromium, site: SiteServer) -> None:
    _open(chromium, site, "")
    assert chromium.evaluate(CAN_INSTALL) is False, "the browser's own banner would come too"
    _rest(chromium.page, PATIENCE)
    chromium.page.keyboard.press("Tab")
    chromium.page.get_by_role("button", name="Install").focus()
    chromium.page.keyboard.press("Enter")
    assert chromium.evaluate("window.prompted") is True
    assert not chromium.page.is_visible("#offer")


def test_the_offer_is_put_away_during_a_turn(chromium: Chromium, site: SiteServer) -> None:
    _open(chromium, site, IPHONE)
    _rest(chromium.page, PATIENCE)
    chromium.page.evaluate("gin.mayUpdate(false)")
    assert not chromium.page.is_visible("#offer")
    chromium.page.evaluate("gin.mayUpdate(true)")
    assert chromium.page.is_visible("#offer")


def test_a_browser_that_can_not_install_hears_nothing(chromium: Chromium, site: SiteServer) -> None:
    _open(chromium, site, "")
    _rest(chromium.page, PATIENCE + 3)
    assert not chromium.page.is_visible("#offer")
    assert chromium.page.title() == "Gin Rummy", "SDL has given the page its own name"


def _open(chromium: Chromium, site: SiteServer, script: str) -> None:
    chromium.prepare(390, 844)
    if script:
        chromium.page.add_init_script(script)
    chromium.page.goto(f"{site.url}?seed=7")
    game.wait_for_table(chromium)


def _rest(page: Page, times: int) -> None:
    """Let the game come to rest so many times."""
    for _ in range(times):
        page.evaluate(REST)
