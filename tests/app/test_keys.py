"""The game by keys alone: menu, help, and a whole hand."""

import pygame

from game.app import App
from game.ui.scene import Sprite
from game.ui.theme import INK, WHITE
from tests.app.driver import (
    button,
    enabled,
    hand,
    headings,
    key,
    next_key,
    opened,
    press,
    rest,
    start,
    tap,
)
from tests.memory_host import MemoryHost


def with_eleven() -> tuple[App, MemoryHost]:
    """Return a game in which eleven cards are held after a draw from the stock."""
    host = MemoryHost()
    app = opened(host)
    while "draw" not in enabled(host):
        press(app, host, next_key(host))
    press(app, host, "draw")
    return app, host


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
            key(app, host, pygame.K_RETURN)
            if button(host, "discard").disabled:
                key(app, host, pygame.K_RIGHT)
                key(app, host, pygame.K_SPACE)
    assert "next-hand" in enabled(host)
    key(app, host, pygame.K_RETURN)
    assert hand(host)


def ringed(app: App) -> list[str]:
    """Return the cards with the ring of the keyboard, as they are drawn."""
    items = app._display.scene.items
    return [item.key for item in items if isinstance(item, Sprite) and item.focused]


def test_arrows_walk_the_hand_in_its_order_and_select_nothing() -> None:
    host = MemoryHost()
    app = opened(host)
    keys = [c.key for c in hand(host)]
    seen = []
    for _ in keys:
        key(app, host, pygame.K_RIGHT)
        seen += ringed(app)
    assert seen == keys
    assert host.focused == keys, "the focus of the page goes along"
    key(app, host, pygame.K_LEFT)
    assert ringed(app) == [keys[-2]]
    assert not any(c.pressed for c in hand(host))


def test_enter_or_space_selects_the_card_with_the_ring_and_then_discards_it() -> None:
    app, host = with_eleven()
    keys = [c.key for c in hand(host)]
    loose = next(c.key for c in hand(host) if "deadwood" in c.label and "taken" not in c.label)
    for _ in range(keys.index(loose) + 1):
        key(app, host, pygame.K_RIGHT)
    key(app, host, pygame.K_SPACE)
    assert [c.key for c in hand(host) if c.pressed] == [loose]
    key(app, host, pygame.K_RETURN)
    assert len(hand(host)) == 10
    assert loose not in [c.key for c in hand(host)]


def test_arrows_go_on_from_where_tab_or_a_touch_has_come() -> None:
    host = MemoryHost()
    app = opened(host)
    keys = [c.key for c in hand(host)]
    press(app, host, f"focus:{keys[3]}")
    assert ringed(app) == [keys[3]]
    key(app, host, pygame.K_RIGHT)
    assert ringed(app) == [keys[4]]
    tap(app, host, keys[6])
    assert ringed(app) == []
    key(app, host, pygame.K_LEFT)
    assert ringed(app) == [keys[5]]
    press(app, host, "focus:menu")
    assert ringed(app) == []


def test_a_wheel_that_is_turned_leaves_the_ring_where_it_is() -> None:
    host = MemoryHost()
    app = opened(host)
    key(app, host, pygame.K_RIGHT)
    wheel = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=pygame.BUTTON_WHEELDOWN, pos=(5, 5))
    pygame.event.post(wheel)
    rest(app, host)
    assert ringed(app) == [hand(host)[0].key]


def test_a_new_hand_has_no_ring_on_a_card_that_the_last_one_had() -> None:
    app, host = with_eleven()
    again = "card:Th"
    key(app, host, pygame.K_RIGHT)
    while ringed(app) != [again]:
        key(app, host, pygame.K_RIGHT)
    while "next-hand" not in enabled(host):
        press(app, host, next_key(host))
    key(app, host, pygame.K_RETURN)
    assert again in [card.key for card in hand(host)]
    assert ringed(app) == []


def test_up_and_down_go_from_row_to_row() -> None:
    host = MemoryHost(size=(390, 844))
    app = opened(host)
    rows = {c.key: c.y for c in hand(host)}
    key(app, host, pygame.K_DOWN)
    first = ringed(app)[0]
    assert rows[first] == min(rows.values())
    key(app, host, pygame.K_DOWN)
    assert rows[ringed(app)[0]] == max(rows.values())
    key(app, host, pygame.K_UP)
    assert rows[ringed(app)[0]] == min(rows.values())


def test_arrows_and_enter_close_what_is_looked_at() -> None:
    for code in (pygame.K_RIGHT, pygame.K_RETURN):
        app, host = with_eleven()
        press(app, host, hand(host)[2].key)
        key(app, host, pygame.K_e)
        assert "close-sheet" in enabled(host)
        key(app, host, code)
        assert "close-sheet" not in enabled(host)


def test_the_ring_is_drawn_around_the_card() -> None:
    host = MemoryHost()
    app = opened(host)
    key(app, host, pygame.K_RIGHT)
    card = hand(host)[0]
    surface = host.canvas().surface
    around = [surface.get_at((round(card.x) - out, round(card.y + card.h / 2))) for out in (2, 5)]
    assert around == [pygame.Color(*WHITE), pygame.Color(*INK)]


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
