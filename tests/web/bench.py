"""`./build.sh bench --web`: how the built site does in three browsers, all of it or a part."""

import argparse
import os
from collections.abc import Callable

from tests.web import frames, idle, memory, paint, startup
from tests.web.conftest import PREFIX
from tests.web.engines.browser import Browser
from web.tools.paths import SITE
from web.tools.serve import SiteServer

PARTS: dict[str, Callable[[Browser, str], None]] = {
    "frames": frames.measure,
    "paint": paint.measure,
    "idle": idle.measure,
    "memory": memory.measure,
}
START = "start"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="./build.sh bench --web")
    names = [START, *PARTS]
    parser.add_argument("part", nargs="*", help=f"{', '.join(names)}; all when none is named")
    parser.add_argument("--runs", type=int, default=5, help="starts of each kind (5)")
    parser.add_argument("--engine", choices=startup.ENGINES, action="append", help="only this one")
    options = parser.parse_args()
    wrong = set(options.part) - set(names)
    if wrong:
        parser.error(f"there is no part {', '.join(sorted(wrong))}: there are {', '.join(names)}")
    engines = options.engine or list(startup.ENGINES)
    parts = options.part or names
    if START in parts:
        startup.compare(engines, options.runs)
    for name in engines if set(parts) - {START} else ():
        print(f"\n{name}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        browser = startup.ENGINES[name]()
        try:
            with SiteServer(SITE, prefix=PREFIX) as site:
                for part, measure in PARTS.items():
                    if part in parts:
                        measure(browser, site.url)
        finally:
            browser.close()


if __name__ == "__main__":
    main()
