"""A game that fails on the desktop: the save stays, the player reads what to do, it ends."""

import os
import subprocess
import sys
from pathlib import Path, PureWindowsPath

import pygame
import pytest

from game.hosts import failure
from game.hosts.desktop import DesktopHost
from game.keeper import FAILURES, StorageError
from game.save import load_text
from game.ui import texts_failed
from game.version import version
from tests.test_layers import ROOT

BREAKS = """
import runpy

import pygame

from game.app import App

real, frames = App.frame, iter(range(100))

def frame(self):
    if next(frames) == 5:
        raise RuntimeError("provoked in a frame")
    wait = real(self)
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))  # ends the wait for input
    return wait

App.frame = frame
runpy.run_path("main.py", run_name="__main__")
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a player's own folder, with one for downloads."""
    folder = tmp_path / "home" / "rosalind"
    (folder / "Downloads").mkdir(parents=True)
    return folder


def failed_game(home: Path) -> subprocess.CompletedProcess[str]:
    """Run the game as a player does, without a screen, until it fails in a frame."""
    screens = {"DISPLAY", "WAYLAND_DISPLAY"}
    env = {name: value for name, value in os.environ.items() if name not in screens}
    env |= {"HOME": str(home), "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", BREAKS, "seed=7"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_failure_in_a_frame_ends_in_words_a_report_and_code_1(home: Path) -> None:
    ended = failed_game(home)
    file = home / "Downloads" / failure.REPORT
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr == f"{texts_failed.FAILED}\n{texts_failed.reported(str(file))}\n"
    told = file.read_text(encoding="utf-8")
    assert "RuntimeError: provoked in a frame" in told
    for line in (f"version: {version()}", "rules: ", "dealt: ", "opponent: "):
        assert f"\n{line}" in told
    assert 'File "main.py", line' in told
    for personal in ("rosalind", str(ROOT), str(Path.home())):
        assert personal not in told


def test_the_match_goes_on_after_it_and_a_second_report_has_its_own_name(home: Path) -> None:
    failed_game(home)
    host = DesktopHost([], home / ".gin-rummy")
    kept = host.load("match-seed-7")
    assert kept is not None
    assert load_text(kept).setup.seed == 7
    assert host.load(FAILURES) == "1"
    assert "gin-rummy-report-2.txt" in failed_game(home).stderr
    assert DesktopHost([], home / ".gin-rummy").load("match-seed-7") == kept


def raised(words: str) -> RuntimeError:
    """Return an error that has been raised, as one that was caught."""
    try:
        raise RuntimeError(words)
    except RuntimeError as error:
        return error


def test_where_no_file_can_be_written_the_report_itself_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    boxes: list[tuple[str, ...]] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *words: boxes.append(words))

    def full(name: str, text: str) -> str:
        raise StorageError(f"{Path.home()} takes no file")

    failure.tell(raised(f"provoked in {ROOT}/game and {Path.home()}/x"), full)
    said = capsys.readouterr().err
    assert "(~ takes no file)" in said
    assert "RuntimeError: provoked in game and ~/x" in said
    [(heading, words, _)] = boxes
    assert heading == texts_failed.HEADING
    lines = words.splitlines()
    assert max(map(len, lines)) <= failure.LINE
    assert " ".join(lines).startswith(texts_failed.FAILED)
    assert any(line.startswith("  File ") for line in lines), "the report keeps its lines"
    assert "provoked" in words


def test_the_players_name_is_left_out_of_windows_paths_too(monkeypatch: pytest.MonkeyPatch) -> None:
    home = PureWindowsPath(r"C:\Users\rosalind")
    monkeypatch.setattr(Path, "home", lambda: home)
    refused = PermissionError(13, "Permission denied", str(home / "Downloads" / "x.txt"))
    told = failure.report(raised(f"{refused} in {home / 'x.txt'}"))
    assert r"'~\\Downloads\\x.txt' in ~\x.txt" in told
    assert "rosalind" not in told


def test_the_desktop_ends_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[Exception] = []
    monkeypatch.setattr(failure, "tell", lambda error, give: told.append(error))
    error = raised("provoked")
    with pytest.raises(SystemExit) as ended:
        DesktopHost([], tmp_path).failed(error)
    assert ended.value.code == 1
    assert told == [error]
