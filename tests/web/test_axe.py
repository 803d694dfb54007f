"""axe-core finds nothing on any screen that would shut somebody out, in three browsers."""

import pytest

from tests.app.screens import WAY
from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.engines.chromium import Chromium
from tests.web.engines.firefox import Firefox
from tests.web.engines.webkit import WebKit
from tests.web.way import screens
from web.tools.node import package
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

RUN = """
axe.run(document, { resultTypes: ["violations"] }).then((found) =>
  found.violations.map((each) => `${each.id}: ${each.help}: ${each.nodes[0].html.slice(0, 200)}`))
"""


def inject(browser: Browser) -> None:
    """Give the page axe-core, past its policy, as only a driver can."""
    source = (package("axe-core") / "axe.min.js").read_text(encoding="utf-8")
    assert browser.evaluate(f"(() => {{ {source}\n; return typeof axe.run; }})()") == "function"


def look(browser: Browser) -> list[str]:
    """Return what axe-core finds on the page as it is."""
    return [str(found) for found in browser.evaluate(RUN)]


def _every_screen(browser: Browser, url: str, width: int) -> None:
    game.open_table(browser, f"{url}?seed=7", width, 844)
    inject(browser)
    found = {name: look(browser) for name in screens(browser)}
    assert list(found) == [name for name, _ in WAY]
    assert {name: each for name, each in found.items() if each} == {}
    assert browser.errors() == []


def test_chromium(chromium: Chromium, site: SiteServer) -> None:
    _every_screen(chromium, site.url, 390)


def test_firefox(firefox: Firefox, site: SiteServer) -> None:
    _every_screen(firefox, site.url, 390)


def test_webkit(webkit: WebKit, site: SiteServer) -> None:
    _every_screen(webkit, site.url, 600)


def test_axe_would_find_something(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7")
    inject(chromium)
    broken = "document.querySelector('#mirror button').firstElementChild.textContent = ''"
    chromium.evaluate(broken)
    assert any(each.startswith("button-name") for each in look(chromium))
