"""Sounds are heard from the first touch on, out of the game's own files; then the audio sleeps."""

from pathlib import Path

import pytest

from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.engines.chromium import Chromium
from tests.web.engines.firefox import Firefox
from web.tools import single
from web.tools.paths import ROOT, SITE
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

LISTEN = """
(() => {
  const heard = (globalThis.heard = { started: [], read: [], contexts: [], locks: [] });
  const Real = globalThis.AudioContext;
  globalThis.AudioContext = class extends Real {
    constructor(...words) {
      super(...words);
      heard.contexts.push(this);
    }
    async decodeAudioData(file) {
      const buffer = await super.decodeAudioData(file);
      heard.read.push(Math.round(1000 * buffer.duration));
      return buffer;
    }
  };
  const node = globalThis.AudioBufferSourceNode.prototype;
  const start = node.start;
  node.start = function (...words) {
    heard.started.push(Math.round(1000 * this.buffer.duration));
    return start.apply(this, words);
  };
  if (navigator.wakeLock) {
    navigator.wakeLock.request = async () => {
      const lock = new EventTarget();
      lock.release = async () => {
        heard.locks.push("off");
        lock.dispatchEvent(new Event("release"));
      };
      heard.locks.push("on");
      return lock;
    };
  }
})()
"""
DEAL = 70
"""Milliseconds that the sound of a card dealt takes."""


def open_start(browser: Browser, url: str) -> None:
    browser.open(url, 390, 844)
    browser.wait(
        "the start page",
        lambda: game.PLAY in game.controls(browser) and not game.loading(browser),
        game.START_SECONDS,
    )
    browser.evaluate(LISTEN)


def play(browser: Browser) -> None:
    """Touch Play: a press by script is no gesture."""
    browser.wait("the start page", lambda: game.PLAY in game.controls(browser))
    browser.click(*game.controls(browser)[game.PLAY].centre)
    browser.wait("the table", lambda: game.my_turn(browser), game.TURN_SECONDS)


def started(browser: Browser) -> list[int]:
    found: list[int] = browser.evaluate("heard.started")
    return found


def test_the_deal_is_heard_after_the_first_touch(chromium: Chromium, site: SiteServer) -> None:
    open_start(chromium, site.url)
    assert chromium.evaluate("heard.contexts.length") == 0, "before a touch nothing may be opened"
    play(chromium)
    chromium.wait("the sound of cards", lambda: started(chromium).count(DEAL) >= 15)
    assert chromium.evaluate("heard.contexts.length") == 1
    state = "heard.contexts[0].state"
    chromium.wait("the audio's sleep", lambda: chromium.evaluate(state) == "suspended")
    assert chromium.errors() == []


def test_firefox_reads_the_sounds_after_the_first_touch(firefox: Firefox, site: SiteServer) -> None:
    """On a machine without loudspeakers its audio never runs, so more can't be seen."""
    open_start(firefox, site.url)
    assert firefox.evaluate("heard.contexts.length") == 0
    play(firefox)
    firefox.wait("the sound of cards", lambda: DEAL in firefox.evaluate("heard.read"))
    assert firefox.evaluate("heard.contexts.length") == 1
    assert firefox.errors() == []


def test_a_game_that_is_mute_plays_nothing(chromium: Chromium, site: SiteServer) -> None:
    open_start(chromium, site.url)
    game.press_all(chromium, "open:settings", "sound", "back")
    play(chromium)
    chromium.page.wait_for_timeout(1500)
    assert started(chromium) == []


def test_the_screen_is_kept_awake_during_a_hand(chromium: Chromium, site: SiteServer) -> None:
    open_start(chromium, site.url)
    play(chromium)
    chromium.wait("the lock", lambda: chromium.evaluate("heard.locks") == ["on"])
    chromium.press("menu")
    chromium.wait("its end", lambda: chromium.evaluate("heard.locks") == ["on", "off"])


def test_the_single_file_has_them_too(chromium: Chromium, tmp_path: Path) -> None:
    page = tmp_path / single.NAME
    single.write(SITE, ROOT / "web/single", page)
    open_start(chromium, page.as_uri())
    play(chromium)
    chromium.wait("the sound of cards", lambda: started(chromium).count(DEAL) >= 15)
    assert chromium.errors() == []


def test_sounds_need_no_network(chromium: Chromium, own_site: SiteServer) -> None:
    """They are part of the game's own archive, which the worker keeps."""
    open_start(chromium, own_site.url)
    chromium.page.context.set_offline(True)
    play(chromium)
    chromium.wait("the sound of cards", lambda: started(chromium).count(DEAL) >= 15)
    game.take(chromium, game.by_mirror)
    chromium.wait("another sound", lambda: len(set(started(chromium))) > 1)
    chromium.page.context.set_offline(False)
