"""What stands for Python's `_colorize` in the browser: a traceback is never coloured there.

Python's own makes twenty dataclasses of colours at every start. This file is shipped in its place,
with all that modules of the standard library import or use of it outside of the console.
"""

COLORIZE = False


class _Colours:
    """The colours of a part: each is no text at all."""

    def __getattr__(self, _: str) -> str:
        return ""

    def __getitem__(self, _: str) -> str:
        return ""


class _Named(type):
    """Answers for the colours that Python's own has as constants of a class."""

    def __getattr__(cls, name: str) -> str:
        if name.startswith("__"):
            raise AttributeError(name)
        return ""


class ANSIColors(_Colours, metaclass=_Named):
    """The codes of a terminal's colours, none of which is used."""


class _Theme:
    """The parts of a program's output, each with its colours."""

    def __getattr__(self, _: str) -> _Colours:
        return _Colours()


def can_colorize(*, file: object = None) -> bool:
    """Return whether a file shows colours."""
    return False


def decolor(text: str) -> str:
    """Return a text without colours, which are never in it."""
    return text


def get_colors(colorize: bool = False, *, file: object = None) -> ANSIColors:
    """Return the colours for a file."""
    return ANSIColors()


def get_theme(**_: object) -> _Theme:
    """Return the colours that are chosen."""
    return _Theme()
