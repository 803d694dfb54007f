"""The service worker, made by Workbox: it keeps every file that a game takes, all or none."""

from pathlib import Path

from web.tools import console, node

SCRIPT = Path(__file__).with_suffix(".mjs")
NAME = "sw.js"
# Hosts show the one, and install dialogs, which need a network anyway, the others.
NOT_KEPT = {"404.html", NAME}
NOT_KEPT_FOLDER = "screenshots"


def write(site: Path) -> None:
    """Write sw.js for the finished files of a site; raises BuildError when Workbox fails."""
    console.run(
        ["node", SCRIPT, node.WEB, site, *kept_files(site)],
        "The service worker could not be made: see the words above, then run this again.",
        quiet=True,
    )


def kept_files(site: Path) -> list[str]:
    """Return the paths below site that a browser shall keep, in order."""
    paths = [file.relative_to(site) for file in sorted(site.rglob("*")) if file.is_file()]
    return [
        path.as_posix()
        for path in paths
        if path.name[0] != "." and path.name not in NOT_KEPT and path.parts[0] != NOT_KEPT_FOLDER
    ]
