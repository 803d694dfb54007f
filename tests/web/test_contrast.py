"""The player's wishes of his system, zoomed pages, and the second finger, in Chromium."""

from functools import partial
from pathlib import Path

import pygame
import pytest

from tests.web import game
from tests.web.engines.browser import SHOTS
from tests.web.engines.chromium import Chromium
from tests.web.test_drag import loose, pile, swipe, with_eleven
from tests.web.way import press
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

BLACK = (0, 0, 0)


def corner(chromium: Chromium, name: str) -> tuple[int, int, int]:
    """Save a picture and return the colour of the table at its lower left corner."""
    path = Path(SHOTS / f"contrast-{name}.png")
    chromium.page.wait_for_timeout(300)
    chromium.screenshot(path)
    picture = pygame.image.load(path)
    red, green, blue, _ = picture.get_at((2, picture.get_height() - 3))
    return red, green, blue


def test_the_table_follows_the_systems_contrast(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7")
    usual = corner(chromium, "usual")
    chromium.page.emulate_media(contrast="more")
    more = corner(chromium, "more")
    chromium.page.emulate_media(contrast="no-preference", forced_colors="active")
    forced = corner(chromium, "forced")
    assert sum(usual) > sum(more) > sum(forced)
    assert forced == BLACK
    chromium.page.emulate_media(forced_colors="none")
    assert corner(chromium, "usual") == usual
    assert chromium.errors() == []


def test_the_ring_is_seen_where_colours_are_forced(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7")
    chromium.page.emulate_media(forced_colors="active")
    chromium.key("Tab")
    style = chromium.evaluate(
        "(({outlineStyle, outlineWidth, boxShadow}) => [outlineStyle, outlineWidth, boxShadow])"
        "(getComputedStyle(document.activeElement))"
    )
    corner(chromium, "forced-ring")
    assert style[:2] == ["solid", "3px"]
    assert style[2] != "none"


def test_a_page_zoomed_to_twice_its_size_loses_nothing(
    chromium: Chromium, site: SiteServer
) -> None:
    """A zoom of 200 % halves the window's CSS pixels and doubles their density."""
    game.open_table(chromium, f"{site.url}?seed=7", 1280, 800)
    before = game.table(chromium)
    game.open_table(chromium, f"{site.url}?seed=7", 640, 400, dpr=2)
    assert game.table(chromium) == before
    for button in chromium.buttons():
        assert button.x >= 0
        assert button.y >= 0
        assert button.x + button.w <= 640
        assert button.y + button.h <= 400
    press(chromium, "menu")
    press(chromium, "open:settings")
    for key in game.controls(chromium):
        if key == "back":
            continue
        chromium.evaluate(f"document.querySelector('[data-key=\"{key}\"]').focus()")
        chromium.wait(f"{key} in view", partial(_in_view, chromium, key, 400))
    assert chromium.errors() == []


def _in_view(chromium: Chromium, key: str, height: int) -> bool:
    found = game.controls(chromium)[key]
    return found.y >= 0 and found.y + found.h <= height


NOTE = """
(() => {
  window.touches = [];
  for (const name of ['touchstart', 'touchmove', 'touchend'])
    document.getElementById('canvas').parentNode.addEventListener(name, (event) =>
      setTimeout(() => window.touches.push([name, event.touches.length, event.defaultPrevented])));
  const canvas = document.getElementById('canvas');
  window.heard = [];
  for (const name of ['touchstart', 'touchmove', 'touchend'])
    canvas.addEventListener(name, (event) => window.heard.push([name, event.touches.length]));
})()
"""


def test_two_fingers_zoom_the_page_and_one_plays(chromium: Chromium, site: SiteServer) -> None:
    with_eleven(chromium, site.url, touch=True)
    style = "getComputedStyle(document.getElementById('canvas')).touchAction"
    assert chromium.evaluate(style) == "pinch-zoom"
    viewport = chromium.evaluate("document.querySelector('meta[name=viewport]').content")
    assert "scale=no" not in viewport
    assert "maximum" not in viewport
    chromium.evaluate(NOTE)
    card = loose(chromium)
    before = game.table(chromium)
    at = game.controls(chromium)[card].centre
    for other in ((at[0] + 60, at[1] - 60), (at[0] + 120, at[1] - 120)):
        chromium.touch("touchStart", at)
        chromium.touch("touchStart", at, other)
        chromium.touch("touchMove", at, (other[0] + 30, other[1] - 30))
        chromium.touch("touchEnd", at)
        chromium.touch("touchEnd")
    chromium.page.wait_for_timeout(500)
    assert game.table(chromium) == before
    noted = [tuple(each) for each in chromium.evaluate("touches")]
    assert {each for each in noted if each[0] in ("touchstart", "touchmove") and each[2]} == set()
    heard = [tuple(each) for each in chromium.evaluate("heard")]
    assert [name for name, _ in heard] == ["touchstart", "touchend"] * 2
    swipe(chromium, _on_glass(chromium, at), _on_glass(chromium, pile(chromium)))
    chromium.touch("touchEnd")
    chromium.wait("the card thrown", lambda: card not in game.controls(chromium))
    assert chromium.errors() == []


def _on_glass(chromium: Chromium, at: tuple[float, float]) -> tuple[float, float]:
    """Return where a point of the page lies on the screen, should the pinch have zoomed it."""
    scale, left, top = chromium.evaluate(
        "[visualViewport.scale, visualViewport.offsetLeft, visualViewport.offsetTop]"
    )
    return (at[0] - left) * scale, (at[1] - top) * scale
