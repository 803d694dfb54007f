"""Long pages are moved by finger, wheel, keys and focus; the table is not."""

import pygame
import pytest

from game.app import App
from tests.app.driver import (
    button,
    enabled,
    headings,
    key,
    next_key,
    opened,
    press,
    rest,
    start,
)
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


def test_a_summary_with_large_texts_is_scrolled_in_every_way() -> None:
    host = MemoryHost(size=(320, 568))
    app = opened(host)
    for name in ("menu", "open:settings", "speed:off", "text:200", "back", "back"):
        press(app, host, name)
    while "next-hand" not in enabled(host):
        press(app, host, next_key(host))
    host.time += 1.0
    rest(app, host)
    top, on = button(host, "replay").y, button(host, "next-hand").y
    assert top > on
    drag(app, host, 400, 250)
    assert button(host, "replay").y == pytest.approx(top - 150, abs=0.2)
    assert "next-hand" in enabled(host)
    key(app, host, pygame.K_END)
    assert button(host, "replay").y + button(host, "replay").h < on
    assert button(host, "next-hand").y == on
    key(app, host, pygame.K_HOME)
    assert button(host, "replay").y == top
    press(app, host, "focus:replay")
    assert button(host, "replay").y + button(host, "replay").h < on
    press(app, host, "next-hand")
    while "next-hand" not in enabled(host):
        press(app, host, next_key(host))
    assert button(host, "title").y > 0


def test_focus_and_scrolling_mean_nothing_at_the_table() -> None:
    host = MemoryHost()
    app = opened(host)
    before = list(host.shown)
    for command in ("focus:draw", "scroll:+page", "scroll:100"):
        press(app, host, command)
    assert host.shown == before
