"""The dispatcher: which word runs what, and how failures end."""

from collections.abc import Callable, Sequence

import pytest

from web.tools import __main__ as tool
from web.tools import checks, venv
from web.tools.__main__ import COMMANDS, Command, main
from web.tools.errors import BuildError

Runner = Callable[[Sequence[str]], int]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """Replace every command by one that notes its name and arguments."""
    made: list[tuple[str, list[str]]] = []

    def note(name: str) -> Runner:
        def run(args: Sequence[str]) -> int:
            made.append((name, list(args)))
            return 0

        return run

    for name in list(COMMANDS):
        monkeypatch.setitem(COMMANDS, name, Command("", note(name)))
    return made


@pytest.mark.parametrize(
    ("line", "name", "args"),
    [
        ("", "build", []),
        ("build", "build", []),
        ("--official-runtime", "build", ["--official-runtime"]),
        ("serve --port 1", "serve", ["--port", "1"]),
        ("test -k foo tests/core", "test", ["-k", "foo", "tests/core"]),
        ("play", "play", []),
    ],
)
def test_the_first_word_chooses(
    calls: list[tuple[str, list[str]]], line: str, name: str, args: list[str]
) -> None:
    assert main(line.split()) == 0
    assert calls == [(name, args)]


def test_an_unknown_word_points_to_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["biuld"]) == 2
    assert capsys.readouterr().err == (
        "There is no command 'biuld': './build.sh help' lists those there are.\n"
    )


@pytest.mark.parametrize("word", ["help", "-h", "--help"])
def test_help_names_every_command(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([word]) == 0
    shown = capsys.readouterr().out
    for name, command in COMMANDS.items():
        assert f"  {name:6} {command.help}" in shown


def fail_with(monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    def fail(args: Sequence[str]) -> int:
        raise error

    monkeypatch.setitem(COMMANDS, "build", Command("", fail))


def test_a_failure_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fail_with(monkeypatch, BuildError("It broke: mend it."))
    assert main([]) == 1
    assert capsys.readouterr() == ("", "It broke: mend it.\n")


def test_ctrl_c_is_silent(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fail_with(monkeypatch, KeyboardInterrupt())
    assert main([]) == 130
    assert capsys.readouterr() == ("", "")


def test_test_hands_the_rest_to_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []

    def make_site(*, official: bool, tests: bool) -> None:
        made.append((official, tests))

    def check(args: Sequence[str]) -> int:
        made.append(args)
        return 7

    monkeypatch.setattr(tool, "_make_site", make_site)
    monkeypatch.setattr(venv, "offer", made.append)
    monkeypatch.setattr(checks, "check", check)
    assert main(["test", "-k", "foo", "--official-runtime"]) == 7
    assert made == [(True, True), "open_spiel", ["-k", "foo"]]


def test_building_needs_no_compiler_with_the_official_runtime() -> None:
    packages = tool._packages(official=True, tests=False)
    assert packages == ["nodejs", "npm"]
    assert "clang-19" in tool._packages(official=False, tests=False)
    assert "chromium" in tool._packages(official=True, tests=True)
