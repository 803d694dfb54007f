/**
 * Compile Python files with the very Python that will run them in the browser.
 *
 * node bytecode.mjs <pyodide> <stdlib> <folder> <root> <level> <bare>: starts the Pyodide in the folder <pyodide> on the
 * standard library <stdlib>, and puts x.pyc beside each x.py below <folder>, compiled at this level of optimising, "bare" without the annotations that only people and checkers read,
 * and with dataclasses written out (spell.py).
 * Tracebacks will name a file by its path in <folder>, without <root> in front. A mistake in a file ends it with one
 * line on standard error.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, stdlib, folder, root, level, bare] = process.argv.slice(2);

const COMPILE = `
import ast
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path

class Bare(ast.NodeTransformer):
    """Leaves the annotations of functions and plain names out; those of classes make dataclasses."""

    def visit_ClassDef(self, node):
        for part in node.body:
            if not isinstance(part, ast.AnnAssign):
                self.visit(part)
        return node

    def visit_FunctionDef(self, node):
        node.returns = None
        given = node.args
        for each in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
            if each is not None:
                each.annotation = None
        return self.generic_visit(node)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_AnnAssign(self, node):
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], node.value), node)

def compile_all(root, level, bare):
    """Compile every file in order; return what is wrong with the first bad one, or an empty text."""
    for source in sorted(Path("/folder").rglob("*.py")):
        # The name that tracebacks show is the same on every machine.
        name = source.relative_to("/folder").as_posix().removeprefix(root)
        text = source.read_bytes()
        try:
            tree = ast.parse(text, name)
            if bare:
                spell(tree)
                tree = ast.fix_missing_locations(Bare().visit(tree))
            code = compile(tree, name, "exec", dont_inherit=True, optimize=level)
        except (SyntaxError, ValueError) as error:
            return f"{name}, line {getattr(error, 'lineno', None) or '?'}: {getattr(error, 'msg', error)}"
        Path(f"{source}c").write_bytes(_code_to_hash_pyc(code, source_hash(text), False))
    return ""

compile_all
`;

const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${pyodide}/`,
  stdLibURL: stdlib,
  // The order inside sets must not differ from run to run. Columns only place the carets of a traceback, below a line
  // of source that no browser has; lines stay.
  env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
});
python.mountNodeFS("/folder", folder);
python.runPython(readFileSync(new URL("spell.py", import.meta.url), "utf8"));
const mistake = python.runPython(COMPILE)(root, Number(level), bare === "bare");
if (mistake) {
  console.error(mistake);
  process.exitCode = 1;
}
