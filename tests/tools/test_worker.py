"""The service worker: what it keeps, how it knows a whole file, and that it asks nobody else."""

import base64
import hashlib
import re
from pathlib import Path

import pytest

from tests.tools.tree import contents, write
from web.tools import worker

FILES = {
    "index.html": "<title>x</title>",
    "boot.0123abcd.js": "import './page.js';",
    "runtime/a.89abcdef.wasm": "x" * 3_000_000,
    "screenshots/wide.11111111.png": "a picture",
    "404.html": "not here",
    ".nojekyll": "",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    for name, text in FILES.items():
        write(folder / name, text)
    worker.write(folder)
    return folder


@pytest.fixture
def script(site: Path) -> str:
    return (site / worker.NAME).read_text(encoding="utf-8")


def test_it_keeps_what_a_game_takes_and_knows_each_file_whole(site: Path, script: str) -> None:
    entries = dict(re.findall(r'url:"([^"]+)",revision:(null|"[0-9a-f]+")', script))
    assert entries.keys() == {"index.html", "boot.0123abcd.js", "runtime/a.89abcdef.wasm"}
    assert entries["boot.0123abcd.js"] == "null", "a hashed name needs no other mark"
    assert entries["index.html"] != "null"
    for name in entries:
        digest = hashlib.sha384((site / name).read_bytes()).digest()
        assert f'integrity:"sha384-{base64.b64encode(digest).decode()}"' in script


def test_it_is_one_file_and_waits_to_be_asked(site: Path, script: str) -> None:
    assert sorted(contents(site)) == sorted([*FILES, worker.NAME])
    assert "importScripts" not in script
    # the one is Workbox's, in a warning to developers
    assert re.findall(r"https?://[\w./-]+", script) == ["https://bit.ly/wb-precache"]
    assert "SKIP_WAITING" in script
    assert "clientsClaim" not in script


def test_the_same_files_give_the_same_worker(site: Path, script: str, tmp_path: Path) -> None:
    for name, text in reversed(FILES.items()):
        write(tmp_path / name, text)
    worker.write(tmp_path)
    assert (tmp_path / worker.NAME).read_text(encoding="utf-8") == script
