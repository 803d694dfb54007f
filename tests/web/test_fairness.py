"""Seal, cut and check in the browser, where another Python than ours computes the hash."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web import game
from tests.web.engines.browser import SHOTS
from tests.web.engines.chromium import Chromium
from web.tools.paths import ROOT
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

SIZES = [(360, 740), (844, 390), (1280, 800)]
REFUSED = "() => { navigator.clipboard.writeText = async () => { throw new DOMException('no'); } }"


def test_the_seal_is_shown_before_and_verified_after_the_hand(
    chromium: Chromium, site: SiteServer, tmp_path: Path
) -> None:
    game.open_table(chromium, site.url)
    chromium.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    for key in ("menu", "open:fairness"):
        press(chromium, key)
    seal = shown_seal(chromium)
    assert "verify" not in game.controls(chromium)
    press(chromium, "back")
    press(chromium, "close-menu")
    game.hold_still(chromium)
    game.play_hand(chromium, game.by_mirror)

    press(chromium, "fairness")
    assert shown_seal(chromium) == seal
    press(chromium, "verify")
    says(chromium, "It holds")
    press(chromium, "copy-hand")
    says(chromium, "Copied")
    text = chromium.evaluate("navigator.clipboard.readText()")
    assert verified(tmp_path, text) == f"RIGHT: this deck has the seal {seal}"
    assert chromium.errors() == []


def test_where_the_browser_refuses_to_copy_the_text_is_shown(
    chromium: Chromium, site: SiteServer
) -> None:
    chromium.open(site.url, 360, 740)
    game.wait_for_table(chromium)
    chromium.page.evaluate(REFUSED)
    for key in ("menu", "leave", "open:about", "copy-report"):
        press(chromium, key)
    chromium.page.wait_for_selector("#copy:not([hidden])")
    text = chromium.page.input_value("#copy-text")
    version = re.search(r"^version: (0\.\d+\.\d+ \([0-9a-f]{8}\))$", text, re.MULTILINE)
    assert version is not None
    assert any(version[1] in said for said in chromium.texts())
    assert chromium.evaluate("getSelection().toString()") in ("", text)
    assert chromium.evaluate("document.activeElement.id") == "copy-text"
    chromium.screenshot(SHOTS / "fair" / "copy-360.png")
    chromium.page.keyboard.press("Escape")
    assert not chromium.page.is_visible("#copy")
    assert not any("Copied" in said for said in chromium.texts())


def test_the_cut_comes_after_the_seal_and_before_the_cards(
    chromium: Chromium, site: SiteServer
) -> None:
    chromium.open(site.url, *SIZES[0])
    chromium.wait("the start page", lambda: "play" in game.controls(chromium), game.START_SECONDS)
    for key in ("open:fairness", "offer-cut", "back", "play"):
        press(chromium, key)
    chromium.wait("the cut", lambda: "cut-here" in game.controls(chromium))
    seal = shown_seal(chromium)
    assert game.hand(chromium) == []
    shoot(chromium, "cut")
    chromium.reload()
    chromium.wait("the cut", lambda: "cut-here" in game.controls(chromium), game.START_SECONDS)
    assert shown_seal(chromium) == seal
    press(chromium, "cut-at:18")
    press(chromium, "cut-less")
    chromium.click(*game.controls(chromium)["cut-here"].centre)
    chromium.wait("the cards", lambda: len(game.hand(chromium)) >= 10)
    game.wait_for_turn(chromium)
    for key in ("menu", "open:fairness"):
        press(chromium, key)
    assert shown_seal(chromium) == seal
    assert any("17 cards went from the top" in text for text in chromium.texts())
    shoot(chromium, "fairness")
    assert chromium.errors() == []


def shoot(chromium: Chromium, name: str) -> None:
    """Save a picture at each size, and go back to the first."""
    for width, height in SIZES:
        game.resize(chromium, width, height)
        chromium.screenshot(SHOTS / "fair" / f"{name}-{width}.png")
    chromium.resize(*SIZES[0])


def press(chromium: Chromium, key: str) -> None:
    """Press a control once it is there."""
    chromium.wait(f"the control {key}", lambda: key in game.controls(chromium))
    chromium.press(key)


def says(chromium: Chromium, words: str) -> None:
    chromium.wait(f"{words!r} on the page", lambda: any(words in s for s in chromium.texts()))
    assert words in chromium.status()


def shown_seal(chromium: Chromium) -> str:
    """Return the 64 digits on the page, in their eight groups."""

    def seal() -> str:
        said = " ".join(chromium.texts())
        found = re.search(r"Seal of this hand ((?:[0-9a-f]{8} ?){8})", said)
        return found[1].replace(" ", "") if found else ""

    return chromium.wait("the seal", seal)


def verified(folder: Path, text: str) -> str:
    """Return the first line that docs/verify.py prints of a text."""
    file = folder / "hand.txt"
    file.write_text(text, encoding="utf-8")
    command = [sys.executable, "-I", str(ROOT / "docs/verify.py"), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()[0]
