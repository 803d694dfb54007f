"""Settings and the way to sort, read at the start and kept when they change; never a failure."""

from contextlib import suppress
from dataclasses import dataclass

from game.core.cards import Card, order_text, parse_order
from game.keeper import Load, StorageError, Store
from game.ui.settings import Settings, SettingsError, parse_settings
from game.ui.state import UiState
from game.ui.texts import SORT_NAMES

SETTINGS, SORT, ORDER = "settings", "sort", "order"
MOST_ORDER = 100
"""Characters; eleven cards take a third of it."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What was kept."""

    settings: Settings
    sort: str
    order: tuple[Card, ...]
    """The player's own order of his hand in the match that was asked for."""
    failed: bool
    """Whether there were settings that could not be read; they are set aside."""


def recall(load: Load, store: Store, match: str) -> Preferences:
    """Return what was kept, the usual values where nothing was or it can't be read.

    `match` is the key of the match whose hand may have an order.
    """
    settings, failed = Settings(), False
    text = _loaded(load, SETTINGS)
    try:
        settings = parse_settings(text) if text is not None else settings
    except SettingsError:
        failed = True
        keep(store, f"{SETTINGS}-set-aside", text or "")
    sort = _loaded(load, SORT)
    usual = next(iter(SORT_NAMES))
    order = _order(_loaded(load, f"{ORDER}-{match}") or "")
    return Preferences(settings, sort if sort in SORT_NAMES else usual, order, failed)


def keep_changes(store: Store, match: str, before: UiState, after: UiState) -> None:
    """Keep what the player has changed beside the match of a key."""
    if after.sort != before.sort:
        keep(store, SORT, after.sort)
    if after.order != before.order:
        keep(store, f"{ORDER}-{match}", order_text(after.order))
    if after.settings != before.settings:
        keep(store, SETTINGS, str(after.settings))


def keep(store: Store, key: str, text: str) -> None:
    """Keep a text; the match tells of a store that refuses."""
    with suppress(StorageError):
        store(key, text)


def _order(text: str) -> tuple[Card, ...]:
    with suppress(ValueError):
        return parse_order(text[:MOST_ORDER])
    return ()


def _loaded(load: Load, key: str) -> str | None:
    try:
        return load(key)
    except StorageError:
        return None
