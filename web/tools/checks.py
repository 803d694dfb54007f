"""The checks behind ./build.sh test: layout, mistakes, types, then the tests themselves."""

import os
import subprocess
import sys
from collections.abc import Sequence

from web.tools.console import complain, say
from web.tools.paths import ROOT

MOST_PROCESSES = 4
"""More browsers at a time would wait for each other."""

CHECKS = {
    "ruff check": ["ruff", "check"],
    "ruff format": ["ruff", "format", "--check"],
    "mypy": ["mypy", "--strict"],
}

SHARED_OUT = [
    f"--numprocesses={min(MOST_PROCESSES, os.cpu_count() or 1)}",
    "--dist=loadfile",
    # tests/conftest.py knows better than the number of their tests which files take long
    "--no-loadscope-reorder",
]


def check(pytest_args: Sequence[str]) -> int:
    """Run every check and return the exit code: 0 only when all of them pass.

    pytest comes last, so that its closing line ends the output.  All tests together are shared out
    to as many processes as there are cores, a file to each; those that are asked for run in one.
    """
    failed = [name for name, argv in CHECKS.items() if _module(name, argv) != 0]
    code = _module("pytest", ["pytest", *(pytest_args or SHARED_OUT)])
    if failed:
        complain(f"These found something to mend, see their words above: {', '.join(failed)}.")
    return code or bool(failed)


def _module(name: str, argv: Sequence[str]) -> int:
    say(f"Checking with {name}")
    return subprocess.call([sys.executable, "-m", *argv], cwd=ROOT, stdin=subprocess.DEVNULL)
