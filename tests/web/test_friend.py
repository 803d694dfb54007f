"""Two people in Chromium: names in the page's dialog, a hand by touch, reloads at the hand-over."""

import pytest

from tests.web import game
from tests.web.engines.browser import SHOTS
from tests.web.engines.chromium import Chromium
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

REVEAL, FRIEND = "reveal", "opponent:friend"
SIZES = [(360, 740), (844, 390), (1280, 800)]
NAMES = ("Ann", "Bob")
RELOADS = (1, 2, 5)
"""Hand-overs at which the page is loaded again."""
SHORT, SHORTEST = 21, 10
"""Seeds of hands that end after five and after three hand-overs, as `game` plays them."""


def test_a_hand_of_two_people_by_touch(chromium: Chromium, site: SiteServer) -> None:
    open_new_match(chromium, site.url, 390, 844, SHORT)
    tap(chromium, FRIEND)
    for seat, name in enumerate(NAMES):
        give_name(chromium, seat, name)
    tap(chromium, "deal")
    handovers = 0
    seen: set[str] = set()
    while not game.hand_over(chromium):
        chromium.wait("a hand-over", lambda: REVEAL in game.controls(chromium))
        handovers += 1
        assert_hidden(chromium)
        whose = chromium.texts()[0]
        seen.add(whose)
        if handovers in RELOADS:
            chromium.reload()
            chromium.wait("the hand-over again", lambda: ready(chromium), game.START_SECONDS)
            assert chromium.texts()[0] == whose
            assert_hidden(chromium)
        tap(chromium, REVEAL)
        chromium.wait("the table", lambda: len(game.hand(chromium)) >= 10)
        turn_by_touch(chromium)
    assert seen == {"Pass to Ann", "Pass to Bob"}
    assert handovers >= max(RELOADS)
    assert any("Ann" in text and "Bob" in text for text in chromium.texts())
    tap(chromium, game.NEXT_HAND)
    chromium.wait("the next hand-over", lambda: REVEAL in game.controls(chromium))
    assert chromium.errors() == []


def test_pictures_of_two_people(chromium: Chromium, site: SiteServer) -> None:
    open_new_match(chromium, site.url, *SIZES[0], SHORTEST)
    tap(chromium, FRIEND)
    shoot(chromium, "friend-new-match")
    tap(chromium, "name:0")
    chromium.page.wait_for_selector("#ask[open]")
    shoot(chromium, "friend-name")
    for width, height in SIZES:
        chromium.resize(width, height)
        assert in_view(chromium, "#ask-take", width, height)
    chromium.resize(*SIZES[0])
    chromium.key("Escape")
    give_name(chromium, 0, NAMES[0])
    give_name(chromium, 1, NAMES[1])
    tap(chromium, "deal")
    for who in ("first", "second"):
        chromium.wait("a hand-over", lambda: REVEAL in game.controls(chromium))
        if who == "first":
            game.hold_still(chromium)
        shoot(chromium, f"friend-hand-over-{who}")
        tap(chromium, REVEAL)
        chromium.wait("the table", lambda: len(game.hand(chromium)) >= 10)
        shoot(chromium, f"friend-table-{who}")
        turn_by_touch(chromium)
    while not game.hand_over(chromium):
        if REVEAL in game.controls(chromium):
            chromium.press(REVEAL)
            chromium.wait("the table", lambda: len(game.hand(chromium)) >= 10)
        turn_by_touch(chromium)
    shoot(chromium, "friend-summary")
    assert chromium.errors() == []


def test_a_hostile_name_is_only_text(chromium: Chromium, site: SiteServer) -> None:
    open_new_match(chromium, site.url, 390, 844)
    tap(chromium, FRIEND)
    give_name(chromium, 0, "<b onclick=x>", "b onclickx")
    give_name(chromium, 1, "b onclickx", "Player 2")
    chromium.wait("why", lambda: any("a name of their own" in each for each in chromium.texts()))
    assert chromium.errors() == []


def open_new_match(
    browser: Chromium, url: str, width: int, height: int, seed: int | None = None
) -> None:
    """Open the page for a new match; with a seed its deal follows from that."""
    if seed is None:
        browser.open(url, width, height, touch=True)
        browser.wait(
            "the start page",
            lambda: game.PLAY in game.controls(browser) and not game.loading(browser),
            game.START_SECONDS,
        )
    else:
        game.open_table(browser, f"{url}?seed={seed}", width, height, touch=True)
        game.press_all(browser, "menu", "leave")
    tap(browser, "open:new-match")
    browser.wait("the page for a new match", lambda: FRIEND in game.controls(browser))


def tap(browser: Chromium, key: str) -> None:
    """Scroll a control into view, as the keyboard's focus does, and touch it."""
    browser.wait(key, lambda: key in game.controls(browser))
    browser.evaluate(f"document.querySelector('[data-key=\"{key}\"]').focus()")

    def inside() -> bool:
        x, y = game.controls(browser)[key].centre
        size = browser.page.viewport_size
        return size is not None and 0 < x < size["width"] and 60 < y < size["height"] - 10

    browser.wait(f"{key} in view", inside)
    browser.tap(*game.controls(browser)[key].centre)


def give_name(browser: Chromium, seat: int, name: str, kept: str = "") -> None:
    """Answer the page's dialog and wait until the name stands on its button."""
    tap(browser, f"name:{seat}")
    browser.page.wait_for_selector("#ask[open]")
    browser.page.fill("#ask-field", name)
    browser.page.tap("#ask-take")
    wanted = f"Player {seat + 1}: {kept or name}."
    browser.wait(wanted, lambda: game.controls(browser)[f"name:{seat}"].label.startswith(wanted))


def turn_by_touch(browser: Chromium) -> None:
    """Play the turn of the one who has the device, until it changes hands or the hand is over."""
    while REVEAL not in game.controls(browser) and not game.hand_over(browser):
        if len(game.hand(browser)) == game.FULL_HAND:
            game.throw(browser, game.by_touch)
            browser.wait("what follows", lambda: ready(browser) or game.hand_over(browser))
        elif game.my_turn(browser):
            game.take(browser, game.by_touch)


def ready(browser: Chromium) -> bool:
    return REVEAL in game.controls(browser) and not game.loading(browser)


def assert_hidden(browser: Chromium) -> None:
    """Fail where the page has a card for the ear or in its title."""
    assert game.hand(browser) == []
    told = " ".join([*browser.texts(), browser.status(), str(browser.evaluate("document.title"))])
    assert " of " not in told, f"{told!r} names a card"
    assert [button.key for button in browser.buttons()] == ["menu", REVEAL]


def in_view(browser: Chromium, selector: str, width: int, height: int) -> bool:
    box = browser.page.locator(selector).bounding_box()
    assert box is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= width
        and box["y"] + box["height"] <= height
        and box["height"] >= 44
    )


def shoot(browser: Chromium, name: str) -> None:
    """Save a picture at each size, and go back to the first."""
    for width, height in SIZES:
        game.resize(browser, width, height)
        browser.screenshot(SHOTS / f"{width}x{height}-{name}.png")
    browser.resize(*SIZES[0])
