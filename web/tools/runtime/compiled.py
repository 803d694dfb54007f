"""pygame.zip compiled here from the source archives of Debian and PyPI."""

import json
from pathlib import Path

from web.tools.console import say
from web.tools.errors import BuildError
from web.tools.runtime import archive, cache, debian, sources, toolchain, units
from web.tools.runtime.compile import compile_all
from web.tools.runtime.link import link
from web.tools.runtime.versions import DEBIAN, PYTHON

# The files of this package that can't change the result: a better message is no reason to compile.
_NO_INPUTS = {"__init__.py", "cache.py", "commands.py", "progress.py", "wheel.py"}


def key(pyodide: Path) -> str:
    """Return the hash of all that determines the result."""
    here = Path(__file__).parent
    own = [p for p in (*here.glob("*.py"), *here.glob("*.h")) if p.name not in _NO_INPUTS]
    files = [pyodide / "package.json", pyodide / "pyodide-lock.json", _standard_library(pyodide)]
    return cache.key(["compiled"], [*files, *sorted(own)])


def make(pyodide: Path, work: Path, out: Path) -> None:
    """Write pygame.zip for this Pyodide, using an empty folder for the work.

    Raises BuildError.
    """
    _check_python(pyodide)
    toolchain.compilers()
    say("Compiling pygame for the browser: once, a few minutes, about 300 MB to download")
    view = debian.open_view(_new(work / "apt"), DEBIAN)
    tools = toolchain.unpack(view, _standard_library(pyodide), _new(work / "tools"))
    trees = sources.unpack(view, _new(work / "sources"))
    objects = compile_all(tools, units.all_units(tools, trees), _new(work / "objects"), work)
    say("Linking pygame")
    module = work / "base.so"
    link(tools.wasm_ld, objects, module)
    archive.write(out, archive.from_source(trees.pygame / "src_py", module))


def _check_python(pyodide: Path) -> None:
    """Raise BuildError when the interpreter is not the one that the headers are for."""
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    python = str(lock["info"]["python"])
    if not python.startswith(f"{PYTHON}."):
        raise BuildError(
            f"The Pyodide in web/package.json holds Python {python}, but the runtime is compiled "
            f"for {PYTHON}: update web/tools/runtime/versions.py to the same version."
        )


def _standard_library(pyodide: Path) -> Path:
    return pyodide / "python_stdlib.zip"


def _new(folder: Path) -> Path:
    folder.mkdir()
    return folder
