"""A file that the page gives out and takes in: share sheet, download, picker."""

from pathlib import Path

import pytest
from playwright.sync_api import FilePayload

from game.ui.durations import DEAF_SECONDS
from tests.web import game
from tests.web.engines.chromium import Chromium
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

DEAF_MS = 1000 * DEAF_SECONDS + 50
TEXT = "gin-rummy save: 1\nnot ♠ really\n"
SHARED = """() => {
navigator.canShare = () => true;
navigator.share = async ({ files }) => {
  globalThis.shared = [files[0].name, files[0].type, await files[0].text()];
  if (globalThis.refusal) throw new DOMException('no', globalThis.refusal);
};
const real = matchMedia;
globalThis.matchMedia = (query) => query.includes('coarse') ? { matches: true } : real(query);
}"""


def give(chromium: Chromium) -> None:
    chromium.page.evaluate("text => void gin.giveFile('save.txt', text)", TEXT)


def status_says(chromium: Chromium, words: str) -> None:
    chromium.wait(f"{words!r} in the status line", lambda: words in chromium.status())


def test_a_match_is_carried_from_one_browser_to_another(
    chromium: Chromium, site: SiteServer
) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", touch=True)
    game.play_turn(chromium, game.by_touch)
    game.wait_for_turn(chromium)
    table = game.cards(chromium)
    for key in ("menu", "open:files"):
        _touch(chromium, key)
    with chromium.page.expect_download() as download:
        _touch(chromium, "give-file")
    content = Path(download.value.path()).read_bytes()

    chromium.open(site.url, 390, 844, touch=True)
    _touch(chromium, "open:files")
    huge = b"a" * 5_000_000
    for data, words in ((b"GIF\xff", "not a text"), (huge, "more than"), (content, "goes on")):
        with chromium.page.expect_file_chooser() as chooser:
            _touch(chromium, "ask-file")
        file = FilePayload(name="a.txt", mimeType="text/plain", buffer=data)
        chooser.value.set_files([file])
        status_says(chromium, words)
    game.wait_for_turn(chromium)
    assert game.cards(chromium) == table
    assert chromium.errors() == []


def _touch(chromium: Chromium, key: str) -> None:
    chromium.wait(key, lambda: key in game.controls(chromium), game.START_SECONDS)
    chromium.page.wait_for_timeout(DEAF_MS)
    game.by_touch(chromium, game.controls(chromium)[key])


def test_on_a_phone_the_share_sheet_is_asked_first(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, site.url, touch=True)
    chromium.page.evaluate(SHARED)
    give(chromium)
    chromium.wait("the share sheet", lambda: chromium.evaluate("globalThis.shared"))
    assert chromium.evaluate("shared") == ["save.txt", "text/plain", TEXT]
    downloads: list[str] = []
    chromium.page.on("download", lambda download: downloads.append(download.suggested_filename))
    chromium.page.evaluate("() => { globalThis.refusal = 'AbortError'; }")
    give(chromium)
    chromium.page.wait_for_timeout(500)
    assert downloads == []
    chromium.page.evaluate("() => { globalThis.refusal = 'NotAllowedError'; }")
    with chromium.page.expect_download():
        give(chromium)
    assert chromium.errors() == []
