"""The only difference between browser and desktop: time, storage, window, page.

Nothing else in the game asks where it runs.
"""

import asyncio
import itertools
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

from game.keeper import StorageDamaged, StorageError
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

    def seed(self) -> int | None:
        """Return the seed that the player asked for, None for a deal by chance."""

    def now(self) -> float:
        """Return a time in seconds that only grows."""

    def chance(self) -> Random:
        """Return the system's source of randomness."""

    def reduced_motion(self) -> bool:
        """Return whether the player wants things not to move."""

    def mirror(self, controls: Sequence[Control]) -> None:
        """Offer a scene's controls to keyboard and assistive technology."""

    def say(self, text: str) -> None:
        """Have a sentence read aloud."""

    def commands(self) -> list[str]:
        """Return the keys of mirror controls pressed since the last call."""

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
        self._refusals: tuple[type[Exception], ...] = (JsException, AttributeError)

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
        """Return an entry of localStorage; raises StorageError when the browser denies it."""
        try:
            text = self._window.localStorage.getItem(PREFIX + key)
        except self._refusals as error:
            raise StorageError(str(error)) from error
        # a missing entry is JavaScript's null, which is not Python's None
        return text if isinstance(text, str) else None

    def store(self, key: str, text: str) -> None:
        """Set an entry of localStorage; raises StorageError when it is denied or full."""
        try:
            self._window.localStorage.setItem(PREFIX + key, text)
        except self._refusals as error:
            raise StorageError(str(error)) from error

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

    def mirror(self, controls: Sequence[Control]) -> None:
        """Hand the controls to the page when they differ from those it shows."""
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
        """Return and forget the clicks on mirror buttons."""
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
        self._file = (folder or Path.home() / ".gin-rummy") / "saves.json"

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
        """Return an entry of the file; raises StorageError when the file can't be read."""
        return self._entries().get(PREFIX + key)

    def store(self, key: str, text: str) -> None:
        """Rewrite the file with an entry changed; raises StorageError when that fails."""
        entries = self._entries()
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            fresh = self._file.with_suffix(".new")
            fresh.write_text(json.dumps(entries | {PREFIX + key: text}, indent=1), encoding="utf-8")
            fresh.replace(self._file)
        except OSError as error:
            raise StorageError(f"{self._file} can't be written: {error}") from error

    def _entries(self) -> dict[str, str]:
        """Return what the file holds; one that holds no saves is put aside, never overwritten."""
        try:
            entries = json.loads(self._file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise StorageError(f"{self._file} can't be read: {error}") from error
        except (ValueError, RecursionError):  # the latter from brackets in brackets in ...
            entries = None
        if not isinstance(entries, dict):
            raise self._put_aside()
        return {str(key): str(text) for key, text in entries.items()}

    def _put_aside(self) -> StorageError:
        """Give the file the first free other name, and return what is to be raised."""
        names = (self._file.with_suffix(f".broken-{n}.json") for n in itertools.count(1))
        aside = next(name for name in names if not name.exists())
        try:
            self._file.replace(aside)
        except OSError as error:
            return StorageError(f"{self._file} can't be put aside: {error}")
        return StorageDamaged(f"{self._file} was no file of saves: it is kept as {aside.name}")

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

    def mirror(self, controls: Sequence[Control]) -> None:
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
