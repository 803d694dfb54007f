"""A file that the page gives out and takes in: share sheet, download, picker."""

from pathlib import Path

import pytest
from playwright.sync_api import FilePayload

from tests.web import game
from tests.web.engines.chromium import Chromium
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

TEXT = "gin-rummy save: 1\nnot ♠ really\n"
TAKEN = "(() => { const file = gin.takeFile(); return file && [...file]; })()"
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


def test_a_file_is_downloaded_and_picked(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, site.url, 1280, 800)
    with chromium.page.expect_download() as download:
        give(chromium)
    assert download.value.suggested_filename == "save.txt"
    assert Path(download.value.path()).read_bytes() == TEXT.encode()
    picks: list[tuple[bytes, int]] = [(TEXT.encode(), 1000), (b"", 1000), (b"x" * 5000, 1000)]
    for content, most in picks:
        assert chromium.evaluate(TAKEN) is None
        with chromium.page.expect_file_chooser() as chooser:
            chromium.page.evaluate("most => gin.askFile(most)", most)
        file = FilePayload(name="a.txt", mimeType="text/plain", buffer=content)
        chooser.value.set_files([file])
        chromium.page.wait_for_timeout(200)
        assert chromium.evaluate(TAKEN) == list(content[:most])
    assert chromium.errors() == []


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
    for data, words in ((b"GIF89a\xff", "not a text"), (content, "goes on")):
        with chromium.page.expect_file_chooser() as chooser:
            _touch(chromium, "ask-file")
        file = FilePayload(name="a.txt", mimeType="text/plain", buffer=data)
        chooser.value.set_files([file])
        chromium.wait(words, lambda words=words: words in chromium.status())
    game.wait_for_turn(chromium)
    assert game.cards(chromium) == table
    assert chromium.errors() == []


def _touch(chromium: Chromium, key: str) -> None:
    chromium.wait(key, lambda: key in game.controls(chromium), game.START_SECONDS)
    chromium.page.wait_for_timeout(500)
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
