"""The order and the verdict of ./build.sh test."""

from pathlib import Path
from typing import cast

import pytest

from tests.conftest import LONGEST, pytest_collection_modifyitems
from web.tools import checks
from web.tools.paths import ROOT


def outcome(monkeypatch: pytest.MonkeyPatch, codes: dict[str, int]) -> tuple[int, list[str]]:
    ran: list[str] = []

    def call(argv: list[str], **options: object) -> int:
        ran.append(argv[2])
        return codes.get(argv[2], 0)

    monkeypatch.setattr("subprocess.call", call)
    return checks.check([]), ran


@pytest.mark.parametrize(
    ("codes", "verdict"),
    [({}, 0), ({"pytest": 1}, 1), ({"pytest": 5}, 5), ({"ruff": 1}, 1), ({"mypy": 2}, 1)],
)
def test_any_failure_fails_and_pytest_comes_last(
    monkeypatch: pytest.MonkeyPatch, codes: dict[str, int], verdict: int
) -> None:
    code, ran = outcome(monkeypatch, codes)
    assert code == verdict
    assert ran == ["ruff", "ruff", "mypy", "pytest"]


@pytest.mark.parametrize(("asked", "shared"), [([], True), (["tests/core", "-x"], False)])
def test_only_the_whole_run_is_shared_out(
    monkeypatch: pytest.MonkeyPatch, asked: list[str], shared: bool
) -> None:
    lines: list[list[str]] = []

    def call(argv: list[str], **options: object) -> int:
        lines.append(argv)
        return 0

    monkeypatch.setattr("subprocess.call", call)
    checks.check(asked)
    assert ("--dist=loadfile" in lines[-1]) == shared
    assert lines[-1][3:] == asked or shared


class _Item:
    def __init__(self, name: str) -> None:
        self.path = Path(name)


def test_the_longest_files_begin_and_each_stays_together() -> None:
    names = ["test_a.py", "test_b.py", "test_b.py", LONGEST[1], LONGEST[0], LONGEST[0]]
    items = [_Item(name) for name in names]
    pytest_collection_modifyitems(cast(list[pytest.Item], items))
    order = [item.path.name for item in items]
    assert order == [LONGEST[0]] * 2 + [LONGEST[1], "test_b.py", "test_b.py", "test_a.py"]


def test_all_of_the_longest_files_are_there() -> None:
    there = {file.name for file in ROOT.glob("tests/*/test_*.py")}
    assert set(LONGEST) <= there


def test_the_order_is_kept_when_the_files_are_shared_out() -> None:
    assert "--no-loadscope-reorder" in checks.SHARED_OUT
