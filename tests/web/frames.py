"""How evenly cards fly and the computer thinks: `./build.sh bench --web frames`."""

import time
from dataclasses import dataclass

from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.watch import count_frames, moving, spread, steps, take, watch

SIZES = ((390, 844, 3.0), (1280, 800, 1.0))
TURNS = 8
MOVES = 60
STRONGEST = "expert"


@dataclass(frozen=True)
class Seen:
    """Milliseconds, while the computer thinks and plays."""

    frames: list[float]
    moves: list[float]
    endings: list[float]
    """Frames in which a hand ends and its summary comes."""


def measure(browser: Browser, url: str) -> None:
    """Print the times of frames in one engine."""
    for width, height, dpr in SIZES:
        times = flying(browser, url, width, height, dpr)
        print(f"  cards fly   {width}x{height} DPR {dpr:g}   {spread(times)}")
    seen = thinking(browser, url)
    print(f"  {STRONGEST} thinks, frames   {spread(seen.frames)}")
    print(f"  {STRONGEST}, each move       {spread(seen.moves)}")
    if seen.endings:
        print(f"  a hand ends, frames     {spread(seen.endings)}")


def flying(browser: Browser, url: str, width: int, height: int, dpr: float) -> list[float]:
    """Return the times of frames in which cards fly, of a deal and some turns."""
    start(browser, url, width, height, dpr)
    watch(browser)
    count_frames(browser, True)
    browser.press(game.PLAY)
    time.sleep(2.5)
    for _ in range(TURNS):
        game.wait_for_turn(browser)
        if game.hand_over(browser):
            time.sleep(3)
            break
        game.play_turn(browser, game.by_mirror)
    time.sleep(1)
    return moving(take(browser, "frames"))


def thinking(browser: Browser, url: str) -> Seen:
    """Return the times of frames while the strongest opponent plays, and of its moves.

    A move that ends the hand is followed by the showdown and its rest: its frames stand apart.
    """
    start(browser, url, 390, 844, 2.0)
    game.press_all(browser, "open:settings", "speed:off", "back", "open:new-match")
    game.press_all(browser, f"opponent:{STRONGEST}", "deal")
    game.wait_for_table(browser)
    watch(browser)
    seen = Seen([], [], [])
    while len(seen.moves) < MOVES:
        game.wait_for_turn(browser)
        if game.hand_over(browser):
            game.leave_summary(browser)
            continue
        if len(game.hand(browser)) != game.FULL_HAND and not game.take(browser, game.by_mirror):
            continue
        for name in ("frames", "changes"):
            take(browser, name)
        count_frames(browser, True)
        game.throw(browser, game.by_mirror)
        game.wait_for_turn(browser)
        count_frames(browser, False)
        times = steps([time for time, _ in take(browser, "frames")])
        changes = steps(take(browser, "changes"))[1:]
        if game.hand_over(browser):
            seen.endings.extend(times)
        else:
            seen.frames.extend(times)
            seen.moves.extend(changes)
    return seen


def start(browser: Browser, url: str, width: int, height: int, dpr: float) -> None:
    """Open the start page of a game that nobody has played."""
    browser.open(url, width, height, dpr=dpr)
    browser.wait("the start page", lambda: game.PLAY in game.controls(browser), 120)
    browser.wait("the game", lambda: not game.loading(browser), 120)
    time.sleep(1)
