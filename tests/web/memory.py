"""Whether memory stays flat over many hands: `./build.sh bench --web memory`, in Chromium only."""

from functools import partial

from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.engines.chromium import Chromium

HANDS, FIRST = 200, 20
"""Hands played in all, and before the first look: what is drawn once is kept by then."""

PLAYER = """
(() => {
  const state = (globalThis.player = { hands: 0, stop: false });
  const order = ["play", "rematch", "result", "next-hand", "knock", "discard", "draw", "pass"];
  const act = () => {
    if (state.stop) return;
    const all = [...document.querySelectorAll("#mirror button[data-key]")];
    const able = all.filter((b) => !b.disabled && b.getAttribute("aria-disabled") !== "true");
    const by = (key) => able.find((button) => button.dataset.key === key);
    let next = order.map(by).find(Boolean);
    if (next?.dataset.key === "discard" && by("knock")) next = by("knock");
    if (["next-hand", "result"].includes(next?.dataset.key)) state.hands++;
    if (!next) {
      const cards = able.filter((button) => button.dataset.key.startsWith("card:"));
      const loose = cards.find((card) => /deadwood(?!.*may not)/.test(card.textContent));
      if (cards.length === 11) next = loose ?? cards[0];
    }
    next?.click();
    setTimeout(act, next ? 12 : 30);
  };
  act();
})()
"""


def measure(browser: Browser, url: str) -> None:
    """Print how the heap grows, where the browser tells."""
    if not isinstance(browser, Chromium):
        print("  memory: only Chromium tells")
        return
    game.open_table(browser, f"{url}?seed=7", 390, 844, dpr=2)
    game.press_all(browser, "menu", "open:settings", "speed:off", "back", "close-menu")
    browser.evaluate(PLAYER)
    seen = {}
    for hands in (FIRST, HANDS):
        browser.wait(f"hand {hands}", partial(has_played, browser, hands), 3600)
        seen[hands] = heap(browser)
    growth = seen[HANDS] / seen[FIRST] - 1
    sizes = ", ".join(f"{size / 1e6:.1f} MB after {hands}" for hands, size in seen.items())
    print(f"  memory over {HANDS} hands: {sizes}: {100 * growth:+.1f} %")


def has_played(browser: Browser, hands: int) -> bool:
    """Return whether so many hands have ended."""
    return bool(browser.evaluate(f"player.hands >= {hands}"))


def heap(browser: Chromium) -> float:
    """Return the bytes of the page's scripts, of what they hold, and of Python's memory."""
    session = browser.page.context.new_cdp_session(browser.page)
    session.send("HeapProfiler.collectGarbage")
    usage = session.send("Runtime.getHeapUsage")
    session.detach()
    return float(usage["usedSize"]) + float(usage.get("backingStorageSize", 0))
