"""What a game costs in which nobody does anything: `./build.sh bench --web idle`."""

import os
import time
from pathlib import Path

from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.watch import take, watch

SECONDS = 5


def measure(browser: Browser, url: str) -> None:
    """Print draws, timers and processor time of one engine at rest."""
    game.open_table(browser, f"{url}?seed=7", 390, 844, dpr=2)
    time.sleep(4)
    watch(browser)
    before = processor_seconds()
    time.sleep(SECONDS)
    used = processor_seconds() - before
    frames = browser.evaluate("seen.frames.length")
    timers = [ms for _, ms in take(browser, "timers")]
    browser.evaluate("seen.run(true)")
    time.sleep(0.3)
    drawn = sum(number for _, number in take(browser, "frames")[:1])
    print(
        f"  at rest for {SECONDS} s: {drawn} draws, {frames} frames asked for, {len(timers)} timers"
        f" set, {used:.2f} s of processor ({100 * used / SECONDS:.1f} %) in the whole browser"
    )


def processor_seconds() -> float:
    """Return the processor time of all processes that this one has started, theirs included."""
    stats = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = file.read_text().rpartition(")")
        except OSError:
            continue
        fields = rest.split()
        stats[int(name.split()[0])] = int(fields[1]), int(fields[11]) + int(fields[12])
    family = {os.getpid()}
    grown = 0
    while grown != len(family):
        grown = len(family)
        family |= {pid for pid, (parent, _) in stats.items() if parent in family}
    ticks = sum(stats[pid][1] for pid in family - {os.getpid()} if pid in stats)
    return ticks / os.sysconf("SC_CLK_TCK")
