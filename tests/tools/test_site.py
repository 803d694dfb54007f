"""The built site: what it holds, when it is made anew, and that nothing breaks an old one."""

import json
import os
import re
import zipfile
from pathlib import Path

import pytest

from tests.tools.tree import contents, plant, write
from web.tools import bytecode, zips
from web.tools import site as site_tool
from web.tools.errors import BuildError
from web.tools.site import Parts, build


@pytest.fixture(autouse=True)
def renaming(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Python files be renamed, not compiled: test_bytecode.py runs the real compiler."""

    def rename(_: Path, __: Path, packed: Path, out: Path, *, level: int, root: str) -> None:
        assert (level, root) == (bytecode.FULL, "assets/")
        files = zips.read(packed)
        zips.write(out, {re.sub(r"\.py$", ".pyc", name): files[name] for name in files})

    monkeypatch.setattr(bytecode, "compile_zip", rename)


@pytest.fixture
def parts(tmp_path: Path) -> Parts:
    return plant(tmp_path / "project")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return tmp_path / "build/web"


def test_the_site_holds_the_game_the_page_and_the_runtime(parts: Parts, site: Path) -> None:
    assert build(parts, site)

    assert sorted(contents(site)) == [
        "boot.js",
        "favicon.png",
        "files.js",
        "gin-rummy.apk",
        "index.html",
        "runtime/pygame.zip",
        "runtime/pyodide.asm.mjs",
        "runtime/pyodide.asm.wasm",
        "runtime/pyodide.mjs",
        "runtime/python_stdlib.zip",
        "style.css",
    ]
    page = (site / "index.html").read_text(encoding="utf-8")
    assert page == "<title>Gin Rummy</title>gin-rummy\n"
    assert (site / "favicon.png").read_bytes().startswith(b"\x89PNG")
    assert (site / "runtime/pygame.zip").read_text() == "content of pygame.zip"


def test_the_packed_game_is_main_and_game_only(parts: Parts, site: Path) -> None:
    build(parts, site)

    with zipfile.ZipFile(site / "gin-rummy.apk") as archive:
        assert archive.namelist() == [
            "assets/game/__init__.pyc",
            "assets/game/core/cards.pyc",
            "assets/main.pyc",
        ]
        assert archive.read("assets/game/core/cards.pyc") == b"SUITS = 'cdhs'\n"


def test_files_js_tells_the_size_of_every_download(parts: Parts, site: Path) -> None:
    build(parts, site)

    text = (site / "files.js").read_text(encoding="utf-8")
    sizes = json.loads(text.removeprefix("export const files = ").removesuffix(";\n"))
    assert sizes == {
        name: len(content)
        for name, content in contents(site).items()
        if name.startswith("runtime/") or name == "gin-rummy.apk"
    }
    assert len(sizes) == 6


def test_two_builds_give_the_same_bytes(parts: Parts, tmp_path: Path) -> None:
    build(parts, tmp_path / "one/web")
    for file in parts.root.rglob("*"):
        os.utime(file, (1_700_000_000, 1_700_000_000))
    build(parts, tmp_path / "two/web")

    assert contents(tmp_path / "one/web") == contents(tmp_path / "two/web")


def test_nothing_changed_means_nothing_is_done(
    parts: Parts, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(parts, site)
    monkeypatch.setattr(site_tool, "pack", pytest.fail)

    assert not build(parts, site)


@pytest.mark.parametrize(
    "changed",
    [
        "main.py",
        "game/core/cards.py",
        "game/core/new.py",
        "web/index.tmpl",
        "web/static/style.css",
        "web/node_modules/pyodide/pyodide.mjs",
        "cache/pygame.zip",
        "cache/python_stdlib.zip",
    ],
)
def test_a_changed_input_changes_the_key(parts: Parts, changed: str) -> None:
    before = parts.key()
    write(parts.root / changed, "something else\n")

    assert parts.key() != before


def test_caches_and_hidden_files_do_not_change_the_key(parts: Parts) -> None:
    before = parts.key()
    write(parts.root / "game/__pycache__/x.cpython-311.pyc", "new")
    write(parts.root / "game/.swp", "new")

    assert parts.key() == before


def test_a_changed_game_reaches_the_site(parts: Parts, site: Path) -> None:
    build(parts, site)
    write(parts.root / "main.py", "async def main(): ...\n")

    assert build(parts, site)
    with zipfile.ZipFile(site / "gin-rummy.apk") as archive:
        assert archive.read("assets/main.pyc") == b"async def main(): ...\n"


def test_a_damaged_site_is_made_anew(parts: Parts, site: Path) -> None:
    build(parts, site)
    (site / "runtime/pygame.zip").unlink()

    assert build(parts, site)
    assert (site / "runtime/pygame.zip").is_file()


def test_a_failed_build_leaves_the_old_site_whole(
    parts: Parts, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(parts, site)
    before = contents(site)
    write(parts.root / "main.py", "async def main(): ...\n")

    def fail(made: Path) -> None:
        raise BuildError("The disk is full: please make room.")

    monkeypatch.setattr(site_tool, "_write_file_list", fail)
    with pytest.raises(BuildError):
        build(parts, site)

    assert contents(site) == before
    assert sorted(path.name for path in site.parent.iterdir()) == ["web", "web.stamp"]


def test_a_build_stopped_between_two_renames_is_mended(parts: Parts, site: Path) -> None:
    build(parts, site)
    before = contents(site)
    site.rename(site.with_suffix(".old"))

    assert not build(parts, site)
    assert contents(site) == before


@pytest.mark.parametrize("gone", ["main.py", "web/index.tmpl", "web/icon.svg", "cache/pygame.zip"])
def test_a_missing_part_is_named(parts: Parts, site: Path, gone: str) -> None:
    (parts.root / gone).unlink()

    with pytest.raises(BuildError, match=f"{gone} is missing: please"):
        build(parts, site)


def test_a_game_that_pygbag_refuses_ends_in_a_sentence(
    parts: Parts, site: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write(parts.root / "game/sounds/knock.wav", "RIFF")

    with pytest.raises(BuildError, match="pygbag could not pack the game"):
        build(parts, site)
    assert "OGG" in capfd.readouterr().err
    assert not site.exists()
