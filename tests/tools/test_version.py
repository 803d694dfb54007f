"""The release and the mark of the build that a player can read and report."""

import re
import tomllib
from pathlib import Path

from game.version import VERSION, version
from tests.tools.tree import write
from tests.web.address import hashed
from web.tools import zips
from web.tools.paths import ROOT, SITE
from web.tools.stage import BUILD, mark


def test_the_release_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION


def test_without_a_build_it_says_so(tmp_path: Path) -> None:
    assert version(tmp_path / "none") == f"{VERSION} (from source)"
    (tmp_path / "build.txt").write_text("0123abcd\n", encoding="ascii")
    assert version(tmp_path / "build.txt") == f"{VERSION} (0123abcd)"


def test_the_mark_changes_with_any_file_and_with_nothing_else(tmp_path: Path) -> None:
    def project(name: str, game: str, page: str) -> Path:
        root = tmp_path / name
        write(root / "main.py", "import game\n")
        write(root / "game/core.py", game)
        write(root / "web/index.tmpl", page)
        write(root / "web/icon.svg", "<svg/>")
        write(root / "web/static/boot.js", "// nothing\n")
        return root

    first = mark(project("first", "x = 1\n", "<p>"))
    assert re.fullmatch("[0-9a-f]{8}", first)
    assert mark(project("second", "x = 1\n", "<p>")) == first
    assert mark(project("third", "x = 2\n", "<p>")) != first
    assert mark(project("fourth", "x = 1\n", "<b>")) != first


def test_the_site_carries_its_mark() -> None:
    packed = zips.read_whole(SITE / hashed("gin-rummy.apk.gzip"))
    assert re.fullmatch("[0-9a-f]{8}", packed[f"assets/{BUILD}"].decode("ascii"))
