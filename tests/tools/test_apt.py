"""Debian packages: only what is missing is asked for, and how it is told without root."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from web.tools import apt
from web.tools.errors import BuildError

UNKNOWN = "no-such-package-of-debian"


def pretend_commands(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}" if name in names else None)


def test_a_command_from_anywhere_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_commands(monkeypatch, "node")
    assert apt.missing(["nodejs", "npm"]) == ["npm"]


def test_nothing_missing_asks_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_commands(monkeypatch, "node", "npm")
    monkeypatch.setattr(apt, "run", pytest.fail)
    apt.ensure(["nodejs", "npm"])


def test_without_root_the_command_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_commands(monkeypatch, "apt-get")
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr(apt, "run", pytest.fail)
    with pytest.raises(BuildError) as failure:
        apt.ensure(["nodejs", UNKNOWN])
    assert (
        "please run 'sudo apt-get update && sudo apt-get install -y --no-install-recommends "
        f"nodejs {UNKNOWN}'"
    ) in str(failure.value)


def test_without_apt_the_names_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_commands(monkeypatch)
    with pytest.raises(BuildError, match=f"no apt-get: please install what Debian calls {UNKNOWN}"):
        apt.ensure([UNKNOWN])


def test_as_root_only_the_missing_ones_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend_commands(monkeypatch, "apt-get", "node")
    monkeypatch.setattr("os.geteuid", lambda: 0)
    calls: list[Sequence[str | Path]] = []

    def record(argv: Sequence[str | Path], failure: str, **options: object) -> None:
        calls.append(argv)

    monkeypatch.setattr(apt, "run", record)
    apt.ensure(["nodejs", "npm", UNKNOWN])
    assert calls == [
        ["apt-get", "update", "-q"],
        ["apt-get", "install", "-y", "--no-install-recommends", "npm", UNKNOWN],
    ]
