"""How to play a hand by the table's controls: the one place that knows their keys and labels.

Plays soundly enough to come to an end and knows no rules: what is allowed is what is enabled.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from tests.web.engines.browser import Browser, BrowserError, Button

CARD = "card:"
PASS, TAKE, DRAW, DISCARD, KNOCK = "pass", "take", "draw", "discard", "knock"
SORT = "sort"
PLAY = "play"
NEXT_HAND, RESULT, REMATCH = "next-hand", "result", "rematch"

FULL_HAND = 11
"""Cards held by the player who has to discard."""
BARRED = "may not be discarded"
MELDED = "in a "
PIPS = {"ace": 1, "jack": 11, "queen": 12, "king": 13}

START_SECONDS = 120
"""Longest time from the address to the table, on a busy machine."""
TURN_SECONDS = 20
"""Longest time that the computer's turn and the cards' movement may take."""
MOST_TURNS = 40

Activate: TypeAlias = Callable[[Browser, Button], None]


def by_mirror(browser: Browser, button: Button) -> None:
    """Activate a control as assistive technology does."""
    browser.press(button.key)


def by_touch(browser: Browser, button: Button) -> None:
    """Touch the canvas where the control is drawn."""
    browser.tap(*button.centre)


def open_table(
    browser: Browser,
    url: str,
    width: int = 390,
    height: int = 844,
    *,
    dpr: float = 1,
    touch: bool = False,
) -> None:
    """Open the game in a fresh profile and wait until it is the player's turn."""
    browser.open(url, width, height, dpr=dpr, touch=touch)
    wait_for_table(browser)


def wait_for_table(browser: Browser) -> None:
    """Wait until a game that is loading lets the player act, and start one where none waits."""
    browser.wait(
        "the table or the start page",
        lambda: not loading(browser) and _begun(controls(browser)),
        START_SECONDS,
    )
    if PLAY in controls(browser):
        browser.press(PLAY)
        browser.wait("the table", lambda: my_turn(browser), TURN_SECONDS)


def _begun(now: dict[str, Button]) -> bool:
    return PLAY in now or _may_act(now)


def hold_still(browser: Browser) -> None:
    """Have cards be where they go at once, from the table or a hand-over, by the settings.

    For hands that are played to see something else than movement.
    """
    press_all(browser, "menu", "open:settings", "speed:off")
    browser.wait("speed off", lambda: bool(controls(browser)["speed:off"].pressed))
    press_all(browser, "back", "close-menu")
    browser.wait("the table again", lambda: "close-menu" not in controls(browser))


def resize(browser: Browser, width: int, height: int) -> None:
    """Give the window another size and wait until the page has been drawn in it."""
    browser.resize(width, height)
    browser.wait(f"a page of {width}x{height}", lambda: browser.evaluate(_FILLS) == [width, height])


_FILLS = """
new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const { width, height } = document.getElementById("canvas");
  told([width, height].map((pixels) => Math.round(pixels / devicePixelRatio)));
})))
"""
"""The size of the picture in CSS pixels, once what has been drawn so far is on the screen."""


def loading(browser: Browser) -> bool:
    """Return whether the loading panel covers the table."""
    return not browser.evaluate("document.getElementById('loading').hidden")


def controls(browser: Browser) -> dict[str, Button]:
    """Return the buttons by key."""
    return {button.key: button for button in browser.buttons()}


def hand(browser: Browser) -> list[Button]:
    """Return the player's own cards as they lie."""
    return [button for button in browser.buttons() if button.key.startswith(CARD)]


def cards(browser: Browser) -> list[str]:
    """Return the names of the player's cards in an order that sorting does not change."""
    return sorted(button.key.removeprefix(CARD) for button in hand(browser))


def table(browser: Browser) -> list[object]:
    """Return all that the mirror says, places left out: equal tables are the same game."""
    buttons, texts = browser.mirrored()
    return [*((b.key, b.label, b.enabled, b.pressed) for b in buttons), *texts]


def hand_over(browser: Browser) -> bool:
    """Return whether the summary of a finished hand is shown."""
    return not {NEXT_HAND, RESULT}.isdisjoint(controls(browser))


def my_turn(browser: Browser) -> bool:
    """Return whether the player can act: take a card, throw one, or leave the summary."""
    return _may_act(controls(browser))


def _may_act(now: dict[str, Button]) -> bool:
    if any(key in now and now[key].enabled for key in (PASS, TAKE, DRAW)):
        return True
    held = sum(key.startswith(CARD) for key in now)
    return held == FULL_HAND or not {NEXT_HAND, RESULT}.isdisjoint(now)


def wait_for_turn(browser: Browser) -> None:
    """Wait while the computer plays."""
    browser.wait("the player's turn", lambda: my_turn(browser), TURN_SECONDS)


def play_turn(browser: Browser, activate: Activate) -> None:
    """Play one turn, from taking or passing to the discard or the knock."""
    wait_for_turn(browser)
    if len(hand(browser)) == FULL_HAND or take(browser, activate):
        throw(browser, activate)


def take(browser: Browser, activate: Activate) -> bool:
    """Draw or pass, and return whether a card came that has to be discarded now."""
    now = controls(browser)
    step = next(now[key] for key in (DRAW, PASS, TAKE) if now[key].enabled)
    before = table(browser)
    activate(browser, step)
    browser.wait(f"a change after {step.label!r}", lambda: table(browser) != before)
    return len(hand(browser)) == FULL_HAND


def throw(browser: Browser, activate: Activate) -> None:
    """Select the most costly card outside melds and knock with it, or else discard it."""
    choice = max(hand(browser), key=_wish_to_throw)
    select(browser, choice, activate)
    now = controls(browser)
    step = now[KNOCK] if now[KNOCK].enabled else now[DISCARD]
    activate(browser, step)
    browser.wait(
        f"the end of the turn after {step.label!r}", lambda: len(hand(browser)) < FULL_HAND
    )


def select(browser: Browser, card: Button, activate: Activate) -> None:
    """Select a card, unless it is selected already, and wait until that is shown."""
    if card.pressed:
        return  # activating it again would discard it
    activate(browser, card)
    browser.wait(f"{card.label!r} selected", lambda: controls(browser)[card.key].pressed)


def leave_summary(browser: Browser) -> None:
    """Go on to the next hand, of another match where this one is over."""
    over = RESULT in controls(browser)
    press_all(browser, *((RESULT, REMATCH) if over else (NEXT_HAND,)))
    wait_for_table(browser)


def press_all(browser: Browser, *keys: str) -> None:
    """Press controls one after another, each as soon as it is there."""
    for key in keys:
        browser.wait(key, partial(_offered, browser, key), TURN_SECONDS)
        browser.press(key)


def _offered(browser: Browser, key: str) -> bool:
    return key in controls(browser)


def play_hand(browser: Browser, activate: Activate) -> int:
    """Play until the summary is shown and return the number of turns.

    Raises BrowserError when no end comes.
    """
    for turns in range(MOST_TURNS):
        wait_for_turn(browser)
        if hand_over(browser):
            return turns
        play_turn(browser, activate)
        browser.wait(
            "the summary or the next turn",
            lambda: hand_over(browser) or my_turn(browser),
            TURN_SECONDS,
        )
    raise BrowserError(f"The hand did not end in {MOST_TURNS} turns.\n{browser.story()}")


def _wish_to_throw(card: Button) -> tuple[bool, bool, int]:
    rank = card.label.split(" of ")[0]
    pips = PIPS.get(rank) or int(rank)
    return BARRED not in card.label, MELDED not in card.label, pips
