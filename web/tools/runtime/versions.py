"""Every version that the compiled runtime is made of, each with its reason.

Pyodide itself is pinned in web/package-lock.json.
"""

from dataclasses import dataclass
from pathlib import Path

# The release that the desktop game runs on too (pyproject.toml): one behaviour everywhere.
PYGAME = "2.5.8"
PYGAME_SHA256 = "3c8e69088ead310037972c391306ea58e74d7296b35d1890067749235fd554ba"

# The Python inside Pyodide 314; a module compiled for any 3.14.x loads in any other.
PYTHON = "3.14"

# The newest LLVM of Debian 12 that knows WebAssembly's `-wasm-enable-sjlj`; Debian 13 has it too.
LLVM = Path("/usr/lib/llvm-19/bin")

# What has to be installed on the machine itself: the compiler (with its own C headers) and the
# linker. Everything else is unpacked into a folder that is thrown away.
APT_PACKAGES: tuple[str, ...] = ("clang-19", "lld-19")


@dataclass(frozen=True, slots=True)
class Pin:
    """One Debian package at the upstream version that was tested.

    The Debian revision behind it may move: security updates change it, and only the upstream
    archive (sources) or the headers (binaries) are used.
    """

    name: str
    upstream: str
    suite: str
    is_source: bool = True


# Only its C headers, the source lists of its SDL2 and FreeType ports and one C file are used.
# The headers must be of the age of LLVM 19, so newer is not better.
EMSCRIPTEN = Pin("emscripten", "3.1.69", "trixie", is_source=False)

# Python's C headers. Debian 13 stops at 3.13, so these come from Debian 14.
PYTHON_HEADERS = Pin(f"libpython{PYTHON}-dev", PYTHON, "forky", is_source=False)

# Debian 13 is stable, so these upstream versions stay put for years. pygame-ce 2.5.8 asks for
# SDL 2.0.14 or newer, SDL_image 2.0.4, SDL_mixer 2.0.4, SDL_ttf 2.0.15.
SDL = Pin("libsdl2", "2.32.4", "trixie")
IMAGE = Pin("libsdl2-image", "2.8.8", "trixie")
MIXER = Pin("libsdl2-mixer", "2.8.1", "trixie")
TTF = Pin("libsdl2-ttf", "2.24.0", "trixie")
FREETYPE = Pin("freetype", "2.13.3", "trixie")

LIBRARIES = (SDL, IMAGE, MIXER, TTF, FREETYPE)
DEBIAN = (EMSCRIPTEN, PYTHON_HEADERS, *LIBRARIES)
