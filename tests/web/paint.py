"""How soon a touch is seen: `./build.sh bench --web paint`."""

import time

from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.watch import count_frames, spread, take, watch

SIZES = ((390, 844, 2.0), (1280, 800, 2.0))
TAPS = 20


def measure(browser: Browser, url: str) -> None:
    """Print how long one engine takes from a touch to the frame that shows what it did."""
    for width, height, dpr in SIZES:
        taps = touched(browser, url, width, height, dpr)
        frames = [tap["frames"] for tap in taps]
        late = sum(number > 1 for number in frames)
        times = spread([tap["shown"] - tap["began"] for tap in taps])
        drawn = spread([tap["drawn"] - tap["began"] for tap in taps])
        print(f"  tap to draw  {width}x{height} DPR {dpr:g}   {drawn}")
        print(f"  tap to paint {width}x{height} DPR {dpr:g}   {times}")
        print(f"    in the first frame after the tap {len(taps) - late}, later {late}")


def touched(
    browser: Browser, url: str, width: int, height: int, dpr: float
) -> list[dict[str, float]]:
    """Return what was seen of taps that select one card after another."""
    game.open_table(browser, f"{url}?seed=7", width, height, dpr=dpr, touch=True)
    time.sleep(1)
    watch(browser)
    count_frames(browser, True)
    for number in range(TAPS):
        cards = game.hand(browser)
        card = cards[number % len(cards)]
        # the left edge is what no neighbour covers
        browser.tap(card.x + 8, card.y + card.h - 8)
        time.sleep(0.25)
    taps: list[dict[str, float]] = take(browser, "taps")
    return taps
