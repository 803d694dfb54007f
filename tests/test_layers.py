"""The rooms of the game import one way only, and each stays with what it may know."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("core", "bot", "session", "ui", "app", "main")
"""From the innermost outwards; a room imports itself and those before it."""
SESSION_FILES = (
    "friends",
    "progress",
    "undo",
    "records",
    "save",
    "save_versions",
    "quoting",
    "parcel",
    "report",
    "keeper",
    "copies",
    "session",
    "version",
)
ROOMLESS = ("game", "game.host", "game.solve", "game.sounds")
"""The package, the host, which knows the machine, a command beside it, and files of sound."""
FILES = [ROOT / "main.py", *sorted((ROOT / "game").rglob("*.py"))]


def room_of(module: str) -> str | None:
    """Return the room of a module of the game, None for the host and for what is not ours."""
    parts = module.split(".")
    if parts[0] == "main":
        return "main"
    if parts[0] != "game" or len(parts) == 1:
        return None
    if parts[1] in SESSION_FILES:
        return "session"
    return parts[1] if parts[1] in ROOMS else None


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def in_hosts(path: Path) -> bool:
    """Return whether a file knows one of the machines that the game runs on."""
    return module_of(path).startswith("game.hosts")


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_imports_run_one_way(path: Path) -> None:
    room = room_of(module_of(path))
    if room is None:
        assert module_of(path) in ROOMLESS or in_hosts(path), "a new file needs a room"
        return
    for name in imports(path):
        other = room_of(name)
        if other is not None:
            assert ROOMS.index(other) <= ROOMS.index(room), f"{room} imports {name}"


@pytest.mark.parametrize("path", sorted((ROOT / "game/core").glob("*.py")), ids=module_of)
def test_core_knows_the_standard_library_only(path: Path) -> None:
    forbidden = {"time", "datetime", "os", "io", "pathlib", "asyncio", "secrets", "threading"}
    for name in imports(path):
        top = name.split(".")[0]
        assert top == "game" or (top in sys.stdlib_module_names and top not in forbidden), name


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_only_app_and_main_import_the_host(path: Path) -> None:
    if room_of(module_of(path)) not in ("app", "main") and not in_hosts(path):
        assert "game.host" not in set(imports(path))


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_only_the_host_imports_the_machines(path: Path) -> None:
    if module_of(path) != "game.host" and not in_hosts(path):
        assert not any(name.startswith("game.hosts") for name in imports(path))


@pytest.mark.parametrize("path", FILES, ids=module_of)
def test_only_the_host_asks_where_it_runs(path: Path) -> None:
    if module_of(path) != "game.host":
        text = path.read_text(encoding="utf-8")
        assert "sys.platform" not in text
        assert "emscripten" not in text


@pytest.mark.parametrize("path", sorted((ROOT / "game/bot").glob("*.py")), ids=module_of)
def test_bots_never_see_a_round(path: Path) -> None:
    """Of the round they may know the name of a phase; the arena's duel alone plays matches."""
    if path.stem == "duel":
        return
    for name in imports(path):
        if name.startswith("game.core.round"):
            assert name in ("game.core.round", "game.core.round.Phase"), name
