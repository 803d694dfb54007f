"""Pictures of every screen: `python -m tests.app.gallery` fills build/shots/gallery.

Words after the command choose among the screens by the beginnings of their names.
"""

import sys
from pathlib import Path

import tests.conftest  # noqa: F401  (sets pygame up without a screen)

import pygame  # isort: skip

from game.app import App
from game.ui.theme import Contrast
from tests.app.driver import enabled, hand, next_key, opened, press
from tests.app.screens import A_CARD, LEAVE, TO_ELEVEN, TO_THE_END, WAY
from tests.memory_host import MemoryHost

SHOTS = Path(__file__).parents[2] / "build" / "shots" / "gallery"
SIZES = {(360, 740): 2.0, (844, 390): 2.0, (1280, 800): 1.0}
"""Device pixels to a CSS pixel, by the size of the window."""


def main(chosen: list[str]) -> None:
    """Save a picture of each chosen screen at each size, and some in other contrasts."""
    for contrast in Contrast:
        for size, scale in SIZES.items():
            _walk(chosen, size, scale, contrast)


def _walk(chosen: list[str], size: tuple[int, int], scale: float, contrast: Contrast) -> None:
    host = MemoryHost(size=size, scale=scale)
    host.wanted_contrast, host.asks_text = contrast, False
    app = opened(host)
    usual = contrast is Contrast.USUAL
    for name, way in WAY:
        for word in way.split():
            take(app, host, word)
        if not chosen or any(name.startswith(word) for word in chosen):
            more = "" if usual else f"-{contrast.value}"
            file = SHOTS / f"{name}-{size[0]}x{size[1]}{more}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(host.canvas().surface, file)


def take(app: App, host: MemoryHost, word: str) -> None:
    """Take one step of the way."""
    if word == TO_THE_END:
        while "next-hand" not in enabled(host):
            press(app, host, next_key(host))
    elif word == TO_ELEVEN:
        while len(hand(host)) < 11:
            press(app, host, next_key(host))
    else:
        press(
            app,
            host,
            {A_CARD: hand(host)[0].key if hand(host) else "", LEAVE: "back"}.get(word, word),
        )


if __name__ == "__main__":
    main(sys.argv[1:])
