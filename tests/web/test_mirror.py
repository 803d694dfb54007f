"""The mirror in a real browser: parts and questions are groups with names, and keep the focus."""

import json

import pytest

from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.engines.chromium import Chromium
from tests.web.engines.firefox import Firefox
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

GROUPS = """
Object.fromEntries([...document.querySelectorAll('#mirror [role=group]')].map((group) => [
  group.getAttribute('aria-label'),
  [...group.querySelectorAll(':scope > [data-key]')].map((held) => held.dataset.key)]))
"""
KEYS = "[...document.querySelectorAll('#mirror [data-key]')].map((held) => held.dataset.key)"
HOLDER = """
document.querySelector('#mirror [role=group][aria-label=inner]').parentElement
  .getAttribute('aria-label')
"""
CLICK_TWO = """
(() => {
  gin.takeClicks();
  document.querySelector('#mirror [data-key=two]').click();
  return gin.takeClicks(); // before the game, which knows no such control
})()
"""
FOCUSED = "document.activeElement?.dataset.key ?? ''"
RING = "parseFloat(getComputedStyle(document.activeElement).outlineWidth) || 0"
FOCUS = "document.querySelector('#mirror [data-key=\"KEY\"]').focus()"


def groups(browser: Browser) -> dict[str, list[str]]:
    return {str(name): list(keys) for name, keys in browser.evaluate(GROUPS).items()}


def focus(browser: Browser, key: str) -> None:
    browser.evaluate(FOCUS.replace("KEY", key))


def test_assistive_technology_finds_the_parts_by_name(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7")
    page = chromium.page
    for name in ("Table", "Your hand", "What you can do"):
        assert page.get_by_role("main", name="Table").get_by_role("group", name=name).count() == 1
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    assert hand.count() == len(game.hand(chromium))
    game.press_all(chromium, "menu", "open:settings")
    chromium.wait("the settings", lambda: "speed:off" in game.controls(chromium))
    settings = page.get_by_role("main", name="Settings")
    speed = settings.get_by_role("group", name="Speed").get_by_role("button")
    assert speed.count() == 4
    assert chromium.errors() == []


def _parted(browser: Browser) -> None:
    """See that controls are in their groups and in order, and where they are drawn."""
    parts = groups(browser)
    assert list(parts) == ["Table", "Your hand", "What you can do"]
    hand = game.hand(browser)
    assert parts["Your hand"] == ["hand:title", *(card.key for card in hand)]
    x, y = hand[0].centre
    browser.click(x, y)
    browser.wait("the card selected", lambda: game.hand(browser)[0].pressed)


def _kept_focus(browser: Browser) -> None:
    """See that the focus stays while cards change their places and come into the hand."""
    game.wait_for_turn(browser)
    card = game.hand(browser)[4].key
    focus(browser, card)
    order = [each.key for each in game.hand(browser)]
    browser.press(game.SORT)
    browser.wait("another order", lambda: [c.key for c in game.hand(browser)] != order)
    assert browser.evaluate(FOCUSED) == card
    held = [key for key in groups(browser)["Your hand"] if key.startswith(game.CARD)]
    assert held == [each.key for each in game.hand(browser)]
    browser.key("ArrowRight")
    after = held[held.index(card) + 1]
    browser.wait("the next card", lambda: browser.evaluate(FOCUSED) == after)
    assert browser.evaluate(RING) >= 2
    assert not game.controls(browser)[after].pressed
    game.press_all(browser, "menu", "open:settings")
    browser.wait("the settings", lambda: "text:125" in game.controls(browser))
    focus(browser, "text:125")
    browser.press("text:125")
    browser.wait("larger texts", lambda: game.controls(browser)["text:125"].pressed)
    assert browser.evaluate(FOCUSED) == "text:125"
    assert browser.errors() == []


def control(key: str, role: str = "button", **more: object) -> dict[str, object]:
    """Return a control as the game hands it to the page."""
    return {"key": key, "role": role, "label": key, "x": 8, "y": 8, "w": 90, "h": 44, **more}


def shown(browser: Browser, *controls: dict[str, object]) -> None:
    """Hand the page a scene of these controls, on the screen that it shows."""
    browser.evaluate(f"gin.mirror({json.dumps(json.dumps(controls))}, 0)")


def test_a_group_in_another_group_than_before_is_made_anew_with_all_that_it_holds(
    chromium: Chromium, site: SiteServer
) -> None:
    """No screen of the game does so yet: the page must not lose the focus when one does."""
    game.open_table(chromium, f"{site.url}?seed=7")
    title = control("title", "heading", level=1)
    upper, lower = control("upper", "group"), control("lower", "group")
    others = [control("first", group="upper"), control("second", group="lower")]
    held = [control("one", group="inner"), control("two", group="inner", pressed=True)]
    inner = control("inner", "group", group="upper")
    shown(chromium, title, upper, others[0], inner, *held, lower, others[1])
    assert groups(chromium) == {
        "upper": ["first"],
        "inner": ["one", "two"],
        "lower": ["second"],
    }
    assert chromium.evaluate(HOLDER) == "upper"
    for key in ("two", "second"):
        focus(chromium, key)
        to = "lower" if chromium.evaluate(HOLDER) == "upper" else "upper"
        moved = [{**inner, "group": to}, *held]
        parts = [upper, others[0], lower, others[1]]
        at = 2 if to == "upper" else 4
        shown(chromium, title, *parts[:at], *moved, *parts[at:])
        assert chromium.evaluate(HOLDER) == to
        parted = {"upper": ["first"], "lower": ["second"], "inner": ["one", "two"]}
        assert groups(chromium) == parted
        assert chromium.evaluate(FOCUSED) == key
        order = ["title", "first", "second"]
        order[at // 2 + 1 : at // 2 + 1] = ["one", "two"]
        assert chromium.evaluate(KEYS) == order, "each once, in reading order"
        two = game.controls(chromium)["two"]
        assert (two.pressed, two.enabled) == (True, True)
        assert chromium.evaluate(CLICK_TWO) == ["two"]
    assert chromium.errors() == []


def test_chromium(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7")
    _parted(chromium)
    _kept_focus(chromium)


def test_firefox(firefox: Firefox, site: SiteServer) -> None:
    game.open_table(firefox, f"{site.url}?seed=7")
    _parted(firefox)
    _kept_focus(firefox)
