/**
 * Compile Python files with the very Python that will run them in the browser.
 *
 * node bytecode.mjs <pyodide> <stdlib> <folder> <root> <level>: starts the Pyodide in the folder <pyodide> on the
 * standard library <stdlib>, and puts x.pyc beside each x.py below <folder>, compiled at this level of optimising.
 * Tracebacks will name a file by its path in <folder>, without <root> in front. A mistake in a file ends it with one
 * line on standard error.
 */
import { pathToFileURL } from "node:url";

const [pyodide, stdlib, folder, root, level] = process.argv.slice(2);

const COMPILE = `
import py_compile
from pathlib import Path

UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH

def compile_all(root, level):
    """Compile every file in order; return what is wrong with the first bad one, or an empty text."""
    for source in sorted(Path("/folder").rglob("*.py")):
        # The name that tracebacks show is the same on every machine.
        name = source.relative_to("/folder").as_posix().removeprefix(root)
        try:
            py_compile.compile(str(source), f"{source}c", name, True, level, UNCHECKED)
        except py_compile.PyCompileError as error:
            line = getattr(error.exc_value, "lineno", None)
            return f"{name}, line {line or '?'}: {getattr(error.exc_value, 'msg', error.exc_value)}"
    return ""

compile_all
`;

const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${pyodide}/`,
  stdLibURL: stdlib,
  // The order inside sets must not differ from run to run.
  env: { PYTHONHASHSEED: "0" },
});
python.mountNodeFS("/folder", folder);
const mistake = python.runPython(COMPILE)(root, Number(level));
if (mistake) {
  console.error(mistake);
  process.exitCode = 1;
}
