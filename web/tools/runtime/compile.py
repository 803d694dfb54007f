"""C files to WebAssembly objects, on all cores."""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from web.tools.errors import BuildError
from web.tools.runtime.commands import last_words
from web.tools.runtime.progress import Counter
from web.tools.runtime.toolchain import Toolchain
from web.tools.runtime.units import Unit
from web.tools.runtime.versions import EMSCRIPTEN


def compile_all(tools: Toolchain, units: list[Unit], into: Path, work: Path) -> list[Path]:
    """Compile every unit and return the objects in the units' order.

    `work` is the folder above all sources; its name is kept out of the objects, so that the same
    inputs give the same bytes. Raises BuildError for the first file that does not compile.
    """
    common = [str(tools.clang), *flags(tools), f"-ffile-prefix-map={work}=."]
    objects = [into / f"{i:03}-{unit.source.stem}.o" for i, unit in enumerate(units)]
    jobs = list(zip(units, objects, strict=True))
    # The biggest first, so that no core is left alone with it at the end.
    jobs.sort(key=lambda job: job[0].source.stat().st_size, reverse=True)
    pool = ThreadPoolExecutor(os.cpu_count())
    try:
        running = [pool.submit(_compile, common, *job) for job in jobs]
        with Counter("Compiling", len(jobs)) as counter:
            for done in as_completed(running):
                counter.add(name=done.result())
    finally:
        pool.shutdown(cancel_futures=True)
    return objects


def flags(tools: Toolchain) -> list[str]:
    """Return the settings for every file: those that emcc would pass, and a few of our own."""
    major, minor, tiny = EMSCRIPTEN.upstream.split(".")
    return [
        "--target=wasm32-unknown-emscripten",
        f"--sysroot={tools.sysroot}",
        "-O2",
        # A module that is loaded at run time.
        "-fPIC",
        # Fewer public symbols are fewer addresses to fill in at load time; SDL's own marking
        # would make its functions public again.
        *("-fvisibility=hidden", "-DDECLSPEC="),
        # setjmp, which FreeType and the image decoders need, by WebAssembly's exceptions: the
        # way Pyodide's interpreter is compiled.
        *("-mllvm", "-wasm-enable-sjlj", "-mexception-handling", "-fignore-exceptions"),
        # emcc turns these two optimisations off because they make WebAssembly slower or wrong.
        *("-mllvm", "-combiner-global-alias-analysis=false", "-mllvm", "-disable-lsr"),
        "-DEMSCRIPTEN",
        f"-D__EMSCRIPTEN_major__={major}",
        f"-D__EMSCRIPTEN_minor__={minor}",
        f"-D__EMSCRIPTEN_tiny__={tiny}",
        *("-Xclang", "-iwithsysroot/include/compat"),
        # The sources are released versions of others: their warnings help nobody here.
        "-w",
    ]


def _compile(common: list[str], unit: Unit, out: Path) -> str:
    """Compile one file and return its name."""
    command = [*common, *unit.flags, "-c", str(unit.source), "-o", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode != 0:
        raise BuildError(
            f"Could not compile {unit.source.name} for the browser: tell the project's maintainers "
            f"or run ./build.sh --official-runtime ({last_words(done.stderr)})."
        )
    return unit.source.name
