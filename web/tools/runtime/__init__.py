"""The runtime: pygame-ce as one zip that Pyodide can import.

It knows where the zip comes from and keeps it in the cache; it refuses to know the page.
"""

from pathlib import Path

from web.tools.paths import ROOT
from web.tools.runtime import cache, compiled, wheel
from web.tools.runtime.versions import APT_PACKAGES

__all__ = ["APT_PACKAGES", "obtain"]

_PYODIDE = ROOT / "web" / "node_modules" / "pyodide"


def obtain(official: bool, pyodide: Path = _PYODIDE) -> Path:
    """Return the path of a ready pygame.zip, made now when the cache has none for these inputs.

    `official` chooses Pyodide's own wheel over compiling; `pyodide` is the unpacked npm package.
    Raises BuildError.
    """
    source = wheel if official else compiled
    return cache.keep(source.key(pyodide), lambda work, out: source.make(pyodide, work, out))
