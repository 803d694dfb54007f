"""What the tools say, and the programs they run; knows nothing of the game."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from web.tools.errors import BuildError

TAIL_LINES = 15


def say(text: str) -> None:
    """Tell the person at the keyboard what happens now."""
    print(text, flush=True)


def complain(text: str) -> None:
    """Say what went wrong, on standard error."""
    sys.stdout.flush()
    print(text, file=sys.stderr, flush=True)


def run(
    argv: Sequence[str | Path],
    failure: str,
    *,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    quiet: bool = False,
) -> None:
    """Run a program and raise BuildError(failure) when it does not succeed.

    env is added to this process's environment. A quiet program's output is kept back, and its
    last lines are shown only when it fails.
    """
    try:
        done = subprocess.run(
            [str(part) for part in argv],
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
            text=True,
            errors="replace",
        )
    except OSError as error:
        raise BuildError(f"{failure} ({argv[0]} could not be started: {error.strerror})") from error
    if done.returncode == 0:
        return
    if quiet:
        complain("\n".join(done.stdout.splitlines()[-TAIL_LINES:]))
    raise BuildError(failure)
