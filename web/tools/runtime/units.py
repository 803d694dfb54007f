"""What is compiled, and with which settings: one Unit for each C file."""

from dataclasses import dataclass
from pathlib import Path

from web.tools.runtime.sources import Trees
from web.tools.runtime.toolchain import Toolchain
from web.tools.runtime.versions import PYGAME

_SDL_THREADS = ("syscond", "sysmutex", "syssem", "systhread", "systls")

# The game's sounds are wave files; the decoders of other formats stay out.
_MIXER = (
    *("effect_position", "effect_stereoreverse", "effects_internal", "mixer", "music", "utils"),
    *("codecs/load_aiff", "codecs/load_voc", "codecs/mp3utils", "codecs/music_wav"),
)
_MIXER_FLAGS = ("-DMUSIC_WAV",)

# The decoders of stb_image and nanosvg are inside SDL_image.
_IMAGE_FLAGS = (
    *("-DUSE_STBIMAGE", "-DLOAD_PNG", "-DLOAD_JPG", "-DLOAD_BMP", "-DLOAD_SVG"),
    "-DSDL_IMAGE_SAVE_PNG=1",
)

# FreeType names its parts in one header; the one in this folder leaves out kinds of fonts that the
# game does not have, and the linker then drops what nothing reaches.
_FREETYPE_PARTS = Path(__file__).with_name("freetype_parts.h")

# With BUILD_STATIC base.c includes nearly all of pygame's C files: the layout that pygame-ce's
# own meson.build uses for WebAssembly.
_PYGAME = ("base.c", "bitmask.c", "rotozoom.c", "SDL_gfx/SDL_gfxPrimitives.c")
# NO_SDL2 is pygame's own switch for leaving out pygame._sdl2, its trials of SDL's renderer and
# devices, which the game never asks for.
_PYGAME_FLAGS = ("-DBUILD_STATIC=1", "-DNO_SDL2")


@dataclass(frozen=True, slots=True)
class Unit:
    """One C file and the compiler's settings for it alone."""

    source: Path
    flags: tuple[str, ...]


def all_units(tools: Toolchain, trees: Trees) -> list[Unit]:
    """Return every unit of the module."""
    return [
        *_sdl(tools, trees),
        *_freetype(tools, trees),
        *_helpers(trees),
        # SDL compares key codes with the table in this file: without it keydown events vanish.
        Unit(tools.key_codes, ()),
        *_pygame(tools, trees),
    ]


def _sdl(tools: Toolchain, trees: Trees) -> list[Unit]:
    source = trees.sdl / "src"
    names = tools.port_sources("sdl2")
    # Pyodide has no threads; the recipe adds this choice by code, not in its list.
    names += [f"thread/generic/SDL_{name}.c" for name in _SDL_THREADS]
    return [Unit(source / name, _includes(trees.sdl / "include")) for name in names]


def _freetype(tools: Toolchain, trees: Trees) -> list[Unit]:
    flags = (
        "-DFT2_BUILD_LIBRARY",
        f"-DFT_CONFIG_MODULES_H=<{_FREETYPE_PARTS.name}>",
        *_includes(_FREETYPE_PARTS.parent, trees.freetype / "include"),
    )
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


def _pygame(tools: Toolchain, trees: Trees) -> list[Unit]:
    source = trees.pygame / "src_c"
    libraries = (trees.sdl, trees.image, trees.mixer, trees.freetype)
    headers = [tools.python, *[tree / "include" for tree in libraries], trees.ttf]
    major, minor, patch = PYGAME.split(".")
    flags = (
        *_includes(*headers, source, source / "include"),
        *_PYGAME_FLAGS,
        f"-DPG_MAJOR_VERSION={major}",
        f"-DPG_MINOR_VERSION={minor}",
        f"-DPG_PATCH_VERSION={patch}",
        '-DPG_VERSION_TAG=""',
    )
    return [Unit(source / name, flags) for name in _PYGAME]


def _includes(*folders: Path) -> tuple[str, ...]:
    return tuple(f"-I{folder}" for folder in folders)
