"""The place outside the tree where finished runtime files are kept, under a hash of their inputs.

It refuses to know how they are made.
"""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path

_UNFINISHED = ".making-"
_DAY_SECONDS = 24 * 60 * 60


def keep(key: str, make: Callable[[Path, Path], None], product: str = "pygame.zip") -> Path:
    """Return the file `product` kept under this key, making it first when there is none.

    `make(work, out)` writes the file `out` and may fill the folder `work`. A failure or a power
    cut leaves no folder of that key: it appears by one rename, when everything is in it.
    """
    kept = folder() / f"runtime-{key}"
    if (kept / product).is_file():
        return kept / product
    folder().mkdir(parents=True, exist_ok=True)
    _sweep()
    with tempfile.TemporaryDirectory(prefix=_UNFINISHED, dir=folder()) as temporary:
        work, done = Path(temporary, "work"), Path(temporary, "done")
        work.mkdir()
        done.mkdir()
        make(work, done / product)
        _publish(done, kept, product)
    return kept / product


def key(facts: Iterable[str], files: Iterable[Path]) -> str:
    """Return 16 hex digits that change with every fact and with the content of every file."""
    whole = hashlib.sha256()
    for fact in facts:
        whole.update(hashlib.sha256(fact.encode()).digest())
    whole.update(b"files")
    for file in files:
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()[:16]


def folder() -> Path:
    """Return the project's cache folder, which may not exist yet."""
    base = Path(os.environ.get("XDG_CACHE_HOME", ""))
    # The XDG rules tell programs to ignore a relative path.
    return (base if base.is_absolute() else Path.home() / ".cache") / "gin-rummy"


def _sweep() -> None:
    """Remove what a killed build left; another build may be at work on what is younger."""
    for left in folder().glob(f"{_UNFINISHED}*"):
        if time.time() - left.stat().st_mtime > _DAY_SECONDS:
            shutil.rmtree(left, ignore_errors=True)


def _publish(done: Path, kept: Path, product: str) -> None:
    try:
        done.rename(kept)
    except OSError:
        # Another build may have finished the same work in the meantime.
        if not (kept / product).is_file():
            raise
