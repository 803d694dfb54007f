"""Modules found by a list of their files, in the Python of these tests."""

import gc
import importlib
import py_compile
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools.tree import write
from web.tools import listed

MODULES = {
    "deck/__init__.py": "NAME = 'deck'\n",
    "deck/cards.py": "from deck import NAME\nHERE = __file__\n",
    "deck/alone.txt": "no module\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder of bytecode alone, as the page unpacks it."""
    for name, text in MODULES.items():
        write(tmp_path / name, text)
    for source in tmp_path.rglob("*.py"):
        py_compile.compile(str(source), f"{source}c", doraise=True)
        source.unlink()
    return tmp_path


@pytest.fixture(autouse=True)
def untouched(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave Python as it was."""
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    before = set(sys.modules)
    yield
    gc.enable()
    for name in sys.modules.keys() - before:
        del sys.modules[name]


def test_what_is_listed_is_found_without_its_folder_in_the_path(folder: Path) -> None:
    found = listed.Listed()
    files = [file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()]
    found.add(f"{folder}/", "\n".join(files))
    sys.meta_path.insert(0, found)

    cards = importlib.import_module("deck.cards")
    assert cards.NAME == "deck"
    assert str(folder / "deck/cards.pyc") == cards.HERE
    deck = sys.modules["deck"]
    assert (deck.__path__, deck.__package__) == ([str(folder / "deck")], "deck")
    assert deck.__spec__ is not None
    assert deck.__spec__.origin == str(folder / "deck/__init__.pyc")
    assert cards.__spec__ is not None
    assert cards.__spec__.parent == "deck"


def test_all_else_is_left_to_python() -> None:
    found = listed.Listed()
    found.add("/app/", "deck/__init__.pyc\ndeck/alone.txt")
    assert found.find_spec("json") is None
    assert found.find_spec("deck.alone") is None
    assert found.find_spec("deck.missing", ["/app/deck"]) is None


def test_a_start_asks_the_list_first_and_throws_nothing_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    listed.start()
    assert sys.meta_path[0] is listed.listed
    assert not gc.isenabled()
