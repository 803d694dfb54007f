"""The built site's files by their plain names: the build puts a hash into each."""

import re
from pathlib import Path

from web.tools.paths import SITE

HASH = re.compile(r"\.[0-9a-f]{8}(?=\.\w+$)")


def hashed(name: str, site: Path = SITE) -> str:
    """Return the path that a file of the site has there, `runtime/pygame.zip.gzip` for example."""
    plain = Path(name)
    fits = re.compile(rf"{re.escape(plain.stem)}\.[0-9a-f]{{8}}{re.escape(plain.suffix)}")
    [found] = [file for file in (site / plain.parent).iterdir() if fits.fullmatch(file.name)]
    return found.relative_to(site).as_posix()
