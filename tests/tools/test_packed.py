"""Modules out of archives that are held, in the Python of these tests."""

import gc
import importlib
import py_compile
import sys
import zipfile
import zipimport
from collections.abc import Iterator
from importlib.machinery import PathFinder
from pathlib import Path

import pytest

from tests.tools.tree import write
from web.tools import packed, zips

MODULES = {
    "deck/__init__.py": "NAME = 'deck'\n",
    "deck/cards.py": "from deck import NAME\nHERE = __file__\n",
}


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Return a zip of bytecode, its files stored as they are."""
    files = {"deck/note.txt": b"no module"}
    for name, text in MODULES.items():
        write(tmp_path / name, text)
        py_compile.compile(str(tmp_path / name), str(tmp_path / f"{name}c"), doraise=True)
        files[f"{name}c"] = (tmp_path / f"{name}c").read_bytes()
    made = tmp_path / "deck.zip"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as target:
        for name, content in files.items():
            target.writestr(name, content)
    return made


@pytest.fixture(autouse=True)
def untouched(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave Python as it was."""
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    yield
    gc.enable()
    for name in sys.modules.keys() - before:
        del sys.modules[name]


def test_what_is_held_is_found_where_no_file_lies(archive: Path) -> None:
    content, places = archive.read_bytes(), []
    for name, data in zips.read(archive).items():
        places.append(f"{name} {content.index(data)} {len(data)}")
    found = packed.Packed()
    found.add("/app/", memoryview(content), "\n".join(places))
    sys.meta_path.insert(0, found)

    cards = importlib.import_module("deck.cards")
    assert (cards.NAME, cards.HERE) == ("deck", "/app/deck/cards.pyc")
    deck = sys.modules["deck"]
    assert (deck.__path__, deck.__package__) == (["/app/deck"], "deck")
    assert deck.__spec__ is not None
    assert deck.__spec__.origin == "/app/deck/__init__.pyc"
    assert importlib.reload(cards).NAME == "deck"


def test_all_else_is_left_to_python() -> None:
    found = packed.Packed()
    found.add("/app/", memoryview(b"??"), "deck/__init__.pyc 0 1\ndeck/note.txt 1 1")
    assert found.find_spec("json") is None
    assert found.find_spec("deck.note") is None
    assert found.find_spec("deck.missing", ["/app/deck"]) is None


def test_a_start_holds_the_library_and_throws_nothing_away(
    archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = packed.Packed()
    monkeypatch.setattr(packed, "packed", fresh)
    monkeypatch.setattr(sys, "path", [str(archive)])
    zipimport.zipimporter(str(archive))  # which Python has made by then

    packed.start()
    assert not gc.isenabled()
    assert sys.meta_path.index(fresh) < sys.meta_path.index(PathFinder)
    spec = fresh.find_spec("deck.cards")
    assert spec is not None
    assert spec.origin == f"{archive}/deck/cards.pyc"
    assert importlib.import_module("deck.cards").NAME == "deck"
