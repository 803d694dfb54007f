"""WebKitGTK's MiniBrowser, driven by Selenium on a virtual screen.

It can't touch (a tap is a click), is never narrower than about 450 CSS pixels, and its device
pixel ratio is a whole number.
"""

import os
import shutil
import sysconfig
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import ReadTimeoutError

from tests.web.engines.browser import Browser, BrowserError
from tests.web.engines.xvfb import Screen

LOAD_SECONDS = 60
ANSWER_SECONDS = 90
START_SECONDS = 60
MOST_STARTS = 3
STEP_MS = 20
"""How long the mouse takes for a step: a quarter of a second in Selenium, if nothing is said."""
KEYS = {
    "Tab": Keys.TAB,
    "Enter": Keys.ENTER,
    "Escape": Keys.ESCAPE,
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT,
    "ArrowUp": Keys.ARROW_UP,
    "ArrowDown": Keys.ARROW_DOWN,
}


def mini_browser() -> Path | None:
    """Return WebKitGTK's small browser, which Debian keeps outside PATH."""
    libraries = Path("/usr/lib", str(sysconfig.get_config_var("MULTIARCH")))
    found = sorted(libraries.glob("webkit2gtk-4.*/MiniBrowser"))
    return found[-1] if found else None


class WebKit(Browser):
    """WebKitGTK on its own virtual screen; each page is a session of its own."""

    name = "webkit"

    def __init__(self, *, gpu: bool = True) -> None:
        """Start the virtual screen.

        `gpu`: put pages together on a graphics card, which a virtual screen has to imitate: half
        of the work of a start.  Raises BrowserError if WebKitGTK or Xvfb is not installed.
        """
        program, driver = mini_browser(), shutil.which("WebKitWebDriver")
        if program is None or driver is None:
            raise BrowserError(
                "WebKitGTK is missing: install it with `apt-get install webkit2gtk-driver`."
            )
        self._program, self._service_program = program, driver
        self._screen = Screen(1600, 2000)
        self._without = {} if gpu else {"WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        self._service: Service | None = None
        self._driver: webdriver.Remote | None = None
        self._errors: list[str] = []

    @property
    def driver(self) -> webdriver.Remote:
        """Return the open session."""
        if self._driver is None:
            raise BrowserError("webkit: no page is open; call open() first.")
        return self._driver

    def open(
        self, url: str, width: int, height: int, *, dpr: float = 1, touch: bool = False
    ) -> None:
        self._end_session()
        self._driver = self._new_session(dpr)
        self.resize(width, height)
        self._errors = []
        self._driver.get(url)
        self._arrive()

    def _arrive(self) -> None:
        """Wait until another page has been parsed, and listen to it."""
        end = time.monotonic() + LOAD_SECONDS
        while not self._arrived():
            if time.monotonic() > end:
                raise BrowserError(f"webkit: no page came within {LOAD_SECONDS} seconds.")
            time.sleep(0.02)
        self.evaluate(LISTEN)

    def _arrived(self) -> bool:
        with suppress(WebDriverException):  # between two pages there is none to ask
            return bool(self.evaluate(ARRIVED))
        return False

    def _new_session(self, dpr: float) -> webdriver.Remote:
        """Start driver and browser, again where the browser never calls back to its driver.

        That happens now and then when it starts while the one before is still ending.
        """
        options = Options()
        options.binary_location = str(self._program)
        options.add_argument("--automation")
        # "eager" and "normal" now and then miss that a page has come, and wait for it for ever.
        options.page_load_strategy = "none"
        screen = {"DISPLAY": self._screen.display, "GDK_SCALE": f"{dpr:.0f}"}
        environment = {**os.environ, **screen, **self._without}
        for _ in range(MOST_STARTS):
            self._service = Service(self._service_program, env=environment)
            self._service.start()
            # Not webdriver.WebKitGTK: it would wait for ever for a browser that could not start.
            patience = ClientConfig(self._service.service_url, timeout=START_SECONDS)
            try:
                connection = RemoteConnection(client_config=patience)
                driver = webdriver.Remote(connection, options=options)
            except ReadTimeoutError:
                self._end_session()
            else:
                patience.timeout = ANSWER_SECONDS
                return driver
        raise BrowserError(f"webkit: MiniBrowser did not start in {MOST_STARTS} tries.")

    def _end_session(self) -> None:
        driver, self._driver = self._driver, None
        service, self._service = self._service, None
        try:
            if driver is not None:
                driver.quit()
        finally:
            if service is not None:
                service.stop()

    def reload(self) -> None:
        self._gather_errors()
        self.evaluate("window.left = true")
        self.driver.refresh()
        self._arrive()

    def evaluate(self, expression: str) -> Any:
        return self.driver.execute_script(f"return ({expression.strip()});")

    def tap(self, x: float, y: float) -> None:
        self.click(x, y)

    def click(self, x: float, y: float) -> None:
        actions = ActionBuilder(self.driver, duration=STEP_MS)
        actions.pointer_action.move_to_location(round(x), round(y))  # type: ignore[no-untyped-call]
        actions.pointer_action.click()
        actions.perform()

    def drag(self, begin: tuple[float, float], end: tuple[float, float]) -> None:
        actions = ActionBuilder(self.driver, duration=STEP_MS)
        mouse = actions.pointer_action
        mouse.move_to_location(round(begin[0]), round(begin[1]))  # type: ignore[no-untyped-call]
        mouse.pointer_down()  # type: ignore[no-untyped-call]
        for step in range(1, 9):
            x, y = (round(a + (b - a) * step / 8) for a, b in zip(begin, end, strict=True))
            mouse.move_to_location(x, y)  # type: ignore[no-untyped-call]
        mouse.pointer_up()  # type: ignore[no-untyped-call]
        actions.perform()

    def key(self, name: str) -> None:
        ActionChains(self.driver).send_keys(KEYS.get(name, name)).perform()

    def resize(self, width: int, height: int) -> None:
        # Only the outside can be set: the frame's share is found by one try.
        self.driver.set_window_size(width, height)
        inside = self.evaluate("[innerWidth, innerHeight]")
        self.driver.set_window_size(2 * width - inside[0], 2 * height - inside[1])

    def screenshot(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(path))

    def errors(self) -> list[str]:
        """Return errors since the page was parsed; a file answered with 404 is not noticed here."""
        self._gather_errors()
        return list(self._errors)

    def _gather_errors(self) -> None:
        """Keep the page's errors here, since a reload forgets them."""
        self._errors += [str(error) for error in self.evaluate(TAKE_ERRORS)]

    def close(self) -> None:
        try:
            self._end_session()
        finally:
            self._screen.close()


# WebDriver has no console for WebKit, and no script before the page's own: these listen from the
# moment the page is parsed, long before Python has started.
LISTEN = """
(() => {
  const found = (window.foundErrors = []);
  const report = console.error;
  console.error = (...words) => {
    found.push(words.join(' '));
    report.apply(console, words);
  };
  addEventListener('error', (event) => found.push(event.message ?? 'a part failed to load'), true);
  addEventListener('unhandledrejection', (event) => found.push(String(event.reason)));
})()
"""

ARRIVED = """
location.href !== 'about:blank' && document.readyState !== 'loading' && !window.left
"""

TAKE_ERRORS = "(window.foundErrors ?? []).splice(0)"
