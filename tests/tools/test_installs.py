"""What pip and npm install: only when the locks changed, and never half."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.tools.tree import write
from web.tools import node, venv
from web.tools.errors import BuildError
from web.tools.paths import ROOT

PYPROJECT = """
[project]
dependencies = ["pygame-ce==1"]
[project.optional-dependencies]
extra = ["open_spiel==1"]
[dependency-groups]
build = ["pygbag==1"]
test = ["pytest==1"]
"""


class Runs:
    """Stands in for console.run and keeps the command lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.fails = False

    def __call__(self, argv: list[Any], failure: str, **options: Any) -> None:
        self.lines.append(" ".join(str(part) for part in argv))
        if self.fails:
            raise BuildError(failure)


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Runs:
    runs = Runs()
    monkeypatch.setattr(venv, "run", runs)
    monkeypatch.setattr(node, "run", runs)
    monkeypatch.setattr(venv, "ROOT", tmp_path)
    monkeypatch.setattr(venv, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(node, "WEB", tmp_path)
    monkeypatch.setattr(node, "MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(node, "node_version", lambda: "v18.19.0")
    write(tmp_path / "pyproject.toml", PYPROJECT)
    write(tmp_path / "package-lock.json", "{}")
    for group in venv.requirements(tmp_path / "pyproject.toml"):
        write(venv.lock_of(group), f"what {group} needs\n")
    return runs


def test_every_python_package_is_pinned_exactly() -> None:
    for group in venv.requirements(ROOT / "pyproject.toml").values():
        assert group
        assert all("==" in package for package in group)


def test_every_python_package_is_locked_by_its_hashes() -> None:
    """Each pin stands in its lock, and no package has two versions: else run ./build.sh lock."""
    versions: dict[str, str] = {}
    for group, packages in venv.requirements(ROOT / "pyproject.toml").items():
        locked = _locked(venv.lock_of(group))
        pins = {f"{name}=={version}" for name, version in locked.items()}
        assert {package.replace("_", "-") for package in packages} <= pins
        for name, version in locked.items():
            assert versions.setdefault(name, version) == version


def _locked(lock: Path) -> dict[str, str]:
    """Return the version of each package in a lock, all of which have hashes and no address."""
    found: dict[str, str] = {}
    for entry in re.split(r"\n(?=\S)", lock.read_text(encoding="utf-8").strip()):
        pin, *hashes = entry.split(" \\\n    ")
        assert hashes
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", each) for each in hashes)
        match = re.fullmatch(r"([a-z0-9._-]+)==([^ ;]+)(?: ; .+)?", pin)
        assert match, pin
        found[match[1]] = match[2]
    return found


def test_pip_installs_each_lock_once(runs: Runs) -> None:
    venv.ensure()
    venv.ensure("build")
    venv.ensure("build", "test")
    venv.ensure("build", "test")
    assert [Path(line.partition(" --require-hashes -r ")[2]).name for line in runs.lines] == [
        "game.txt",
        "build.txt",
        "test.txt",
    ]


def test_pip_installs_a_changed_lock_again(runs: Runs) -> None:
    venv.ensure("build")
    write(venv.lock_of("build"), "what it needs now\n")
    venv.ensure("build")
    assert [line.endswith("build.txt") for line in runs.lines] == [True, True]


def test_a_failed_pip_is_told_and_tried_again(runs: Runs) -> None:
    runs.fails = True
    for _ in range(2):
        with pytest.raises(BuildError, match="pip could not install the Python packages"):
            venv.ensure()
    assert len(runs.lines) == 2


def test_an_extra_that_pip_cannot_install_stops_nothing(
    runs: Runs, capsys: pytest.CaptureFixture[str]
) -> None:
    runs.fails = True
    venv.offer("extra")
    assert "Going on without extra" in capsys.readouterr().out
    runs.fails = False
    venv.offer("extra")
    venv.offer("extra")
    assert len(runs.lines) == 2


def test_npm_leaves_the_test_tools_out_until_they_are_wanted(runs: Runs) -> None:
    node.ensure(tests=False)
    node.ensure(tests=False)
    node.ensure(tests=True)
    node.ensure(tests=True)
    node.ensure(tests=False)
    assert runs.lines == [
        "npm ci --ignore-scripts --no-audit --no-fund --omit=dev",
        "npm ci --ignore-scripts --no-audit --no-fund",
    ]


def test_npm_installs_again_when_the_lock_changed(runs: Runs, tmp_path: Path) -> None:
    node.ensure(tests=True)
    write(tmp_path / "package-lock.json", '{"other": 1}')
    node.ensure(tests=True)
    assert len(runs.lines) == 2


def test_a_failed_npm_is_told_and_tried_again(runs: Runs) -> None:
    runs.fails = True
    for _ in range(2):
        with pytest.raises(BuildError, match="npm could not install"):
            node.ensure(tests=False)
    assert len(runs.lines) == 2


def test_the_lock_names_no_registry() -> None:
    lock = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert '"integrity"' in lock
    assert '"resolved"' not in lock


@pytest.mark.parametrize("version", ["v18.0.0", "v20.20.2", "v100.1.0"])
def test_a_node_new_enough_is_taken(version: str) -> None:
    node.check_version(version)


@pytest.mark.parametrize("version", ["v16.20.2", "v9.0.0", "", "strange"])
def test_an_old_node_is_refused(version: str) -> None:
    with pytest.raises(BuildError, match="Node.js 18 or newer is needed"):
        node.check_version(version)
