"""Notes that tell a later run which inputs a finished step had, so that nothing is done twice."""

import hashlib
from collections.abc import Iterable
from pathlib import Path


def digest(files: Iterable[Path], *words: str) -> str:
    """Return the SHA-256 of the files' paths and contents, in order, and of some words."""
    sha = hashlib.sha256(repr(words).encode())
    for file in files:
        content = file.read_bytes()
        sha.update(f"\n{file.as_posix()} {len(content)}\n".encode())
        sha.update(content)
    return sha.hexdigest()


class Stamp:
    """A small text file, written only after the step it stands for has succeeded."""

    def __init__(self, path: Path) -> None:
        """Name the file; it need not exist."""
        self.path = path

    def read(self) -> str:
        """Return the text last written, or an empty one."""
        try:
            return self.path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""

    def write(self, text: str) -> None:
        """Remember the text."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(text, encoding="utf-8")

    def clear(self) -> None:
        """Forget the text, before a step that may leave things half done."""
        self.path.unlink(missing_ok=True)
