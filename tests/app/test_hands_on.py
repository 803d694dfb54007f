"""The table played with the hands: cards dragged, arranged and looked at, through the whole app."""

import pygame
import pytest

from game.app import App
from game.core.cards import card_text
from game.save import load_text
from game.ui.dragging import own_sprites
from game.ui.scene import Scene, Sprite
from tests.app.driver import button, enabled, hand, next_key, opened, press, rest, tap
from tests.memory_host import MemoryHost

LEFT = (1, 0, 0)


def scene(app: App) -> Scene:
    return app._display.scene


def own(app: App) -> list[str]:
    """Return the hand as it lies."""
    return [sprite.grip for sprite in own_sprites(scene(app))]


def point(app: App, grip: str) -> tuple[int, int]:
    """Return a point on what is seen of a card, by its grip."""
    held = next(i for i in scene(app).items if isinstance(i, Sprite) and i.grip == grip)
    x, y = (held.strip or held.rect).middle
    return round(x), round(y)


def zone(app: App, name: str) -> tuple[int, int]:
    x, y = next(zone.rect.middle for zone in scene(app).zones if zone.name == name)
    return round(x), round(y)


def down(at: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))


def move(at: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=at, buttons=LEFT))


def up(at: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=at))


def lift(app: App, begin: tuple[int, int], end: tuple[int, int]) -> None:
    """Drag without letting go."""
    down(begin)
    app.frame()
    for step in range(1, 6):
        x = begin[0] + (end[0] - begin[0]) * step // 5
        y = begin[1] + (end[1] - begin[1]) * step // 5
        move((x, y))
        app.frame()
    assert lifted(app)


def lifted(app: App) -> bool:
    return app._inputs.lift(app._place()) is not None


def drag(app: App, host: MemoryHost, begin: tuple[int, int], end: tuple[int, int]) -> None:
    lift(app, begin, end)
    up(end)
    rest(app, host)


def with_eleven(size: tuple[int, int] = (390, 844)) -> tuple[App, MemoryHost]:
    """Return a game in which eleven cards are held after a draw from the stock."""
    host = MemoryHost(size=size)
    app = opened(host)
    while "draw" not in enabled(host):
        press(app, host, next_key(host))
    press(app, host, "draw")
    return app, host


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800), (320, 568)])
def test_a_turn_is_played_by_dragging(size: tuple[int, int]) -> None:
    host = MemoryHost(size=size, scale=1.0)
    app = opened(host)
    while "draw" not in enabled(host):
        press(app, host, next_key(host))
    drag(app, host, point(app, "stock"), zone(app, "hand"))
    assert len(own(app)) == 11
    drawn = app.session.progress.round.drawn
    assert drawn is not None
    card = own(app)[0]
    drag(app, host, point(app, card), zone(app, "pile"))
    assert len(own(app)) in (10, 11)
    assert card not in own(app) or app.session.progress.hand_over
    thrown = [str(action) for action in app.session.progress.actions]
    assert any(card in action for action in thrown)
    assert load_text(host.stored["match-seed-7"]) == app.session.progress


def test_the_pile_is_taken_by_dragging() -> None:
    host = MemoryHost()
    app = opened(host)
    while "take" not in enabled(host):
        press(app, host, next_key(host))
    top = card_text(app.session.progress.round.discards[-1])
    drag(app, host, point(app, "pile"), zone(app, "hand"))
    assert top in own(app)
    assert app.session.progress.round.taken is not None


def test_an_illegal_drop_puts_the_card_back_and_says_why() -> None:
    host = MemoryHost()
    app = opened(host)
    before, cards = app.session.progress, own(app)
    drag(app, host, point(app, cards[2]), zone(app, "pile"))
    assert (app.session.progress, own(app)) == (before, cards)
    assert host.said[-1] == "Draw a card first."
    drag(app, host, point(app, "stock"), zone(app, "hand"))
    assert app.session.progress == before
    assert host.said[-1] == "Take the upcard or pass first."


def test_the_card_just_taken_comes_back_from_the_pile_with_the_reason() -> None:
    host = MemoryHost()
    app = opened(host)
    while "take" not in enabled(host):
        press(app, host, next_key(host))
    press(app, host, "take")
    before = app.session.progress
    assert before.round.taken is not None
    drag(app, host, point(app, card_text(before.round.taken)), zone(app, "pile"))
    assert app.session.progress == before
    assert "discard another card" in host.said[-1]


def cancel(app: App, host: MemoryHost, at: tuple[int, int]) -> None:
    host.touch_cancelled = True
    up(at)


def cancel_first(app: App, host: MemoryHost, at: tuple[int, int]) -> None:
    host.touch_cancelled = True
    app.frame()
    up(at)


def turn(app: App, host: MemoryHost, at: tuple[int, int]) -> None:
    host.size = (844, 390)
    app.frame()
    up(at)


def menu(app: App, host: MemoryHost, at: tuple[int, int]) -> None:
    host.pressed.append("menu")
    app.frame()
    up(at)
    app.frame()
    host.pressed.append("close-menu")


def back_again(app: App, host: MemoryHost, at: tuple[int, int]) -> None:
    """Open a page and close it while the finger stays down."""
    host.pressed += ["menu", "close-menu"]
    app.frame()
    up(at)


def second_finger(app: App, host: MemoryHost, at: tuple[int, int]) -> None:
    for finger in (1, 2):
        pygame.event.post(pygame.event.Event(pygame.FINGERDOWN, finger_id=finger))
    up(at)


def thrown_meanwhile(app: App, host: MemoryHost, at: tuple[int, int]) -> None:
    """Throw another card by the mirror while one is held."""
    host.pressed += [f"card:{own(app)[-1]}", "discard"]
    app.frame()
    up(at)


@pytest.mark.parametrize(
    "happens", [cancel, cancel_first, turn, menu, second_finger, thrown_meanwhile]
)
def test_what_ends_a_drag_never_drops_the_card(happens: object) -> None:
    assert callable(happens)
    app, host = with_eleven()
    card = own(app)[1]
    pile = zone(app, "pile")
    before = own(app)
    lift(app, point(app, card), pile)
    happens(app, host, pile)
    rest(app, host)
    assert card in own(app)
    assert not lifted(app)
    if happens is not thrown_meanwhile:
        assert own(app) == before
        assert len(own(app)) == 11
    press(app, host, f"card:{own(app)[0]}")
    assert button(host, f"card:{own(app)[0]}").pressed


def test_a_finger_that_stays_down_through_the_menu_drops_nothing() -> None:
    app, host = with_eleven()
    card = own(app)[1]
    lift(app, point(app, card), zone(app, "pile"))
    back_again(app, host, zone(app, "pile"))
    rest(app, host)
    assert card in own(app)


def test_a_drag_at_once_ends_a_movement_and_counts() -> None:
    host = MemoryHost()
    app = opened(host)
    while "draw" not in enabled(host):
        press(app, host, next_key(host))
    host.pressed.append("draw")
    assert app.frame() == 0.0
    card = own(app)[0]
    drag(app, host, point(app, card), zone(app, "pile"))
    assert any(card in str(action) for action in app.session.progress.actions)


def test_an_arrangement_stays_through_a_reload_and_the_next_draw() -> None:
    host = MemoryHost()
    app = opened(host)
    drag(app, host, point(app, own(app)[7]), point(app, own(app)[0]))
    arranged = own(app)
    assert button(host, "sort").label == "Sort, now in your own order"
    assert host.stored["sort"] == "own"
    again = MemoryHost(dict(host.stored))
    reopened = opened(again)
    assert own(reopened) == arranged
    while "draw" not in enabled(again):
        press(reopened, again, next_key(again))
    before = own(reopened)
    press(reopened, again, "draw")
    assert own(reopened)[:-1] == before
    drawn = reopened.session.progress.round.drawn
    assert own(reopened)[-1] == card_text(drawn or 0)
    third = MemoryHost(dict(again.stored))
    assert own(opened(third)) == own(reopened)


def test_the_order_of_one_match_is_no_order_of_another() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "play")
    drag(app, host, point(app, own(app)[7]), point(app, own(app)[0]))
    assert "order-match" in host.stored
    seeded = MemoryHost(host.stored, seed=3)
    other = opened(seeded)
    order = own(other)
    assert sorted(order) != sorted(own(app))
    again = MemoryHost(host.stored, seed=None)
    assert own(opened(again)) == own(app)


@pytest.mark.parametrize("text", ["rubbish", "7h 7h", "", "x" * 5000])
def test_an_order_that_can_not_be_read_is_none(text: str) -> None:
    host = MemoryHost({"order-match-seed-7": text, "sort": "own"})
    app = opened(host)
    assert len(own(app)) == 10


def test_cards_are_arranged_by_the_keyboard_and_by_the_mirror() -> None:
    app, host = with_eleven()
    order = own(app)
    press(app, host, f"card:{order[4]}")
    assert {"move-left", "move-right", "look"} <= set(enabled(host))
    press(app, host, "move-right")
    assert host.said[-1].endswith("is card 6 of 11.")
    assert own(app)[5] == order[4]
    for code in (pygame.K_LEFT, pygame.K_LEFT):
        shift = {"key": code, "unicode": "", "mod": pygame.KMOD_LSHIFT}
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, shift))
    rest(app, host)
    assert own(app)[3] == order[4]
    assert button(host, f"card:{order[4]}").pressed


def test_a_finger_that_rests_sees_the_card_until_it_leaves() -> None:
    app, host = with_eleven()
    card = own(app)[2]
    before = list(host.shown)
    down(point(app, card))
    wait = app.frame()
    assert wait is not None
    host.time += wait
    app.frame()
    assert [c.role for c in host.shown] == ["heading", "button"]
    up(point(app, card))
    rest(app, host)
    assert host.shown == before


def test_a_finger_that_rested_on_a_card_can_still_take_it_to_the_pile() -> None:
    app, host = with_eleven()
    card = own(app)[2]
    begin, goal = point(app, card), zone(app, "pile")
    down(begin)
    app.frame()
    host.time += 1
    app.frame()
    assert app._state.sheet == f"look:{card}"
    move(goal)
    app.frame()
    assert not app._state.sheet
    assert lifted(app)
    up(goal)
    rest(app, host)
    assert any(card in str(action) for action in app.session.progress.actions)


@pytest.mark.parametrize("close", ["close-sheet", "back"])
def test_a_card_is_looked_at_by_mirror_and_key_too(close: str) -> None:
    app, host = with_eleven()
    press(app, host, f"card:{own(app)[2]}")
    before = list(host.shown)
    for _ in range(2):
        press(app, host, "look")
        assert host.said[-1] == host.shown[0].label
        assert [c.role for c in host.shown] == ["heading", "button"]
        assert host.pages == 1
        press(app, host, close)
        assert (host.shown, host.pages) == (before, 0)
    for code in (pygame.K_e, pygame.K_ESCAPE):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, unicode="", mod=0))
        rest(app, host)
    assert host.shown == before


def test_a_tap_beside_the_sheet_closes_it_and_does_nothing_else() -> None:
    app, host = with_eleven()
    before = app.session.progress
    place = button(host, "sort")
    tap(app, host, "known")
    assert [c.role for c in host.shown] == ["heading", "button"]
    at = round(place.x + place.w / 2), round(place.y + place.h / 2)
    down(at)
    up(at)
    rest(app, host)
    assert hand(host)
    assert app.session.progress == before
    assert button(host, "sort").label == place.label


def test_taps_on_two_different_cards_never_discard() -> None:
    app, host = with_eleven()
    before = app.session.progress
    keys = [c.key for c in hand(host)]
    for one in keys[::3]:
        for other in keys:
            if other != one and not button(host, one).pressed:
                tap_quickly(host, one, other)
                rest(app, host)
                assert app.session.progress == before


def tap_quickly(host: MemoryHost, *keys: str) -> None:
    """Tap controls where they lie now, all within one frame."""
    places = [button(host, key) for key in keys]
    for place in places:
        at = round(place.x + place.w / 2), round(place.y + place.h / 2)
        down(at)
        up(at)


@pytest.mark.parametrize("part", [0.04, 0.5, 0.97])
def test_two_taps_on_one_card_discard_it_wherever_it_is_hit(part: float) -> None:
    """A selected card moves up: the second tap counts where the first one was."""
    app, host = with_eleven()
    place = hand(host)[5]
    at = round(place.x + place.w / 2), round(place.y + place.h * part)
    for _ in range(2):
        down(at)
        up(at)
    rest(app, host)
    assert any(place.key[5:] in str(action) for action in app.session.progress.actions)
