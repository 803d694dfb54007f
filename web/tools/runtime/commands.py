"""Running other programs so that a failure becomes one sentence."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

from web.tools.errors import BuildError


def run(command: list[str], failed: str, **env: str) -> str:
    """Run a program and return what it printed.

    `failed` is the sentence, without its full stop, of the BuildError raised when it does not
    succeed; the program's own last words are put in brackets behind it.
    """
    try:
        done = subprocess.run(
            command,
            env=os.environ | {"LC_ALL": "C"} | env,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
    except FileNotFoundError as missing:
        raise BuildError(f"{failed} ({command[0]} is not installed).") from missing
    if done.returncode != 0:
        raise BuildError(f"{failed} ({command[0]}: {last_words(done.stderr or done.stdout)}).")
    return done.stdout


def follow(command: list[str], failed: str, cwd: Path, on_line: Callable[[str], None]) -> None:
    """Run a program and hand on each line as it is printed; fail as run() does."""
    printed = []
    with subprocess.Popen(
        command,
        cwd=cwd,
        env=os.environ | {"LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as program:
        for line in program.stdout or ():
            printed.append(line)
            on_line(line)
    if program.returncode != 0:
        raise BuildError(f"{failed} ({command[0]}: {last_words(''.join(printed))}).")


def last_words(text: str) -> str:
    r"""Return the line that most likely names the cause: the first error, else the last line.

    >>> last_words("a.c:3: error: no such thing\n1 error generated.\n")
    'a.c:3: error: no such thing'
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line.lower() or line.startswith("E: ")]
    return (errors[:1] or lines[-1:] or ["no message"])[0]
