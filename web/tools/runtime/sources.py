"""The source trees that pygame is compiled from, unpacked."""

import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from web.tools.console import say
from web.tools.errors import BuildError
from web.tools.runtime import debian
from web.tools.runtime.commands import run
from web.tools.runtime.versions import (
    FREETYPE,
    IMAGE,
    LIBRARIES,
    MIXER,
    PYGAME,
    PYGAME_SHA256,
    SDL,
    TTF,
)


@dataclass(frozen=True, slots=True)
class Trees:
    """The top folder of each source archive."""

    sdl: Path
    image: Path
    mixer: Path
    ttf: Path
    freetype: Path
    pygame: Path


def unpack(view: debian.View, into: Path) -> Trees:
    """Download and unpack every source archive. Raises BuildError."""
    debian.fetch(view, LIBRARIES, "sources of SDL and FreeType", into)
    # FreeType's other archives (demos, documents) have one more word behind "orig".
    top = {
        pin: _open(next(into.glob(f"{pin.name}_*.orig.tar.[gx]z")), into / pin.name)
        for pin in LIBRARIES
    }
    say(f"Downloading pygame-ce {PYGAME}")
    return Trees(
        sdl=top[SDL],
        image=top[IMAGE],
        mixer=top[MIXER],
        ttf=top[TTF],
        freetype=top[FREETYPE],
        pygame=_open(_sdist(into), into / "pygame"),
    )


def _open(packed: Path, into: Path) -> Path:
    """Unpack an archive, whose publisher was checked by apt or pip, and return its top folder."""
    shutil.unpack_archive(packed, into)
    return next(into.iterdir())


def _sdist(into: Path) -> Path:
    """Download pygame-ce's source archive with pip, so that its settings and mirrors count.

    pip also wants to know the archive's metadata, for which it would set up Meson and look for an
    SDL on this machine; a stand-in for the build backend answers that question instead.
    """
    backend = into / "backend"
    backend.mkdir()
    (backend / "mesonpy.py").write_text(_BACKEND.format(version=PYGAME))
    wanted = into / "sdist.txt"
    wanted.write_text(f"pygame-ce=={PYGAME} --hash=sha256:{PYGAME_SHA256}\n")
    run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--no-build-isolation", "--no-binary=pygame-ce", "--require-hashes"),
            *("--dest", str(into), "--requirement", str(wanted)),
        ],
        failed=f"Could not download the source of pygame-ce {PYGAME}: check the network and pip's "
        "settings, then build again",
        PYTHONPATH=str(backend),
    )
    found = list(into.glob("pygame_ce-*.tar.gz"))
    if len(found) != 1:
        raise BuildError(
            f"pip did not bring the source archive of pygame-ce {PYGAME}: build again with pip's "
            "default settings."
        )
    return found[0]


_BACKEND = '''"""Tells pip the name and version of the archive, and nothing else."""

from pathlib import Path


def prepare_metadata_for_build_wheel(folder, config_settings=None):
    info = Path(folder, "pygame_ce-{version}.dist-info")
    info.mkdir()
    lines = "Metadata-Version: 2.1\\nName: pygame-ce\\nVersion: {version}\\n"
    (info / "METADATA").write_text(lines)
    return info.name
'''
