"""What the game needs of the world around it, and the one place that asks where it runs."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

import pygame

from game.ui.layout import Screen
from game.ui.mirror import Control
from game.ui.theme import Contrast


@dataclass(frozen=True, slots=True)
class Canvas:
    """The window: its surface, its size in CSS pixels, and device pixels to one of them."""

    surface: pygame.Surface
    screen: Screen
    scale: float


@dataclass(frozen=True, slots=True)
class AskedText:
    """A question that is answered in one line of text."""

    question: str
    usual: str
    """What stands there before."""
    most: int
    """Letters that an answer may have."""
    take: str
    """What the button that gives the answer says."""
    leave: str
    """What the button that gives none says."""


class Host(Protocol):
    """What the game needs of the world around it."""

    def canvas(self) -> Canvas:
        """Return the surface to draw on, fitted to the window as it is now."""

    def present(self, places: Sequence[tuple[int, int, int, int]]) -> None:
        """Bring to the screen what was drawn on the surface: x, y, width, height in its pixels."""

    def sound(self, name: str, volume: float) -> None:
        """Play a sound of game/sounds, if this machine can: 0 is silent, 1 as loud as it is."""

    def buzz(self, pattern: Sequence[int]) -> None:
        """Buzz in the player's hand: milliseconds of buzzing and resting in turn."""

    def stay_awake(self, wanted: bool) -> None:
        """Keep the screen from going dark, or let it."""

    def load(self, key: str) -> str | None:
        """Return a stored text, None when there is none; raises StorageError."""

    def store(self, key: str, text: str) -> None:
        """Keep a text; raises StorageError."""

    def kept_in_part(self, key: str) -> bool:
        """Return whether one of several places did not take the text stored last under a key."""

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

    def ask_text(self, key: str, asked: AskedText) -> bool:
        """Ask the player for a text, which comes as the command `KEY:TEXT`.

        Return whether it is asked: where not, the keys of the window have to do.
        """

    def copy(self, text: str) -> None:
        """Put a text on the clipboard; the command `copied` comes once it is there."""

    def machine(self) -> str:
        """Return the browser, or the system, in its own words."""

    def start_over(self) -> bool:
        """Return whether the player has asked to begin anew, his match put aside."""

    def seed(self) -> int | None:
        """Return the seed that the player asked for, None for a deal by chance."""

    def now(self) -> float:
        """Return a time in seconds that only grows."""

    def chance(self) -> Random:
        """Return the system's source of randomness."""

    def reduced_motion(self) -> bool:
        """Return whether the player wants things not to move."""

    def contrast(self) -> Contrast:
        """Return how much contrast the player wants."""

    def mirror(self, controls: Sequence[Control], pages: int) -> None:
        """Offer a scene's controls to keyboard and assistive technology.

        `pages` are open over the first one: so often does the browser's back give "back".
        """

    def focus(self, key: str) -> None:
        """Give a mirrored control the keyboard's focus, where the host keeps one."""

    def say(self, text: str) -> None:
        """Have a sentence read aloud."""

    def commands(self) -> list[str]:
        """Return what was pressed since the last call: keys of controls, `focus:KEY`, `back`."""

    def cancelled(self) -> bool:
        """Return whether a touch was taken away since the last call."""

    def picture_lost(self) -> bool:
        """Return whether what was drawn has vanished since the last call."""

    def failed(self, error: Exception, unkept: str | None = "") -> None:
        """Tell the player that the game has failed, unless whoever catches the error does.

        `unkept` is the match as a file where no save holds it as it stands, None where it can't be
        made one either, else empty.
        A host that tells raises SystemExit: there is nothing more to be said of the error.
        """

    def ready(self) -> None:
        """Tell the page that the first frame stands."""

    async def next_frame(self, wait: float | None) -> None:
        """Return at the next frame, or after `wait` seconds or earlier input; None: input only."""


def open_host() -> Host:
    """Return the host of the machine that the game runs on.

    Raises SystemExit in words for the player where the game can't run.
    """
    # each needs what the other's machine may not have
    if sys.platform == "emscripten":
        from game.hosts.browser import BrowserHost

        return BrowserHost()
    from game.hosts.desktop import open_desktop

    return open_desktop(sys.argv[1:])
