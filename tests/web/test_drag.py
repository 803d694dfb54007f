"""Cards dragged in real browsers: by touch in Chromium, by the mouse in all three."""

import json

import pytest

from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.engines.chromium import Chromium
from tests.web.engines.firefox import Firefox
from tests.web.engines.webkit import WebKit
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

STEPS = 8


def spot(browser: Browser, start: str) -> tuple[float, float]:
    """Return the middle of the mirror's text that begins in some way."""
    x, y = browser.evaluate(
        """
        ((start) => {
          const texts = [...document.querySelectorAll('#mirror [data-key]')];
          const rect = texts.find((each) => each.textContent.trim().startsWith(start))
            .getBoundingClientRect();
          return [rect.x + rect.width / 2, rect.y + rect.height / 2];
        })(START)
        """.replace("START", json.dumps(start))
    )
    return float(x), float(y)


def pile(browser: Browser) -> tuple[float, float]:
    return spot(browser, "Discard pile")


def with_eleven(browser: Browser, url: str, width: int = 390, *, touch: bool = False) -> None:
    """Open a table at which a card is to be discarded."""
    game.open_table(browser, f"{url}?seed=7", width, 844, touch=touch)
    game.wait_for_turn(browser)
    while not game.take(browser, game.by_mirror):
        game.wait_for_turn(browser)


def loose(browser: Browser) -> str:
    """Return a card outside all melds that may be thrown."""
    cards = [c for c in game.hand(browser) if game.MELDED not in c.label]
    return next(c.key for c in cards if game.BARRED not in c.label)


def swipe(chromium: Chromium, begin: tuple[float, float], end: tuple[float, float]) -> None:
    """Put a finger down and move it, and let it stay down."""
    chromium.touch("touchStart", begin)
    for step in range(1, STEPS + 1):
        x, y = (a + (b - a) * step / STEPS for a, b in zip(begin, end, strict=True))
        chromium.touch("touchMove", (x, y))


def thrown(browser: Browser, card: str) -> bool:
    return card not in game.controls(browser)


def test_a_card_dragged_by_touch_to_the_pile_is_discarded(
    chromium: Chromium, site: SiteServer
) -> None:
    with_eleven(chromium, site.url, touch=True)
    card = loose(chromium)
    swipe(chromium, game.controls(chromium)[card].centre, pile(chromium))
    chromium.touch("touchEnd")
    chromium.wait("the card thrown", lambda: thrown(chromium, card))
    assert chromium.errors() == []


def test_a_cancelled_touch_keeps_the_card(chromium: Chromium, site: SiteServer) -> None:
    with_eleven(chromium, site.url, touch=True)
    card = loose(chromium)
    before = game.table(chromium)
    swipe(chromium, game.controls(chromium)[card].centre, pile(chromium))
    chromium.touch("touchCancel")
    chromium.page.wait_for_timeout(600)
    assert game.table(chromium) == before
    game.by_touch(chromium, game.controls(chromium)[card])
    chromium.wait("the card selected", lambda: game.controls(chromium)[card].pressed)
    assert chromium.errors() == []


def test_a_second_finger_keeps_the_card(chromium: Chromium, site: SiteServer) -> None:
    with_eleven(chromium, site.url, touch=True)
    card = loose(chromium)
    before = game.table(chromium)
    goal = pile(chromium)
    swipe(chromium, game.controls(chromium)[card].centre, goal)
    chromium.touch("touchStart", goal, (30, 400))
    chromium.touch("touchMove", goal, (30, 420))
    chromium.touch("touchEnd", goal)
    chromium.touch("touchEnd")
    chromium.page.wait_for_timeout(600)
    assert game.table(chromium) == before
    assert chromium.errors() == []


def test_a_phone_turned_while_a_card_hangs_keeps_the_card(
    chromium: Chromium, site: SiteServer
) -> None:
    with_eleven(chromium, site.url, touch=True)
    card = loose(chromium)
    cards = game.cards(chromium)
    goal = pile(chromium)
    swipe(chromium, game.controls(chromium)[card].centre, goal)
    chromium.resize(844, 390)
    chromium.wait("the table across", lambda: pile(chromium) != goal)
    chromium.touch("touchMove", pile(chromium))
    chromium.touch("touchEnd")
    chromium.page.wait_for_timeout(600)
    assert game.cards(chromium) == cards


def test_a_finger_that_rests_sees_the_card_large(chromium: Chromium, site: SiteServer) -> None:
    with_eleven(chromium, site.url, touch=True)
    card = game.hand(chromium)[2]
    before = game.table(chromium)
    chromium.touch("touchStart", card.centre)
    chromium.wait("the card seen closely", lambda: "close-sheet" in game.controls(chromium))
    assert chromium.texts()[0].split(".")[0].lower() == card.label.split(",")[0]
    chromium.touch("touchEnd")
    chromium.wait("the table again", lambda: game.table(chromium) == before)


def _draw_arrange_and_throw(browser: Browser, url: str, width: int) -> None:
    """Play a turn with the mouse alone: draw, put a card in front, throw another."""
    game.open_table(browser, f"{url}?seed=7", width, 844)
    while not game.controls(browser)[game.DRAW].enabled:
        game.wait_for_turn(browser)
        if game.controls(browser)[game.DRAW].enabled:
            break
        browser.press(game.PASS)
        game.wait_for_turn(browser)
    hand = game.hand(browser)
    browser.drag(spot(browser, "Stock: "), hand[4].centre)
    browser.wait("a card drawn", lambda: len(game.hand(browser)) == game.FULL_HAND)
    hand = game.hand(browser)
    moved, first = hand[3], hand[0]
    browser.drag(moved.centre, (first.x + 2, first.centre[1]))
    browser.wait("the card in front", lambda: game.hand(browser)[0].key == moved.key)
    order = [card.key for card in game.hand(browser)]
    assert order == [moved.key, *(card.key for card in hand if card.key != moved.key)]
    browser.reload()
    game.wait_for_table(browser)
    assert [card.key for card in game.hand(browser)] == order
    card = loose(browser)
    browser.drag(game.controls(browser)[card].centre, pile(browser))
    browser.wait("the card thrown", lambda: thrown(browser, card))
    assert browser.errors() == []


def test_a_turn_by_dragging_with_the_mouse_in_chromium(
    chromium: Chromium, site: SiteServer
) -> None:
    _draw_arrange_and_throw(chromium, site.url, 390)


def test_a_turn_by_dragging_with_the_mouse_in_firefox(firefox: Firefox, site: SiteServer) -> None:
    _draw_arrange_and_throw(firefox, site.url, 390)


def test_a_turn_by_dragging_with_the_mouse_in_webkit(webkit: WebKit, site: SiteServer) -> None:
    _draw_arrange_and_throw(webkit, site.url, 600)
