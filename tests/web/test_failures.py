"""What a player reads when something fails: one sentence and a way on, with nothing lost."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Route

from game.parcel import FILE_NAME
from game.save import load_text
from tests.web import game
from tests.web.address import hashed
from tests.web.engines.browser import SHOTS, Browser
from tests.web.engines.chromium import Chromium
from web.tools import zips
from web.tools.paths import ROOT, SITE
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

APP, PYGAME = "gin-rummy.apk.gzip", "runtime/pygame.zip.gzip"
GLUE = "runtime/pyodide.asm.mjs"
WASM, CODE = "runtime/pyodide.asm.wasm", "runtime/pygame.wasm"
FULL = """Storage.prototype.setItem = IDBFactory.prototype.open = () => {
  throw new DOMException('full', 'QuotaExceededError'); };"""
PANEL = """((panel, over) => panel.hidden ? null : [
  document.getElementById("error-sentence").textContent, over.hidden ? "hidden" : "shown"])(
  document.getElementById("error"), document.getElementById("error-over"))"""
BREAKS_AT_START = "async def main():\n    raise RuntimeError('provoked at the start')\n"
MOVES_OF_A_TURN = 2
BREAKS_TEXTS = """
App.unkept = None
"""
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


def test_no_unpacking(chromium: Chromium, site: SiteServer) -> None:
    chromium.prepare(390, 844)
    chromium.page.add_init_script("delete window.DecompressionStream")
    chromium.page.goto(site.url)
    assert "update the browser" in _sentence(chromium)
    assert not chromium.page.is_visible("#error-over")


@pytest.mark.parametrize("plain", [APP, PYGAME, WASM, CODE, "download.js", "boot.js"])
def test_a_file_is_missing(chromium: Chromium, site: SiteServer, plain: str) -> None:
    file = hashed(plain)
    chromium.prepare(390, 844)
    chromium.page.route(f"**/{file}", lambda route: route.fulfill(status=404))
    chromium.page.goto(site.url)
    sentence = _sentence(chromium)
    assert file in sentence
    assert "not on the server" in sentence


@pytest.mark.parametrize("plain", [APP, PYGAME, WASM, CODE])
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


@pytest.mark.parametrize(
    ("plain", "kind"),
    [("boot.js", "text/html"), ("boot.js", "text/javascript"), (GLUE, "text/javascript")],
)
def test_a_script_is_there_with_nothing_in_it(
    chromium: Chromium, site: SiteServer, plain: str, kind: str
) -> None:
    file = hashed(plain)
    body = "<p>Not found</p>" if kind == "text/html" else ""
    chromium.prepare(390, 844)
    chromium.page.route(f"**/{file}", lambda route: route.fulfill(body=body, content_type=kind))
    chromium.page.goto(site.url)
    sentence = _sentence(chromium)
    assert f"“{file}” " in sentence
    assert "is damaged" in sentence or "instead of" in sentence


def test_the_game_runs_without_its_offers(chromium: Chromium, site: SiteServer) -> None:
    file = hashed("offers.js")
    half = (SITE / file).read_bytes()[:2000]
    chromium.prepare(390, 844)
    chromium.page.route(
        f"**/{file}", lambda route: route.fulfill(body=half, content_type="text/javascript")
    )
    chromium.page.goto(site.url)
    game.wait_for_table(chromium)
    assert chromium.errors(), "the script was not cut short"


@pytest.mark.parametrize("engine", ["chromium", "firefox", "webkit"])
def test_a_file_of_the_right_length_is_damaged(
    request: pytest.FixtureRequest, engine: str, tmp_path: Path
) -> None:
    browser: Browser = request.getfixturevalue(engine)
    copy = shutil.copytree(SITE, tmp_path / "web")
    file = copy / hashed(APP)
    body = bytearray(file.read_bytes())
    body[len(body) // 2] ^= 0x55
    file.write_bytes(body)
    with SiteServer(copy) as server:
        browser.open(server.url, 390, 844)
        browser.wait("the panel", lambda: browser.evaluate(PANEL), game.START_SECONDS)
        sentence, over = browser.evaluate(PANEL)
    assert file.name in sentence
    assert "is damaged" in sentence
    assert over == "hidden"


def test_the_connection_breaks(chromium: Chromium, site: SiteServer) -> None:
    chromium.prepare(390, 844)
    chromium.page.route(f"**/{hashed(PYGAME)}", lambda route: route.abort())
    chromium.page.goto(site.url)
    assert "connection" in _sentence(chromium)
    assert not chromium.page.is_visible("#error-over")
    _go_on(chromium)


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
    details = _details(chromium)
    assert "RuntimeError: provoked by sorting" in details
    assert re.search(r'File "game/app/app\.py", line \d+, in frame\n', details)
    assert not re.search(r'File "(?!game/|_pyodide/|/app/assets/main\.py|<)', details)
    assert not chromium.page.is_visible("#error-keep")
    _go_on(chromium)
    assert game.table(chromium) == before


@pytest.mark.parametrize(
    ("kind", "happened"),
    [("RuntimeError", "Something went wrong"), ("MemoryError", "ran out of memory")],
)
def test_where_no_save_was_kept_no_save_with_the_last_move_is_promised(
    chromium: Chromium, site: SiteServer, tmp_path: Path, kind: str, happened: str
) -> None:
    chromium.prepare(390, 844)
    chromium.page.add_init_script(FULL)
    breaks = BREAKS_LATER.replace("RuntimeError", kind)
    main = (ROOT / "main.py").read_text(encoding="utf-8") + breaks
    _serve_changed(chromium, tmp_path, main)
    chromium.page.goto(site.url)
    game.wait_for_table(chromium)
    game.play_turn(chromium, game.by_mirror)
    game.wait_for_turn(chromium)
    chromium.press(game.SORT)
    sentence = _sentence(chromium)
    chromium.screenshot(SHOTS / "fair" / "error-unkept.png")
    assert happened in sentence
    assert "no saves could be kept here: save the match as a file" in sentence
    with chromium.page.expect_download() as download:
        chromium.page.click("#error-keep")
    assert download.value.suggested_filename == FILE_NAME
    kept = load_text(Path(download.value.path()).read_text(encoding="utf-8"))
    assert len(kept.actions) >= MOVES_OF_A_TURN
    _go_on(chromium, "#error-over")


def test_a_match_that_is_no_text_either_is_promised_nowhere(
    chromium: Chromium, site: SiteServer, tmp_path: Path
) -> None:
    chromium.prepare(390, 844)
    main = (ROOT / "main.py").read_text(encoding="utf-8") + BREAKS_LATER + BREAKS_TEXTS
    _serve_changed(chromium, tmp_path, main)
    chromium.page.goto(site.url)
    game.wait_for_table(chromium)
    chromium.press(game.SORT)
    assert "lacks your last moves" in _sentence(chromium)
    assert not chromium.page.is_visible("#error-keep")
    assert chromium.page.is_visible("#error-over")


def test_the_details_are_all_that_helps_and_nothing_of_the_player(
    chromium: Chromium, site: SiteServer, tmp_path: Path
) -> None:
    _fail_in_a_game(chromium, site, tmp_path)
    chromium.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    chromium.page.click("#error-copy")
    chromium.page.wait_for_function("document.getElementById('error-copy').textContent == 'Copied'")
    text = chromium.evaluate("navigator.clipboard.readText()")
    assert re.search(r"^version: 0\.\d+\.\d+ \([0-9a-f]{8}\)$", text, re.MULTILINE)
    assert re.search(r"^rules: target=100 ", text, re.MULTILINE)
    assert text.count("\naction: ") >= 2
    assert text.count(chromium.evaluate("navigator.userAgent")) == 1
    assert site.url not in text
    assert "localhost" not in text
    assert "127.0.0.1" not in text


def test_starting_over_keeps_the_match_to_be_brought_back(
    chromium: Chromium, site: SiteServer, tmp_path: Path
) -> None:
    before = _fail_in_a_game(chromium, site, tmp_path)
    for width, height in [(844, 390), (1280, 800), (360, 740)]:
        chromium.resize(width, height)
        chromium.screenshot(SHOTS / "fair" / f"error-{width}.png")
        box = chromium.page.locator("#error-over").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
    _go_on(chromium, "#error-over")
    assert "start-over" not in chromium.evaluate("location.href")
    assert game.table(chromium) != before
    for key in ("menu", "open:files", "take-back"):
        _press(chromium, key)
    game.wait_for_turn(chromium)
    assert game.cards(chromium) == _cards(before)


def _fail_in_a_game(chromium: Chromium, site: SiteServer, folder: Path) -> list[object]:
    """Play a turn, let the game fail, and return what the table was."""
    chromium.prepare(390, 844)
    main = (ROOT / "main.py").read_text(encoding="utf-8") + BREAKS_LATER
    _serve_changed(chromium, folder, main)
    chromium.page.goto(site.url)
    game.wait_for_table(chromium)
    game.play_turn(chromium, game.by_mirror)
    game.wait_for_turn(chromium)
    before = game.table(chromium)
    chromium.press(game.SORT)
    _sentence(chromium)
    return before


def _press(chromium: Chromium, key: str) -> None:
    chromium.wait(f"the control {key}", lambda: key in game.controls(chromium))
    chromium.press(key)


def _cards(table: list[object]) -> list[str]:
    """Return the names of the cards in a table."""
    keys = [entry[0] for entry in table if isinstance(entry, tuple)]
    return sorted(key.removeprefix(game.CARD) for key in keys if key.startswith(game.CARD))


def _sentence(chromium: Chromium) -> str:
    """Wait for the error panel and return its sentence."""
    chromium.page.wait_for_selector("#error:not([hidden])", timeout=game.START_SECONDS * 1000)
    assert not chromium.page.is_visible("#loading")
    return chromium.page.inner_text("#error-sentence")


def _go_on(chromium: Chromium, button: str = "#error-again") -> None:
    """Press a button of the panel, with the real files on the server again."""
    chromium.page.unroute_all()
    with chromium.page.expect_navigation():
        chromium.page.click(button)
    game.wait_for_table(chromium)


def _details(chromium: Chromium) -> str:
    chromium.page.click("#error-more summary")
    return chromium.page.inner_text("#error-details")


def _serve_changed(chromium: Chromium, folder: Path, main: str) -> None:
    """Answer with the game's archive in which main.py says something else."""
    app, download = hashed(APP), hashed("download.js")
    content = zips.read_whole(SITE / app)
    del content["assets/main.pyc"]
    changed = folder / "changed.gzip"
    zips.write_whole(changed, content | {"assets/main.py": main.encode()})
    body = changed.read_bytes()
    script = (SITE / download).read_text(encoding="utf-8")
    real = f'"{app}": {(SITE / app).stat().st_size}'
    assert real in script
    script = script.replace(real, f'"{app}": {len(body)}')
    chromium.page.route(f"**/{app}", lambda route: route.fulfill(body=body))
    chromium.page.route(
        f"**/{download}", lambda route: route.fulfill(body=script, content_type="text/javascript")
    )
