"""What stands for Python's `_colorize` in the browser: a traceback is never coloured there.

Python's own makes twenty dataclasses of colours at every start. This file is shipped in its place.
"""


class _Colours:
    """The colours of a part: each is no text at all."""

    def __getattr__(self, _: str) -> str:
        return ""


class _Theme:
    def __getattr__(self, _: str) -> _Colours:
        return _Colours()


def can_colorize(*, file: object = None) -> bool:
    return False


def get_theme(**_: object) -> _Theme:
    return _Theme()
