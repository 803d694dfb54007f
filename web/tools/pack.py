"""pygbag, run on a staged game without a network and without its optimisers."""

import sys
import zipfile
from pathlib import Path

from web.tools.console import run
from web.tools.errors import BuildError

OPTIONS = ("--build", "--no_opt", "--cdn", "./", "--title", "Gin Rummy")
# the oldest date a zip can hold
EPOCH = (1980, 1, 1, 0, 0, 0)
READABLE = 0o644 << 16


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
    # the same files once more, for another kind of loader than ours
    archive.with_suffix(".tar.gz").unlink(missing_ok=True)
    normalise(archive)
    return made


def normalise(archive: Path) -> None:
    """Rewrite a zip file in the order of names and without dates, so that builds compare equal."""
    with zipfile.ZipFile(archive) as old:
        contents = {name: old.read(name) for name in sorted(old.namelist())}
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for name, content in contents.items():
            entry = zipfile.ZipInfo(name, EPOCH)
            entry.external_attr = READABLE
            entry.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(entry, content)
