"""Pictures of every screen: `python -m tests.app.gallery` fills build/shots/gallery.

Words after the command choose among the screens by the beginnings of their names.
"""

import sys
from pathlib import Path

import tests.conftest  # noqa: F401  (sets pygame up without a screen)

import pygame  # isort: skip

from game.app import App
from tests.app.driver import enabled, next_key, opened, press
from tests.memory_host import MemoryHost

SHOTS = Path(__file__).parents[2] / "build" / "shots" / "gallery"
SIZES = {(360, 740): 2.0, (844, 390): 2.0, (1280, 800): 1.0}
"""Device pixels to a CSS pixel, by the size of the window."""
PATHS = {
    "start": ("menu", "leave"),
    "new-match": ("menu", "new-match"),
    "own-rules": ("menu", "new-match", "preset:own"),
    "menu": ("menu",),
    "rules": ("menu", "open:rules"),
    "settings": ("menu", "open:settings"),
    "help": ("menu", "open:help"),
    "files": ("menu", "open:files"),
    "about": ("menu", "leave", "open:about"),
    "resign": ("menu", "resign"),
    "resigned": ("menu", "resign", "resign-now"),
}
"""What is pressed from the table to see a page."""


def main(chosen: list[str]) -> None:
    """Save a picture of each chosen screen at each size."""
    for name in (*PATHS, "table", "eleven", "summary", "match-over"):
        if not chosen or any(name.startswith(word) for word in chosen):
            for size, scale in SIZES.items():
                _shoot(name, size, scale)


def _shoot(name: str, size: tuple[int, int], scale: float) -> None:
    host = MemoryHost(size=size, scale=scale)
    app = opened(host)
    for key in PATHS.get(name, ()):
        press(app, host, key)
    if name not in PATHS:
        _play_until(app, host, name)
    file = SHOTS / f"{name}-{size[0]}x{size[1]}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(host.canvas().surface, file)


def _play_until(app: App, host: MemoryHost, name: str) -> None:
    """Play to a moment of the match."""
    wanted = {"eleven": "discard", "summary": "next-hand", "match-over": "rematch"}.get(name)
    while wanted is not None and wanted not in enabled(host):
        press(app, host, next_key(host))


if __name__ == "__main__":
    main(sys.argv[1:])
