"""The stand-in for Python's `_colorize`: it has what the browser's library asks of it."""

import io
import re
import sys
import zipfile

import pytest

from web.tools import colourless, node

# They show colours on a terminal or try the library itself; a page has none of them.
CONSOLE = ("_pyrepl/", "test/", "idlelib/", "_colorize.py")


def asked_for() -> dict[str, set[str]]:
    """Return the names that each module of the browser's library takes from `_colorize`."""
    found: dict[str, set[str]] = {}
    with zipfile.ZipFile(node.package("pyodide") / "python_stdlib.zip") as library:
        for name in library.namelist():
            if name.endswith(".py") and not name.startswith(CONSOLE):
                names = _names(library.read(name).decode("utf-8"))
                if names:
                    found[name] = names
    return found


def _names(text: str) -> set[str]:
    """Return them as the text has them: this Python may be too old to parse it."""
    lists = re.findall(r"from _colorize import ([\w, ]+)", text)
    return {name.strip() for names in lists for name in names.split(",")} | {
        *re.findall(r"\b_colorize\.(\w+)", text)
    }


def test_it_has_all_names_that_the_library_takes() -> None:
    found = asked_for()
    assert "decolor" in found["argparse.py"]
    assert "get_theme" in found["traceback.py"]
    for module, names in found.items():
        assert not names - set(vars(colourless)), module


def test_nothing_is_coloured() -> None:
    theme = colourless.get_theme(force_color=True)
    assert theme.traceback.type == theme.syntax["keyword"] == ""
    assert colourless.ANSIColors.RED == colourless.get_colors(True).RED == ""
    assert colourless.decolor("as it is") == "as it is"
    assert not colourless.can_colorize(file=io.StringIO())


def test_a_module_can_ask_for_them_by_import(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_colorize", colourless)
    from _colorize import ANSIColors, decolor  # type: ignore[import-not-found]

    assert decolor(ANSIColors.RESET) == ""
