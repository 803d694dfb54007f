/**
 * Find out which library files a game takes, by importing all of it with the Python that will run it.
 *
 * node imports.mjs <pyodide> <stdlib> <library> <game> <names>: starts the Pyodide in the folder <pyodide> on the
 * standard library <stdlib>, unpacks the other two zips, imports every module below assets/ in <game> and those that
 * <names> lists (JSON), and prints the paths of the library files that were loaded, as JSON.
 */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, stdlib, library, game, names] = process.argv.slice(2);

const IMPORT = `
import importlib, sys
from pathlib import Path

def import_all(names, packages):
    """Import everything; return the paths of the library files in use, relative to their zips."""
    assets = Path("/app/assets")
    sys.path.insert(0, str(assets))
    modules = [path.relative_to(assets).with_suffix("") for path in assets.rglob("*.pyc")]
    for name in sorted(".".join(module.parts) for module in modules) + names:
        importlib.import_module(name.removesuffix(".__init__"))
    files = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
    roots = [f"{path}/" for path in (*sys.path, packages) if path.startswith("/lib/")]
    return sorted({file.removeprefix(root) for file in files for root in roots if file.startswith(root)})

import_all
`;

const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${pyodide}/`,
  stdLibURL: stdlib,
  env: { PYGAME_HIDE_SUPPORT_PROMPT: "1" },
});
const packages = python._module.API.sitePackages;
const read = (/** @type {string} */ file) => new Uint8Array(readFileSync(file));
python.unpackArchive(read(library), "zip", { extractDir: packages });
python.unpackArchive(read(game), "zip", { extractDir: "/app" });
const found = python.runPython(IMPORT)(python.toPy(JSON.parse(names)), packages).toJs();
console.log(JSON.stringify(found));
