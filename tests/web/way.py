"""The way through every screen in a browser, by the mirror alone."""

from collections.abc import Iterator

from tests.app.screens import A_CARD, LEAVE, TO_ELEVEN, TO_THE_END, WAY
from tests.web import game
from tests.web.engines.browser import Browser

DIALOG = "document.getElementById('ask').open"


def screens(browser: Browser) -> Iterator[str]:
    """Go from a table just dealt from screen to screen, and yield the name of each."""
    for name, way in WAY:
        for word in way.split():
            _step(browser, word)
        yield name


def _step(browser: Browser, word: str) -> None:
    if word == TO_THE_END:
        game.play_hand(browser, game.by_mirror)
    elif word == TO_ELEVEN:
        while not game.take(browser, game.by_mirror):
            game.wait_for_turn(browser)
    elif word == LEAVE:
        browser.evaluate("document.getElementById('ask-leave').click()")
        browser.wait("the dialog closed", lambda: not browser.evaluate(DIALOG))
    elif word == A_CARD:
        press(browser, game.hand(browser)[0].key)
    else:
        press(browser, word)
    if word == "hint":
        browser.wait("the coach's answer", lambda: "Hint: " not in _shown(browser))


def press(browser: Browser, key: str) -> None:
    """Press a control once it is there, and wait until the mirror or the dialog has changed."""
    browser.wait(f"the control {key!r}", lambda: _enabled(browser, key))
    before = _shown(browser)
    browser.press(key)
    browser.wait(f"a change after {key!r}", lambda: _shown(browser) != before)


def _shown(browser: Browser) -> str:
    """Return the mirror as it is, and whether the dialog is open, in one question."""
    return str(browser.evaluate(f"document.getElementById('mirror').innerHTML + {DIALOG}"))


def _enabled(browser: Browser, key: str) -> bool:
    found = game.controls(browser).get(key)
    return found is not None and found.enabled
