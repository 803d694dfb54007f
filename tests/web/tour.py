"""Save pictures of a hand's screens, for looking with one's own eyes.

Usage: python -m tests.web.tour [WIDTHxHEIGHT ...] [--dpr N] [--seed N]
"""

import argparse

from tests.web import game
from tests.web.engines.browser import ROOT, SHOTS
from tests.web.engines.chromium import Chromium
from web.tools.paths import SITE
from web.tools.serve import SiteServer

SIZES = ["360x740", "844x390", "1280x800"]


def main() -> None:
    """Play a hand at each size and save what it looks like after each turn."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.tour", description=__doc__)
    parser.add_argument("sizes", nargs="*", default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument("--dpr", type=float, default=2, help="device pixels to a CSS pixel (2)")
    parser.add_argument("--seed", type=int, default=7, help="which hand is dealt (7)")
    options = parser.parse_args()
    browser = Chromium()
    try:
        with SiteServer(SITE, prefix="/gin-rummy/") as site:
            for size in options.sizes:
                _tour(browser, f"{site.url}?seed={options.seed}", size, options.dpr)
    finally:
        browser.close()


def _tour(browser: Chromium, url: str, size: str, dpr: float) -> None:
    width, height = map(int, size.split("x"))
    folder = SHOTS / "tour" / size
    number = 0

    def shoot(name: str) -> None:
        nonlocal number
        number += 1
        browser.page.wait_for_timeout(600)
        browser.screenshot(folder / f"{number:02}-{name}.png")

    game.open_table(browser, url, width, height, dpr=dpr)
    shoot("start")
    while not game.hand_over(browser):
        if len(game.hand(browser)) == game.FULL_HAND or game.take(browser, game.by_mirror):
            shoot("to-discard")
            game.select(browser, game.hand(browser)[-1], game.by_mirror)
            shoot("selected")
            game.throw(browser, game.by_mirror)
        game.wait_for_turn(browser)
        shoot("turn")
    shoot("summary")
    print(f"{size}: {number} pictures in {folder.relative_to(ROOT)}; errors: {browser.errors()}")


if __name__ == "__main__":
    main()
