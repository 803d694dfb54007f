"""A page that lives though the browser samples its own memory.

Chromium turns its heap profiler and GWP-ASan on by chance, in a share of all browsers. They walk
over the stack of whoever asks for memory, and over the end of a stack made for suspended wasm:
with Python on such stacks every second page died.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web import game
from tests.web.engines.chromium import Chromium
from web.tools import single
from web.tools.paths import ROOT, SITE
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

ALWAYS = "--enable-features=HeapProfilerReporting:stable-probability/1/nonstable-probability/1"
PAGES = 5


@pytest.fixture
def sampled() -> Iterator[Chromium]:
    """Give a Chromium whose heap profiler is always on."""
    browser = Chromium(ALWAYS)
    yield browser
    browser.close()


@pytest.mark.parametrize("kind", ["site", "one file"])
def test_samplers_do_not_kill_the_page(
    sampled: Chromium, site: SiteServer, tmp_path: Path, kind: str
) -> None:
    url = site.url
    if kind == "one file":
        file = tmp_path / single.NAME
        single.write(SITE, ROOT / "web/single", file)
        url = file.as_uri()
    for seed in range(PAGES):
        game.open_table(sampled, f"{url}?seed={seed}")
        assert not sampled.errors()

    assert any("--subproc-heap-profiling" in line for line in sampled.commands("renderer"))
