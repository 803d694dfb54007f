"""Libraries cut down to what is imported: what stays, what goes, and that the game starts on it."""

from pathlib import Path

import pytest

from tests.tools.test_bytecode import PYODIDE, import_all
from tests.tools.tree import write, write_pygame
from tests.web.address import hashed
from web.tools import bytecode, slim, stage, worker, zips
from web.tools.errors import BuildError
from web.tools.paths import ROOT, SITE
from web.tools.serve import transfer

MOST_BYTES = 6_000_000  # a bound that only gets lower (docs/startup.md)


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return the site's own three archives as the plain zips that Python reads."""
    if not SITE.is_dir():
        pytest.fail("The site has not been built: run `./build.sh` first.", pytrace=False)
    folder = tmp_path_factory.mktemp("parts")
    found: dict[str, Path] = {}
    found["pygame"] = folder / "pygame.zip"
    write_pygame(found["pygame"])
    for plain in ("runtime/stdlib.zip.gzip", "gin-rummy.apk.gzip"):
        name = Path(plain).name.split(".")[0]
        found[name] = folder / f"{name}.zip"
        zips.write(found[name], zips.read_whole(SITE / hashed(plain)))
    return found


def test_every_import_of_the_game_works_on_what_the_site_ships(parts: dict[str, Path]) -> None:
    sources = [path for path in stage.game_files(ROOT) if path.suffix == ".py"]
    own = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in sources]
    names = [*own, *slim.late_imports(sources), *slim.LATER, "asyncio", "pygame", "pyodide.ffi"]
    found = import_all(parts["stdlib"], parts["pygame"], parts["gin-rummy"], names)

    assert not {name: text for name, text in found.items() if text.startswith("Traceback")}
    assert found["main"] == "/app/assets/main.pyc"


def test_what_nobody_imports_stays_away(parts: dict[str, Path]) -> None:
    shipped = zips.read(parts["stdlib"])
    everything = zips.read(bytecode.standard_library(PYODIDE))

    own = {name for name, content in shipped.items() if everything.get(name) != content}
    assert own == {f"{name}.pyc" for name in slim.REPLACED}
    assert len(shipped) < len(everything) / 3
    assert {"argparse.pyc", "tkinter/__init__.pyc", "ssl.pyc"}.isdisjoint(shipped)
    assert {"pygame/midi.pyc", "pygame/camera.pyc"}.isdisjoint(zips.read(parts["pygame"]))


def test_the_whole_site_is_small() -> None:
    sizes = {name: transfer(SITE / name) for name in [*worker.kept_files(SITE), worker.NAME]}
    assert sum(sizes.values()) <= MOST_BYTES, sizes


def test_imports_inside_functions_are_found(tmp_path: Path) -> None:
    write(
        tmp_path / "a.py",
        "import json\nfrom game.core import cards\n\n\ndef f():\n    from email.utils import x\n",
    )
    assert slim.late_imports([tmp_path / "a.py", tmp_path / "font.woff"]) == ["email.utils", "json"]


def test_only_debug_sections_leave_a_wasm_module() -> None:
    magic = b"\0asm\1\0\0\0"
    names, dylink, code = b"\0\x06\4namex", b"\0\x0a\x08dylink.0y", b"\x0a\x80\1" + b"c" * 128
    assert slim.without_debug(magic + dylink + code + names) == magic + dylink + code


def test_a_game_that_can_not_be_imported_is_told(parts: dict[str, Path], tmp_path: Path) -> None:
    broken = tmp_path / "broken.zip"
    zips.write(broken, {"assets/main.py": b"import tkinter.nothing\n"})
    bytecode.compile_zip(
        PYODIDE, bytecode.standard_library(PYODIDE), broken, broken, root="assets/"
    )
    with pytest.raises(BuildError, match="could not import the game"):
        slim.slim(PYODIDE, parts["stdlib"], parts["pygame"], broken, [])


def test_a_traceback_is_told_without_colours(parts: dict[str, Path], tmp_path: Path) -> None:
    main = b"""
import traceback
try:
    raise RuntimeError("provoked") from KeyError("before")
except RuntimeError as error:
    told = "".join(traceback.format_exception(error))
told += "".join(traceback.format_exception(SyntaxError("bad", ("a.py", 1, 2, "if :", 1, 3))))
expected = ("KeyError: 'before'", "RuntimeError: provoked", "SyntaxError: bad")
if not all(text in told for text in expected) or chr(27) in told:
    raise ValueError(told)
"""
    zips.write(tmp_path / "game.zip", {"assets/main.py": main})
    found = import_all(parts["stdlib"], None, tmp_path / "game.zip", ["main"])
    assert found["main"].endswith("main.py"), found["main"]
