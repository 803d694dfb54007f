"""Zip files as mappings of names to contents; equal contents give equal bytes."""

import gzip
import io
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
    out.write_bytes(_zip(files, zipfile.ZIP_DEFLATED))


def write_whole(out: Path, files: Mapping[str, bytes]) -> None:
    """Write a zip that is compressed as one piece, by gzip.

    Files that are alike share what they have in common, and Python reads from it at once.
    """
    out.write_bytes(gzip.compress(_zip(files, zipfile.ZIP_STORED), SMALLEST, mtime=0))


def read_whole(packed: Path) -> dict[str, bytes]:
    """Return the files of a zip that write_whole wrote."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))) as zipped:
        return {name: zipped.read(name) for name in zipped.namelist()}


def _zip(files: Mapping[str, bytes], method: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as zipped:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.external_attr = READABLE
            zipped.writestr(entry, files[name], method, SMALLEST)
    return out.getvalue()
