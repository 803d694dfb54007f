"""WebAssembly objects to the one module that Pyodide loads."""

from pathlib import Path

from web.tools.runtime.commands import run

# Found by Emscripten's loader: the relocations, and the bounds of the JavaScript that is embedded
# in C by EM_ASM and EM_JS.
_LOADER_SYMBOLS = (
    "__wasm_apply_data_relocs",
    "__start_em_asm",
    "__stop_em_asm",
    "__start_em_js",
    "__stop_em_js",
)


def link(wasm_ld: Path, objects: list[Path], out: Path) -> None:
    """Link the objects to a side module. Raises BuildError."""
    run(
        [
            str(wasm_ld),
            "-shared",
            "--experimental-pic",
            # C's library is in the interpreter: what is not found here is looked up there.
            "--unresolved-symbols=import-dynamic",
            "--import-undefined",
            "--import-memory",
            "--export=PyInit_base",
            *[f"--export-if-defined={name}" for name in _LOADER_SYMBOLS],
            "--gc-sections",
            "--strip-debug",
            "-O2",
            *("-o", str(out)),
            *map(str, objects),
        ],
        failed="Could not link pygame for the browser: tell the project's maintainers or run "
        "./build.sh --official-runtime",
    )
