"""Compiling: order, failures and progress, with a stand-in for the compiler."""

import io
import zipfile
from pathlib import Path

import pytest

from web.tools.errors import BuildError
from web.tools.runtime import archive, compile, toolchain
from web.tools.runtime.progress import Counter
from web.tools.runtime.toolchain import Toolchain
from web.tools.runtime.units import Unit

# Copies the C file to the object and fails for a file that holds the word "wrong".
COMPILER = """#!/bin/sh
while [ "$1" != -c ]; do shift; done
if grep -q wrong "$2"; then
    echo "$2:1:1: error: this is wrong" >&2
    exit 1
fi
cp "$2" "$4"
"""


@pytest.fixture
def tools(tmp_path: Path) -> Toolchain:
    clang = tmp_path / "clang"
    clang.write_text(COMPILER)
    clang.chmod(0o755)
    return Toolchain(clang, clang, tmp_path, tmp_path)


def units(folder: Path, *texts: str) -> list[Unit]:
    files = [folder / f"file{number}.c" for number in range(len(texts))]
    for file, text in zip(files, texts, strict=True):
        file.write_text(text)
    return [Unit(file, ()) for file in files]


def test_objects_come_in_the_order_of_the_units(
    tools: Toolchain, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = ("short", "the longest of all", "a longer one")
    objects = compile.compile_all(tools, units(tmp_path, *texts), tmp_path, tmp_path)
    assert tuple(path.read_text() for path in objects) == texts
    assert "Compiling 3 of 3: file" in capsys.readouterr().out


def test_a_file_that_does_not_compile_is_named(tools: Toolchain, tmp_path: Path) -> None:
    jobs = units(tmp_path, "right", "wrong", "right")
    with pytest.raises(BuildError, match=r"compile file1\.c .*--official-runtime .*this is wrong"):
        compile.compile_all(tools, jobs, tmp_path, tmp_path)


def test_missing_compilers_name_both_ways_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toolchain, "LLVM", tmp_path)
    with pytest.raises(BuildError, match=r"apt-get install .*clang-19 lld-19.*--official-runtime"):
        toolchain.compilers()


def test_recipe_sources_reads_both_kinds_of_recipe() -> None:
    words = "def create(final):\n  srcs = '''SDL.c\n   a/b.c'''.split()\n  srcs += ['no.c']\n"
    names = "def create(final):\n  srcs = ['one.c',\n    'two.c']\n  flags = ['-DX']\n"
    assert toolchain.recipe_sources(words) == ["SDL.c", "a/b.c"]
    assert toolchain.recipe_sources(names) == ["one.c", "two.c"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_sparse_in_a_file() -> None:
    out = io.StringIO()
    counter = Counter("Compiling", 1000, out=out)
    for _ in range(1000):
        counter.add(name="a.c")
    lines = out.getvalue().splitlines()
    assert len(lines) == 10
    assert lines[0] == "Compiling 100 of 1,000: a.c"
    assert lines[-1] == "Compiling 1,000 of 1,000: a.c"


def test_progress_is_rewritten_in_place_on_a_terminal() -> None:
    out = Terminal()
    with Counter("Compiling", 3, out=out) as counter:
        for name in ("a.c", "b.c", "c.c"):
            counter.add(name=name)
    assert out.getvalue().count("\r") == 3
    assert out.getvalue().endswith("Compiling 3 of 3: c.c\n")
    assert out.getvalue().count("\n") == 1


def test_progress_ends_its_line_before_a_failure_is_shown() -> None:
    out = Terminal()

    def fail() -> None:
        with Counter("Compiling", 3, out=out) as counter:
            counter.add(name="a.c")
            raise BuildError("Could not compile b.c.")

    with pytest.raises(BuildError):
        fail()
    assert out.getvalue().endswith("Compiling 1 of 3: a.c\n")


def test_progress_in_percent_says_only_what_is_new() -> None:
    out = io.StringIO()
    counter = Counter("Downloading:", 100, "%", out=out)
    for done in (0, 0, 45, 40, 100, 100):
        counter.reach(done)
    assert out.getvalue() == "Downloading: 45 %\nDownloading: 100 %\n"


def test_archive_is_the_same_for_the_same_files(tmp_path: Path) -> None:
    source = tmp_path / "src_py"
    (source / "_sdl2").mkdir(parents=True)
    (source / "__pyinstaller").mkdir()
    for name in ("__init__.py", "_sdl2/window.py", "__pyinstaller/hook.py", "pygame.ico"):
        (source / name).write_text(name)
    module = tmp_path / "base.so"
    module.write_bytes(b"\0asm")
    files = archive.from_source(source, module)
    one, two = tmp_path / "one.zip", tmp_path / "two.zip"
    archive.write(one, files)
    archive.write(two, dict(reversed(files.items())))
    assert one.read_bytes() == two.read_bytes()
    with zipfile.ZipFile(one) as packed:
        assert packed.namelist() == [
            "pygame/__init__.py",
            "pygame/_sdl2/window.py",
            "pygame/base.cpython-314-wasm32-emscripten.so",
        ]
