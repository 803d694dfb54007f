"""Whether memory stays flat over many hands: `./build.sh bench --web memory`, in Chromium only."""

from collections.abc import Sequence
from functools import partial

from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.engines.chromium import Chromium

HANDS, FIRST = 200, 20
"""Hands played in all, and before the first look: what is drawn once is kept by then."""

CATCH = """
const start = WebAssembly.instantiate;
WebAssembly.instantiate = async (...what) => {
  const made = await start(...what);
  const { exports } = made.instance ?? made;
  if (exports.mallinfo) globalThis.python = exports;
  return made;
};
"""
"""Keeps hold of Python's module, whose memory no tool of the browser counts as the page's heap."""

TAKEN = """
(() => {
  const info = python.malloc(64);
  python.mallinfo(info);
  const taken = new DataView(python.memory.buffer).getUint32(info + 28, true);
  python.free(info);
  return taken;
})()
"""
"""Bytes that Python and its libraries have of their memory: `uordblks` of mallinfo."""

PLAYER = """
(() => {
  const state = (globalThis.player = { hands: 0, over: false });
  const order = ["play", "rematch", "result", "next-hand", "knock", "discard", "draw", "pass"];
  const act = () => {
    const all = [...document.querySelectorAll("#mirror button[data-key]")];
    const able = all.filter((b) => !b.disabled && b.getAttribute("aria-disabled") !== "true");
    const by = (key) => able.find((button) => button.dataset.key === key);
    let next = order.map(by).find(Boolean);
    if (next?.dataset.key === "discard" && by("knock")) next = by("knock");
    // pressed twice where the page needs longer than a turn of this: one hand all the same
    const over = ["next-hand", "result"].some(by);
    if (over && !state.over) state.hands++;
    state.over = over;
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
    print(f"  memory over {HANDS} hands: {sizes_told(play_on(browser, url, (FIRST, HANDS)))}")


def play_on(browser: Chromium, url: str, looks: Sequence[int]) -> dict[int, float]:
    """Play at speed "off"; return the heap after each of these numbers of hands, in bytes.

    Without a seed: a rematch of a seeded match deals the same hands again, which fill no history.
    """
    browser.prepare(390, 844, dpr=2)
    browser.page.add_init_script(CATCH)
    browser.page.goto(url)
    game.wait_for_table(browser)
    game.press_all(browser, "menu", "open:settings", "speed:off", "back", "close-menu")
    browser.evaluate(PLAYER)
    seen = {}
    for hands in looks:
        browser.wait(f"hand {hands}", partial(has_played, browser, hands), 3600)
        seen[hands] = heap(browser)
    return seen


def sizes_told(seen: dict[int, float]) -> str:
    """Return the sizes of the heap and how much the last is above the first."""
    first, *_, last = seen.values()
    sizes = ", ".join(f"{size / 1e6:.1f} MB after {hands}" for hands, size in seen.items())
    return f"{sizes}: {100 * (last / first - 1):+.1f} %"


def has_played(browser: Browser, hands: int) -> bool:
    """Return whether so many hands have ended."""
    return bool(browser.evaluate(f"player.hands >= {hands}"))


def heap(browser: Chromium) -> float:
    """Return the bytes of the page's scripts, of what they hold, and of what Python holds."""
    session = browser.page.context.new_cdp_session(browser.page)
    session.send("HeapProfiler.collectGarbage")
    usage = session.send("Runtime.getHeapUsage")
    session.detach()
    of_scripts = float(usage["usedSize"]) + float(usage.get("backingStorageSize", 0))
    return of_scripts + float(browser.evaluate(TAKEN))
