"""The page around the game: it follows the window, leaves Tab alone, and rests when idle."""

import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.web import game, paint
from tests.web.address import hashed
from tests.web.engines.chromium import Chromium
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

REST_MS = 3000
HELD = 12
"""So often a key repeats that is held for a second."""

# Counts what drawing costs: frames asked for, and whole pictures copied to the canvas.
COUNT = """
(() => {
  const counts = (window.counts = { frames: 0, pictures: 0 });
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => (counts.frames++, ask.call(window, callback));
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...args) {
    counts.pictures++;
    return put.apply(this, args);
  };
})()
"""


def test_the_downloads_begin_before_the_page_has_its_scripts(
    chromium: Chromium, site: SiteServer
) -> None:
    chromium.prepare(390, 844, fresh=True)
    held: list[Route] = []
    # on its way for as long as the test likes, and with it all that waits for it
    chromium.page.route(f"**/{hashed('boot.js')}", lambda route: held.append(route))
    large = ("runtime/pyodide.asm.wasm", "runtime/stdlib.zip.gzip", "gin-rummy.apk.gzip")
    done = """name => performance.getEntriesByType("resource").some(
        (entry) => entry.name.endsWith(name) && entry.responseEnd > 0)"""
    chromium.page.goto(site.url, wait_until="commit")
    for name in large:
        chromium.page.wait_for_function(done, arg=hashed(name), timeout=10_000)
    assert len(held) == 1
    held[0].continue_()
    chromium.wait("the game", lambda: not game.loading(chromium), 60)


def test_the_table_follows_rotation_and_still_hits(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", 390, 844, dpr=2, touch=True)
    for width, height in [(844, 390), (320, 568), (1280, 800), (390, 844)]:
        chromium.resize(width, height)
        _wait_for_canvas(chromium, width, height)
        unselected = [card for card in game.hand(chromium) if not card.pressed]
        game.select(chromium, unselected[0], game.by_touch)
    assert chromium.errors() == []


def test_tab_walks_the_controls(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", 1280, 800)
    x, y = game.hand(chromium)[0].centre
    chromium.click(x, y)
    walked = []
    for _ in range(4):
        chromium.key("Tab")
        walked.append(chromium.evaluate("document.activeElement?.dataset.key ?? null"))
    enabled = [button.key for button in chromium.buttons() if button.enabled]
    assert walked[0] in enabled
    start = enabled.index(walked[0])
    assert walked == enabled[start : start + 4]


def test_enter_presses_the_control_that_has_the_focus(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", 1280, 800)
    before = game.controls(chromium)[game.SORT].label
    chromium.evaluate(f"document.querySelector('[data-key={game.SORT}]').focus()")
    chromium.key("Enter")
    chromium.wait("another order", lambda: game.controls(chromium)[game.SORT].label != before)


def test_enter_held_down_presses_once(chromium: Chromium, site: SiteServer) -> None:
    """A second press of a selected card would throw it, and the next one whatever comes then."""
    game.open_table(chromium, f"{site.url}?seed=7", 1280, 800)
    while not game.take(chromium, game.by_mirror):
        game.wait_for_turn(chromium)
    card = game.hand(chromium)[0]
    chromium.evaluate(f"document.querySelector('[data-key=\"{card.key}\"]').focus()")
    for _ in range(HELD):
        chromium.page.keyboard.down("Enter")
        chromium.page.wait_for_timeout(40)
    chromium.page.keyboard.up("Enter")
    assert game.controls(chromium)[card.key].pressed
    assert len(game.hand(chromium)) == game.FULL_HAND


def test_a_tap_is_answered_in_the_very_next_frame(chromium: Chromium, site: SiteServer) -> None:
    taps = paint.touched(chromium, site.url, 390, 844, 2)
    assert [tap["frames"] for tap in taps] == [1] * paint.TAPS


def test_nothing_is_drawn_at_rest(chromium: Chromium, site: SiteServer) -> None:
    game.open_table(chromium, f"{site.url}?seed=7")
    chromium.page.wait_for_timeout(1500)
    chromium.evaluate(COUNT)
    chromium.page.wait_for_timeout(REST_MS)
    assert chromium.evaluate("counts") == {"frames": 0, "pictures": 0}
    game.select(chromium, game.hand(chromium)[0], game.by_mirror)
    assert chromium.evaluate("counts.pictures") > 0, "the counting does not see any drawing"


def test_the_canvas_has_a_pixel_for_each_of_the_screen(
    chromium: Chromium, site: SiteServer
) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", 360, 740)
    _wait_for_canvas(chromium, 360, 740, 1)
    session = chromium.page.context.new_cdp_session(chromium.page)
    screen = {"width": 360, "height": 740, "mobile": False}
    for dpr in (1.5, 3):
        chromium.page.goto("about:blank")
        session.send("Emulation.setDeviceMetricsOverride", {**screen, "deviceScaleFactor": dpr})
        chromium.page.goto(f"{site.url}?seed=7")
        game.wait_for_table(chromium)
        _wait_for_canvas(chromium, 360, 740, dpr)


def _wait_for_canvas(chromium: Chromium, width: int, height: int, dpr: float = 2) -> None:
    """Wait until the canvas fills the window, with the right number of pixels."""
    measure = """(({canvas}) => {
      const {width, height} = canvas.getBoundingClientRect();
      return [width, height, canvas.width, canvas.height];
    })({canvas: document.getElementById('canvas')})"""
    wanted = [width, height, round(width * dpr), round(height * dpr)]
    chromium.wait(f"a canvas of {wanted}", lambda: chromium.evaluate(measure) == wanted)
    chromium.wait(
        "the controls inside the window",
        lambda: all(b.x + b.w <= width and b.y + b.h <= height for b in chromium.buttons()),
    )


def test_a_failed_test_leaves_picture_page_way_and_trace(
    chromium: Chromium, site: SiteServer, tmp_path: Path
) -> None:
    game.open_table(chromium, f"{site.url}?seed=7", 390, 844)
    chromium.press("menu")
    chromium.keep(tmp_path)
    assert (tmp_path / "chromium.png").read_bytes().startswith(b"\x89PNG")
    told = (tmp_path / "chromium.txt").read_text(encoding="utf-8")
    assert "status: " in told
    assert told.endswith("press menu\n")
    with zipfile.ZipFile(tmp_path / "chromium-trace.zip") as trace:
        assert site.url in trace.read("trace.trace").decode("utf-8")
