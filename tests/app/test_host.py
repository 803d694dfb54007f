"""The desktop's window, clock and file of saves, and the entry that ties them to the game."""

import asyncio
import json
from pathlib import Path
from random import SystemRandom

import pygame
import pytest

import main
from game import session
from game.app import App, matches
from game.host import open_host
from game.hosts.desktop import DesktopHost
from game.hosts.places import PREFIX
from game.hosts.seed import seed_of
from game.keeper import FAILURES, StorageDamaged, StorageError
from game.report import support_report
from game.save import load_text
from game.version import version
from tests.app.driver import next_key, opened, press, rest
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


@pytest.mark.parametrize("works", [True, False])
def test_a_match_that_no_save_holds_goes_with_the_failure(
    monkeypatch: pytest.MonkeyPatch, works: bool
) -> None:
    host = MemoryHost(seed=7)
    host.storage_works = works
    real, frames = App.frame, iter(range(100))

    def frame(app: App) -> float | None:
        if next(frames) == 5:
            raise RuntimeError("provoked in a frame")
        return real(app)

    monkeypatch.setattr(App, "frame", frame)
    with pytest.raises(RuntimeError, match="provoked"):
        asyncio.run(main.main(host))
    if works:
        assert host.unkept == ""
        assert load_text(host.stored["match-seed-7"]).setup.seed == 7
    else:
        assert host.unkept is not None
        assert load_text(host.unkept).setup.seed == 7


@pytest.mark.parametrize("packs", [True, False])
def test_a_match_that_can_be_no_text_is_told_as_unkept_and_hides_no_failure(
    monkeypatch: pytest.MonkeyPatch, packs: bool
) -> None:
    host = MemoryHost(seed=7)
    real, frames = App.frame, iter(range(100))

    def refuse(_: object) -> str:
        raise ValueError("provoked in a text")

    def frame(app: App) -> float | None:
        if next(frames) == 5:
            monkeypatch.setattr(session, "save_text", refuse)
            if not packs:
                monkeypatch.setattr(matches, "pack", refuse)
            app.session.resign()
        return real(app)

    monkeypatch.setattr(App, "frame", frame)
    with pytest.raises(ValueError, match="provoked in a text") as raised:
        asyncio.run(main.main(host))
    assert host.failures == [raised.value]
    told = any("can't be made a file" in note for note in raised.value.__notes__)
    assert told is not packs
    if packs:
        assert host.unkept is not None
        assert load_text(host.unkept).resigned
    else:
        assert host.unkept is None


def test_a_failure_in_a_frame_tells_release_rules_and_actions_and_nothing_of_the_player(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = MemoryHost(seed=7)
    frames = iter(range(40))

    def frame(app: App) -> float | None:
        if next(frames) == 39:
            raise RuntimeError("provoked in a frame")
        if not app.session.computer_to_act:
            host.pressed.append(next_key(host))
        return real(app)

    real = App.frame
    monkeypatch.setattr(App, "frame", frame)
    with pytest.raises(RuntimeError, match="provoked") as failure:
        asyncio.run(main.main(host))
    [note] = failure.value.__notes__
    lines = dict(line.split(": ", 1) for line in note.splitlines())
    progress = load_text(host.stored["match-seed-7"])
    assert lines["version"] == version()
    assert lines["machine"] == host.machine()
    assert lines["rules"] == str(progress.setup.rules)
    said = [line for line in note.splitlines() if line.startswith("action: ")]
    assert progress.actions
    assert said == [f"action: {action}" for action in progress.actions]
    assert set(lines) == {
        *("gin-rummy report", "version", "machine", "rules", "opponent", "seed", "hand"),
        *("dealer", "dealt", "action"),
    }
    assert host.stored[FAILURES] == "1"


def test_a_match_that_always_fails_is_put_aside_and_can_be_brought_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No failure comes again by itself: each needs the game to be opened anew."""
    host = MemoryHost(seed=7)
    App(host)
    saved = host.stored["match-seed-7"]
    real = App.frame

    def broken(app: App) -> float | None:
        if app.session.progress == load_text(saved):
            raise RuntimeError("provoked")
        return real(app)

    monkeypatch.setattr(App, "frame", broken)
    for count in ("1", "2"):
        with pytest.raises(RuntimeError, match="provoked"):
            asyncio.run(main.main(host))
        assert host.stored[FAILURES] == count
        assert host.stored["match-seed-7"] == saved
    monkeypatch.setattr(App, "frame", real)
    app = opened(host)
    assert host.stored["match-seed-7-set-aside-1"] == saved
    assert any("put aside" in said for said in host.said)
    press(app, host, "menu")
    press(app, host, "open:files")
    press(app, host, "take-back")
    assert load_text(host.stored["match-seed-7"]) == load_text(saved)
    assert any(said.startswith("The match that was put aside") for said in host.said)


def test_beginning_anew_puts_the_match_aside_once() -> None:
    host = MemoryHost(seed=None)
    first = opened(host)
    press(first, host, "play")
    for _ in range(4):
        press(first, host, next_key(host))
    saved = host.stored["match"]
    again = MemoryHost(host.stored, seed=None)
    again.over_again = True
    app = opened(again)
    assert again.stored["match-set-aside-1"] == saved
    assert app.progress != load_text(saved)
    assert opened(MemoryHost(again.stored, seed=None)).progress == app.progress


def test_a_save_of_a_later_release_is_kept_and_told(tmp_path: Path) -> None:
    host = MemoryHost(seed=7)
    opened(host)
    later = host.stored["match-seed-7"].replace("save: 2", "save: 3")
    again = MemoryHost({"match-seed-7": later})
    app = opened(again)
    assert again.stored["match-seed-7-set-aside-1"] == later
    assert any("newer game" in said and "reload" in said for said in again.said)
    press(app, again, "menu")
    press(app, again, "open:files")
    press(app, again, "take-back")
    assert "stays put aside" in again.said[-1]


def test_the_report_can_be_copied_from_the_about_page() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "open:about")
    assert any(control.label == f"Version: {version()}" for control in host.shown)
    press(app, host, "copy-report")
    rest(app, host)
    assert host.copied == [support_report(None, host.machine())]
    assert host.said[-1].startswith("Copied")


def test_the_desktop_copies_and_says_so_once(host: DesktopHost) -> None:
    pygame.display.init()
    host.canvas()
    host.copy("text ♥")
    assert pygame.scrap.get_text() == "text ♥"
    assert host.commands() == ["copied"]
    assert host.commands() == []
    assert "Python" in host.machine()
    assert str(Path.home()) not in host.machine()


def test_decks_come_from_the_systems_source_unless_a_seed_was_asked_for() -> None:
    assert type(DesktopHost([]).chance()) is SystemRandom
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "play")
    assert host.drawn > 51
    seeded = MemoryHost(seed=7)
    opened(seeded)
    assert seeded.drawn == 0
