"""Texts kept by key in a place that may refuse; knows neither the place nor what the texts say."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Shelf:
    """Keeps and finds texts, and tells once when that can't be done."""

    def __init__(
        self,
        load: Callable[[str], str | None],
        store: Callable[[str, str], None],
        refusal: type[Exception],
        tell: Callable[[], None],
    ) -> None:
        """Use two functions that raise `refusal`; `tell` is called at the first one."""
        self._load = load
        self._store = store
        self._refusal = refusal
        self._tell = tell
        self._works = True

    def store(self, key: str, text: str) -> None:
        """Keep a text, or tell that it can't be kept."""
        try:
            self._store(key, text)
        except self._refusal:
            self._refused()

    def read(
        self, key: str, parse: Callable[[str], T], error: type[Exception]
    ) -> tuple[T | None, bool]:
        """Return what a text says, None where there is none; and whether it could not be read.

        `parse` raises `error` for a text that is not right: it is set aside under another key.
        """
        try:
            text = self._load(key)
        except self._refusal:
            self._refused()
            return None, False
        if text is None:
            return None, False
        try:
            return parse(text), False
        except error:
            self.store(f"{key}-set-aside", text)
            return None, True

    def _refused(self) -> None:
        if self._works:
            self._works = False
            self._tell()
