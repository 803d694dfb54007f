"""How long from the address to the first playable frame: `./build.sh bench --web start`.

The built site and a page of stock parts (tests/web/stock.py) take turns, so that a busy machine is
as hard on the one as on the other. Cold: a browser that never saw the site. Warm: the page loaded
again, the site's files kept by its service worker and the stock page's by the browser.
"""

import shutil
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.web import stock
from tests.web.conftest import PREFIX
from tests.web.engines.browser import Browser, BrowserError
from tests.web.engines.chromium import Chromium
from tests.web.engines.firefox import Firefox
from tests.web.engines.webkit import WebKit
from web.tools import worker
from web.tools.paths import SITE
from web.tools.serve import SiteServer, transfer

ENGINES: dict[str, Callable[[], Browser]] = {
    "chromium": Chromium,
    "firefox": Firefox,
    "webkit": WebKit,
}
PATIENCE = 180
# In the page itself: asking from outside would add to what is measured.
MARK = """
const loading = document.getElementById("loading");
new MutationObserver(() => {
  if (loading.hidden) requestAnimationFrame(() => (globalThis.playable ??= performance.now()));
}).observe(loading, { attributes: true });
"""
KEPT = """
navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === "activated")
"""


@dataclass
class Times:
    """Milliseconds of one page in one engine."""

    cold: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)


def compare(engines: list[str], runs: int) -> None:
    """Measure and print, with so many starts of each kind."""
    with tempfile.TemporaryDirectory(prefix="gin-rummy-") as work:
        ours, plain = Path(work, "ours"), Path(work, "stock")
        shutil.copytree(SITE, ours)
        stock.make(plain)
        _mark(ours)
        _mark(plain)
        worker.write(ours)
        print(f"Over the network: {sent(SITE):,} bytes; stock parts {sent(plain):,} bytes")
        for name in engines:
            report(name, *measure(ENGINES[name], [ours, plain], runs))


def sent(site: Path) -> int:
    """Return how many bytes a first visit takes, without headers."""
    return sum(transfer(site / name) for name in worker.kept_files(site))


def measure(engine: Callable[[], Browser], sites: list[Path], runs: int) -> list[Times]:
    """Return the times of each site."""
    times = [Times() for _ in sites]
    browser = engine()
    try:
        for _ in range(runs):
            for site, found in zip(sites, times, strict=True):
                with SiteServer(site, prefix=PREFIX, pages=True) as server:
                    for name in worker.kept_files(site):
                        server.prepare(name)
                    browser.open(f"{server.url}?seed=7", 390, 844)
                    found.cold.append(playable(browser))
                    settle(browser, kept=(site / worker.NAME).exists())
                    browser.reload()
                    found.warm.append(playable(browser))
    finally:
        browser.close()
    return times


def playable(browser: Browser) -> float:
    """Wait for the first playable frame and return its time since the navigation."""
    return float(until(browser, "globalThis.playable ?? 0"))


def settle(browser: Browser, *, kept: bool) -> None:
    """Wait until the browser has done what it does after a first visit."""
    if kept:
        until(browser, KEPT)
    time.sleep(1)


def until(browser: Browser, expression: str) -> float:
    """Return an expression's first true value; asks seldom, so that asking costs little."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        value = browser.evaluate(expression)
        if value:
            return float(value)
        time.sleep(0.2)
    raise BrowserError(f"{browser.name}: {expression} stayed false.\n{browser.story()}")


def report(engine: str, ours: Times, plain: Times) -> None:
    """Print one engine's medians, spreads and ratios."""
    print(f"\n{engine}")
    for kind in ("cold", "warm"):
        mine, theirs = getattr(ours, kind), getattr(plain, kind)
        ratio = statistics.median(mine) / statistics.median(theirs)
        print(f"  {kind}  {_words(mine)}   stock {_words(theirs)}   {ratio:.2f} of it")


def _words(times: list[float]) -> str:
    low, middle, high = (t / 1000 for t in (min(times), statistics.median(times), max(times)))
    return f"{middle:5.2f} s ({low:.2f} to {high:.2f})"


def _mark(site: Path) -> None:
    """Have a page note when it is playable, and leave out what keeps a page that has no worker."""
    (site / "mark.js").write_text(MARK, encoding="utf-8")
    page = (site / "index.html").read_text(encoding="utf-8")
    tag = '<script type="module" src="mark.js"></script>\n</head>'
    (site / "index.html").write_text(page.replace("</head>", tag), encoding="utf-8")
