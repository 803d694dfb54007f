"""What the browser's Python runs before all else, as its `sitecustomize`: a start without detours.

Modules are taken out of archives that are held in memory: Python's own ways open the archive, or
look through folders, for each of three hundred.  And nothing is looked through for what may be
thrown away until the first picture stands, since nearly all that is made until then stays:
`BrowserHost.ready` has Python begin with that.
"""

import gc
import sys
import zipimport
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourcelessFileLoader
from io import FileIO
from marshal import loads
from types import CodeType, ModuleType

_PACKAGE = "/__init__"
STORED = 0
"""What a zip says of a file that it has not compressed."""
_HEADER = 16
"""Bytes of a bytecode file before its code."""
_NAME_SIZE, _EXTRA_SIZE, _NAME = 26, 28, 30
"""Where a zip's record in front of a file has the size of its name, that of what stands between
name and file, and the name."""


class _Loader(SourcelessFileLoader):
    """Makes a module of bytecode that is held; what else its package has lies where `path` says."""

    def __init__(self, name: str, path: str, content: memoryview) -> None:
        super().__init__(name, path)
        self._content = content

    def get_code(self, fullname: str) -> CodeType:
        """Return what the module runs."""
        code: CodeType = loads(self._content[_HEADER:])
        return code


class Packed:
    """Finds modules in archives whose files are stored as they are."""

    def __init__(self) -> None:
        self._held: dict[str, tuple[str, memoryview]] = {}

    def add(self, folder: str, content: memoryview, places: str) -> None:
        """Hold an archive that stands for a folder of Python's path, which ends with a slash.

        `places` has a line for each file: its path, its first byte and its size.
        """
        for line in places.splitlines():
            path, start, size = line.rsplit(" ", 2)
            self._hold(folder, path, content[int(start) : int(start) + int(size)])

    def add_library(self, archive: str) -> None:
        """Hold an archive from which Python imports already, and so knows what is where.

        What is compressed in it is left to Python.
        """
        with FileIO(archive) as file:
            view = memoryview(file.read())
        entries = zipimport._zip_directory_cache[archive]  # type: ignore[attr-defined]
        for path, entry in entries.items():
            if entry is None or entry[1] != STORED:  # None for a folder
                continue
            size, at = entry[2], entry[4]
            name = int.from_bytes(view[at + _NAME_SIZE : at + _EXTRA_SIZE], "little")
            extra = int.from_bytes(view[at + _EXTRA_SIZE : at + _NAME], "little")
            start = at + _NAME + name + extra
            self._hold(f"{archive}/", path, view[start : start + size])

    def _hold(self, folder: str, path: str, content: memoryview) -> None:
        if path.endswith(".pyc"):
            self._held[path.removesuffix(".pyc")] = f"{folder}{path}", content

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module lies, None for one that is not held."""
        place = name.replace(".", "/")
        package = self._held.get(place + _PACKAGE)
        found = package or self._held.get(place)
        if found is None:
            return None
        file, content = found
        loader = _Loader(name, file, content)
        spec = ModuleSpec(name, loader, origin=file, is_package=package is not None)
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(file.rpartition("/")[0])
        return spec


packed = Packed()


def start() -> None:
    """Have Python look in here before it looks through its path, and throw nothing away for now."""
    gc.disable()
    [library] = [path for path in sys.path if path.endswith(".zip")]
    packed.add_library(library)
    sys.meta_path.insert(sys.meta_path.index(PathFinder), packed)


if __name__ == "sitecustomize":
    start()
