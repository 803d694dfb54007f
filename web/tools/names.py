"""Names with a hash of the content in them: a new page never meets an old script.

A name that changes with its file lets every cache keep the file for good. It refuses to know what
the files are for: a text names another file by its path in quotes.
"""

import hashlib
import re
from pathlib import Path

from web.tools.errors import BuildError

STABLE = {"index.html", "404.html", "manifest.webmanifest"}
"""Found by their names, by hosts and browsers."""
TEXTS = {".css", ".html", ".js", ".webmanifest"}
DIGITS = 8


def hash_names(site: Path) -> dict[str, str]:
    """Rename the files below site, and what their texts call them; return new names by old ones.

    A hidden file keeps its name. Raises BuildError when two texts name each other.
    """
    found = sorted(file for file in site.rglob("*") if file.is_file())
    files = {file.relative_to(site).as_posix(): file for file in found if file.name[0] != "."}
    naming = _Naming(files)
    for name in files:
        naming.settle(name)
    return naming.names


class _Naming:
    """The work on one site; a file gets its name after all those that it names."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.names: dict[str, str] = {}
        self._files = files
        self._open: list[str] = []
        known = "|".join(re.escape(name) for name in sorted(files, key=len, reverse=True))
        self._reference = re.compile(rf"""(?<=["'`])(\./)?({known})(?=["'`])""")

    def settle(self, name: str) -> str:
        """Return a file's new name, giving it one now if it has none."""
        if name in self.names:
            return self.names[name]
        if name in self._open:
            circle = " -> ".join([*self._open, name])
            raise BuildError(f"Files of the page name each other ({circle}): break the circle.")
        self._open.append(name)
        file = self._files[name]
        if file.suffix in TEXTS:
            self._rewrite(file)
        self._open.pop()
        self.names[name] = name if name in STABLE else self._rename(name, file)
        return self.names[name]

    def _rewrite(self, file: Path) -> None:
        text = file.read_text(encoding="utf-8")
        own = file.name
        replaced = self._reference.sub(
            lambda found: (
                found[0] if found[2] == own else f"{found[1] or ''}{self.settle(found[2])}"
            ),
            text,
        )
        file.write_text(replaced, encoding="utf-8")

    def _rename(self, name: str, file: Path) -> str:
        digest = hashlib.sha256(file.read_bytes()).hexdigest()[:DIGITS]
        renamed = file.with_name(f"{file.stem}.{digest}{file.suffix}")
        file.rename(renamed)
        return name.removesuffix(file.name) + renamed.name
