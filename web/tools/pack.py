"""pygbag, run on a staged game without a network and without its optimisers."""

import sys
from pathlib import Path

from web.tools import zips
from web.tools.console import run
from web.tools.errors import BuildError

OPTIONS = ("--build", "--no_opt", "--disable-sound-format-error", "--cdn", "./",
           "--title", "Gin Rummy")  # fmt: skip
"""The format: pygbag wants OGG, which Safari reads from version 18 on only; all read wave files."""


def pack(stage: Path, template: Path, icon: Path) -> Path:
    """Let pygbag pack the staged game and fill the template; return the folder it made.

    The same input gives the same bytes. Raises BuildError when pygbag fails.
    """
    made = stage / "build/web"
    run(
        [sys.executable, "-m", "pygbag", *OPTIONS, "--template", template, "--icon", icon, stage],
        "pygbag could not pack the game: see its last words above.",
        # pygbag looks for pygbag.ini in the current folder
        cwd=stage.parent,
        # pygbag runs black and ffmpeg on the game when it finds them; unbuffered, its last words
        # are those of the failure
        env={"PATH": "", "PYTHONUNBUFFERED": "1"},
        quiet=True,
    )
    archive = made / f"{stage.name}.apk"
    for needed in (archive, made / "index.html", made / "favicon.png"):
        if not needed.is_file():
            raise BuildError(f"pygbag made no {needed.name}: is it the pinned version?")
    # the same files once more, for another kind of loader than ours, and an icon of one size only
    archive.with_suffix(".tar.gz").unlink(missing_ok=True)
    (made / "favicon.png").unlink()
    # pygbag writes dates
    zips.write(archive, zips.read(archive))
    return made
