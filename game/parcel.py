"""A match as a file that a player can carry elsewhere, and back from any file that he may give.

A file from outside may hold anything: it is read strictly, and every move of it is played anew.
"""

from game.progress import Progress
from game.save import MAX_LENGTH, SaveError, load_text, save_text

FILE_NAME = "gin-rummy-save.txt"
MAX_BYTES = MAX_LENGTH
"""Longest file that can be a save, whose characters are of one byte each."""
NO_TEXT = "the file is not a text, so it is no save of this game"
BYTE_ORDER_MARK = "\ufeff"


def pack(progress: Progress) -> str:
    """Return the content of a file that holds a match; `unpack` reads it back."""
    return save_text(progress)


def unpack(data: bytes) -> Progress:
    """Return the match that a file holds, replayed move by move.

    Line ends and a byte order mark that editors and mail programs may add are let pass.  Raises
    SaveError, whose message says what is wrong, for everything else.
    """
    if not data:
        raise SaveError("the file is empty or could not be read")
    if len(data) > MAX_BYTES:
        raise SaveError(
            f"the file has more than {MAX_BYTES} bytes: no save of this game is so long"
        )
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(NO_TEXT) from error
    if "\0" in text:
        raise SaveError(NO_TEXT)
    return load_text(text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").strip() + "\n")
