"""A match carried to a file and back, as sentences for the player; knows no files."""

from collections.abc import Callable

from game.keeper import StorageError
from game.parcel import FILE_NAME, pack, unpack
from game.progress import Progress
from game.save import NewerSave, SaveError, load_text
from game.ui import texts_pages as texts


def carry_away(progress: Progress, give: Callable[[str, str], str]) -> str:
    """Give a match away by `give(name, text)`, and return what became of it."""
    try:
        return texts.given(give(FILE_NAME, pack(progress)))
    except StorageError as error:
        return texts.not_given(str(error))


def bring(data: bytes) -> tuple[Progress | None, str]:
    """Return the match that a file holds, None when it holds none, and what to say of it."""
    try:
        return unpack(data), texts.LOADED
    except NewerSave as error:
        return None, texts.too_new(str(error))
    except SaveError as error:
        return None, texts.not_loaded(str(error))


def bring_back(text: str | None) -> tuple[Progress | None, str]:
    """Return the match of a text that was put aside, None when none is, and what to say of it."""
    if text is None:
        return None, texts.NOTHING_ASIDE
    try:
        return load_text(text), texts.TAKEN_BACK
    except SaveError as error:
        return None, texts.not_taken_back(str(error))
