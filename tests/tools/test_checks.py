"""The order and the verdict of ./build.sh test."""

import pytest

from web.tools import checks


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
