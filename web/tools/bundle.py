"""The page's scripts, put together by Rollup: a browser asks for four files instead of twenty-one.

Only what may not wait for the rest, or must outlive it, stays a file of its own.
"""

from pathlib import Path

from web.tools import console, node

SCRIPT = Path(__file__).with_suffix(".mjs")
ENTRIES = ("download.js", "errors.js", "boot.js", "offers.js")
"""Each names those before it, if any, as files; everything else that it imports becomes its own."""


def bundle(folder: Path) -> None:
    """Put the scripts of a folder together in their places, and remove those that went into others.

    A folder has those of ENTRIES that it has. Raises BuildError when a script can't be read or
    imports one that is not there.
    """
    entries = [name for name in ENTRIES if (folder / name).is_file()]
    console.run(
        ["node", SCRIPT, node.WEB, folder, *entries],
        "The page's scripts could not be put together: see the words above, then run this again.",
        quiet=True,
    )
    for script in folder.glob("*.js"):
        if script.name not in entries:
            script.unlink()
