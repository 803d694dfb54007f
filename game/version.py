"""Which release of the game this is, and of which build; a player can copy it into a report."""

from pathlib import Path

VERSION = "0.1.0"
"""The same as in pyproject.toml, which is no part of the site."""
MARK = Path(__file__).with_name("build.txt")
"""Written by the build: the beginning of a hash over the game's files."""


def version(mark: Path = MARK) -> str:
    """Return the release with its build's mark: '0.1.0 (3fa92c1b)'; without one, from source."""
    try:
        build = mark.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        build = "from source"
    return f"{VERSION} ({build})"
