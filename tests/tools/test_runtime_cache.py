"""The cache of runtimes: one place for each set of inputs, whole or not there at all."""

import os
from pathlib import Path

import pytest

from web.tools.errors import BuildError
from web.tools.runtime import cache, compiled, versions, wheel


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "gin-rummy"


def make(work: Path, out: Path) -> None:
    (work / "scrap").write_text("left over")
    out.write_bytes(b"made")


def never(work: Path, out: Path) -> None:
    raise AssertionError("made a second time")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_makes_once_and_keeps_only_the_product(home: Path) -> None:
    first = cache.keep("abc", make)
    assert first.read_bytes() == b"made"
    assert cache.keep("abc", never) == first == home / "runtime-abc" / "pygame.zip"
    assert names(home) == ["runtime-abc"]
    assert names(home / "runtime-abc") == ["pygame.zip"]


@pytest.mark.parametrize("failure", [BuildError("no network"), KeyboardInterrupt(), OSError()])
def test_leaves_nothing_when_interrupted(home: Path, failure: BaseException) -> None:
    def half(work: Path, out: Path) -> None:
        out.write_bytes(b"ma")
        raise failure

    with pytest.raises(type(failure)):
        cache.keep("abc", half)
    assert names(home) == []
    assert cache.keep("abc", make).read_bytes() == b"made"


def test_two_builds_at_once_both_end_well(home: Path) -> None:
    def slow(work: Path, out: Path) -> None:
        cache.keep("abc", make)
        out.write_bytes(b"later")

    assert cache.keep("abc", slow).read_bytes() == b"made"
    assert names(home) == ["runtime-abc"]


def test_removes_what_a_killed_build_left_long_ago(home: Path) -> None:
    for name in (".making-old", ".making-new"):
        (home / name / "work").mkdir(parents=True)
    os.utime(home / ".making-old", (0, 0))
    cache.keep("abc", make)
    assert names(home) == [".making-new", "runtime-abc"]


def test_other_keys_have_other_places() -> None:
    assert cache.keep("abc", make) != cache.keep("abd", make)


@pytest.mark.parametrize("value", ["", "relative/path"])
def test_ignores_a_cache_home_that_is_not_absolute(
    value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", value)
    assert cache.folder() == Path.home() / ".cache" / "gin-rummy"


def test_key_depends_on_every_fact_and_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("1")
    two.write_text("2")
    keys = [
        cache.key(["a", "b"], [one, two]),
        cache.key(["ab"], [one, two]),
        cache.key(["a", "c"], [one, two]),
        cache.key(["a", "b"], [two, one]),
        cache.key(["a", "b"], [one]),
    ]
    assert cache.key(["a", "b"], [one, two]) == keys[0]
    two.write_text("3")
    keys.append(cache.key(["a", "b"], [one, two]))
    assert len(set(keys)) == len(keys)


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    """Return a folder that looks like the npm package as far as the keys look at it."""
    folder = tmp_path / "pyodide"
    folder.mkdir()
    for name in ("package.json", "python_stdlib.zip", "pyodide.mjs"):
        (folder / name).write_text(name)
    lock = '{"packages": {"pygame-ce": {"file_name": "p.whl", "sha256": "00"}}}'
    (folder / "pyodide-lock.json").write_text(lock)
    return folder


@pytest.mark.parametrize("name", ["package.json", "python_stdlib.zip", "pyodide-lock.json"])
def test_compiled_key_follows_the_interpreter(name: str, pyodide: Path) -> None:
    before = compiled.key(pyodide)
    assert compiled.key(pyodide) == before
    (pyodide / name).write_bytes(b"another release")
    assert compiled.key(pyodide) != before


def test_compiled_key_follows_the_pins_and_the_parts_of_freetype(
    pyodide: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = compiled.key(pyodide)
    tools = tmp_path / "tools"
    tools.mkdir()
    for file in Path(versions.__file__).parent.glob("*.*"):
        (tools / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(compiled, "__file__", str(tools / "compiled.py"))
    (tools / "progress.py").write_text("# another message")
    assert compiled.key(pyodide) == before
    pins = tools / "versions.py"
    told = pins.read_text()
    pins.write_text(told.replace("2.32.4", "2.32.5"))
    assert compiled.key(pyodide) != before
    pins.write_text(told)
    assert compiled.key(pyodide) == before
    parts = tools / "freetype_parts.h"
    parts.write_text(parts.read_text().replace("ft_raster1", "ft_sdf"))
    assert compiled.key(pyodide) != before


def test_official_key_follows_the_wheel_and_differs_from_compiled(pyodide: Path) -> None:
    before = wheel.key(pyodide)
    assert before != compiled.key(pyodide)
    lock = pyodide / "pyodide-lock.json"
    lock.write_text(lock.read_text().replace('"00"', '"01"'))
    assert wheel.key(pyodide) != before
