"""The cross-compiler: the machine's clang and wasm-ld with Emscripten's and Python's C headers.

emcc itself is not used: it only passes the flags on that units.py and link.py spell out.
"""

import ast
import os
from dataclasses import dataclass
from pathlib import Path

from web.tools.errors import BuildError
from web.tools.runtime import debian, pyconfig
from web.tools.runtime.versions import (
    APT_PACKAGES,
    EMSCRIPTEN,
    LLVM,
    PYTHON,
    PYTHON_HEADERS,
)

_ROOT = "usr/share/emscripten"
_KEY_CODES = "system/lib/html5/dom_pk_codes.c"


@dataclass(frozen=True, slots=True)
class Toolchain:
    """Where the parts are. `emscripten` is the folder of that name, `python` holds Python.h."""

    clang: Path
    wasm_ld: Path
    emscripten: Path
    python: Path

    @property
    def sysroot(self) -> Path:
        """The folder whose include/ is C's standard library."""
        return self.emscripten / "cache" / "sysroot"

    @property
    def key_codes(self) -> Path:
        """The C file that names keys."""
        return self.emscripten / _KEY_CODES

    def port_sources(self, port: str) -> list[str]:
        """Return the C files that Emscripten's recipe for a library compiles, as it names them."""
        return recipe_sources((self.emscripten / "tools" / "ports" / f"{port}.py").read_text())


def compilers() -> tuple[Path, Path]:
    """Return clang and wasm-ld, or raise BuildError with the command that installs them."""
    tools = (LLVM / "clang", LLVM / "wasm-ld")
    if not all(os.access(tool, os.X_OK) for tool in tools):
        raise BuildError(
            "The compiler for the browser's runtime is missing: run "
            f"'sudo apt-get install -y --no-install-recommends {' '.join(APT_PACKAGES)}' and build "
            "again, or run ./build.sh --official-runtime, which needs no compiler."
        )
    return tools


def unpack(view: debian.View, standard_library: Path, into: Path) -> Toolchain:
    """Download the headers, and write pyconfig.h for the interpreter of this standard library."""
    clang, wasm_ld = compilers()
    debian.fetch(view, (EMSCRIPTEN, PYTHON_HEADERS), "compiler headers", into)
    wanted = ["cache/sysroot/include", "tools/ports/sdl2.py", "tools/ports/freetype.py", _KEY_CODES]
    debian.unpack_members(
        next(into.glob("emscripten_*.deb")), [f"{_ROOT}/{member}" for member in wanted], into
    )
    debian.unpack_members(next(into.glob("libpython*.deb")), ["usr/include"], into)
    headers = into / f"usr/include/python{PYTHON}"
    native = next(into.glob(f"usr/include/*/python{PYTHON}/pyconfig.h"))
    (headers / "pyconfig.h").write_text(pyconfig.generate(standard_library, native.read_text()))
    return Toolchain(clang, wasm_ld, into / _ROOT, headers)


def recipe_sources(recipe: str) -> list[str]:
    r"""Return the words of the first list named `srcs` in a Python file.

    >>> recipe_sources("def f():\n    srcs = '''a.c b.c'''.split()\n    srcs = ['c.c']")
    ['a.c', 'b.c']
    """
    lists = [
        node.value
        for node in ast.walk(ast.parse(recipe))
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "srcs" for target in node.targets)
    ]
    texts = (node.value for node in ast.walk(lists[0]) if isinstance(node, ast.Constant))
    return [word for text in texts if isinstance(text, str) for word in text.split()]
