"""The real site, built once more from a copy of the project elsewhere: the same bytes."""

import os
import shutil
from pathlib import Path

import pytest

from tests.tools.tree import contents, write_pygame
from web.tools import bytecode, node
from web.tools.paths import ROOT, SITE
from web.tools.site import Parts, build

SOURCES: tuple[str, ...] = (
    "main.py",
    "pyproject.toml",
    "game",
    "docs",
    "web/index.tmpl",
    "web/icon.svg",
)
SOURCES += ("web/static", "web/package-lock.json")
LONG_AGO = (1_000_000_000, 1_000_000_000)


def test_two_builds_of_one_commit_are_equal_byte_for_byte(tmp_path: Path) -> None:
    if not SITE.is_dir():
        pytest.fail("The site has not been built: run `./build.sh` first.", pytrace=False)
    clone = tmp_path / "another place"
    for name in SOURCES:
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copyfile
        copy(ROOT / name, clone / name)
    for file in clone.rglob("*"):
        os.utime(file, LONG_AGO)
    pyodide = node.package("pyodide")
    # the site's own: compiling pygame would take minutes
    pygame = tmp_path / "pygame.zip"
    write_pygame(pygame)

    build(Parts(clone, pyodide, bytecode.standard_library(pyodide), pygame), tmp_path / "made/web")

    first, second = contents(SITE), contents(tmp_path / "made/web")
    assert sorted(first) == sorted(second)
    assert [name for name in first if first[name] != second[name]] == []
