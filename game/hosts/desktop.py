"""A window of the desktop as host, with a JSON file for saves."""

import asyncio
import platform
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom

import pygame

from game.copies import Copies
from game.host import AskedText, Canvas
from game.hosts import failure
from game.hosts.files import DesktopFiles
from game.hosts.places import PREFIX, SaveFile
from game.hosts.seed import seed_of
from game.hosts.speaker import Speaker
from game.parcel import MAX_BYTES
from game.ui.layout import Screen
from game.ui.mirror import Control
from game.ui.texts_pages import GAME, NO_HOME, NO_SCREEN, window_title
from game.ui.theme import Contrast

WINDOW_SIZE = (1280, 800)


def open_desktop(arguments: Sequence[str]) -> "DesktopHost":
    """Return the host of a desktop; raises SystemExit in words where there is none.

    Asked before the game begins: a game that fails for want of a screen would put a match aside.
    """
    try:
        pygame.display.init()
    except pygame.error as error:
        raise SystemExit(NO_SCREEN) from error
    try:
        return DesktopHost(arguments)
    except RuntimeError as error:  # of Path.home
        raise SystemExit(NO_HOME) from error


class DesktopHost:
    """A window, with a JSON file for saves."""

    def __init__(self, arguments: Sequence[str], folder: Path | None = None) -> None:
        """Read `seed=N` from the arguments; saves go to `folder`, by default the user's own."""
        self._seed = next(
            (seed_of(word[5:]) for word in arguments if word.startswith("seed=")), None
        )
        file = (folder or Path.home() / ".gin-rummy") / "saves.json"
        self._copies = Copies([SaveFile(file)])
        self._speaker = Speaker()
        self._files = DesktopFiles(MAX_BYTES)
        self._copied = False

    def canvas(self) -> Canvas:
        """Return the window, opened at the first call, at whatever size the player gave it."""
        surface = pygame.display.get_surface()
        if surface is None:
            try:
                surface = pygame.display.set_mode(WINDOW_SIZE, pygame.RESIZABLE)
            except pygame.error as error:
                raise SystemExit(NO_SCREEN) from error
            if pygame.display.get_driver() == "offscreen":
                raise SystemExit(NO_SCREEN)
            pygame.display.set_caption(GAME)
        return Canvas(surface, Screen(*surface.get_size()), 1.0)

    def present(self, places: Sequence[tuple[int, int, int, int]]) -> None:
        """Update these parts of the window."""
        pygame.display.update(list(places))

    def sound(self, name: str, volume: float) -> None:
        """Play it by pygame's mixer, where there is one and a device to play on."""
        self._speaker.play(name, volume)

    def buzz(self, pattern: Sequence[int]) -> None:
        """Do nothing: nobody holds the machine in his hand."""

    def stay_awake(self, wanted: bool) -> None:
        """Have SDL keep the screen on, or leave it to the system."""
        pygame.display.set_allow_screensaver(not wanted)

    def load(self, key: str) -> str | None:
        """Return a text of the file; raises StorageError when the file can't be read."""
        return self._copies.load(PREFIX + key)

    def store(self, key: str, text: str) -> None:
        """Rewrite the file with a text changed; raises StorageError when that fails."""
        self._copies.store(PREFIX + key, text)

    def kept_in_part(self, key: str) -> bool:
        """Return False: a file is the only place."""
        return False

    def give_file(self, name: str, text: str) -> str:
        """Write it under a free name into the user's folder of downloads, else the home folder."""
        return self._files.give(name, text)

    def ask_file(self) -> None:
        """Open the system's file dialog, where Python's Tk can; a file can be dropped as well."""
        self._files.ask()

    def taken_file(self) -> bytes | None:
        """Return and forget what was chosen in the dialog or dropped on the window."""
        return self._files.taken()

    def ask_text(self, key: str, asked: AskedText) -> bool:
        """Return False: a desktop has a keyboard, and the game shows what is typed."""
        return False

    def copy(self, text: str) -> None:
        """Give a text to the system's clipboard."""
        pygame.scrap.put_text(text)
        self._copied = True
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))  # ends the wait for input

    def machine(self) -> str:
        """Return the system's and Python's release."""
        return f"{platform.system()} {platform.release()}, Python {platform.python_version()}"

    def start_over(self) -> bool:
        """Return False: a window that failed is closed, and nothing asks."""
        return False

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

    def contrast(self) -> Contrast:
        """Return the usual one: a desktop window has no such setting to ask."""
        return Contrast.USUAL

    def mirror(self, controls: Sequence[Control], pages: int) -> None:
        """Do nothing: a window has no page."""

    def focus(self, key: str) -> None:
        """Do nothing: the window draws a ring itself."""

    def say(self, text: str) -> None:
        """Show the sentence as the window's title."""
        pygame.display.set_caption(window_title(text))

    def commands(self) -> list[str]:
        """Return that a text was copied, if one was; there is no mirror to press."""
        copied, self._copied = self._copied, False
        return ["copied"] if copied else []

    def cancelled(self) -> bool:
        """Return False: a mouse is never taken away."""
        return False

    def picture_lost(self) -> bool:
        """Return False: a window keeps its picture."""
        return False

    def failed(self, error: Exception, unkept: str | None = "") -> None:
        """Write a report, say where it is and how to go on, and end the program."""
        failure.tell(error, self._files.give, unkept)
        raise SystemExit(1)

    def ready(self) -> None:
        """Do nothing: there is no loading panel."""

    async def next_frame(self, wait: float | None) -> None:
        """Sleep in steps of a 60th of a second until input or `wait` seconds have passed."""
        end = None if wait is None else self.now() + wait
        while True:
            await asyncio.sleep(1 / 60)
            if pygame.event.peek() or (end is not None and self.now() >= end):
                return
