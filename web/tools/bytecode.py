"""Python files as bytecode: with the sources alone, compiling them is most of the game's start.

Pyodide itself compiles them, under Node, because bytecode is made for one interpreter. It takes
zips and gives zips; it refuses to know what the files in them do.
"""

import tempfile
from pathlib import Path

from web.tools import zips
from web.tools.console import say
from web.tools.runtime import cache
from web.tools.runtime.commands import run

SCRIPT = Path(__file__).with_suffix(".mjs")
# What spell.py makes of the dataclasses takes this beside them.
WRITTEN = Path(__file__).with_name("written.py")
STANDARD_LIBRARY = "python_stdlib.zip"
# Without assertions and docstrings: nobody reads them in a browser, but everybody downloads them.
LEAN = 2


def standard_library(pyodide: Path) -> Path:
    """Return the compiled standard library of this Pyodide, made now if the cache has none.

    `pyodide` is the unpacked npm package. Raises BuildError.
    """
    stock = pyodide / STANDARD_LIBRARY
    return _kept(pyodide, stock, stock, "Compiling Python's standard library: once, half a minute")


def library(pyodide: Path, stdlib: Path, packed: Path) -> Path:
    """Return the compiled twin of a zip of library files, made now if the cache has none.

    `stdlib` is the standard library to compile with. Raises BuildError.
    """
    return _kept(pyodide, stdlib, packed, f"Compiling the Python files of {packed.name}")


def compile_zip(
    pyodide: Path, stdlib: Path, packed: Path, out: Path, *, bare: bool = False, root: str = ""
) -> None:
    """Write a zip with x.pyc wherever the zip `packed` has x.py; out and packed may be one file.

    `bare` leaves out the annotations of functions, which Python would otherwise keep as code of
    its own, and writes dataclasses out, which takes the file written.py below `root`; only what
    never asks for annotations may be compiled so.  Tracebacks name a file by its path
    in the zip, without `root` in front, and a line, but no column. The same input gives the same
    bytes. Raises BuildError that names file and line when a file does not compile.
    """
    files = zips.read(packed)
    if bare and any(b"@dataclass" in text for name, text in files.items() if name.endswith(".py")):
        files[root + WRITTEN.name] = WRITTEN.read_bytes()
    sources = [name for name in files if name.endswith(".py")]
    with tempfile.TemporaryDirectory(prefix="gin-rummy-") as temporary:
        folder = Path(temporary)
        for name in sources:
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(files.pop(name))
        _compile(pyodide, stdlib, folder, root, bare=bare)
        for name in sources:
            files[f"{name}c"] = (folder / f"{name}c").read_bytes()
    zips.write(out, files)


def _compile(pyodide: Path, stdlib: Path, folder: Path, root: str, *, bare: bool) -> None:
    run(
        ["node", *map(str, (SCRIPT, pyodide, stdlib, folder, root, LEAN)), "bare" if bare else ""],
        failed="A Python file could not be compiled for the browser: mend it and run this again",
    )


def _kept(pyodide: Path, stdlib: Path, packed: Path, notice: str) -> Path:
    inputs = [pyodide / "package.json", stdlib, packed, Path(__file__), SCRIPT]
    key = cache.key(["bytecode", str(LEAN)], [*inputs, Path(zips.__file__)])

    def make(work: Path, out: Path) -> None:
        say(notice)
        compile_zip(pyodide, stdlib, packed, out)

    return cache.keep(key, make, packed.name)
