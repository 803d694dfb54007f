"""The game by keys alone: menu, help, and a whole hand."""

import pygame

from tests.app.driver import button, enabled, hand, headings, key, opened, press, start
from tests.memory_host import MemoryHost


def test_escape_opens_the_menu_and_goes_back() -> None:
    app, host = start()
    press(app, host, "play")
    key(app, host, pygame.K_ESCAPE)
    assert headings(host)[0] == "Menu"
    press(app, host, "open:settings")
    key(app, host, pygame.K_ESCAPE)
    assert headings(host)[0] == "Menu"
    key(app, host, pygame.K_BACKSPACE)
    assert hand(host)


def test_a_hand_is_played_by_keyboard_alone() -> None:
    host = MemoryHost()
    app = opened(host)
    for _ in range(120):
        can = enabled(host)
        if "next-hand" in can:
            break
        if "knock" in can:
            key(app, host, pygame.K_k)
        elif "draw" in can:
            key(app, host, pygame.K_s)
        elif "pass" in can:
            key(app, host, pygame.K_x)
        elif "discard" in can:
            key(app, host, pygame.K_d)
        else:
            key(app, host, pygame.K_RIGHT)
            if button(host, "discard").disabled:
                key(app, host, pygame.K_RIGHT)
    assert "next-hand" in enabled(host)
    key(app, host, pygame.K_RETURN)
    assert hand(host)


def test_arrows_walk_the_hand_in_its_order() -> None:
    host = MemoryHost()
    app = opened(host)
    keys = [c.key for c in hand(host)]
    seen = []
    for _ in keys:
        key(app, host, pygame.K_RIGHT)
        seen += [c.key for c in hand(host) if c.pressed]
    assert seen == keys
    key(app, host, pygame.K_LEFT)
    assert [c.key for c in hand(host) if c.pressed] == [keys[-2]]


def test_keys_with_control_belong_to_the_browser() -> None:
    host = MemoryHost()
    app = opened(host)
    before = list(host.shown)
    key(app, host, pygame.K_RIGHT, mod=pygame.KMOD_CTRL)
    assert host.shown == before


def test_question_mark_opens_the_help() -> None:
    host = MemoryHost()
    app = opened(host)
    key(app, host, pygame.K_SLASH, "?")
    assert headings(host)[0] == "Help"
