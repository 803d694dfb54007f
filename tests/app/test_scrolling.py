"""Long pages are moved by finger, wheel, keys and focus; the table is not."""

import pygame
import pytest

from game.app import App
from tests.app.driver import button, headings, key, opened, press, rest, start
from tests.memory_host import MemoryHost


def drag(app: App, host: MemoryHost, begin: int, end: int) -> None:
    """Drag a finger up or down the middle of the screen."""
    x = host.size[0] // 2
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, begin)))
    step = 1 if end > begin else -1
    for y in range(begin, end, step * 20):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), buttons=(1, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, end), buttons=(1, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(x, end)))
    rest(app, host)


def test_a_long_page_is_dragged_and_a_drag_presses_nothing() -> None:
    app, host = start(size=(320, 568))
    press(app, host, "open:new-match")
    top = button(host, "preset:house").y
    state = [c.pressed for c in host.shown]
    drag(app, host, 400, 250)
    assert button(host, "preset:house").y == pytest.approx(top - 150, abs=0.2)
    drag(app, host, 250, 500)
    assert button(host, "preset:house").y == top
    assert [c.pressed for c in host.shown] == state
    assert headings(host)[0] == "New match"


def test_wheel_keys_and_focus_scroll_too() -> None:
    app, host = start(size=(320, 568))
    press(app, host, "open:new-match")
    top = button(host, "preset:house").y
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, precise_y=-1.0))
    rest(app, host)
    assert button(host, "preset:house").y < top
    key(app, host, pygame.K_HOME)
    assert button(host, "preset:house").y == top
    key(app, host, pygame.K_END)
    last = button(host, "open:draft-rules")
    assert last.y + last.h < button(host, "deal").y
    key(app, host, pygame.K_HOME)
    press(app, host, "focus:open:draft-rules")
    last = button(host, "open:draft-rules")
    assert last.y + last.h < button(host, "deal").y
    press(app, host, "focus:opponent:classic")
    assert button(host, "opponent:classic").y > button(host, "back").y + button(host, "back").h


def test_focus_and_scrolling_mean_nothing_at_the_table() -> None:
    host = MemoryHost()
    app = opened(host)
    before = list(host.shown)
    for command in ("focus:draw", "scroll:+page", "scroll:100"):
        press(app, host, command)
    assert host.shown == before
