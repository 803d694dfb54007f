"""Hashed names: files that name others, files that keep their names, changes that travel."""

from pathlib import Path

import pytest

from tests.tools.tree import contents, write
from web.tools.errors import BuildError
from web.tools.names import hash_names

FILES = {
    "index.html": '<link href="./style.css"><script src="boot.js"></script>\n',
    "boot.js": 'import { files } from "./files.js";\nconst zip = "runtime/x.y.zip";\n',
    "files.js": 'export const files = { "runtime/x.y.zip": 3 };\n',
    "style.css": "body { margin: 0 }\n",
    "runtime/x.y.zip": "zip",
    ".nojekyll": "",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    plant(tmp_path / "site")
    return tmp_path / "site"


def plant(site: Path, **changed: str) -> None:
    for name, text in FILES.items():
        write(site / name, changed.get(Path(name).stem, text))


def test_every_file_but_the_page_gets_a_hash(site: Path) -> None:
    names = hash_names(site)

    assert names["index.html"] == "index.html"
    assert sorted(contents(site)) == sorted([*names.values(), ".nojekyll"])
    assert sum(name != renamed for name, renamed in names.items()) == 4
    assert names["runtime/x.y.zip"].startswith("runtime/x.y.")
    assert names["runtime/x.y.zip"].endswith(".zip")


def test_texts_call_files_by_their_new_names(site: Path) -> None:
    names = hash_names(site)

    page = (site / "index.html").read_text()
    assert page == FILES["index.html"].replace("style.css", names["style.css"]).replace(
        "boot.js", names["boot.js"]
    )
    boot = (site / names["boot.js"]).read_text()
    assert f'"./{names["files.js"]}"' in boot
    assert f'"{names["runtime/x.y.zip"]}"' in boot


def test_a_change_travels_to_all_that_name_the_file_and_no_further(tmp_path: Path) -> None:
    plant(tmp_path / "one")
    plant(tmp_path / "two", **{"x.y": "another zip"})
    one, two = hash_names(tmp_path / "one"), hash_names(tmp_path / "two")

    assert {name for name in one if one[name] != two[name]} == {
        "runtime/x.y.zip",
        "files.js",
        "boot.js",
    }


def test_files_that_name_each_other_are_refused(site: Path) -> None:
    write(site / "files.js", 'import "./boot.js";\n')
    with pytest.raises(BuildError, match=r"boot\.js -> files\.js -> boot\.js"):
        hash_names(site)
