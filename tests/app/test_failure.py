"""A game that fails on the desktop: the save stays, the player reads what to do, it ends."""

import os
import subprocess
import sys
from pathlib import Path, PureWindowsPath

import pygame
import pytest

from game.host import open_host
from game.hosts import failure, files
from game.hosts.desktop import DesktopHost
from game.hosts.files import DesktopFiles
from game.keeper import FAILURES, StorageError
from game.parcel import FILE_NAME
from game.save import load_text
from game.ui import texts_failed, texts_pages
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
    return run_game(home, ["-c", BREAKS, "seed=7"])


def run_game(home: Path, arguments: list[str], **settings: str) -> subprocess.CompletedProcess[str]:
    """Run Python as a player does, in an environment without a screen."""
    screens = {"DISPLAY", "WAYLAND_DISPLAY"}
    env = {name: value for name, value in os.environ.items() if name not in screens}
    env |= {"HOME": str(home), "PYTHONPATH": str(ROOT), **settings}
    return subprocess.run(
        [sys.executable, *arguments],
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


def full(name: str, text: str) -> str:
    """Take no file, as a full disk does."""
    raise StorageError(f"{Path.home()} takes no file")


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Return the boxes that are shown: heading, words and kind."""
    shown: list[tuple[str, ...]] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *words: shown.append(words))
    return shown


def test_where_no_file_can_be_written_the_report_is_in_the_terminal_and_the_box_says_so(
    boxes: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    failure.tell(raised(f"provoked in {ROOT}/game and {Path.home()}/x\n" + "line\n" * 99), full)
    said = capsys.readouterr().err
    assert "(~ takes no file)" in said
    assert "RuntimeError: provoked in game and ~/x" in said
    assert any(line.startswith("  File ") for line in said.splitlines())
    [(heading, words, _)] = boxes
    assert heading == texts_failed.HEADING
    lines = words.splitlines()
    assert max(map(len, lines)) <= failure.LINE
    assert len(lines) < 15
    assert " ".join(lines).startswith(texts_failed.FAILED)
    assert texts_failed.ABOVE in " ".join(lines)
    assert lines[-1] == "RuntimeError: provoked in game and ~/x"


def test_without_a_terminal_the_box_speaks_of_none(
    boxes: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    failure.tell(raised("provoked" * 1000), full)
    [(_, words, _)] = boxes
    assert texts_failed.NOWHERE in words.replace("\n", " ")
    assert "RuntimeError: provoked" in words
    assert len(words) < 1200


def test_a_match_that_no_save_holds_is_given_as_a_file(
    tmp_path: Path, boxes: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    failure.tell(raised("provoked"), DesktopFiles(10, tmp_path).give, "the match\n")
    file = tmp_path / FILE_NAME
    assert file.read_text(encoding="utf-8") == "the match\n"
    said = capsys.readouterr().err
    assert said.startswith(texts_failed.rescued(str(file)))
    assert "last save" not in said
    failure.tell(raised("provoked"), full, "the match\n")
    assert capsys.readouterr().err.startswith(texts_failed.LOST)
    assert texts_failed.LOST in boxes[1][1].replace("\n", " ")


def test_a_match_that_can_be_no_file_either_is_told_as_lost(
    tmp_path: Path, boxes: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    failure.tell(raised("provoked"), DesktopFiles(10, tmp_path).give, None)
    assert [file.name for file in tmp_path.iterdir()] == [failure.REPORT]
    assert capsys.readouterr().err.startswith(texts_failed.LOST)
    assert texts_failed.LOST in boxes[0][1].replace("\n", " ")


def test_the_box_tells_what_a_broken_file_of_the_game_has_and_not_its_place(
    boxes: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SyntaxError) as broken:
        compile("x = = 1", "game/broken.py", "exec")
    failure.tell(broken.value, full)
    assert boxes[0][1].splitlines()[-1] == "SyntaxError: invalid syntax"


def test_half_characters_and_zeros_keep_no_report_from_being_written_and_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The box is pygame's own: it takes neither."""
    failure.tell(raised("provoked \ud800 \0"), DesktopFiles(10, tmp_path).give)
    told = (tmp_path / failure.REPORT).read_text(encoding="utf-8")
    assert "RuntimeError: provoked \\ud800" in told
    failure.tell(raised("provoked \ud800 \0"), full)
    assert "provoked \\ud800" in capsys.readouterr().err


def test_a_home_whose_name_is_no_text_is_left_out_of_the_report(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    home = Path("/home/rosalind\udcff")
    monkeypatch.setattr(Path, "home", lambda: home)
    told = failure.report(raised(f"in {home}/x and {files.plain(str(home))}/y"))
    assert "RuntimeError: in ~/x and ~/y" in told
    assert "rosalind" not in told


def test_without_a_folder_of_downloads_the_report_is_in_the_home_folder(home: Path) -> None:
    (home / "Downloads").rmdir()
    ended = failed_game(home)
    file = home / failure.REPORT
    assert ended.stderr == f"{texts_failed.FAILED}\n{texts_failed.reported(str(file))}\n"
    assert "RuntimeError: provoked in a frame" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("driver", ["x11", "offscreen", "nonsense"])
def test_without_a_screen_that_is_said_and_no_failure_counted(home: Path, driver: str) -> None:
    ended = run_game(home, ["main.py"], SDL_VIDEODRIVER=driver)
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1] == texts_pages.NO_SCREEN
    assert "Traceback" not in ended.stderr
    assert not list(home.rglob("*.txt"))
    assert not (home / ".gin-rummy").exists()


def test_a_window_that_does_not_open_is_no_failure_of_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refused(*_: object) -> None:
        raise pygame.error("no window")

    monkeypatch.setattr(pygame.display, "get_surface", lambda: None)
    monkeypatch.setattr(pygame.display, "set_mode", refused)
    with pytest.raises(SystemExit, match="No screen"):
        DesktopHost([], tmp_path).canvas()


def test_without_a_home_folder_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(SystemExit, match="No home folder"):
        open_host()


def test_the_players_name_is_left_out_of_windows_paths_too(monkeypatch: pytest.MonkeyPatch) -> None:
    home = PureWindowsPath(r"C:\Users\rosalind")
    monkeypatch.setattr(Path, "home", lambda: home)
    refused = PermissionError(13, "Permission denied", str(home / "Downloads" / "x.txt"))
    told = failure.report(raised(f"{refused} in {home / 'x.txt'}"))
    assert r"'~\\Downloads\\x.txt' in ~\x.txt" in told
    assert "rosalind" not in told


def test_the_desktop_ends_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[Exception] = []
    monkeypatch.setattr(failure, "tell", lambda error, *_: told.append(error))
    error = raised("provoked")
    with pytest.raises(SystemExit) as ended:
        DesktopHost([], tmp_path).failed(error)
    assert ended.value.code == 1
    assert told == [error]
