"""The only difference between browser and desktop: time, storage, window, page.

Nothing else in the game asks where it runs.
"""

import asyncio
import json
import sys
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, Protocol

import pygame

from game.copies import Copies
from game.files import DesktopFiles
from game.parcel import MAX_BYTES
from game.places import Database, LocalStorage, SaveFile
from game.ui.layout import Screen
from game.ui.mirror import Control

PREFIX = "gin-rummy/"
"""Begins every key: all sites of one host share its localStorage."""
WINDOW_SIZE = (1280, 800)
MAX_DENSITY = 3.0
"""Device pixels to a CSS pixel are not drawn finer: each frame copies every one of them."""

TURN_STARTS = frozenset({"pass", "take", "draw", "next-hand", "new-match"})
"""Controls that are enabled while a player has begun no turn: the page may offer something then."""


@dataclass(frozen=True, slots=True)
class Canvas:
    """The window: its surface, its size in CSS pixels, and device pixels to one of them."""

    surface: pygame.Surface
    screen: Screen
    scale: float


class Host(Protocol):
    """What the game needs of the world around it."""

    def canvas(self) -> Canvas:
        """Return the surface to draw on, fitted to the window as it is now."""

    def load(self, key: str) -> str | None:
        """Return a stored text, None when there is none; raises StorageError."""

    def store(self, key: str, text: str) -> None:
        """Keep a text; raises StorageError."""

    def give_file(self, name: str, text: str) -> str:
        """Give a text to the player as a file; return where it is, "" where the player chooses.

        Raises StorageError when it can't be written.
        """

    def ask_file(self) -> None:
        """Let the player choose a file."""

    def taken_file(self) -> bytes | None:
        """Return what a chosen file holds, b"" if it can't be read; None when none has come.

        Of one that is too long for a save only enough to see that is returned.
        """

    def seed(self) -> int | None:
        """Return the seed that the player asked for, None for a deal by chance."""

    def now(self) -> float:
        """Return a time in seconds that only grows."""

    def chance(self) -> Random:
        """Return the system's source of randomness."""

    def reduced_motion(self) -> bool:
        """Return whether the player wants things not to move."""

    def mirror(self, controls: Sequence[Control], pages: int) -> None:
        """Offer a scene's controls to keyboard and assistive technology.

        `pages` are open over the first one: so often does the browser's back give "back".
        """

    def say(self, text: str) -> None:
        """Have a sentence read aloud."""

    def commands(self) -> list[str]:
        """Return what was pressed since the last call: keys of controls, `focus:KEY`, `back`."""

    def cancelled(self) -> bool:
        """Return whether a touch was taken away since the last call."""

    def picture_lost(self) -> bool:
        """Return whether what was drawn has vanished since the last call."""

    def ready(self) -> None:
        """Tell the page that the first frame stands."""

    async def next_frame(self, wait: float | None) -> None:
        """Return at the next frame, or after `wait` seconds or earlier input; None: input only."""


def open_host() -> Host:
    """Return the host of the machine that the game runs on."""
    return BrowserHost() if sys.platform == "emscripten" else DesktopHost(sys.argv[1:])


class BrowserHost:
    """The page, through the door object that its script offers."""

    def __init__(self) -> None:
        """Find the page's window; raises AttributeError outside pygbag's conventions."""
        import platform

        from pyodide.ffi import JsException  # type: ignore[import-not-found]  # browser only

        self._window: Any = platform.window  # type: ignore[attr-defined]  # pygbag's door
        self._page: Any = self._window.gin
        self._shown = ""
        self._between_turns: bool | None = None
        # a storage that is switched off throws, or is not there at all
        local = LocalStorage(self._window, (JsException, AttributeError))
        self._copies = Copies([local, Database(self._page)])

    def canvas(self) -> Canvas:
        """Return the page's canvas with as many pixels as the screen has, up to MAX_DENSITY."""
        width, height, density, top, right, bottom, left = self._page.size().to_py()
        scale = min(density, MAX_DENSITY)
        pixels = (max(1, round(width * scale)), max(1, round(height * scale)))
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() != pixels:
            # SDL names the page after its window
            pygame.display.set_caption(self._window.document.title)
            surface = pygame.display.set_mode(pixels)
        return Canvas(surface, Screen(width, height, top, right, bottom, left), scale)

    def load(self, key: str) -> str | None:
        """Return the newest text of the browser's storages; raises StorageError."""
        return self._copies.load(PREFIX + key)

    def store(self, key: str, text: str) -> None:
        """Keep a text in both; raises StorageError when neither takes it.

        A tab that has given way to a newer one keeps nothing: it is about to sleep.
        """
        if self._page.ownsSaves():
            self._copies.store(PREFIX + key, text)

    def give_file(self, name: str, text: str) -> str:
        """Have the page share or download it."""
        self._page.giveFile(name, text)
        return ""

    def ask_file(self) -> None:
        """Open the browser's file picker, which it allows right after a touch or a key only."""
        self._page.askFile(MAX_BYTES + 1)

    def taken_file(self) -> bytes | None:
        """Return and forget what the player picked."""
        content = self._page.takeFile()
        return content.to_bytes() if hasattr(content, "to_bytes") else None

    def seed(self) -> int | None:
        """Return `?seed=N` of the page's address."""
        value = self._window.URLSearchParams.new(self._window.location.search).get("seed")
        return seed_of(value) if isinstance(value, str) else None

    def now(self) -> float:
        """Return the page's own clock in seconds."""
        return time.perf_counter()

    def chance(self) -> Random:
        """Return the browser's cryptographic source."""
        return SystemRandom()

    def reduced_motion(self) -> bool:
        """Return the media query prefers-reduced-motion."""
        return bool(self._page.reducedMotion())

    def mirror(self, controls: Sequence[Control], pages: int) -> None:
        """Hand the controls to the page when they differ from those it shows."""
        self._page.pages(pages)
        text = json.dumps([control.plain() for control in controls])
        if text != self._shown:
            self._shown = text
            self._page.mirror(text)
            between = any(c.key in TURN_STARTS and not c.disabled for c in controls)
            if between != self._between_turns:
                self._between_turns = between
                self._page.mayUpdate(between)

    def say(self, text: str) -> None:
        """Put a sentence into the page's status line."""
        self._page.say(text)

    def commands(self) -> list[str]:
        """Return and forget what was pressed on the page and its browser."""
        return [str(key) for key in self._page.takeClicks().to_py()]

    def cancelled(self) -> bool:
        """Return and forget whether a touch was cancelled."""
        return bool(self._page.takeCancelled())

    def picture_lost(self) -> bool:
        """Return and forget whether the browser dropped the canvas's content."""
        return bool(self._page.takeLost())

    def ready(self) -> None:
        """Let the page take its loading panel away."""
        self._page.ready()

    async def next_frame(self, wait: float | None) -> None:
        """Sleep until the page's next animation frame, input, resize or `wait` seconds."""
        await self._page.nextFrame(-1 if wait is None else wait * 1000)


class DesktopHost:
    """A window, with a JSON file for saves."""

    def __init__(self, arguments: Sequence[str], folder: Path | None = None) -> None:
        """Read `seed=N` from the arguments; saves go to `folder`, by default the user's own."""
        self._seed = next(
            (seed_of(word[5:]) for word in arguments if word.startswith("seed=")), None
        )
        file = (folder or Path.home() / ".gin-rummy") / "saves.json"
        self._copies = Copies([SaveFile(file)])
        self._files = DesktopFiles(MAX_BYTES)

    def canvas(self) -> Canvas:
        """Return the window, opened at the first call, at whatever size the player gave it."""
        surface = pygame.display.get_surface()
        if surface is None:
            surface = pygame.display.set_mode(WINDOW_SIZE, pygame.RESIZABLE)
            if pygame.display.get_driver() == "offscreen":
                raise SystemExit("No screen was found to open a window on: start a desktop first.")
            pygame.display.set_caption("Gin Rummy")
        return Canvas(surface, Screen(*surface.get_size()), 1.0)

    def load(self, key: str) -> str | None:
        """Return a text of the file; raises StorageError when the file can't be read."""
        return self._copies.load(PREFIX + key)

    def store(self, key: str, text: str) -> None:
        """Rewrite the file with a text changed; raises StorageError when that fails."""
        self._copies.store(PREFIX + key, text)

    def give_file(self, name: str, text: str) -> str:
        """Write it under a free name into the user's folder of downloads, else the home folder."""
        return self._files.give(name, text)

    def ask_file(self) -> None:
        """Open the system's file dialog, where Python's Tk can; a file can be dropped as well."""
        self._files.ask()

    def taken_file(self) -> bytes | None:
        """Return and forget what was chosen in the dialog or dropped on the window."""
        return self._files.taken()

    def seed(self) -> int | None:
        """Return the seed of the command line."""
        return self._seed

    def now(self) -> float:
        """Return the process's clock in seconds."""
        return time.perf_counter()

    def chance(self) -> Random:
        """Return the system's source."""
        return SystemRandom()

    def reduced_motion(self) -> bool:
        """Return False: a desktop window has no such setting to ask."""
        return False

    def mirror(self, controls: Sequence[Control], pages: int) -> None:
        """Do nothing: a window has no page."""

    def say(self, text: str) -> None:
        """Show the sentence as the window's title."""
        pygame.display.set_caption(f"Gin Rummy - {text}" if text else "Gin Rummy")

    def commands(self) -> list[str]:
        """Return nothing: there is no mirror to press."""
        return []

    def cancelled(self) -> bool:
        """Return False: a mouse is never taken away."""
        return False

    def picture_lost(self) -> bool:
        """Return False: a window keeps its picture."""
        return False

    def ready(self) -> None:
        """Do nothing: there is no loading panel."""

    async def next_frame(self, wait: float | None) -> None:
        """Sleep in steps of a 60th of a second until input or `wait` seconds have passed."""
        end = None if wait is None else self.now() + wait
        while True:
            await asyncio.sleep(1 / 60)
            if pygame.event.peek() or (end is not None and self.now() >= end):
                return


def seed_of(text: str) -> int | None:
    """Return the seed that a player wrote: a whole number itself, of any other text its checksum.

    None for an empty text.
    """
    word = text.strip()
    if not word:
        return None
    plain = word.isascii() and word.isdigit() and len(word) <= 15
    return int(word) if plain else zlib.crc32(word.encode("utf-8", "surrogatepass"))
