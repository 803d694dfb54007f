"""Debian packages of the runtime: which version is taken, and what is said when it has moved."""

from pathlib import Path

import pytest

from web.tools.errors import BuildError
from web.tools.runtime import commands, debian, versions
from web.tools.runtime.versions import Pin

TABLE = """
 emscripten | 6.0.5-2 | http://mirror/debian forky/main amd64 Packages
 emscripten | 3.1.69+dfsg-3 | http://mirror/debian trixie/main amd64 Packages
 emscripten | 3.1.69+dfsg-3 | http://mirror/debian trixie/main Sources
 libsdl2 | 2.32.8+dfsg-1 | http://mirror/debian forky/main Sources
 libsdl2 | 2.32.4+dfsg-1 | http://mirror/debian trixie/main Sources
"""
VIEW = debian.View(())


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Answer apt-cache with TABLE, and keep the arguments of apt-get instead of running it."""
    arguments: list[str] = []

    def download(command: list[str], *rest: object) -> None:
        arguments.extend(command)

    monkeypatch.setattr(debian, "run", lambda command, failed: TABLE)
    monkeypatch.setattr(debian, "follow", download)
    return arguments


def test_takes_exactly_the_pinned_version(asked: list[str], tmp_path: Path) -> None:
    debian.fetch(VIEW, [Pin("libsdl2", "2.32.4", "trixie")], "things", tmp_path)
    assert asked[-1] == "libsdl2=2.32.4+dfsg-1"
    assert "source" in asked


def test_takes_a_package_from_its_own_suite(asked: list[str], tmp_path: Path) -> None:
    debian.fetch(VIEW, [versions.EMSCRIPTEN], "headers", tmp_path)
    assert asked[-2:] == ["download", "emscripten=3.1.69+dfsg-3"]


def test_names_the_version_that_replaced_the_pinned_one(asked: list[str], tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"libsdl2 2\.32\.4.* forky now has 2\.32\.8\+dfsg-1:"):
        debian.fetch(VIEW, [Pin("libsdl2", "2.32.4", "forky")], "things", tmp_path)
    assert asked == []


@pytest.mark.parametrize(
    "pin", [Pin("libsdl2", "2.32.4", "sid"), Pin("libsdl2", "2.32.4", "trixie", is_source=False)]
)
def test_says_when_a_suite_has_none(pin: Pin, asked: list[str], tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="does not have it"):
        debian.fetch(VIEW, [pin], "things", tmp_path)


@pytest.mark.parametrize(
    ("version", "upstream", "same"),
    [
        ("3.1.69+dfsg-3", "3.1.69", True),
        ("3.1.69", "3.1.69", True),
        ("3.14.8-1", "3.14", True),
        ("3.14~rc1-1", "3.14", True),
        ("1:2.13.3-1", "2.13.3", True),
        ("3.1.7-1", "3.1.69", False),
        ("3.140-1", "3.14", False),
        ("13.14-1", "3.14", False),
    ],
)
def test_matches_the_upstream_part(version: str, upstream: str, same: bool) -> None:
    assert debian.matches(version, upstream) == same


def test_without_debians_keyring_both_ways_on_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(debian, "_KEYRING", tmp_path / "missing")
    with pytest.raises(BuildError, match=r"debian-archive-keyring.*--official-runtime"):
        debian.open_view(tmp_path / "view", versions.DEBIAN)


@pytest.mark.parametrize(
    ("line", "mirror"),
    [
        (
            "'http://near.example/pub/debian/dists/bookworm/InRelease' b 0",
            "near.example/pub/debian",
        ),
        ("'mirror+file:/etc/debian.list/dists/bookworm/InRelease' b 0", "/etc/debian.list"),
        ("'http://near.example/debian-security/dists/bookworm-security/InRelease' c 0", None),
    ],
)
def test_mirror_is_the_machines_own(
    line: str, mirror: str | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = "'https://other.example/repo/dists/nodistro/InRelease' a 0"
    monkeypatch.setattr(debian, "_KEYRING", tmp_path / "keyring")
    (tmp_path / "keyring").touch()
    monkeypatch.setattr(debian, "run", lambda command, failed: f"{other}\n{line}\n")
    if mirror is None:
        with pytest.raises(BuildError, match="names no Debian mirror"):
            debian.open_view(tmp_path / "view", versions.DEBIAN)
        return
    debian.open_view(tmp_path / "view", versions.DEBIAN)
    lines = (tmp_path / "view" / "sources.list").read_text().splitlines()
    assert len(lines) == 3
    assert {(line.split()[0], line.split()[-2]) for line in lines} == {
        ("deb", "trixie"),
        ("deb-src", "trixie"),
        ("deb", "forky"),
    }
    assert all(f"{mirror} " in line for line in lines)


def test_every_pin_has_an_exact_enough_version() -> None:
    assert len({pin.name for pin in versions.DEBIAN}) == len(versions.DEBIAN)
    assert all(pin.upstream.count(".") >= 1 for pin in versions.DEBIAN)


def test_run_ends_in_one_sentence_with_the_cause() -> None:
    script = "echo fine; echo 'E: no such host' >&2; echo more >&2; exit 3"
    with pytest.raises(BuildError) as caught:
        commands.run(["sh", "-c", script], failed="Could not ask: check the network")
    assert str(caught.value) == "Could not ask: check the network (sh: E: no such host)."


def test_run_names_a_program_that_is_not_there() -> None:
    with pytest.raises(BuildError, match="no-such-program is not installed"):
        commands.run(["no-such-program"], failed="Could not ask")


def test_follow_hands_on_every_line_and_fails_alike(tmp_path: Path) -> None:
    lines: list[str] = []
    commands.follow(["sh", "-c", "echo one; echo two >&2"], "failed", tmp_path, lines.append)
    assert lines == ["one\n", "two\n"]
    with pytest.raises(BuildError, match=r"^failed \(sh: two\)\.$"):
        commands.follow(["sh", "-c", "echo two; exit 1"], "failed", tmp_path, lines.append)
