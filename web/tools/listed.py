"""What the browser's Python runs before all else, as its `sitecustomize`: a start without detours.

Modules that the page has unpacked are found by a list of their files: Python's own way looks
through each folder, which takes longer in a page than to read what lies there.  And nothing is
looked through for what may be thrown away until the first picture stands, since nearly all that is
made until then stays: `BrowserHost.ready` has Python begin with that.
"""

import gc
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from types import ModuleType

_PACKAGE = ".__init__"


class Listed:
    """Finds modules by a list of bytecode files."""

    def __init__(self) -> None:
        self._files: dict[str, str] = {}

    def add(self, folder: str, files: str) -> None:
        """Note files, a line to each; the folder, of Python's path, ends with a slash."""
        for file in files.splitlines():
            if file.endswith(".pyc"):
                name = file.removesuffix(".pyc").replace("/", ".")
                self._files[name] = f"{folder}{file}"

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module lies, None for one that is not on the list."""
        package = self._files.get(name + _PACKAGE)
        file = package or self._files.get(name)
        if file is None:
            return None
        loader = SourcelessFileLoader(name, file)
        spec = ModuleSpec(name, loader, origin=file, is_package=package is not None)
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(file.rpartition("/")[0])
        return spec


listed = Listed()


def start() -> None:
    """Have Python find by the list first, and throw nothing away for now."""
    gc.disable()
    sys.meta_path.insert(0, listed)


if __name__ == "sitecustomize":
    start()
