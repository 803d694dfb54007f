"""A press and release on one thing is a tap; anything else is none."""

import pygame
import pytest

from game.ui.gestures import Gestures


def event(kind: int, x: int, y: int, button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(kind, button=button, pos=(x, y))


def sides(x: float, y: float) -> str:
    return "left" if x < 60 else "right"


def read(*events: pygame.event.Event, cancelled: bool = False) -> list[str | None]:
    gestures = Gestures()
    return [gestures.read(each, 2.0, sides, cancelled) for each in events]


def test_down_and_up_in_one_place_is_a_tap() -> None:
    down, up = event(pygame.MOUSEBUTTONDOWN, 100, 60), event(pygame.MOUSEBUTTONUP, 104, 64)
    assert read(down, up) == [None, "left"]


@pytest.mark.parametrize(
    "events",
    [
        [event(pygame.MOUSEBUTTONDOWN, 100, 60), event(pygame.MOUSEBUTTONUP, 300, 60)],
        [event(pygame.MOUSEBUTTONUP, 100, 60)],
        [event(pygame.MOUSEBUTTONDOWN, 100, 60, 3), event(pygame.MOUSEBUTTONUP, 100, 60, 3)],
        [event(pygame.FINGERDOWN, 100, 60), event(pygame.FINGERUP, 100, 60)],
    ],
)
def test_what_is_no_tap(events: list[pygame.event.Event]) -> None:
    assert read(*events)[-1] is None


def test_a_touch_that_the_browser_took_away_is_no_tap() -> None:
    down, up = event(pygame.MOUSEBUTTONDOWN, 9, 9), event(pygame.MOUSEBUTTONUP, 9, 9)
    assert read(down, up, cancelled=True)[-1] is None


def test_one_press_taps_once() -> None:
    down, up = event(pygame.MOUSEBUTTONDOWN, 9, 9), event(pygame.MOUSEBUTTONUP, 9, 9)
    assert read(down, up, up)[1:] == ["left", None]


def test_a_tap_begun_on_one_screen_does_nothing_on_the_next() -> None:
    gestures = Gestures()
    gestures.read(event(pygame.MOUSEBUTTONDOWN, 9, 9), 1.0, lambda x, y: "discard", False)
    up = event(pygame.MOUSEBUTTONUP, 9, 9)
    assert gestures.read(up, 1.0, lambda x, y: "next-hand", False) is None
