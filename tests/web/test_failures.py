"""What a player reads when something fails: one sentence and a way on, with nothing lost."""

from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.web import game
from tests.web.address import hashed
from tests.web.engines.chromium import Chromium
from web.tools import zips
from web.tools.paths import ROOT, SITE
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

APP, PYGAME = "gin-rummy.apk.gzip", "runtime/pygame.zip.gzip"
WASM = "runtime/pyodide.asm.wasm"
BREAKS_AT_START = "async def main():\n    raise RuntimeError('provoked at the start')\n"
BREAKS_LATER = """
from game.app import App

command = App.command

def broken(self, key):
    if key == "sort":
        raise RuntimeError("provoked by sorting")
    command(self, key)

App.command = broken
"""


def test_no_webassembly(chromium: Chromium, site: SiteServer) -> None:
    chromium.prepare(390, 844)
    chromium.page.add_init_script("delete window.WebAssembly")
    chromium.page.goto(site.url)
    assert "WebAssembly" in _sentence(chromium)


@pytest.mark.parametrize("plain", [APP, PYGAME, WASM, "files.js"])
def test_a_file_is_missing(chromium: Chromium, site: SiteServer, plain: str) -> None:
    file = hashed(plain)
    chromium.prepare(390, 844)
    chromium.page.route(f"**/{file}", lambda route: route.fulfill(status=404, body="no"))
    chromium.page.goto(site.url)
    sentence = _sentence(chromium)
    assert file in sentence
    assert "not on the server" in sentence


@pytest.mark.parametrize("plain", [APP, PYGAME, WASM])
def test_a_file_is_cut_short(chromium: Chromium, site: SiteServer, plain: str) -> None:
    file = hashed(plain)

    def cut(route: Route) -> None:
        kind = "application/wasm" if file.endswith(".wasm") else "application/zip"
        body = (SITE / file).read_bytes()
        route.fulfill(body=body[: len(body) // 2], content_type=kind)

    chromium.prepare(390, 844)
    chromium.page.route(f"**/{file}", cut)
    chromium.page.goto(site.url)
    sentence = _sentence(chromium)
    assert file in sentence
    assert "instead of" in sentence


def test_the_connection_breaks(chromium: Chromium, site: SiteServer) -> None:
    chromium.prepare(390, 844)
    chromium.page.route(f"**/{hashed(PYGAME)}", lambda route: route.abort())
    chromium.page.goto(site.url)
    assert "connection" in _sentence(chromium)
    _start_over(chromium)


def test_python_fails_at_the_start(chromium: Chromium, site: SiteServer, tmp_path: Path) -> None:
    chromium.prepare(390, 844)
    _serve_changed(chromium, tmp_path, BREAKS_AT_START)
    chromium.page.goto(site.url)
    assert "went wrong" in _sentence(chromium)
    assert "RuntimeError: provoked at the start" in _details(chromium)


def test_python_fails_in_a_game_which_is_kept(
    chromium: Chromium, site: SiteServer, tmp_path: Path
) -> None:
    chromium.prepare(390, 844)
    _serve_changed(
        chromium, tmp_path, (ROOT / "main.py").read_text(encoding="utf-8") + BREAKS_LATER
    )
    chromium.page.goto(f"{site.url}?seed=7")
    game.wait_for_table(chromium)
    game.play_turn(chromium, game.by_mirror)
    game.wait_for_turn(chromium)
    before = game.table(chromium)
    chromium.press(game.SORT)
    assert "went wrong" in _sentence(chromium)
    assert "RuntimeError: provoked by sorting" in _details(chromium)
    _start_over(chromium)
    assert game.table(chromium) == before


def _sentence(chromium: Chromium) -> str:
    """Wait for the error panel and return its sentence."""
    chromium.page.wait_for_selector("#error:not([hidden])", timeout=game.START_SECONDS * 1000)
    assert not chromium.page.is_visible("#loading")
    return chromium.page.inner_text("#error-sentence")


def _start_over(chromium: Chromium) -> None:
    """Press the panel's button, with the real files on the server again."""
    chromium.page.unroute_all()
    with chromium.page.expect_navigation():
        chromium.page.click("#error-again")
    game.wait_for_table(chromium)


def _details(chromium: Chromium) -> str:
    chromium.page.click("#error-more summary")
    return chromium.page.inner_text("#error-details")


def _serve_changed(chromium: Chromium, folder: Path, main: str) -> None:
    """Answer with the game's archive in which main.py says something else."""
    app, files = hashed(APP), hashed("files.js")
    content = zips.read_whole(SITE / app)
    del content["assets/main.pyc"]
    changed = folder / "changed.gzip"
    zips.write_whole(changed, content | {"assets/main.py": main.encode()})
    body = changed.read_bytes()
    sizes = (SITE / files).read_text(encoding="utf-8")
    real = f'"{app}": {(SITE / app).stat().st_size}'
    assert real in sizes
    sizes = sizes.replace(real, f'"{app}": {len(body)}')
    chromium.page.route(f"**/{app}", lambda route: route.fulfill(body=body))
    chromium.page.route(
        f"**/{files}", lambda route: route.fulfill(body=sizes, content_type="text/javascript")
    )
