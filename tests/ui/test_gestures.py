"""A press and release in one place is a tap; anything else is none."""

import pygame
import pytest

from game.ui.gestures import Gestures, Tap


def event(kind: int, x: int, y: int, button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(kind, button=button, pos=(x, y))


def read(*events: pygame.event.Event, cancelled: bool = False) -> list[Tap | None]:
    gestures = Gestures()
    return [gestures.read(each, 2.0, cancelled) for each in events]


def test_down_and_up_in_one_place_is_a_tap_where_it_went_down() -> None:
    assert read(event(pygame.MOUSEBUTTONDOWN, 100, 60), event(pygame.MOUSEBUTTONUP, 104, 64)) == [
        None,
        Tap(50, 30),
    ]


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
    assert read(down, up, up)[1:] == [Tap(4.5, 4.5), None]
