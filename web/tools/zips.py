"""Zip files as mappings of names to contents; equal contents give equal bytes."""

import zipfile
from collections.abc import Mapping
from pathlib import Path

# The oldest date a zip can hold: a real one would make every build differ.
EPOCH = (1980, 1, 1, 0, 0, 0)
READABLE = 0o644 << 16
# Nothing compresses a zip on its way to a browser, so it has to be small itself.
SMALLEST = 9


def read(packed: Path) -> dict[str, bytes]:
    """Return the files of a zip by name, without its folders."""
    with zipfile.ZipFile(packed) as zipped:
        return {name: zipped.read(name) for name in zipped.namelist() if not name.endswith("/")}


def write(out: Path, files: Mapping[str, bytes]) -> None:
    """Write a zip of these files in the order of names and without dates."""
    with zipfile.ZipFile(out, "w") as zipped:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.external_attr = READABLE
            zipped.writestr(entry, files[name], zipfile.ZIP_DEFLATED, SMALLEST)
