"""Pictures of the table at three sizes, and that everything on it can be seen and touched."""

from pathlib import Path

import pygame
import pytest

from tests.web import game
from tests.web.engines.browser import SHOTS, Button
from tests.web.engines.chromium import Chromium
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

SIZES = [(360, 740), (844, 390), (1280, 800)]
SMALLEST_SIZES = [(320, 568), (568, 320)]
TARGET = 44
STRIP = 24
PAPER = 0.05
"""Share of a picture that the paper of cards takes up at least; an empty table shows none."""


def test_pictures(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", *SIZES[0], dpr=2, touch=True)
    game.hold_still(chromium)
    _shoot(chromium, "table")
    while not game.take(chromium, game.by_mirror):
        game.wait_for_turn(chromium)
    game.select(chromium, game.hand(chromium)[-1], game.by_mirror)
    _shoot(chromium, "selected")
    game.play_hand(chromium, game.by_mirror)
    _shoot(chromium, "summary")
    assert chromium.errors() == []


def test_everything_can_be_touched(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", *SIZES[0], dpr=2, touch=True)
    for width, height in SIZES + SMALLEST_SIZES:
        game.resize(chromium, width, height)
        buttons = chromium.buttons()
        size = f"at {width}x{height}"
        assert max(button.x + button.w for button in buttons) > width / 2, f"still another {size}"
        for button in buttons:
            card = button.key.startswith(game.CARD)
            assert button.x >= 0
            assert button.y >= 0
            assert button.x + button.w <= width, f"{button.label} ends right of the page {size}"
            assert button.y + button.h <= height, f"{button.label} ends below the page {size}"
            least = STRIP if card else TARGET
            assert button.w >= least, f"{button.label} is {button.w} px wide {size}"
            assert button.h >= TARGET, f"{button.label} is {button.h} px high {size}"
        assert _overlapping(buttons) == [], size


def _shoot(chromium: Chromium, name: str) -> None:
    """Save a picture at each size, see that cards are drawn on it, and go back to the first."""
    for width, height in SIZES:
        game.resize(chromium, width, height)
        path = SHOTS / f"{width}x{height}-{name}.png"
        chromium.screenshot(path)
        _look(path)
    chromium.resize(*SIZES[0])


def _look(path: Path) -> None:
    picture = pygame.image.load(path)
    step = 3
    seen = [
        min(picture.get_at((x, y))[:3]) > 235
        for x in range(0, picture.get_width(), step)
        for y in range(0, picture.get_height(), step)
    ]
    assert sum(seen) > PAPER * len(seen), f"{path.name} shows hardly any card"


def _overlapping(buttons: list[Button]) -> list[tuple[str, str]]:
    return [
        (one.label, other.label)
        for place, one in enumerate(buttons)
        for other in buttons[place + 1 :]
        if min(one.x + one.w, other.x + other.w) - max(one.x, other.x) > 0.5
        and min(one.y + one.h, other.y + other.h) - max(one.y, other.y) > 0.5
    ]
