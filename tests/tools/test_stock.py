"""The page that the start is compared with: what it lacks would make it slow by mistake."""

import json
import re
from pathlib import Path

import pytest

from tests.web import stock
from tests.web.address import HASH
from web.tools import bytecode, node
from web.tools.paths import SITE

NAMED = re.compile(r"""["'`](?:\./)?((?:runtime/)?[\w-]+\.[\w.-]*[\w-])["'`]""")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
KINDS = {".apk", ".css", ".gzip", ".js", ".mjs", ".wasm", ".zip"}
SPARE = {"sw.js", "pyodide.asm.wasm"}
"""Left out of the page on purpose, and what Pyodide calls a file that comes by another name."""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not SITE.is_dir():
        pytest.fail("The site has not been built: run `./build.sh` first.", pytrace=False)
    folder = tmp_path_factory.mktemp("stock") / "site"
    stock.make(folder)
    return folder


def test_whatever_the_page_and_its_scripts_name_is_there(page: Path) -> None:
    files = [page / "index.html", *page.glob("*.js")]
    texts = [COMMENT.sub("", file.read_text(encoding="utf-8")) for file in files]
    named = {name for text in texts for name in NAMED.findall(text)}
    named = {name for name in named if Path(name).suffix in KINDS} - SPARE
    assert len(named) > 8
    assert [name for name in sorted(named) if not (page / name).is_file()] == []


def test_each_download_is_a_stock_part_of_the_size_that_is_told(page: Path) -> None:
    [script] = page.glob("download.*.js")
    text = script.read_text(encoding="utf-8")
    sizes = json.loads(text[text.index("{") : text.index("}") + 1])
    assert sizes == {name: (page / name).stat().st_size for name in sizes}
    assert {HASH.sub("", name) for name in sizes} == {
        *("gin-rummy.apk", "runtime/pygame.zip", "runtime/python_stdlib.zip"),
        *(f"runtime/pyodide{end}" for end in (".mjs", ".asm.mjs", ".asm.wasm")),
    }
    pyodide = node.package("pyodide")
    for name in (bytecode.STANDARD_LIBRARY, "pyodide.asm.mjs"):
        assert (page / "runtime" / name).read_bytes() == (pyodide / name).read_bytes()
