"""The Python packages of pyproject.toml, installed into .venv by pip when their lock changed."""

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
    stale = [group for group in (GAME, *groups) if not _is_current(group)]
    if not stale:
        return
    wanted = requirements(ROOT / "pyproject.toml")
    packages = [package for group in stale for package in wanted[group]]
    say(f"Installing Python packages: {' '.join(packages)}")
    for group in stale:
        _stamp(group).clear()
    locks = [part for group in stale for part in ("-r", lock_of(group))]
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check"]
    run(
        [*pip, "--require-hashes", *locks],
        "pip could not install the Python packages: see its words above, "
        "check the network and run this again.",
    )
    for group in stale:
        _stamp(group).write(_read(group))


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


def lock_of(group: str) -> Path:
    """Return the file with what pip installs for a group or extra."""
    return ROOT / "web/locks" / f"{group}.txt"


def _is_current(group: str) -> bool:
    return _stamp(group).read() == _read(group)


def _read(group: str) -> str:
    return lock_of(group).read_text(encoding="utf-8")


def _stamp(group: str) -> Stamp:
    return Stamp(VENV / f"installed-{group}.txt")
