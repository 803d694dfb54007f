"""What a page can say of its own pace: frames, drawings, timers, and when something changed.

The script is put into the page by the measurement; the game knows nothing of it.
"""

import itertools
from dataclasses import dataclass
from statistics import median
from typing import Any

from tests.web.engines.browser import Browser

WATCH = """
(() => {
  const seen = { frames: [], changes: [], timers: [], taps: [] };
  let drawn = 0, tap = null;
  const context = CanvasRenderingContext2D.prototype, put = context.putImageData;
  context.putImageData = function (...words) {
    drawn++;
    tap?.drawn || (tap && (tap.drawn = performance.now()));
    return put.apply(this, words);
  };
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame"]) {
    const real = globalThis[name];
    globalThis[name] = (work, ms, ...more) => {
      seen.timers.push([name, name === "requestAnimationFrame" ? 16 : (ms ?? 0)]);
      return real(work, ms, ...more);
    };
    if (name === "requestAnimationFrame") {
      let running = false;
      const tick = (time) => {
        seen.frames.push([time, drawn]);
        drawn = 0;
        if (tap) {
          tap.frames++;
          if (tap.drawn) {
            tap.shown = performance.now();
            seen.taps.push(tap);
            tap = null;
          }
        }
        if (running) real(tick);
      };
      seen.run = (on) => {
        if (on && !running) real(tick);
        running = on;
      };
    }
  }
  const down = (event) => (tap = { began: performance.now(), frames: 0, drawn: 0 });
  for (const name of ["pointerup", "keydown"]) addEventListener(name, down, { capture: true });
  const changed = () => {
    const now = performance.now();
    if (now - (seen.changes.at(-1) ?? -99) > 3) seen.changes.push(now);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(changed).observe(document.getElementById("mirror"), all);
  globalThis.seen = seen;
})()
"""


@dataclass(frozen=True)
class Spread:
    """Milliseconds: how many, their median, 95th and 99th percentile, and the longest."""

    number: int
    middle: float
    most: float
    nearly_all: float
    longest: float

    def __str__(self) -> str:
        return (
            f"median {self.middle:6.1f}   95 % {self.most:6.1f}   99 % {self.nearly_all:6.1f}"
            f"   longest {self.longest:6.1f} ms   ({self.number})"
        )


def spread(times: list[float]) -> Spread:
    """Return the spread of some times, of which there has to be one at least."""
    ordered = sorted(times)

    def at(share: float) -> float:
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    return Spread(len(ordered), median(ordered), at(0.95), at(0.99), ordered[-1])


def watch(browser: Browser) -> None:
    """Begin to watch a page that is open."""
    browser.evaluate(WATCH)


def count_frames(browser: Browser, on: bool) -> None:
    """Follow the page's frames from now on, or stop that: it keeps the browser busy."""
    browser.evaluate(f"seen.run({'true' if on else 'false'})")


def take(browser: Browser, name: str) -> list[Any]:
    """Return and forget what was seen of a kind: frames, changes, timers or taps."""
    found: list[Any] = browser.evaluate(f"seen.{name}.splice(0)")
    return found


def moving(frames: list[list[float]]) -> list[float]:
    """Return the times between frames that drew, each after one that drew too."""
    pairs = itertools.pairwise(frames)
    return [after[0] - before[0] for before, after in pairs if before[1] and after[1]]


def steps(times: list[float]) -> list[float]:
    """Return the times between moments."""
    return [after - before for before, after in itertools.pairwise(times)]
