"""Pyodide's script without unused names: what is called by name stays, wherever it is called."""

import re

import pytest

from web.tools import glue, node
from web.tools.errors import BuildError

SCRIPT = (
    "var before=1;var _used,_unused,_lent,_eval$d,table;"
    "function assignWasmExports(wasmExports){"
    '_used=Module["_used"]=wasmExports["used"];'
    '_unused=Module["_unused"]=wasmExports["unused"];'
    '_lent=Module["_lent"]=wasmExports["lent"];'
    '_eval$d=Module["_eval$d"]=wasmExports["eval$d"];'
    'table=Module["table"]=wasmTable=wasmExports["table"]}'
    "var wasmImports={};_used();"
)


def test_only_what_somebody_names_is_assigned() -> None:
    short = glue.shorten(SCRIPT, [b"Module._lent()", b"\0asm (x) => _eval$d(x)"])
    assert short == SCRIPT.replace("_unused,", "").replace(
        '_unused=Module["_unused"]=wasmExports["unused"];', ""
    )


def test_the_real_script_loses_a_third_and_no_name_that_it_uses() -> None:
    script = (node.package("pyodide") / "pyodide.asm.mjs").read_text(encoding="utf-8")
    short = glue.shorten(script, [])
    assert len(short) < len(script) * 0.68
    begin = script.index("function assignWasmExports(")
    end = script.index("}", begin)
    assert short.startswith(script[: script.rindex("var ", 0, begin)])
    assert short.endswith(script[end:]), "all but that function and its variables is as before"
    exported = set(_assigned(script))
    gone = exported - set(_assigned(short))
    assert len(gone) > 4000
    called = re.findall(r"(?:Module\.|\b)(_[\w$]+)\(", script[:begin] + script[end:])
    assert len(exported & set(called)) > 80
    assert gone.isdisjoint(called)
    # a loop over the exports, as Emscripten's own for libraries, still meets each of them
    assert 'mergeLibSymbols(wasmExports,"main")' in short


def _assigned(script: str) -> list[str]:
    """Return the functions that get a place on the module."""
    return re.findall(r'Module\["([\w$]+)"\]=wasmExports\["[\w$]+"\]', script)


def test_another_kind_of_script_is_refused() -> None:
    with pytest.raises(BuildError, match="another way"):
        glue.shorten("var a;", [])
