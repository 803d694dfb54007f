"""The built site on a local server, and the three browsers."""

import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests.web.engines.browser import SHOTS, Browser
from tests.web.engines.chromium import Chromium
from tests.web.engines.firefox import Firefox
from tests.web.engines.webkit import WebKit
from web.tools.paths import ROOT, SITE
from web.tools.serve import SiteServer

FAILURES = SHOTS / "failures"

PREFIX = "/gin-rummy/"
"""A sub-path, as GitHub Pages has it: an address that starts at the root would fail."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Leave what every browser of a failed test shows in build/shots/failures/NAME/."""
    report = yield
    if report.failed and call.when == "call":
        folder = FAILURES / re.sub(r"[^\w.-]+", "-", item.name)
        for browser in item.funcargs.values():
            if isinstance(browser, Browser):
                _keep(browser, folder, report)
    return report


def _keep(browser: Browser, folder: Path, report: pytest.TestReport) -> None:
    try:
        browser.keep(folder)
        said = f"see {folder.relative_to(ROOT)}"
    except Exception as error:  # a browser that is gone must not hide why the test failed
        said = f"it showed nothing more: {error}"
    report.sections.append((browser.name, said))


def _server() -> SiteServer:
    if not (SITE / "index.html").is_file():
        pytest.fail("The site has not been built: run `./build.sh` first.", pytrace=False)
    return SiteServer(SITE, prefix=PREFIX)


@pytest.fixture(scope="module")
def site() -> Iterator[SiteServer]:
    """Serve the built site to all tests of a file."""
    with _server() as server:
        yield server


@pytest.fixture
def own_site() -> Iterator[SiteServer]:
    """Serve the built site to one test, which may stop the server."""
    with _server() as server:
        yield server


# One browser for each file, not one for the whole run: Playwright keeps an event loop running,
# which would stop later tests from using their own.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    """Give a running Chromium."""
    browser = Chromium(thrifty=True, traced=True)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    """Give a running Firefox."""
    browser = Firefox()
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def webkit() -> Iterator[WebKit]:
    """Give a WebKitGTK on its own screen."""
    browser = WebKit(gpu=False)
    yield browser
    browser.close()
