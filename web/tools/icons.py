"""The game's icons, drawn from web/icon.svg by an npm package that knows what systems ask for."""

import shutil
from pathlib import Path

from web.tools import console, node
from web.tools.runtime import cache

SCRIPT = Path(__file__).with_suffix(".mjs")
LARGEST = "pwa-512x512.png"
NAMES = (
    LARGEST,
    "pwa-192x192.png",
    "maskable-icon-512x512.png",
    "apple-touch-icon-180x180.png",
    "favicon.ico",
)


def draw(svg: Path, folder: Path) -> None:
    """Put the icons of an SVG file into folder, drawn now if the cache has none.

    Raises BuildError when they can't be drawn.
    """
    key = cache.key(["icons"], [svg, SCRIPT, Path(__file__), node.WEB / "package-lock.json"])

    def make(work: Path, out: Path) -> None:
        console.run(
            ["node", SCRIPT, node.WEB, svg, out.parent],
            f"The icons could not be drawn from {svg}: see the words above, then run this again.",
            quiet=True,
        )

    kept = cache.keep(key, make, LARGEST).parent
    folder.mkdir(parents=True)
    for name in NAMES:
        shutil.copyfile(kept / name, folder / name)
