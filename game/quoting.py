"""Pieces of a text from outside as an error can name them: short, and without unreadable signs."""

LONGEST = 24
"""Characters that are quoted at most."""


def quoted(text: str) -> str:
    """Return a piece of a text between quotation marks, its end left out where it is long.

    >>> quoted("scores"), quoted("x" * 1000)
    ("'scores'", "'xxxxxxxxxxxxxxxxxxxxxxxx…'")
    """
    return f"'{brief(text)}'"


def brief(word: str) -> str:
    """Return a word without its end where it is long; question marks are signs of no letter."""
    kept = "".join(sign if sign.isprintable() else "?" for sign in word[:LONGEST])
    return kept if len(word) <= LONGEST else f"{kept}…"
