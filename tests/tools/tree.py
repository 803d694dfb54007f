"""A project in miniature, for tests of the tools that pack the real one."""

from pathlib import Path

from tests.web.address import hashed
from web.tools import zips
from web.tools.paths import ROOT, SITE
from web.tools.site import PYODIDE_FILES, WORKBOX_WINDOW, Parts

LIBRARIES = {
    "python_stdlib.zip": {"os.pyc": b"os"},
    "pygame.zip": {"pygame/__init__.pyc": b"pygame", "pygame/base.so": b"code"},
}

FILES = {
    "main.py": "import game\n\n\nasync def main():\n    pass\n",
    "pyproject.toml": "[project]\n",
    "game/__init__.py": "",
    "game/core/cards.py": "SUITS = 'cdhs'\n",
    "game/core/__pycache__/cards.cpython-311.pyc": "old",
    "game/tests/test_cards.py": "assert False\n",
    "game/.hidden": "secret",
    "web/index.tmpl": '<title>{{cookiecutter.title}}</title>"{{cookiecutter.archive}}.apk.gzip"\n',
    "web/package-lock.json": "{}\n",
    "web/static/boot.js": "import { files } from './files.js';\nconsole.log(files);\n",
    "web/static/style.css": "body { margin: 0 }\n",
}

GLUE = "var _a;function assignWasmExports(wasmExports){_a=wasmExports}"
"""All that the tools look for in Pyodide's script."""


def plant(root: Path) -> Parts:
    """Write the miniature project below root, and return what its site is made from."""
    for name, text in FILES.items():
        write(root / name, text)
    write(root / "web/icon.svg", (ROOT / "web/icon.svg").read_text(encoding="utf-8"))
    for name in ("portrait", "landscape"):
        picture = root / f"docs/{name}.png"
        picture.parent.mkdir(exist_ok=True)
        picture.write_bytes((ROOT / f"docs/{name}.png").read_bytes()[:100])
    write(root / "web/node_modules" / WORKBOX_WINDOW, "export class Workbox {}\n")
    pyodide = root / "web/node_modules/pyodide"
    for name in PYODIDE_FILES:
        write(pyodide / name, GLUE if name == "pyodide.asm.mjs" else f"content of {name}")
    (root / "cache").mkdir()
    for name, content in LIBRARIES.items():
        zips.write(root / "cache" / name, content)
    return Parts(root, pyodide, *(root / "cache" / name for name in LIBRARIES))


def write_pygame(out: Path) -> None:
    """Write pygame's zip out of the built site, since a test must not compile it for minutes."""
    files = zips.read_whole(SITE / hashed("runtime/pygame.zip.gzip"))
    code = (SITE / hashed("runtime/pygame.wasm")).read_bytes()
    zips.write(out, {name: files[name] or code for name in files})


def write(file: Path, text: str) -> None:
    """Write a text file and the folders above it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def contents(folder: Path) -> dict[str, bytes]:
    """Return every file below a folder by its relative path."""
    return {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }
