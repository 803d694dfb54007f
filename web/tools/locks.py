"""web/locks/: for each list of pyproject.toml what pip installs, with all hashes, made by uv."""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from web.tools import venv
from web.tools.console import run, say
from web.tools.paths import ROOT

OLDEST_PYTHON = "3.11"


def renew() -> None:
    """Write every lock anew, as its list now demands.

    Raises BuildError when uv fails.
    """
    venv.ensure("lock")
    lists = venv.requirements(ROOT / "pyproject.toml")
    # one resolution bounds all of them, so that they can be installed beside each other
    bound = _resolved([package for packages in lists.values() for package in packages])
    for name, packages in lists.items():
        lock = venv.lock_of(name)
        lock.parent.mkdir(exist_ok=True)
        lock.write_text(_resolved(packages, bound, "--generate-hashes"), encoding="utf-8")
        say(f"Wrote {lock.relative_to(ROOT)}")


def _resolved(packages: Sequence[str], bound: str = "", *options: str) -> str:
    """Return the packages with all that they need, for every system and Python from the oldest."""
    with tempfile.TemporaryDirectory() as folder:
        wanted, limits, found = (
            Path(folder) / name for name in ("wanted.in", "limits.in", "found")
        )
        wanted.write_text("\n".join(packages), encoding="utf-8")
        limits.write_text(bound, encoding="utf-8")
        run(
            [
                *(sys.executable, "-m", "uv", "pip", "compile", str(wanted)),
                *("--constraint", str(limits)),
                *("--universal", "--python-version", OLDEST_PYTHON, "--no-header", "--no-annotate"),
                *(*options, "--output-file", str(found)),
            ],
            "uv could not resolve the Python packages: see its words above.",
            quiet=True,
        )
        return found.read_text(encoding="utf-8")
