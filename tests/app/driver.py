"""How tests play the whole game without a window: presses, taps, and time that passes."""

import pygame
import pytest

from game.app import App
from game.ui.mirror import Control
from tests.memory_host import MemoryHost

MOST_FRAMES = 5_000


def rest(app: App, host: MemoryHost) -> None:
    """Let frames pass until the game waits for the player."""
    for _ in range(MOST_FRAMES):
        wait = app.frame()
        if wait is None:
            return
        host.time += max(wait, 1 / 60)
    pytest.fail("the game never came to rest")


def opened(host: MemoryHost) -> App:
    app = App(host)
    rest(app, host)
    return app


def button(host: MemoryHost, key: str) -> Control:
    return next(control for control in host.shown if control.key == key)


def enabled(host: MemoryHost) -> list[str]:
    return [c.key for c in host.shown if c.role == "button" and not c.disabled]


def hand(host: MemoryHost) -> list[Control]:
    return [c for c in host.shown if c.role == "button" and c.key.startswith("card:")]


def press(app: App, host: MemoryHost, key: str) -> None:
    """Press a mirror button and let the game come to rest."""
    host.pressed.append(key)
    rest(app, host)


def tap(app: App, host: MemoryHost, key: str) -> None:
    """Tap the middle of a control on the canvas and let the game come to rest."""
    touch(host, button(host, key))
    rest(app, host)


def touch(host: MemoryHost, control: Control) -> None:
    """Touch the middle of a control on the canvas; the game sees it in its next frame."""
    place = (
        round((control.x + control.w / 2) * host.scale),
        round((control.y + control.h / 2) * host.scale),
    )
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, button=1, pos=place, touch=False))


def next_key(host: MemoryHost) -> str:
    """Return what a simple player would press: knock if possible, throw the first loose card."""
    can = enabled(host)
    for key in ("play", "result", "rematch", "next-hand", "knock", "discard", "draw", "pass"):
        if key in can:
            return key
    loose = [c for c in hand(host) if "deadwood" in c.label and "may not" not in c.label]
    return (loose or hand(host))[0].key


def headings(host: MemoryHost) -> list[str]:
    """Return the headings of the screen."""
    return [c.label for c in host.shown if c.role == "heading"]


def start(**more: object) -> tuple[App, MemoryHost]:
    """Return a game that nobody has played, at its start page."""
    host = MemoryHost(seed=None, **more)  # type: ignore[arg-type]
    return opened(host), host


def key(app: App, host: MemoryHost, code: int, unicode: str = "", mod: int = 0) -> None:
    """Press and release a key, and let the game rest."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=code, unicode=unicode, mod=mod))
    rest(app, host)
