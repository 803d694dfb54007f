"""Libraries cut down to what the game imports: most of Python's own is never asked for.

What is needed is not guessed: the game is imported, and what was loaded stays. It refuses to know
where the zips come from and how they are sent.
"""

import ast
import json
import sys
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from web.tools import bytecode, zips
from web.tools.runtime.commands import run

SCRIPT = Path(__file__).with_name("imports.mjs")

LATER = (
    # the error panel shows Python's own tracebacks
    *("traceback", "linecache", "tokenize"),
    # what a library may name a text by
    *("encodings.ascii", "encodings.latin_1", "encodings.utf_8_sig"),
)
"""Modules that are imported only when something happens."""
# For networks and archives of kinds that a page never meets. Python's own modules ask for them
# politely and do without; the import of the game on a library without them proves it.
DISPENSABLE = ("ssl.pyc", "_ssl.pyc", "bz2.pyc", "lzma.pyc", "compression/")
# Ours: in the place of Python's own, which takes long to import, and what Python runs before all
# else (packed.py), which has none.
REPLACED = {
    "_colorize": Path(__file__).with_name("colourless.py"),
    "sitecustomize": Path(__file__).with_name("packed.py"),
}
# The default font, since the game brings its own.
UNUSED = {"pygame/freesansbold.ttf"}
DEBUG_SECTIONS = {b"name", b"producers"}


@dataclass(frozen=True)
class Libraries:
    """The files of the standard library and of pygame, by their names in the zips."""

    stdlib: dict[str, bytes]
    pygame: dict[str, bytes]


def slim(
    pyodide: Path, stdlib: Path, pygame: Path, game: Path, sources: Iterable[Path]
) -> Libraries:
    """Return the library files that a packed game takes; the three zips are of bytecode.

    `sources` are the game's Python files: they also tell of imports inside functions.  Raises
    BuildError when the game can't be imported.
    """
    names = [*LATER, *late_imports(sources)]
    offered = {
        name: content
        for name, content in zips.read(stdlib).items()
        if not name.startswith(DISPENSABLE)
    } | _replaced(pyodide, stdlib)
    with tempfile.TemporaryDirectory(prefix="gin-rummy-") as folder:
        reduced = Path(folder, stdlib.name)
        zips.write(reduced, offered)
        printed = run(
            ["node", *map(str, (SCRIPT, pyodide, reduced, pygame, game)), json.dumps(names)],
            failed="The browser's Python could not import the game: mend it and run this again",
        )
    used = set(json.loads(printed.splitlines()[-1]))
    return Libraries(
        {name: content for name, content in offered.items() if name in used},
        {
            name: without_debug(content) if name.endswith(".so") else content
            for name, content in zips.read(pygame).items()
            if name in used or not (name.endswith(".pyc") or name in UNUSED)
        },
    )


def _replaced(pyodide: Path, stdlib: Path) -> dict[str, bytes]:
    """Return the bytecode of our own files for modules of the standard library."""
    with tempfile.TemporaryDirectory(prefix="gin-rummy-") as folder:
        packed = Path(folder, "replaced.zip")
        texts = {f"{name}.py": file.read_bytes() for name, file in REPLACED.items()}
        zips.write(packed, texts)
        bytecode.compile_zip(pyodide, stdlib, packed, packed)
        return zips.read(packed)


def late_imports(sources: Iterable[Path]) -> list[str]:
    """Return the standard library's modules that Python files import anywhere, in order."""
    found = {name for source in sources if source.suffix == ".py" for name in _imports(source)}
    return sorted(name for name in found if name.split(".")[0] in sys.stdlib_module_names)


def _imports(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def without_debug(wasm: bytes) -> bytes:
    """Return a WebAssembly module without the names of its functions, which only debuggers read."""
    kept, at = bytearray(wasm[:8]), 8
    while at < len(wasm):
        size, body = _number(wasm, at + 1)
        name = b""
        if wasm[at] == 0:
            length, start = _number(wasm, body)
            name = wasm[start : start + length]
        if name not in DEBUG_SECTIONS:
            kept += wasm[at : body + size]
        at = body + size
    return bytes(kept)


def _number(wasm: bytes, at: int) -> tuple[int, int]:
    """Return a LEB128 number and the place behind it."""
    value = shift = 0
    while True:
        byte = wasm[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at
