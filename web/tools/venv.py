"""The Python packages of pyproject.toml, installed into .venv by pip when their list changed."""

import sys
import tomllib
from pathlib import Path

from web.tools.console import run, say
from web.tools.errors import BuildError
from web.tools.paths import ROOT, VENV
from web.tools.stamp import Stamp

GAME = "game"


def ensure(*groups: str) -> None:
    """Install the game's own packages and those of the dependency groups that are not there yet.

    Raises BuildError when pip fails.
    """
    wanted = requirements(ROOT / "pyproject.toml")
    stale = [group for group in (GAME, *groups) if not _is_current(group, wanted[group])]
    if not stale:
        return
    packages = [package for group in stale for package in wanted[group]]
    say(f"Installing Python packages: {' '.join(packages)}")
    for group in stale:
        _stamp(group).clear()
    run(
        [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", *packages],
        "pip could not install the Python packages: see its words above, "
        "check the network and run this again.",
    )
    for group in stale:
        _stamp(group).write("\n".join(wanted[group]))


def offer(extra: str) -> None:
    """Install an optional extra, or say that it goes without where pip can't."""
    try:
        ensure(extra)
    except BuildError:
        say(f"Going on without {extra}, which this Python can't install: its tests are skipped.")


def requirements(pyproject: Path) -> dict[str, list[str]]:
    """Return the pinned packages by group or extra, the game's own under GAME."""
    content = tomllib.loads(pyproject.read_text(encoding="utf-8"))
    project = content["project"]
    return {
        GAME: project["dependencies"],
        **project["optional-dependencies"],
        **content["dependency-groups"],
    }


def _is_current(group: str, packages: list[str]) -> bool:
    return _stamp(group).read() == "\n".join(packages)


def _stamp(group: str) -> Stamp:
    return Stamp(VENV / f"installed-{group}.txt")
