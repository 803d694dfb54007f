"""build.sh itself, on machines that lack something."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.tools.tree import write
from web.tools.paths import ROOT


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """Make a folder with a copy of build.sh and the few commands that it calls by name."""
    (tmp_path / "bin").mkdir()
    for name in ("bash", "dirname"):
        (tmp_path / "bin" / name).symlink_to(shutil.which(name) or "")
    shutil.copy(ROOT / "build.sh", tmp_path)
    # neither the Python of this machine nor its venv module may come to help
    entry = tmp_path / "build.sh"
    entry.write_text(entry.read_text().replace("/usr/bin/python3", ""))
    return tmp_path


def program(machine: Path, name: str, script: str) -> None:
    file = machine / "bin" / name
    write(file, f"#!/usr/bin/env bash\n{script}\n")
    file.chmod(0o755)


def build(machine: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [machine / "build.sh", "help"],
        env={"PATH": str(machine / "bin")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )


def test_without_root_the_command_for_python_is_told(machine: Path) -> None:
    program(machine, "apt-get", "exit 1")
    program(machine, "id", "echo 1000")
    done = build(machine)
    assert done.returncode == 1
    assert done.stderr == (
        "Python is not complete: please run 'sudo apt-get update && sudo apt-get install -y "
        "python3 python3-venv', then the same command again.\n"
    )


def test_without_apt_the_need_is_told(machine: Path) -> None:
    done = build(machine)
    assert done.returncode == 1
    assert done.stderr == (
        "Python 3.11 or newer with its venv module is needed: please install it and run this "
        "again.\n"
    )


def test_as_root_python_is_installed_and_looked_for_again(machine: Path) -> None:
    program(machine, "apt-get", 'echo "apt-get $*"')
    program(machine, "id", "echo 0")
    done = build(machine)
    assert done.stdout.splitlines()[1:] == [
        "apt-get update -q",
        "apt-get install -y --no-install-recommends python3 python3-venv",
    ]
    assert done.returncode == 1
    assert done.stderr.startswith("This machine's Python is older than 3.11: please")


def test_a_failing_apt_is_told(machine: Path) -> None:
    program(machine, "apt-get", "exit 100")
    program(machine, "id", "echo 0")
    done = build(machine)
    assert done.returncode == 1
    assert done.stderr.startswith("apt-get could not install python3 python3-venv: see its words")
