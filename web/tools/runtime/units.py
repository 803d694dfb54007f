"""What is compiled, and with which settings: one Unit for each C file."""

import sys
from dataclasses import dataclass
from pathlib import Path

from web.tools.runtime.commands import run
from web.tools.runtime.sources import Trees
from web.tools.runtime.toolchain import Toolchain
from web.tools.runtime.versions import PYGAME

_SDL_THREADS = ("syscond", "sysmutex", "syssem", "systhread", "systls")

# WAV and Ogg are the formats that every browser build of the game can play; both decoders are
# inside SDL_mixer, so no further library is needed.
_MIXER = (
    *("effect_position", "effect_stereoreverse", "effects_internal", "mixer", "music", "utils"),
    *("codecs/load_aiff", "codecs/load_voc", "codecs/mp3utils"),
    *("codecs/music_wav", "codecs/music_ogg_stb"),
)
_MIXER_FLAGS = ("-DMUSIC_WAV", "-DMUSIC_OGG", "-DOGG_USE_STB")

# The decoders of stb_image and nanosvg are inside SDL_image.
_IMAGE_FLAGS = (
    *("-DUSE_STBIMAGE", "-DLOAD_PNG", "-DLOAD_JPG", "-DLOAD_BMP", "-DLOAD_SVG"),
    "-DSDL_IMAGE_SAVE_PNG=1",
)

# With BUILD_STATIC base.c includes nearly all of pygame's C files: the layout that pygame-ce's
# own meson.build uses for WebAssembly.
_PYGAME = ("base.c", "bitmask.c", "rotozoom.c", "SDL_gfx/SDL_gfxPrimitives.c")
_CYTHON = ("audio", "mixer", "sdl2", "video")


@dataclass(frozen=True, slots=True)
class Unit:
    """One C file and the compiler's settings for it alone."""

    source: Path
    flags: tuple[str, ...]


def all_units(tools: Toolchain, trees: Trees, generated: Path) -> list[Unit]:
    """Return every unit of the module; C files made by Cython go to the folder `generated`."""
    return [
        *_sdl(tools, trees),
        *_freetype(tools, trees),
        *_helpers(trees),
        # SDL compares key codes with the table in this file: without it keydown events vanish.
        Unit(tools.key_codes, ()),
        *_pygame(tools, trees, generated),
    ]


def _sdl(tools: Toolchain, trees: Trees) -> list[Unit]:
    source = trees.sdl / "src"
    names = tools.port_sources("sdl2")
    # Pyodide has no threads; the recipe adds this choice by code, not in its list.
    names += [f"thread/generic/SDL_{name}.c" for name in _SDL_THREADS]
    return [Unit(source / name, _includes(trees.sdl / "include")) for name in names]


def _freetype(tools: Toolchain, trees: Trees) -> list[Unit]:
    flags = ("-DFT2_BUILD_LIBRARY", *_includes(trees.freetype / "include"))
    # The Unix variant of this one file wants a configure run; the plain C one does the same work.
    names = [
        name.replace("builds/unix/ftsystem.c", "src/base/ftsystem.c")
        for name in tools.port_sources("freetype")
    ]
    return [Unit(trees.freetype / name, flags) for name in names]


def _helpers(trees: Trees) -> list[Unit]:
    """Return the units of SDL_image, SDL_mixer and SDL_ttf."""
    sdl = trees.sdl / "include"
    image = (*_includes(sdl, trees.image / "include"), *_IMAGE_FLAGS)
    mixer_source = trees.mixer / "src"
    mixer = _includes(sdl, trees.mixer / "include", mixer_source, mixer_source / "codecs")
    ttf = (*_includes(sdl, trees.freetype / "include"), "-DTTF_USE_HARFBUZZ=0")
    return [
        *[Unit(c, image) for c in sorted(trees.image.glob("src/IMG*.c"))],
        *[Unit(mixer_source / f"{name}.c", (*mixer, *_MIXER_FLAGS)) for name in _MIXER],
        Unit(trees.ttf / "SDL_ttf.c", ttf),
    ]


def _pygame(tools: Toolchain, trees: Trees, generated: Path) -> list[Unit]:
    source = trees.pygame / "src_c"
    libraries = (trees.sdl, trees.image, trees.mixer, trees.freetype)
    headers = [tools.python, *[tree / "include" for tree in libraries], trees.ttf]
    major, minor, patch = PYGAME.split(".")
    flags = (
        *_includes(*headers, source, source / "include"),
        "-DBUILD_STATIC=1",
        f"-DPG_MAJOR_VERSION={major}",
        f"-DPG_MINOR_VERSION={minor}",
        f"-DPG_PATCH_VERSION={patch}",
        '-DPG_VERSION_TAG=""',
    )
    files = [_cython(source / "cython", name, generated) for name in _CYTHON]
    return [Unit(file, flags) for file in [*[source / name for name in _PYGAME], *files]]


def _cython(folder: Path, name: str, generated: Path) -> Path:
    """Turn one .pyx file into C and return the C file."""
    out = generated / f"{name}.c"
    run(
        [
            *(sys.executable, "-m", "cython", "-3", "-I", str(folder), "-o", str(out)),
            str(folder / "pygame" / "_sdl2" / f"{name}.pyx"),
        ],
        failed=f"Could not translate pygame's {name}.pyx to C: check that the version of Cython "
        "pinned in pyproject.toml is installed",
    )
    return out


def _includes(*folders: Path) -> tuple[str, ...]:
    return tuple(f"-I{folder}" for folder in folders)
