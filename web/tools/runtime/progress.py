"""Lines that tell a waiting person what is being done and how far it is."""

import sys
from typing import Self, TextIO


class Counter:
    """Count through a long step: rewritten in place on a terminal, ten sparse lines elsewhere."""

    def __init__(self, doing: str, total: int, unit: str = "", out: TextIO | None = None) -> None:
        """Name the step and its size; with the unit "%" the size itself is not shown."""
        self._doing = doing
        self._total = max(total, 1)
        self._unit = unit
        self._out = out or sys.stdout
        self._done = 0
        self._tenths = 0

    def add(self, amount: int = 1, name: str = "") -> None:
        """Record so much more as done, and show it."""
        self.reach(self._done + amount, name)

    def reach(self, done: int, name: str = "") -> None:
        """Record that so much is done in all, and show it when it is more than before."""
        if done <= self._done:
            return
        self._done = done
        tenths = 10 * done // self._total
        of = "" if self._unit == "%" else f" of {self._total:,}"
        line = f"{self._doing} {done:,}{of} {self._unit}".rstrip() + (f": {name}" if name else "")
        if self._out.isatty():
            print(f"\r\x1b[K{line}", end="", file=self._out, flush=True)
        elif tenths > self._tenths:
            print(line, file=self._out, flush=True)
        self._tenths = tenths

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """End the line that was rewritten, so that what comes next, good or bad, has its own."""
        if self._done and self._out.isatty():
            print(file=self._out, flush=True)
