"""Bytecode: what the zips hold, that the pinned Python reads it, and that builds compare equal."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.tools.tree import write_pygame
from web.tools import bytecode, node, stage, zips
from web.tools.errors import BuildError
from web.tools.paths import ROOT, SITE

PYODIDE = node.package("pyodide")
UNCHECKED_HASH = 1
FILES = {
    "assets/main.py": b"from game.core import fail\n",
    "assets/game/core.py": b'"""Words."""\n\n\n'
    b'def fail(why: "aim" = 1) -> "end":\n    raise ValueError("kept")\n',
    "assets/game/fonts/bold.woff": b"a font",
}

# Each module is imported by the Pyodide that the site ships, from the zips that the site ships.
IMPORT = """
const [pyodide, stdlib, library, game, names] = process.argv.slice(1);
const { readFileSync } = await import("node:fs");
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
// pygame's greeting needs modules of its own, and the page does without it, too
const env = { PYGAME_HIDE_SUPPORT_PROMPT: "1" };
const python = await loadPyodide({ indexURL: `${pyodide}/`, stdLibURL: stdlib, env });
const site = python._module.API.sitePackages;
const read = (file) => new Uint8Array(readFileSync(file));
if (library) python.unpackArchive(read(library), "zip", { extractDir: site });
python.unpackArchive(read(game), "zip", { extractDir: "/app" });
python.globals.set("names", names);
console.log(python.runPython(`
import importlib, json, sys, traceback
sys.path.insert(0, "/app/assets")
found = {}
for name in json.loads(names):
    try:
        found[name] = getattr(importlib.import_module(name), "__file__", "built in")
    except Exception as error:
        found[name] = traceback.format_exc()
json.dumps(found)
`));
"""


@pytest.fixture(scope="module")
def stdlib() -> Path:
    return bytecode.standard_library(PYODIDE)


@pytest.fixture
def pygame_zip(tmp_path: Path) -> Path:
    """Return the built site's, since a test must not compile pygame for minutes."""
    if not SITE.is_dir():
        pytest.fail("The site has not been built: run `./build.sh` first.", pytrace=False)
    write_pygame(tmp_path / "pygame.zip")
    return tmp_path / "pygame.zip"


@pytest.fixture
def packed(tmp_path: Path) -> Path:
    zips.write(tmp_path / "game.zip", FILES)
    return tmp_path / "game.zip"


def compile_game(stdlib: Path, packed: Path, out: Path) -> dict[str, bytes]:
    """Compile as the site does and return the files of the result."""
    bytecode.compile_zip(PYODIDE, stdlib, packed, out, bare=True, root="assets/")
    return zips.read(out)


def import_all(stdlib: Path, library: Path | None, game: Path, names: list[str]) -> dict[str, str]:
    """Return where each module was imported from, or the traceback of its failure."""
    values = [str(PYODIDE), str(stdlib), str(library or ""), str(game), json.dumps(names)]
    argv = ["node", "--input-type=module", "--eval", IMPORT, "--", *values]
    done = subprocess.run(argv, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    result: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    return result


def assert_is_bytecode(files: dict[str, bytes]) -> None:
    """Check that no source is left and that Python never looks for one."""
    assert not [name for name in files if name.endswith(".py")]
    compiled = [content for name, content in files.items() if name.endswith(".pyc")]
    assert compiled
    assert {content[:4] for content in compiled} == {compiled[0][:4]}
    assert {int.from_bytes(content[4:8], "little") for content in compiled} == {UNCHECKED_HASH}


def test_the_whole_standard_library_is_bytecode(stdlib: Path) -> None:
    files = zips.read(stdlib)

    assert_is_bytecode(files)
    stock = zips.read(PYODIDE / bytecode.STANDARD_LIBRARY)
    assert {name.removesuffix("c") for name in files if name.endswith(".pyc")} == {
        name for name in stock if name.endswith(".py")
    }


def test_a_library_is_compiled_once_under_its_own_name(
    stdlib: Path, packed: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made = bytecode.library(PYODIDE, stdlib, packed)
    monkeypatch.setattr(bytecode, "compile_zip", pytest.fail)

    assert made.name == packed.name
    assert_is_bytecode(zips.read(made))
    assert bytecode.library(PYODIDE, stdlib, packed) == made


def test_pygame_on_the_site_is_bytecode(pygame_zip: Path) -> None:
    files = zips.read(pygame_zip)

    assert_is_bytecode(files)
    assert {"pygame/__init__.pyc", "pygame/pygame_icon.bmp"} < files.keys()


def test_every_module_of_the_game_can_be_imported(
    stdlib: Path, pygame_zip: Path, tmp_path: Path
) -> None:
    sources = {path.relative_to(ROOT): path for path in stage.game_files(ROOT)}
    zips.write(
        tmp_path / "game.zip",
        {f"assets/{name.as_posix()}": path.read_bytes() for name, path in sources.items()},
    )
    assert_is_bytecode(compile_game(stdlib, tmp_path / "game.zip", tmp_path / "game.zip"))
    modules = [".".join(name.with_suffix("").parts) for name in sources if name.suffix == ".py"]

    found = import_all(
        stdlib, pygame_zip, tmp_path / "game.zip", [*modules, "json", "pygame.sysfont"]
    )

    assert not {name: text for name, text in found.items() if not text.endswith(".pyc")}
    assert found["main"] == "/app/assets/main.pyc"


def test_tracebacks_name_file_and_line(stdlib: Path, packed: Path, tmp_path: Path) -> None:
    files = {**FILES, "assets/main.py": b"from game.core import fail\n\nfail()\n"}
    zips.write(packed, files)
    compile_game(stdlib, packed, tmp_path / "out.zip")

    found = import_all(stdlib, None, tmp_path / "out.zip", ["main"])

    assert 'File "main.py", line 3, in <module>' in found["main"]
    assert 'File "game/core.py", line 5, in fail' in found["main"]
    assert "ValueError: kept" in found["main"]


def test_columns_stay_behind(stdlib: Path, packed: Path, tmp_path: Path) -> None:
    lines = (
        b"import sys, token\n\nhere = sys._getframe().f_code\n"
        b"there = token.ISTERMINAL.__code__\n"
        b"found = [*here.co_positions(), *there.co_positions()]\n"
        b"if {place[2] for place in found} != {None}:\n    raise ValueError(found)\n"
    )
    zips.write(packed, {"assets/main.py": lines})
    compile_game(stdlib, packed, tmp_path / "out.zip")

    found = import_all(stdlib, None, tmp_path / "out.zip", ["main"])
    assert found["main"].endswith("main.pyc"), found["main"]


def test_docstrings_stay_behind_and_annotations_of_the_game_too(
    stdlib: Path, packed: Path, tmp_path: Path
) -> None:
    bare = compile_game(stdlib, packed, tmp_path / "bare.zip")["assets/game/core.pyc"]
    bytecode.compile_zip(PYODIDE, stdlib, packed, tmp_path / "library.zip")
    library = zips.read(tmp_path / "library.zip")["assets/game/core.pyc"]

    assert b"kept" in bare
    assert b"Words." not in bare
    assert b"Words." not in library
    assert b"aim" not in bare
    assert b"aim" in library


def test_dataclasses_keep_their_fields_and_a_mistake_names_its_line(
    stdlib: Path, tmp_path: Path
) -> None:
    made = (
        b"from dataclasses import dataclass, fields\n\nN: int = 2\n\n\n@dataclass\n"
        b"class Hand:\n    cards: int\n    size: int = N\n\n    def more(self, by: int) -> int:\n"
        b"        total: int\n        total = self.size + by\n        return total\n\n\n"
        b"assert [each.name for each in fields(Hand)] == []\n"
        b"if (Hand(1).more(3), *(each.type for each in fields(Hand))) != (5, int, int):\n"
        b"    raise ValueError(fields(Hand))\n"
    )
    zips.write(tmp_path / "game.zip", {"assets/main.py": made})
    compile_game(stdlib, tmp_path / "game.zip", tmp_path / "out.zip")
    found = import_all(stdlib, None, tmp_path / "out.zip", ["main"])
    assert found["main"].endswith("main.pyc"), found["main"]

    zips.write(tmp_path / "bad.zip", {"assets/main.py": b"x = 1\nif :\n"})
    with pytest.raises(BuildError, match=r"main\.py, line 2"):
        compile_game(stdlib, tmp_path / "bad.zip", tmp_path / "bad.zip")


def test_no_dataclass_is_compiled_at_the_start(stdlib: Path, tmp_path: Path) -> None:
    made = (
        b"import dataclasses\nfrom dataclasses import dataclass, fields, replace\n\n"
        b"dataclasses.exec = None  # what the decorator compiles its methods with\n\n\n"
        b"@dataclass(frozen=True, slots=True)\nclass Spot:\n    x: int\n    y: int = 2\n\n\n"
        b"kinds = [each.type for each in fields(Spot)]\n"
        b"if (replace(Spot(1), y=3), kinds) != (Spot(1, 3), [int, int]):\n"
        b"    raise ValueError(fields(Spot))\n"
    )
    zips.write(tmp_path / "game.zip", {"assets/main.py": made})
    compile_game(stdlib, tmp_path / "game.zip", tmp_path / "out.zip")
    found = import_all(stdlib, None, tmp_path / "out.zip", ["main"])
    assert found["main"].endswith("main.pyc"), found["main"]


def test_other_files_stay_as_they_are(stdlib: Path, packed: Path, tmp_path: Path) -> None:
    files = compile_game(stdlib, packed, tmp_path / "out.zip")

    assert sorted(files) == [
        "assets/game/core.pyc",
        "assets/game/fonts/bold.woff",
        "assets/main.pyc",
    ]
    assert files["assets/game/fonts/bold.woff"] == b"a font"


def test_two_builds_give_the_same_bytes(stdlib: Path, packed: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "another/place/with another name.zip"
    elsewhere.parent.mkdir(parents=True)
    shutil.copyfile(packed, elsewhere)

    compile_game(stdlib, packed, tmp_path / "one.zip")
    compile_game(stdlib, elsewhere, tmp_path / "two.zip")

    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_a_mistake_is_told_with_file_and_line(stdlib: Path, packed: Path, tmp_path: Path) -> None:
    zips.write(packed, {**FILES, "assets/game/core.py": b"SUITS = 4\nRANKS = = 13\n"})

    with pytest.raises(BuildError, match=r"mend it .*game/core\.py, line 2: invalid syntax"):
        compile_game(stdlib, packed, tmp_path / "out.zip")
    assert not (tmp_path / "out.zip").exists()
