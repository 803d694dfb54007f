"""The page as host, through the door object that its script offers."""

import gc
import json
import time
from collections.abc import Coroutine, Generator, Sequence
from dataclasses import asdict, dataclass
from random import Random, SystemRandom
from typing import Any

import pygame

from game.copies import Copies
from game.host import AskedText, Canvas
from game.hosts.places import PREFIX, Database, LocalStorage
from game.hosts.seed import seed_of
from game.parcel import FILE_NAME, MAX_BYTES
from game.sounds import file_of
from game.ui.layout import Screen
from game.ui.mirror import Control
from game.ui.theme import Contrast

MAX_DENSITY = 3.0
"""Device pixels to a CSS pixel are not drawn finer: each frame copies every one of them."""

RGB = (0xFF, 0xFF00, 0xFF0000, 0)
"""The order of a page's colours in memory, and no opacity: the window of SDL in a page has one, and
pygame then mixes colours pixel by pixel with a call for each."""

TURN_STARTS = frozenset({"play", "pass", "take", "draw", "next-hand", "new-match", "reveal"})
"""Controls that are enabled while a player has begun no turn: the page may offer something then."""


class BrowserHost:
    """The page, through the door object that its script offers."""

    def __init__(self) -> None:
        """Find the page's window; raises AttributeError outside pygbag's conventions."""
        import platform

        from pyodide.ffi import JsException, to_js  # type: ignore[import-not-found]  # browser only

        self._window: Any = platform.window  # type: ignore[attr-defined]  # pygbag's door
        self._page: Any = self._window.gin
        self._to_js: Any = to_js
        self._sounds: set[str] = set()
        self._surface: pygame.Surface | None = None
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
        if self._surface is None or self._surface.get_size() != pixels:
            # SDL names the page after its window
            pygame.display.set_caption(self._window.document.title)
            # a page has its own, and pygame would look for one among its files
            pygame.display.set_icon(pygame.Surface((1, 1)))
            pygame.display.set_mode(pixels)
            self._surface = pygame.Surface(pixels, 0, 32, RGB)
        return Canvas(self._surface, Screen(width, height, top, right, bottom, left), scale)

    def present(self, places: Sequence[tuple[int, int, int, int]]) -> None:
        """Have the page copy these parts of the surface: SDL would copy all of it each time."""
        assert self._surface is not None
        address, pitch = self._surface._pixels_address, self._surface.get_pitch()
        for place in places:
            self._page.present(address, pitch, *place)

    def sound(self, name: str, volume: float) -> None:
        """Have the page play it, which gets each file at its first use."""
        if name not in self._sounds:
            self._sounds.add(name)
            self._page.keepSound(name, self._to_js(file_of(name).read_bytes()))
        self._page.sound(name, volume)

    def buzz(self, pattern: Sequence[int]) -> None:
        """Use the phone's motor, where the browser lets a page."""
        self._page.buzz(self._to_js(pattern))

    def stay_awake(self, wanted: bool) -> None:
        """Ask for a screen wake lock, or let it go."""
        self._page.stayAwake(wanted)

    def load(self, key: str) -> str | None:
        """Return the newest text of the browser's storages; raises StorageError."""
        return self._copies.load(PREFIX + key)

    def store(self, key: str, text: str) -> None:
        """Keep a text in both; raises StorageError when neither takes it.

        A tab that has given way to a newer one keeps nothing: it is about to sleep.
        """
        if self._page.ownsSaves():
            self._copies.store(PREFIX + key, text)

    def kept_in_part(self, key: str) -> bool:
        """Return whether a storage refused it; what the database refused is known a write later."""
        return self._copies.kept_in_part(PREFIX + key)

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

    def ask_text(self, key: str, asked: AskedText) -> bool:
        """Open the page's dialog, which brings the keyboard of a phone."""
        self._page.askText(key, json.dumps(asdict(asked)))
        return True

    def copy(self, text: str) -> None:
        """Ask the browser to take a text, or to show it where it refuses."""
        self._page.copyText(text)

    def machine(self) -> str:
        """Return what the browser calls itself."""
        return str(self._window.navigator.userAgent)

    def start_over(self) -> bool:
        """Return whether the error panel was left by that button; a reload does not repeat it."""
        return bool(self._page.takeStartOver())

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

    def contrast(self) -> Contrast:
        """Return the media queries forced-colors and prefers-contrast."""
        return Contrast(self._page.contrast())

    def mirror(self, controls: Sequence[Control], pages: int) -> None:
        """Hand the controls to the page when they differ from those it shows."""
        self._page.pages(pages)
        text = json.dumps([control.plain() for control in controls])
        if text != self._shown:
            self._shown = text
            self._page.mirror(text, pages)
            between = any(c.key in TURN_STARTS and not c.disabled for c in controls)
            if between != self._between_turns:
                self._between_turns = between
                self._page.mayUpdate(between)

    def focus(self, key: str) -> None:
        """Have the page focus its button."""
        self._page.focusOn(key)

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

    def failed(self, error: Exception, unkept: str | None = "") -> None:
        """Tell the page what it can't know; it catches the error and shows its panel.

        A match that is in no save can be given away as a file from there.
        """
        if unkept:
            self._page.notKept(FILE_NAME, unkept)
        elif unkept is None:
            self._page.notKept()

    def ready(self) -> None:
        """Let the page take its loading panel away.

        From now on Python throws away what nobody needs: nothing of what the start has made, which
        stays for good, and so need not be looked through again and again.
        """
        gc.freeze()
        gc.enable()
        self._page.ready()

    async def next_frame(self, wait: float | None) -> None:
        """Sleep until the page's next animation frame, input, resize or `wait` seconds."""
        await _Sleep(-1 if wait is None else wait * 1000)


@dataclass(frozen=True, slots=True)
class _Sleep:
    """What the game waits for: the page's `nextFrame` with this number of milliseconds."""

    milliseconds: float

    def __await__(self) -> Generator["_Sleep", None, None]:
        yield self


async def play(game: Coroutine[_Sleep, None, None]) -> None:
    """Run the game to its end, each frame in the very task in which the page calls for it.

    An event loop would run it in a task of its own, which comes after the frame. Raises what the
    game raises, and what the page does where the game has no answer to it.
    """
    import asyncio
    import platform

    from pyodide.ffi import create_proxy

    page = platform.window.gin  # type: ignore[attr-defined]  # pygbag's door
    over = asyncio.get_running_loop().create_future()

    def go_on() -> None:
        try:
            sleep = game.send(None)
            try:
                page.nextFrame(sleep.milliseconds, again)
            except Exception as error:
                # nobody would call for the next frame: the game tells what failed, and ends
                game.throw(error)
                game.close()
                raise
        except StopIteration:
            over.set_result(None)
        except BaseException as error:
            over.set_exception(error)

    again = create_proxy(go_on)
    go_on()
    await over
