"""pyconfig.h for the interpreter inside Pyodide."""

import re
import zipfile
from pathlib import Path

import pytest

from web.tools.runtime import pyconfig

NATIVE = """
/* a comment */
#define SIZEOF_LONG 8
#define HAVE_FORK 1
/* #undef HAVE_BROKEN_POLL */
#undef PLATLIBDIR
# define RETSIGTYPE void
"""

RECORD = """
import os
ROOT = os.environ.get("ROOT", "/nowhere")
build_time_vars = {
    'AR': f'{ROOT}/emar',
    'CC': 'emcc',
    'HAVE_FORK': 0,
    'HAVE_EMSCRIPTEN_H': 1,
    'PLATLIBDIR': '"lib"',
    'RETSIGTYPE': 'void',
    'SIZEOF_LONG': 4,
    'VPATH': '',
    'srcdir_level': 3}
"""


@pytest.fixture
def library(tmp_path: Path) -> Path:
    file = tmp_path / "python_stdlib.zip"
    with zipfile.ZipFile(file, "w") as packed:
        packed.writestr("_sysconfigdata__emscripten_wasm32-emscripten.py", RECORD)
    return file


def test_defines_the_targets_values_and_no_others(library: Path) -> None:
    header = pyconfig.generate(library, NATIVE)
    defined = dict(re.findall(r"^#define (\w+) (.*)$", header, re.MULTILINE))
    assert defined == {
        "HAVE_EMSCRIPTEN_H": "1",
        "PLATLIBDIR": '"lib"',
        "RETSIGTYPE": "void",
        "SIZEOF_LONG": "4",
    }


def test_every_define_is_guarded(library: Path) -> None:
    lines = pyconfig.generate(library, NATIVE).splitlines()
    assert lines[:3] == ["#ifndef HAVE_EMSCRIPTEN_H", "#define HAVE_EMSCRIPTEN_H 1", "#endif"]
    assert len(lines) == 3 * 4


def test_reads_a_record_with_values_made_of_folder_names(library: Path) -> None:
    record = pyconfig.build_record(library)
    assert record["CC"] == "emcc"
    assert "AR" not in record
