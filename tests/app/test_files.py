"""Files on the desktop: written under free names, read from a dialog or a drop, never too far."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from game.hosts import files
from game.hosts.files import MOST_OF_A_NAME, DesktopFiles
from game.keeper import StorageError
from tests.test_layers import ROOT

MOST = 10


@pytest.fixture
def desk(tmp_path: Path) -> DesktopFiles:
    pygame.display.init()
    pygame.event.clear()
    return DesktopFiles(MOST, tmp_path)


def test_no_file_is_written_over(desk: DesktopFiles, tmp_path: Path) -> None:
    given = [desk.give("save.txt", f"text {n}\n") for n in range(3)]
    assert [Path(file).name for file in given] == ["save.txt", "save-2.txt", "save-3.txt"]
    assert [Path(file).read_bytes() for file in given] == [b"text 0\n", b"text 1\n", b"text 2\n"]


def test_a_folder_that_takes_no_file_is_told(desk: DesktopFiles, tmp_path: Path) -> None:
    for _ in range(MOST_OF_A_NAME):
        desk.give("save.txt", "")
    with pytest.raises(StorageError, match="full of files"):
        desk.give("save.txt", "")
    with pytest.raises(StorageError, match="takes no file"):
        DesktopFiles(MOST, tmp_path / "missing").give("save.txt", "")


@pytest.mark.parametrize(("name", "text"), [("save.txt", "\ud800"), ("z\0.txt", "text")])
def test_what_can_not_be_encoded_is_told_and_leaves_no_empty_file(
    desk: DesktopFiles, tmp_path: Path, name: str, text: str
) -> None:
    with pytest.raises(StorageError, match="takes no file"):
        desk.give(name, text)
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_fills_up_keeps_no_half_file(tmp_path: Path) -> None:
    """Written by another program, whose files may have so many bytes: this one's may have more."""
    script = (
        "import resource, signal, sys; from pathlib import Path;"
        "from game.hosts.files import DesktopFiles; from game.keeper import StorageError\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "try: DesktopFiles(10, Path(sys.argv[1])).give('save.txt', 'x' * 100_000)\n"
        "except StorageError as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "takes no file" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_a_folder_whose_name_is_no_text_is_used_and_told_in_letters_that_can_be_drawn(
    tmp_path: Path,
) -> None:
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/rosalind\xff"))
    with pytest.raises(StorageError) as refused:
        DesktopFiles(MOST, folder).give("save.txt", "text")
    folder.mkdir()
    for told in (str(refused.value), DesktopFiles(MOST, folder).give("save.txt", "text")):
        assert "rosalind\\udcff" in told
        pygame.font.init()
        pygame.font.Font(None, 20).render(told, True, "red")
    assert (folder / "save.txt").read_bytes() == b"text"


@pytest.mark.parametrize("content", [b"", b"short", b"x" * MOST, b"x" * 1000])
def test_a_dropped_file_is_read_no_further_than_needed(
    desk: DesktopFiles, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "given"
    file.write_bytes(content)
    assert desk.taken() is None
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert desk.taken() == content[: MOST + 1]
    assert desk.taken() is None


@pytest.mark.parametrize("name", ["missing", ".", "zero\0"])
def test_a_file_that_can_not_be_read_is_empty(
    desk: DesktopFiles, tmp_path: Path, name: str
) -> None:
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=f"{tmp_path}/{name}"))
    assert desk.taken() == b""


def test_the_dialogs_choice_is_read(
    desk: DesktopFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "chosen").write_bytes(b"text")
    monkeypatch.setattr(files, "DIALOG", f"print({str(tmp_path / 'chosen')!r})")
    desk.ask()
    desk.ask()
    assert _wait_for(desk) == b"text"
    for closed in ("print()", "import no_such_module"):
        monkeypatch.setattr(files, "DIALOG", closed)
        desk.ask()
        assert _wait_for(desk, seconds=1) is None


def test_a_chosen_file_may_have_a_name_that_is_no_text(
    desk: DesktopFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(os.fsdecode(os.fsencode(tmp_path) + b"/chosen\xff"))
    file.write_bytes(b"text")
    monkeypatch.setattr(files, "DIALOG", f"print({str(file)!r})")
    desk.ask()
    assert _wait_for(desk) == b"text"


def _wait_for(desk: DesktopFiles, seconds: float = 20) -> bytes | None:
    assert sys.executable
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        content = desk.taken()
        if content is not None:
            return content
        time.sleep(0.02)
    return None
