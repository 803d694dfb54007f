"""A match saved to a file on one device goes on on another; no other file does any harm."""

import pytest

from game.keeper import StorageError
from game.parcel import FILE_NAME
from game.save import load_text
from tests.app.driver import button, enabled, next_key, opened, press, rest
from tests.memory_host import MemoryHost


def given(host: MemoryHost) -> bytes:
    return host.given[FILE_NAME].encode()


def test_a_match_goes_on_on_another_device() -> None:
    host = MemoryHost()
    app = opened(host)
    for _ in range(12):
        press(app, host, next_key(host))
    for key in ("menu", "open:files", "give-file"):
        press(app, host, key)
    assert any(FILE_NAME in control.label for control in host.shown)
    assert any(FILE_NAME in said for said in host.said)

    other = MemoryHost(seed=None)
    there = opened(other)
    press(there, other, "open:files")
    assert "give-file" not in enabled(other)
    press(there, other, "ask-file")
    assert other.asked == 1
    other.files.append(given(host))
    rest(there, other)
    assert there.session.progress == app.session.progress
    assert load_text(other.stored["match"]) == app.session.progress
    assert opened(MemoryHost(dict(other.stored), seed=None)).session.progress == (
        app.session.progress
    )
    assert any("goes on" in said for said in other.said)
    for _ in range(5):
        press(there, other, next_key(other))
    assert there.session.progress != app.session.progress


def test_the_match_that_is_left_is_put_by() -> None:
    host, other = MemoryHost(seed=7), MemoryHost(seed=8)
    app, there = opened(host), opened(other)
    left = app.session.progress
    for key in ("menu", "open:files", "give-file"):
        press(there, other, key)
    for key in ("menu", "open:files", "ask-file"):
        press(app, host, key)
    assert any("takes the place" in control.label for control in host.shown)
    host.files.append(given(other))
    rest(app, host)
    assert app.session.progress == there.session.progress
    assert load_text(host.stored["match-seed-7-before"]) == left


@pytest.mark.parametrize("data", [b"", b"\0\1", b"<html>", b"x" * 200_000])
@pytest.mark.parametrize("seed", [7, None])
def test_a_file_of_anything_else_changes_nothing(data: bytes, seed: int | None) -> None:
    host = MemoryHost(seed=seed)
    app = opened(host)
    press(app, host, "menu" if seed else "open:files")
    press(app, host, "open:files")
    before = dict(host.stored)
    host.files.append(data)
    rest(app, host)
    assert host.stored == before
    assert "No match was loaded" in host.said[-1]
    assert any("No match was loaded" in control.label for control in host.shown)
    assert button(host, "ask-file")


def test_a_file_that_can_not_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    host = MemoryHost()
    app = opened(host)

    def refuse(name: str, text: str) -> str:
        raise StorageError("the disk is full")

    monkeypatch.setattr(host, "give_file", refuse)
    for key in ("menu", "open:files", "give-file"):
        press(app, host, key)
    assert any("the disk is full" in control.label for control in host.shown)
