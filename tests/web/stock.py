"""The site as it would be without its own means of starting fast: what the start is compared with.

The same page and the same packages, in the form in which they come: Python's files as source, the
standard library whole, no copy kept for the next visit.
"""

import re
import shutil
import tempfile
from pathlib import Path

from tests.web.address import HASH, hashed
from web.tools import bundle, bytecode, node, runtime, stage, zips
from web.tools.paths import ROOT, SITE

LIBRARY, PYGAME, APP = "runtime/stdlib.zip.gzip", "runtime/pygame.zip.gzip", "gin-rummy.apk.gzip"
GLUE = "runtime/pyodide.asm.mjs"


# Archives in their usual form take Python's own unpacking.
UNPACK = """
export const unpack = (python, zip, folder) => {
  python.FS.mkdirTree(folder);
  python.unpackArchive(zip, "zip", { extractDir: folder });
};
"""
# and pygame's code lies among its files.
ADD_PYGAME = """
import { unpack } from "./unpack.js";

export async function addPygame(python, downloads) {
  unpack(python, await downloads.bytes("runtime/pygame.zip.gzip"), python._module.API.sitePackages);
}
"""


def make(site: Path, *, official: bool = False) -> None:
    """Make the folder `site` from the built one."""
    shutil.copytree(SITE, site)
    (site / "sw.js").unlink()
    _leave_out(site, hashed("runtime/pygame.wasm"))
    (site / hashed("boot.js")).write_text(_boot_script(), encoding="utf-8")
    game = site / "gin-rummy.apk"
    files = stage.game_files(ROOT)
    zips.write(
        game, {f"assets/{file.relative_to(ROOT).as_posix()}": file.read_bytes() for file in files}
    )
    plain = {
        LIBRARY: (
            "runtime/python_stdlib.zip",
            node.package("pyodide") / bytecode.STANDARD_LIBRARY,
        ),
        PYGAME: ("runtime/pygame.zip", runtime.obtain(official)),
        APP: (game.name, game),
        GLUE: (GLUE, node.package("pyodide") / Path(GLUE).name),
    }
    for packed, (name, source) in plain.items():
        if source != site / name:
            shutil.copyfile(source, site / name)
        _rename(site, hashed(packed), name)


def _boot_script() -> str:
    """Return the page's boot script, put together with another way of unpacking."""
    with tempfile.TemporaryDirectory(prefix="gin-rummy-") as folder:
        scripts = Path(folder, "static")
        shutil.copytree(ROOT / "web/static", scripts, ignore=shutil.ignore_patterns("offers.js"))
        (scripts / "unpack.js").write_text(UNPACK, encoding="utf-8")
        (scripts / "pygame.js").write_text(ADD_PYGAME, encoding="utf-8")
        # stays a file of its own, the site's
        (scripts / "download.js").write_text("export const downloads = {};\n", encoding="utf-8")
        bundle.bundle(scripts)
        text = (scripts / "boot.js").read_text(encoding="utf-8")
    for file in (*SITE.glob("*.*.*"), *SITE.glob("runtime/*")):
        name = file.relative_to(SITE).as_posix()
        plain = HASH.sub("", name)
        for quote in "'\"":
            for start in (quote, f"{quote}./"):
                text = text.replace(f"{start}{plain}{quote}", f"{start}{name}{quote}")
    return text


def _leave_out(site: Path, name: str) -> None:
    """Have the page not download a file."""
    (site / name).unlink()
    script = site / hashed("download.js")
    text = script.read_text(encoding="utf-8")
    shorter = re.sub(rf'\s*"{re.escape(name)}": \d+,', "", text)
    assert shorter != text, name
    script.write_text(shorter, encoding="utf-8")


def _rename(site: Path, old: str, new: str) -> None:
    """Have every script and the page ask for another file, and download.js tell its size."""
    sizes = [(site / name).stat().st_size for name in (old, new)]
    for text in [site / "index.html", *site.glob("*.js")]:
        content = text.read_text(encoding="utf-8")
        content = content.replace(f'"{old}": {sizes[0]}', f'"{new}": {sizes[1]}')
        # the page writes what it loads ahead as "./runtime/..."
        for start in ('"', '"./'):
            content = content.replace(f'{start}{old}"', f'{start}{new}"')
        text.write_text(content, encoding="utf-8")
    (site / old).unlink()
