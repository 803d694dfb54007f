"""One browser showing the site: what every engine can do, and waiting that ends in clear words.

It reads the page only through its mirror (`#mirror`) and its status line, as assistive
technology does. It refuses to know the rules of the game and which engine is behind it.
"""

import json
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

ROOT = Path(__file__).resolve().parents[3]
SHOTS = ROOT / "build" / "shots"
STEPS = 200
SHORTEST_PAUSE, LONGEST_PAUSE = 0.02, 0.1
"""Seconds between two questions to a page: who is asked often has less time to get ready."""

T = TypeVar("T")


class BrowserError(AssertionError):
    """A browser did not start, did not answer, or the page did not become what was waited for."""


@dataclass(frozen=True, slots=True)
class Button:
    """One control of the mirror; the rectangle is in CSS pixels of the window."""

    key: str
    label: str
    enabled: bool
    pressed: bool | None
    x: float
    y: float
    w: float
    h: float

    @property
    def centre(self) -> tuple[float, float]:
        """Return the middle of the rectangle."""
        return self.x + self.w / 2, self.y + self.h / 2


class Browser(ABC):
    """A browser with at most one page, opened in a profile that never saw the site before."""

    name: str

    @abstractmethod
    def open(
        self, url: str, width: int, height: int, *, dpr: float = 1, touch: bool = False
    ) -> None:
        """Open `url` in a fresh profile; width and height are the window's inside in CSS pixels."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again in the same profile."""

    @abstractmethod
    def evaluate(self, expression: str) -> Any:
        """Return the JSON value of a JavaScript expression; a promise is awaited."""

    @abstractmethod
    def tap(self, x: float, y: float) -> None:
        """Touch the page at CSS pixels x, y; an engine that can't touch clicks instead."""

    @abstractmethod
    def click(self, x: float, y: float) -> None:
        """Press and release the left mouse button at CSS pixels x, y."""

    @abstractmethod
    def drag(self, begin: tuple[float, float], end: tuple[float, float]) -> None:
        """Press the left mouse button at a point, move to another in steps, and release there."""

    @abstractmethod
    def key(self, name: str) -> None:
        """Press and release one key, named as `KeyboardEvent.key` names it."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the window's inside another size in CSS pixels."""

    @abstractmethod
    def screenshot(self, path: Path) -> None:
        """Save what the window shows as a PNG file."""

    @abstractmethod
    def errors(self) -> list[str]:
        """Return console errors, uncaught exceptions and failed requests since `open`."""

    @abstractmethod
    def close(self) -> None:
        """End the browser and every process that it started."""

    def buttons(self) -> list[Button]:
        """Return the mirror's buttons in reading order."""
        return [Button(**fields) for fields in self.evaluate(_BUTTONS)]

    def texts(self) -> list[str]:
        """Return the mirror's texts and headings in reading order."""
        return [str(text) for text in self.evaluate(_TEXTS)]

    def mirrored(self) -> tuple[list[Button], list[str]]:
        """Return buttons and texts, asked for in one question."""
        buttons, texts = self.evaluate(f"[{_BUTTONS.strip()}, {_TEXTS.strip()}]")
        return [Button(**fields) for fields in buttons], [str(text) for text in texts]

    def status(self) -> str:
        """Return what the status line says."""
        return str(self.evaluate(_STATUS))

    @cached_property
    def way(self) -> deque[str]:
        """What was pressed and waited for last, and when: the trace of a failure."""
        return deque(maxlen=STEPS)

    def _note(self, step: str) -> None:
        self.way.append(f"{time.strftime('%H:%M:%S')} {step}")

    def press(self, key: str) -> None:
        """Activate a mirror button as assistive technology does.

        Raises BrowserError if there is no such button or it is disabled.
        """
        self._note(f"press {key}")
        answer = self.evaluate(_PRESS.replace("KEY", json.dumps(key)))
        if answer != "pressed":
            raise BrowserError(f"{self.name}: the mirror's button {key!r} is {answer}.")

    def wait(self, what: str, condition: Callable[[], T | None], seconds: float = 15) -> T:
        """Return the first true value of `condition`, asked ever more seldom.

        Raises BrowserError that says what was waited for and what the page shows instead; soon
        when the page shows its error panel, which is looked for where the answer is long in coming.
        """
        self._note(f"wait for {what}")
        end = time.monotonic() + seconds
        pause = SHORTEST_PAUSE
        while True:
            value = condition()
            if value:
                return value
            panel = self.evaluate(_PANEL) if pause == LONGEST_PAUSE else ""
            if panel:
                raise BrowserError(f"{self.name}: instead of {what} came the error panel: {panel}")
            if time.monotonic() > end:
                raise BrowserError(
                    f"{self.name}: {what} did not come within {seconds:g} s.\n{self.story()}"
                )
            time.sleep(pause)
            pause = min(LONGEST_PAUSE, 1.3 * pause)

    def keep(self, folder: Path) -> None:
        """Leave in a folder what helps to find a failure: screenshot, page and console, the way."""
        folder.mkdir(parents=True, exist_ok=True)
        story = self.story(folder / f"{self.name}.png")
        text = "\n".join([story, "way:", *self.way, ""])
        (folder / f"{self.name}.txt").write_text(text, encoding="utf-8")

    def story(self, shot: Path | None = None) -> str:
        """Return what the page shows and save a screenshot, for the message of a failure."""
        shot = shot or SHOTS / "failures" / f"{self.name}-{time.strftime('%H%M%S')}.png"
        shot.parent.mkdir(parents=True, exist_ok=True)
        self.screenshot(shot)
        labels = [f"{b.key}={b.label!r}{'' if b.enabled else ' (dim)'}" for b in self.buttons()]
        return "\n".join(
            [
                f"status: {self.status()!r}",
                f"texts: {self.texts()}",
                f"buttons: {', '.join(labels) or 'none'}",
                f"visible text: {self.evaluate('document.body.innerText.slice(0, 600)')!r}",
                f"errors: {self.errors()}",
                f"screenshot: {shot}",
            ]
        )


_BUTTONS = """
[...document.querySelectorAll('#mirror button[data-key]')].map((button) => {
  const rect = button.getBoundingClientRect();
  const pressed = button.getAttribute('aria-pressed');
  return {
    key: button.dataset.key,
    label: button.getAttribute('aria-label') ?? button.textContent.trim(),
    enabled: !button.disabled && button.getAttribute('aria-disabled') !== 'true',
    pressed: pressed === null ? null : pressed === 'true',
    x: rect.x, y: rect.y, w: rect.width, h: rect.height,
  };
})
"""

_TEXTS = """
[...document.querySelectorAll('#mirror [data-key]:not(button)')]
  .map((element) => element.textContent.trim())
"""

_STATUS = "(document.querySelector('[role=\"status\"]')?.textContent ?? '').trim()"

_PANEL = """
((panel) => (panel && !panel.hidden ? panel.textContent.trim().replace(/[^\\S\\n]+/g, ' ') : ''))(
  document.getElementById('error'))
"""

_PRESS = """
((key) => {
  const all = [...document.querySelectorAll('#mirror button[data-key]')];
  const button = all.find((candidate) => candidate.dataset.key === key);
  if (!button) return 'missing';
  if (button.disabled || button.getAttribute('aria-disabled') === 'true') return 'disabled';
  button.click();
  return 'pressed';
})(KEY)
"""
