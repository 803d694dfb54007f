"""The finished site in build/web/: the packed game, the page and the runtime, all in one folder."""

import json
import shutil
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from web.tools import bundle, bytecode, glue, icons, manifest, names, slim, worker, zips
from web.tools.console import say
from web.tools.errors import BuildError
from web.tools.pack import pack
from web.tools.stage import game_files, page_files, stage
from web.tools.stamp import Stamp, digest

NAME = "gin-rummy"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
WORKBOX_WINDOW = "workbox-window/build/workbox-window.prod.mjs"
LIBRARY = ".so"
# Told by GitHub Pages to leave the files as they are.
NO_JEKYLL = ".nojekyll"


@dataclass(frozen=True)
class Parts:
    """What a site is made from: the project, the pyodide npm package, the zips of libraries."""

    root: Path
    pyodide: Path
    stdlib_zip: Path
    pygame_zip: Path

    def pyodide_files(self) -> dict[str, Path]:
        """Return the files of the site's runtime/ folder that are taken as they are, by name.

        Raises BuildError when one of the parts is missing.
        """
        files = {name: self.pyodide / name for name in PYODIDE_FILES}
        for file in (*files.values(), self.stdlib_zip, self.pygame_zip):
            if not file.is_file():
                raise BuildError(
                    f"{file} is missing: please run './build.sh clean' and then this again."
                )
        return files

    def page_extras(self) -> dict[str, Path]:
        """Return what else the page takes from elsewhere, by the names in the site."""
        return {
            "workbox-window.js": self.pyodide.parent / WORKBOX_WINDOW,
            "screenshots/narrow.png": self.root / "docs/portrait.png",
            "screenshots/wide.png": self.root / "docs/landscape.png",
        }

    def key(self) -> str:
        """Return a digest of everything that shapes the site, these tools included."""
        here = Path(__file__).parent
        tools = [*sorted(here.glob("*.py")), *sorted(here.glob("*.mjs"))]
        runtime = [*self.pyodide_files().values(), self.stdlib_zip, self.pygame_zip]
        files = [*game_files(self.root), *page_files(self.root), *runtime, *tools]
        files += self.page_extras().values()
        locks = [self.root / "pyproject.toml", self.root / "web/package-lock.json"]
        return digest([*files, *locks])


def build(parts: Parts, site: Path) -> bool:
    """Make the site folder, whole or not at all; return False when it was up to date.

    The stamp beside it holds the inputs and the sizes of the files, so that a damaged site is
    made anew too. Raises BuildError when a part is missing or pygbag fails.
    """
    stamp = Stamp(site.with_suffix(".stamp"))
    retired = site.with_suffix(".old")
    if retired.exists() and not site.exists():
        # a build was stopped between the two renames of _install
        retired.rename(site)
    key = parts.key()
    if site.is_dir() and stamp.read() == _summary(key, site):
        return False
    say(f"Packing the game into {site}")
    site.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".building-", dir=site.parent) as work:
        finished = _lay_out(parts, Path(work))
        summary = _summary(key, finished)
        _install(finished, site, retired)
    stamp.write(summary)
    return True


def _lay_out(parts: Parts, work: Path) -> Path:
    """Build the whole site below work and return its folder."""
    staged = work / NAME
    staged.mkdir()
    stage(parts.root, staged)
    pictures = work / "icons"
    svg = parts.root / "web/icon.svg"
    icons.draw(svg, pictures)
    made = pack(staged, parts.root / "web/index.tmpl", pictures / icons.LARGEST)
    game = made / f"{NAME}.apk"
    bytecode.compile_zip(parts.pyodide, parts.stdlib_zip, game, game, bare=True, root="assets/")
    pictures.rename(made / "icons")
    shutil.copyfile(svg, made / "icons/icon.svg")
    runtime = {f"runtime/{name}": file for name, file in parts.pyodide_files().items()}
    for name, file in {**runtime, **parts.page_extras()}.items():
        (made / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(file, made / name)
    _pack_python(parts, game, made)
    (made / NO_JEKYLL).touch()
    manifest.write(made)
    _write_file_list(made)
    bundle.bundle(made)
    names.hash_names(made)
    worker.write(made)
    return made


def _pack_python(parts: Parts, game: Path, site: Path) -> None:
    """Turn the packed game and the libraries that it takes into what the boot script unpacks."""
    sources = game_files(parts.root)
    libraries = slim.slim(parts.pyodide, parts.stdlib_zip, parts.pygame_zip, game, sources)
    zips.write_whole(site / "runtime/stdlib.zip.gzip", libraries.stdlib)
    _pack_pygame(libraries.pygame, site)
    code = (content for name, content in libraries.pygame.items() if name.endswith(LIBRARY))
    _shorten_glue(site / "runtime", code)
    zips.write_whole(site / f"{NAME}.apk.gzip", zips.read(game))
    game.unlink()


def _pack_pygame(files: dict[str, bytes], site: Path) -> None:
    """Put pygame's code beside its archive, an empty file in its place: browsers compile it so.

    Where it comes as several libraries, as Pyodide's own may, they stay in the archive.
    """
    code = [name for name in files if name.endswith(LIBRARY)]
    if len(code) == 1:
        (site / "runtime/pygame.wasm").write_bytes(files[code[0]])
        files = files | {code[0]: b""}
    zips.write_whole(site / "runtime/pygame.zip.gzip", files)


def _shorten_glue(runtime: Path, libraries: Iterable[bytes]) -> None:
    """Take out of Pyodide's script what neither its other script nor a library calls by name."""
    script = runtime / "pyodide.asm.mjs"
    others = [(runtime / "pyodide.mjs").read_bytes(), *libraries]
    script.write_text(glue.shorten(script.read_text(encoding="utf-8"), others), encoding="utf-8")


def _write_file_list(site: Path) -> None:
    """Write files.js: what the boot script downloads, with the size of each file in bytes."""
    files = [site / f"{NAME}.apk.gzip", *sorted((site / "runtime").iterdir())]
    sizes = {file.relative_to(site).as_posix(): file.stat().st_size for file in files}
    text = json.dumps(sizes, indent=2)
    (site / "files.js").write_text(f"export const files = {text};\n", encoding="utf-8")


def _install(finished: Path, site: Path, retired: Path) -> None:
    """Put the finished folder in the old one's place, by renames only."""
    if retired.exists():
        shutil.rmtree(retired)
    if site.exists():
        site.rename(retired)
    finished.rename(site)
    if retired.exists():
        shutil.rmtree(retired)


def _summary(key: str, site: Path) -> str:
    files = sorted(file for file in site.rglob("*") if file.is_file())
    lines = [f"{file.stat().st_size} {file.relative_to(site).as_posix()}" for file in files]
    return "\n".join([key, *lines])
