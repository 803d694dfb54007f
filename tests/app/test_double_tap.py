"""A button tapped twice does no more than it says: what appears below the finger waits a moment."""

import pytest

from game.app import App
from game.ui.durations import DEAF_SECONDS
from tests.app.driver import button, enabled, opened, press, rest, touch
from tests.app.gallery import take
from tests.memory_host import MemoryHost

BEFORE_THE_SECOND = 0.12
SIZES = [(390, 844), (844, 390), (1280, 800)]
TAPS = [
    ("leave open:new-match preset:own", "done"),
    ("leave open:new-match", "deal"),
    ("@end", "next-hand"),
    ("resign resign-now", "open:new-match"),
]
"""The way to a button, and the button, below which another then lies that deals or cuts."""


def at(way: str, size: tuple[int, int]) -> tuple[App, MemoryHost]:
    """Return an app at the end of a way through the menu, with the cut being offered."""
    host = MemoryHost(size=size)
    app = opened(host)
    for word in ("menu", "open:fairness", "offer-cut", "back"):
        press(app, host, word)
    if way.startswith("@"):
        press(app, host, "back")
    for word in way.split():
        take(app, host, word)
    return app, host


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("way", "key"), TAPS)
def test_a_second_tap_deals_and_cuts_nothing(size: tuple[int, int], way: str, key: str) -> None:
    app, host = at(way, size)
    place = button(host, key)
    touch(host, place)
    app.frame()
    once, pages = app.progress, app._state.depth
    host.time += BEFORE_THE_SECOND
    touch(host, place)
    app.frame()
    assert app.progress == once
    assert app._state.depth == pages
    rest(app, host)
    assert host.time > DEAF_SECONDS
    assert {"deal", "cut-here"} & set(enabled(host))
