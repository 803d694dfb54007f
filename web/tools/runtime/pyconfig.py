"""pyconfig.h for the 32-bit interpreter inside Pyodide, which no package carries.

The interpreter's own build record has every value; the native pyconfig.h tells which of the
record's names belong into the file.
"""

import ast
import re
import zipfile
from collections.abc import Mapping
from pathlib import Path

_RECORD = "_sysconfigdata__emscripten_wasm32-emscripten.py"
_NATIVE_NAME = re.compile(r"^#\s*(?:define|undef)\s+(\w+)", re.MULTILINE)
# Names that only the target has, such as those of its own platform.
_TARGET_NAME = re.compile(r"(HAVE|SIZEOF|ALIGNOF|PY|Py|WITH|_)\w*")


def generate(standard_library: Path, native: str) -> str:
    """Return the header for the interpreter whose python_stdlib.zip this is.

    `native` is the text of any pyconfig.h of the same Python version.
    """
    return header(build_record(standard_library), native)


def header(record: Mapping[str, object], native: str) -> str:
    """Return a header that defines what the record says and is true.

    >>> header({"SIZEOF_LONG": 4, "HAVE_FORK": 0}, "#define SIZEOF_LONG 8").splitlines()[1]
    '#define SIZEOF_LONG 4'
    """
    names = set(_NATIVE_NAME.findall(native))
    names |= {
        name
        for name, value in record.items()
        if isinstance(value, int) and _TARGET_NAME.fullmatch(name)
    }
    values = {name: record.get(name) for name in sorted(names)}
    return "".join(
        # Python.h tests with #ifdef: a zero must stay undefined. The guards spare the names that
        # the compiler defines itself.
        f"#ifndef {name}\n#define {name} {value}\n#endif\n"
        for name, value in values.items()
        if value not in (None, 0, "0", "")
    )


def build_record(standard_library: Path) -> dict[str, object]:
    """Return the names and values with which the interpreter was built.

    Values that are put together from folder names are left out: no C header holds them.
    """
    with zipfile.ZipFile(standard_library) as library:
        tree = ast.parse(library.read(_RECORD))
    record = next(
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)
    )
    pairs = zip(record.keys, record.values, strict=True)
    return {
        str(key.value): value.value
        for key, value in pairs
        if isinstance(key, ast.Constant) and isinstance(value, ast.Constant)
    }
