"""Pictures of the table at three sizes, and that everything on it can be seen and touched."""

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


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_pictures(chromium: Chromium, site: SiteServer, width: int, height: int) -> None:
    dpr = 2 if width < 1000 else 1
    game.open_table(chromium, f"{site.url}?seed=7", width, height, dpr=dpr)
    _shoot(chromium, f"{width}x{height}-table")
    while not game.take(chromium, game.by_mirror):
        game.wait_for_turn(chromium)
    game.select(chromium, game.hand(chromium)[-1], game.by_mirror)
    _shoot(chromium, f"{width}x{height}-selected")
    game.play_hand(chromium, game.by_mirror)
    _shoot(chromium, f"{width}x{height}-summary")
    assert chromium.errors() == []


@pytest.mark.parametrize(("width", "height"), SIZES + SMALLEST_SIZES)
def test_everything_can_be_touched(
    chromium: Chromium, site: SiteServer, width: int, height: int
) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", width, height, touch=True)
    buttons = chromium.buttons()
    for button in buttons:
        card = button.key.startswith(game.CARD)
        assert button.x >= 0
        assert button.y >= 0
        assert button.x + button.w <= width, f"{button.label} ends beyond the right edge"
        assert button.y + button.h <= height, f"{button.label} ends below the lower edge"
        assert button.w >= (STRIP if card else TARGET), f"{button.label} is {button.w} px wide"
        assert button.h >= TARGET, f"{button.label} is {button.h} px high"
    assert _overlapping(buttons) == []


def _shoot(chromium: Chromium, name: str) -> None:
    """Save a picture once the cards lie still, and check that cards are drawn on it."""
    path = SHOTS / f"{name}.png"
    chromium.page.wait_for_timeout(600)
    chromium.screenshot(path)
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
