"""Pyodide's script without the names of what nobody calls by name: a third less to read.

Emscripten gives each of Python's 4,800 exported functions a variable and a place on the module.
Libraries find them by the exports themselves; by name the page calls a hundred.
"""

import re
from collections.abc import Iterable

from web.tools.errors import BuildError

_NAMED = re.compile(r'([\w$]+)=Module\["([\w$]+)"\]=wasmExports\["[\w$]+"\]')
_FUNCTION = re.compile(r"function assignWasmExports\(wasmExports\)\{([^{}]*)\}")
_VARIABLES = re.compile(r"var ([\w$]+(?:,[\w$]+)*);(?=function assignWasmExports\()")
_WORD = re.compile(rb"[\w$]+")


def shorten(script: str, others: Iterable[bytes]) -> str:
    """Return Emscripten's script without the exports that neither it nor the others name.

    `others` are files that may call by name: scripts, and libraries that bring scripts of their
    own.  Raises BuildError when the script is not of the expected kind.
    """
    assigned, declared = _FUNCTION.search(script), _VARIABLES.search(script)
    if assigned is None or declared is None:
        raise BuildError("Pyodide's script names its exports in another way: mend web/tools/glue.")
    rest = script[: declared.start()] + script[assigned.end() :]
    words = {word for text in (rest.encode(), *others) for word in _WORD.findall(text)}
    steps = assigned[1].split(";")
    named = {step: found for step in steps if (found := _NAMED.fullmatch(step)) is not None}
    gone = {
        step: found[1]
        for step, found in named.items()
        if not {found[1].encode(), found[2].encode()} & words
    }
    unnamed = set(gone.values())
    variables = ",".join(name for name in declared[1].split(",") if name not in unnamed)
    left = ";".join(step for step in steps if step not in gone)
    return (
        f"{script[: declared.start()]}var {variables};"
        f"function assignWasmExports(wasmExports){{{left}}}{script[assigned.end() :]}"
    )
