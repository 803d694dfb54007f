"""A host for tests: its clock stands until it is told to move, its store is a dictionary."""

from collections.abc import Sequence
from random import Random

import pygame

from game.host import AskedText, Canvas
from game.keeper import StorageError
from game.ui.layout import Screen
from game.ui.mirror import Control
from game.ui.theme import Contrast


class _Counted(Random):
    """A source of chance that counts what was drawn from it."""

    drawn = 0

    def random(self) -> float:
        self.drawn += 1
        return super().random()


class MemoryHost:
    """A world without a window, a page or a disk."""

    def __init__(
        self,
        stored: dict[str, str] | None = None,
        *,
        seed: int | None = 7,
        size: tuple[int, int] = (390, 844),
        scale: float = 1.0,
    ) -> None:
        """Start with what is stored; `size` is in CSS pixels."""
        self.stored = {} if stored is None else stored
        self.storage_works = True
        self.one_place_fails = False
        self.size = size
        self.scale = scale
        self.time = 0.0
        self.shown: list[Control] = []
        self.pages = 0
        self.said: list[str] = []
        self.focused: list[str] = []
        self.pressed: list[str] = []
        self.touch_cancelled = False
        self.still = False
        self.wanted_contrast = Contrast.USUAL
        self.lost = False
        self.frames_ready = 0
        self.heard: list[tuple[str, float]] = []
        self.felt: list[tuple[int, ...]] = []
        self.awake: list[bool] = []
        self.presented: list[list[tuple[int, int, int, int]]] = []
        self.given: dict[str, str] = {}
        self.files: list[bytes] = []
        self.asked = 0
        self.asks_text = True
        self.questions: list[tuple[str, AskedText]] = []
        self.copied: list[str] = []
        self.over_again = False
        self.failures: list[Exception] = []
        self.unkept: str | None = ""
        self._seed = seed
        self._chance = _Counted(99)

    @property
    def drawn(self) -> int:
        """Return how often the system's chance was asked."""
        return self._chance.drawn

    def canvas(self) -> Canvas:
        width, height = (max(1, round(side * self.scale)) for side in self.size)
        pixels = width, height
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() != pixels:
            surface = pygame.display.set_mode(pixels)
        return Canvas(surface, Screen(*self.size), self.scale)

    def present(self, places: Sequence[tuple[int, int, int, int]]) -> None:
        self.presented.append(list(places))

    def sound(self, name: str, volume: float) -> None:
        self.heard.append((name, volume))

    def buzz(self, pattern: Sequence[int]) -> None:
        self.felt.append(tuple(pattern))

    def stay_awake(self, wanted: bool) -> None:
        self.awake.append(wanted)

    def load(self, key: str) -> str | None:
        if not self.storage_works:
            raise StorageError("no storage in this test")
        return self.stored.get(key)

    def store(self, key: str, text: str) -> None:
        if not self.storage_works:
            raise StorageError("no storage in this test")
        self.stored[key] = text

    def kept_in_part(self, key: str) -> bool:
        return self.one_place_fails

    def give_file(self, name: str, text: str) -> str:
        self.given[name] = text
        return name

    def ask_file(self) -> None:
        self.asked += 1

    def taken_file(self) -> bytes | None:
        return self.files.pop(0) if self.files else None

    def ask_text(self, key: str, asked: AskedText) -> bool:
        self.questions.append((key, asked))
        return self.asks_text

    def copy(self, text: str) -> None:
        self.copied.append(text)
        self.pressed.append("copied")

    def machine(self) -> str:
        return "a test"

    def start_over(self) -> bool:
        asked, self.over_again = self.over_again, False
        return asked

    def seed(self) -> int | None:
        return self._seed

    def now(self) -> float:
        return self.time

    def chance(self) -> Random:
        return self._chance

    def reduced_motion(self) -> bool:
        return self.still

    def contrast(self) -> Contrast:
        return self.wanted_contrast

    def mirror(self, controls: Sequence[Control], pages: int) -> None:
        self.shown = list(controls)
        self.pages = pages

    def focus(self, key: str) -> None:
        self.focused.append(key)

    def say(self, text: str) -> None:
        self.said.append(text)

    def commands(self) -> list[str]:
        pressed, self.pressed = self.pressed, []
        return pressed

    def cancelled(self) -> bool:
        cancelled, self.touch_cancelled = self.touch_cancelled, False
        return cancelled

    def picture_lost(self) -> bool:
        lost, self.lost = self.lost, False
        return lost

    def failed(self, error: Exception, unkept: str | None = "") -> None:
        self.failures.append(error)
        self.unkept = unkept

    def ready(self) -> None:
        self.frames_ready += 1

    async def next_frame(self, wait: float | None) -> None:
        self.time += wait or 0.0
