"""The built site: what it holds, when it is made anew, and that nothing breaks an old one."""

import json
import os
import re
from pathlib import Path

import pytest

from tests.tools.tree import contents, plant, write
from tests.web.address import HASH, hashed
from web.tools import bytecode, pack, slim, worker, zips
from web.tools import site as site_tool
from web.tools.errors import BuildError
from web.tools.manifest import png_size
from web.tools.site import Parts, build

APP = "gin-rummy.apk.gzip"
LONG_GLUE = (
    "var _a,_b;function assignWasmExports(wasmExports){"
    '_a=Module["_a"]=wasmExports["a"];_b=Module["_b"]=wasmExports["b"]}'
)


@pytest.fixture(autouse=True)
def renaming(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Python files be renamed, not compiled: test_bytecode.py runs the real compiler."""

    def rename(_: Path, __: Path, packed: Path, out: Path, *, bare: bool, root: str) -> None:
        assert (bare, root) == (True, "assets/")
        files = zips.read(packed)
        zips.write(out, {re.sub(r"\.py$", ".pyc", name): files[name] for name in files})

    monkeypatch.setattr(bytecode, "compile_zip", rename)


@pytest.fixture(autouse=True)
def uncut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all of a library be in use: test_slim.py cuts down real ones."""

    def read(_: Path, stdlib: Path, pygame: Path, __: Path, ___: list[Path]) -> slim.Libraries:
        return slim.Libraries(zips.read(stdlib), zips.read(pygame))

    monkeypatch.setattr(slim, "slim", read)


@pytest.fixture(autouse=True)
def working(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the service worker be a list of what it keeps: test_worker.py makes real ones."""

    def write_list(made: Path) -> None:
        (made / worker.NAME).write_text("\n".join(worker.kept_files(made)), encoding="utf-8")

    monkeypatch.setattr(worker, "write", write_list)


@pytest.fixture
def parts(tmp_path: Path) -> Parts:
    return plant(tmp_path / "project")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return tmp_path / "build/web"


def test_the_site_holds_the_game_the_page_and_the_runtime(parts: Parts, site: Path) -> None:
    assert build(parts, site)

    assert sorted(HASH.sub("", name) for name in contents(site)) == [
        ".nojekyll",
        "boot.js",
        "gin-rummy.apk.gzip",
        "icons/apple-touch-icon-180x180.png",
        "icons/favicon.ico",
        "icons/icon.svg",
        "icons/maskable-icon-512x512.png",
        "icons/pwa-192x192.png",
        "icons/pwa-512x512.png",
        "index.html",
        "manifest.webmanifest",
        "runtime/pygame.wasm",
        "runtime/pygame.zip.gzip",
        "runtime/pyodide.asm.mjs",
        "runtime/pyodide.asm.wasm",
        "runtime/pyodide.mjs",
        "runtime/stdlib.zip.gzip",
        "screenshots/narrow.png",
        "screenshots/wide.png",
        "style.css",
        "sw.js",
    ]
    page = (site / "index.html").read_text(encoding="utf-8")
    assert page == f'<title>Gin Rummy</title>"{hashed(APP, site)}"\n'
    packed = site / hashed("runtime/pygame.zip.gzip", site)
    assert zips.read_whole(packed) == {"pygame/__init__.pyc": b"pygame", "pygame/base.so": b""}
    assert (site / hashed("runtime/pygame.wasm", site)).read_bytes() == b"code"


def test_several_libraries_of_pygame_stay_in_its_archive(parts: Parts, site: Path) -> None:
    files = {"pygame/base.so": b"_a() in a library", "pygame/font.so": b"more code"}
    zips.write(parts.pygame_zip, files)
    write(parts.pyodide / "pyodide.asm.mjs", LONG_GLUE)
    build(parts, site)

    assert zips.read_whole(site / hashed("runtime/pygame.zip.gzip", site)) == files
    assert not list(site.glob("runtime/pygame*.wasm"))
    script = (site / hashed("runtime/pyodide.asm.mjs", site)).read_text(encoding="utf-8")
    assert "_a=" in script, "a library calls it by name"
    assert "_b=" not in script


def test_only_what_browsers_and_hosts_look_for_has_a_plain_name(parts: Parts, site: Path) -> None:
    build(parts, site)

    plain = {name for name in contents(site) if not HASH.search(name)}
    assert plain == {".nojekyll", "index.html", "manifest.webmanifest", "sw.js"}


def test_a_browser_keeps_all_but_the_pictures_for_stores(parts: Parts, site: Path) -> None:
    build(parts, site)

    kept = set((site / "sw.js").read_text(encoding="utf-8").splitlines())
    left = {HASH.sub("", name) for name in contents(site).keys() - kept}
    assert left == {".nojekyll", "screenshots/narrow.png", "screenshots/wide.png", "sw.js"}


def test_the_manifest_is_relative_and_names_files_that_are_there(parts: Parts, site: Path) -> None:
    build(parts, site)

    manifest = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["start_url"], manifest["scope"], manifest["id"]) == ("./", "./", "gin-rummy")
    assert "orientation" not in manifest
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    assert {picture["src"] for picture in pictures} <= contents(site).keys()
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert png_size(site / icon["src"]) == icon["sizes"]
    assert [shot["sizes"] for shot in manifest["screenshots"]] == ["780x1688", "1688x780"]


def test_the_packed_game_is_main_and_game_only(parts: Parts, site: Path) -> None:
    build(parts, site)

    archive = zips.read_whole(site / hashed(APP, site))
    assert list(archive) == [
        "assets/game/__init__.pyc",
        "assets/game/build.txt",
        "assets/game/core/cards.pyc",
        "assets/main.pyc",
    ]
    assert archive["assets/game/core/cards.pyc"] == b"SUITS = 'cdhs'\n"


def test_the_scripts_know_the_size_of_every_download(parts: Parts, site: Path) -> None:
    build(parts, site)

    text = (site / hashed("boot.js", site)).read_text(encoding="utf-8")
    sizes = json.loads(text[text.index("{") : text.index("}") + 1])
    assert sizes == {
        name: len(content)
        for name, content in contents(site).items()
        if name.startswith(("runtime/", "gin-rummy."))
    }
    assert len(sizes) == 7


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
    archive = zips.read_whole(site / hashed(APP, site))
    assert archive["assets/main.pyc"] == b"async def main(): ...\n"


def test_a_damaged_site_is_made_anew(parts: Parts, site: Path) -> None:
    build(parts, site)
    (site / hashed("runtime/pygame.zip.gzip", site)).unlink()

    assert build(parts, site)
    assert (site / hashed("runtime/pygame.zip.gzip", site)).is_file()


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
    parts: Parts, site: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    allowed = "--disable-sound-format-error"
    monkeypatch.setattr(pack, "OPTIONS", tuple(each for each in pack.OPTIONS if each != allowed))
    write(parts.root / "game/sounds/knock.wav", "RIFF")

    with pytest.raises(BuildError, match="pygbag could not pack the game"):
        build(parts, site)
    assert "OGG" in capfd.readouterr().err
    assert not site.exists()
