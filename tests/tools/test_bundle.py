"""The page's scripts put together: what goes into which, and what stays as it is."""

from pathlib import Path

import pytest

from tests.tools.tree import contents, write
from web.tools import bundle
from web.tools.errors import BuildError

SCRIPTS = {
    "download.js": 'import { files } from "./files.js";\nexport const sizes = files;\n',
    "files.js": "export const files = { a: 3 };\n",
    "errors.js": 'export const fail = () => "the panel";\n',
    "boot.js": (
        'import { sizes } from "./download.js";\nimport { fail } from "./errors.js";\n'
        'import { door } from "./page.js";\ndoor(sizes, fail, "runtime/x.wasm");\n'
    ),
    "page.js": 'import { fail } from "./errors.js";\nexport const door = (...all) => fail(all);\n',
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in SCRIPTS.items():
        write(tmp_path / name, text)
    write(tmp_path / "style.css", "body {}\n")
    return tmp_path


def test_each_takes_in_what_is_no_file_of_its_own(folder: Path) -> None:
    bundle.bundle(folder)
    found = contents(folder)
    assert sorted(found) == ["boot.js", "download.js", "errors.js", "style.css"]
    boot = found["boot.js"].decode()
    assert "const door = (...all) => fail(all);" in boot
    assert "./page.js" not in boot
    assert "from './download.js'" in boot
    assert "the panel" not in boot, "the error panel must be there where this script is not"
    assert '"runtime/x.wasm"' in boot, "the names that get a hash later are quoted as before"
    assert "{ a: 3 }" in found["download.js"].decode()


def test_the_same_scripts_give_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    for name, text in reversed(SCRIPTS.items()):
        write(again / name, text)
    bundle.bundle(folder)
    bundle.bundle(again)
    assert {name: contents(folder)[name] for name in contents(again)} == contents(again)


def test_a_missing_script_is_named(folder: Path) -> None:
    (folder / "page.js").unlink()
    with pytest.raises(BuildError, match="put together"):
        bundle.bundle(folder)
    assert (folder / "files.js").is_file(), "nothing is removed where nothing was made"


def test_no_script_becomes_part_of_two(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    write(folder / "offers.js", 'import { door } from "./page.js";\ndoor();\n')
    with pytest.raises(BuildError, match="put together"):
        bundle.bundle(folder)
    told = capfd.readouterr()
    assert "page.js would be both in boot.js and in offers.js" in told.out + told.err
    assert (folder / "page.js").is_file()
