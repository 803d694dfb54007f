"""A window too small for the table shows all of it smaller, and is played in as any other."""

import pytest

from game.app import App
from game.app.fitting import LEAST_LYING, LEAST_UPRIGHT, fitted, shrink
from game.host import Canvas
from game.ui.layout import Screen
from tests.app.driver import enabled, hand, opened, press, rest, tap
from tests.memory_host import MemoryHost

ZOOMED = [(320, 256), (422, 195), (426, 240), (256, 160), (320, 390), (180, 390), (844, 150)]
"""Among them 1280x1024 at 400 %, 844x390 at 200 %, 1280x720 at 300 % and 1280x800 at 500 %."""
FULL_HAND = 11


def at_the_draw(size: tuple[int, int]) -> tuple[App, MemoryHost]:
    """Return an app in a window of a size, in which a card may be drawn."""
    host = MemoryHost(size=size)
    app = opened(host)
    while "draw" not in enabled(host):
        press(app, host, "pass")
    return app, host


@pytest.mark.parametrize("size", ZOOMED)
def test_a_turn_by_touch_in_a_small_window(size: tuple[int, int]) -> None:
    app, host = at_the_draw(size)
    tap(app, host, "draw")
    assert len(hand(host)) == FULL_HAND
    for control in host.shown:
        assert 0 <= control.x <= control.x + control.w <= size[0] + 0.01
        assert 0 <= control.y <= control.y + control.h <= size[1] + 0.01
    assert min(min(card.w, card.h) for card in hand(host)) > 1
    card = hand(host)[-1].key
    tap(app, host, card)
    tap(app, host, "discard")
    assert card not in {each.key for each in hand(host)}


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (30, 900), (900, 10)])
@pytest.mark.parametrize("scale", [0.5, 1.0, 3.0])
def test_a_window_that_shows_nothing_loses_nothing(size: tuple[int, int], scale: float) -> None:
    app, host = at_the_draw((390, 844))
    host.scale = scale
    host.size = size
    press(app, host, "draw")
    press(app, host, "menu")
    press(app, host, "open:settings")
    press(app, host, "text:200")
    press(app, host, "back")
    press(app, host, "back")
    host.size = (390, 844)
    rest(app, host)
    assert len(hand(host)) == FULL_HAND


@pytest.mark.parametrize(("width", "height"), [LEAST_LYING, LEAST_UPRIGHT, (844, 390)])
def test_a_window_with_room_is_drawn_as_it_is(width: float, height: float) -> None:
    canvas = MemoryHost(size=(round(width), round(height)), scale=2.0).canvas()
    assert fitted(canvas) is canvas


def test_what_hardware_covers_is_as_much_larger() -> None:
    screen = Screen(422, 195, top=5, right=20, bottom=10, left=30)
    times = shrink(screen)
    surface = MemoryHost().canvas().surface
    larger = fitted(Canvas(surface, screen, 3.0))
    assert larger.scale == pytest.approx(3.0 / times)
    assert larger.screen.width == pytest.approx(times * 422)
    assert larger.screen.left == pytest.approx(times * 30)
    assert larger.screen.safe.h == pytest.approx(LEAST_LYING[1])
