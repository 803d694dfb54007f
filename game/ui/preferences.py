"""Settings and the way to sort, read at the start and kept when they change; never a failure."""

from contextlib import suppress
from dataclasses import dataclass

from game.keeper import Load, StorageError, Store
from game.ui.settings import Settings, SettingsError, parse_settings
from game.ui.texts import SORT_NAMES

SETTINGS, SORT = "settings", "sort"


@dataclass(frozen=True, slots=True)
class Preferences:
    """What was kept."""

    settings: Settings
    sort: str
    failed: bool
    """Whether there were settings that could not be read; they are set aside."""


def recall(load: Load, store: Store) -> Preferences:
    """Return what was kept, the usual values where nothing was or it can't be read."""
    settings, failed = Settings(), False
    text = _loaded(load, SETTINGS)
    try:
        settings = parse_settings(text) if text is not None else settings
    except SettingsError:
        failed = True
        keep(store, f"{SETTINGS}-set-aside", text or "")
    sort = _loaded(load, SORT)
    usual = next(iter(SORT_NAMES))
    return Preferences(settings, sort if sort in SORT_NAMES else usual, failed)


def keep(store: Store, key: str, text: str) -> None:
    """Keep a text; the match tells of a store that refuses."""
    with suppress(StorageError):
        store(key, text)


def _loaded(load: Load, key: str) -> str | None:
    try:
        return load(key)
    except StorageError:
        return None
