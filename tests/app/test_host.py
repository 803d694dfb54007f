"""The desktop's window, clock and file of saves, and the entry that ties them to the game."""

import asyncio
import json
from pathlib import Path

import pygame
import pytest

import main
from game.host import open_host
from game.hosts.desktop import DesktopHost
from game.hosts.places import PREFIX
from game.hosts.seed import seed_of
from game.keeper import FAILURES, StorageDamaged, StorageError
from tests.memory_host import MemoryHost


@pytest.fixture
def host(tmp_path: Path) -> DesktopHost:
    return DesktopHost([], tmp_path / "saves")


def test_on_the_desktop_the_desktops_host_is_opened() -> None:
    assert isinstance(open_host(), DesktopHost)


def test_texts_come_back_from_the_file(host: DesktopHost, tmp_path: Path) -> None:
    assert host.load("match") is None
    host.store("match", "one")
    host.store("sort", "rank ♥")
    assert DesktopHost([], tmp_path / "saves").load("match") == "one"
    assert DesktopHost([], tmp_path / "saves").load("sort") == "rank ♥"
    entries = json.loads((tmp_path / "saves/saves.json").read_text(encoding="utf-8"))
    assert all(name.startswith(PREFIX) for name in entries)


@pytest.mark.parametrize("content", ["", "{broken", "[1, 2]"])
def test_a_broken_file_gives_way_to_the_one_before_it(
    host: DesktopHost, tmp_path: Path, content: str
) -> None:
    for number in range(4):
        host.store("match", f"text {number}")
    file = tmp_path / "saves/saves.json"
    file.write_text(content, encoding="utf-8")
    assert host.load("match") == "text 2"
    host.store("match", "next")
    assert DesktopHost([], tmp_path / "saves").load("match") == "next"
    assert file.with_suffix(".broken-1.json").read_text(encoding="utf-8") == content


def test_a_disk_that_fills_up_leaves_the_file_as_it_was(
    host: DesktopHost, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host.store("match", "one")

    def full(number: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(StorageError, match="no space left"):
        host.store("match", "two")
    assert DesktopHost([], tmp_path / "saves").load("match") == "one"


@pytest.mark.parametrize("content", ["", "{broken", "[1, 2]", "7", "[" * 100_000])
def test_a_file_of_anything_else_is_put_aside(
    host: DesktopHost, tmp_path: Path, content: str
) -> None:
    folder = tmp_path / "saves"
    folder.mkdir()
    for number in (1, 2):
        (folder / "saves.json").write_text(content, encoding="utf-8")
        with pytest.raises(StorageDamaged, match=f"broken-{number}"):
            host.load("match")
        assert (folder / f"saves.broken-{number}.json").read_text(encoding="utf-8") == content
        assert host.load("match") is None


def test_a_file_that_can_not_be_read_stays(host: DesktopHost, tmp_path: Path) -> None:
    (tmp_path / "saves/saves.json").mkdir(parents=True)
    with pytest.raises(StorageError, match="can't be read"):
        host.load("match")
    with pytest.raises(StorageError):
        host.store("match", "text")
    assert (tmp_path / "saves/saves.json").is_dir()


@pytest.mark.parametrize(
    ("arguments", "seed"),
    [([], None), (["seed=7"], 7), (["x", "seed=12"], 12), (["seed= 7"], 7), (["seed="], None)],
)
def test_the_seed_of_the_command_line(arguments: list[str], seed: int | None) -> None:
    assert DesktopHost(arguments).seed() == seed


def test_any_text_is_a_seed_of_its_own() -> None:
    seeds = [seed_of(text) for text in ("-1", "1e9", "text", "9" * 40, "\ud800", "€")]
    assert len(set(seeds)) == len(seeds)
    assert None not in seeds


def test_waiting_ends_with_input_and_with_time(host: DesktopHost) -> None:
    pygame.display.init()
    pygame.event.clear()
    asyncio.run(host.next_frame(0.02))
    pygame.event.post(pygame.event.Event(pygame.USEREVENT))
    asyncio.run(host.next_frame(None))
    pygame.event.clear()


def test_closing_the_window_ends_the_game_at_once() -> None:
    host = MemoryHost()
    pygame.display.init()
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    asyncio.run(asyncio.wait_for(main.main(host), 10))


def test_a_failure_is_counted_and_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    host = MemoryHost()
    monkeypatch.setattr(host, "canvas", lambda: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        asyncio.run(main.main(host))
    assert host.stored[FAILURES] == "1"
