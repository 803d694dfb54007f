"""pygame.zip: which files belong into it, and writing it so that equal inputs give equal bytes."""

import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from web.tools.runtime.versions import PYTHON

# Python files, the compiled module, the default font and the default window icon.
_SUFFIXES = {".py", ".so", ".ttf", ".bmp"}
# For packagers and people who learn pygame; a game imports none of them.
_UNUSED = {"__briefcase", "__pyinstaller", "docs", "examples", "tests"}
# The icon of windows on macOS, a quarter of a megabyte.
_UNUSED_FILE = "pygame_icon_mac.bmp"
_EARLIEST = (1980, 1, 1, 0, 0, 0)

MODULE = f"pygame/base.cpython-{PYTHON.replace('.', '')}-wasm32-emscripten.so"


def write(out: Path, files: Mapping[str, bytes]) -> None:
    """Write a zip of these files, by name, all with the same date."""
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, _EARLIEST)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            packed.writestr(info, files[name])


def from_source(python_files: Path, module: Path) -> dict[str, bytes]:
    """Return the files of a compiled pygame: its Python sources and its one module."""
    paths = [path for path in python_files.rglob("*") if path.is_file()]
    names = {f"pygame/{path.relative_to(python_files).as_posix()}": path for path in paths}
    files = {name: path.read_bytes() for name, path in names.items() if _wanted(name)}
    return files | {MODULE: module.read_bytes()}


def from_wheel(packed: zipfile.ZipFile) -> dict[str, bytes]:
    """Return the same choice of files out of a wheel."""
    return {name: packed.read(name) for name in _wheel_names(packed)}


def _wheel_names(packed: zipfile.ZipFile) -> Iterator[str]:
    return (name for name in packed.namelist() if name.startswith("pygame/") and _wanted(name))


def _wanted(name: str) -> bool:
    path = Path(name)
    unused = path.name == _UNUSED_FILE or not _UNUSED.isdisjoint(path.parts)
    return path.suffix in _SUFFIXES and not unused
