"""Chromium, driven by Playwright: real touch and any device pixel ratio."""

import os
import shutil
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser as Process
from playwright.sync_api import (
    BrowserContext,
    CDPSession,
    Error,
    Page,
    Request,
    Response,
    sync_playwright,
)

from tests.web.engines.browser import Browser, BrowserError

# No sandbox: the tests also run as root. The rest keeps the browser from talking to the network.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LOAD_MS = 60_000
POPUP_MS = 5_000
ANSWER_SECONDS = 90
"""Playwright waits for ever for a script, a key or a finger that the page does not take up."""


class Chromium(Browser):
    """Debian's Chromium without a window; no page finds anything of the one before."""

    name = "chromium"

    def __init__(self, *more_flags: str, thrifty: bool = False, traced: bool = False) -> None:
        """Start the browser, with flags of its own if need be.

        `thrifty`: a page takes over the profile of the one before, emptied of all that a site can
        keep. What the browser has compiled stays, which is most of the work of a start.
        `traced`: `keep` leaves Playwright's trace of the page too.  Raises BrowserError if it is
        not installed.
        """
        program = shutil.which("chromium")
        if program is None:
            raise BrowserError("Chromium is missing: install it with `apt-get install chromium`.")
        self._playwright = sync_playwright().start()
        self._program, self._flags = program, [*FLAGS, *more_flags]
        self._start()
        self._thrifty = thrifty
        self._traced = traced
        self._tracing = False
        self._profiles: dict[tuple[float, bool], BrowserContext] = {}
        self._sites: set[str] = set()
        self._context: BrowserContext | None = None
        self._other: Page | None = None
        self._fingers: tuple[Page, CDPSession] | None = None
        self._errors: list[str] = []

    def _start(self) -> None:
        self._browser: Process = self._playwright.chromium.launch(
            executable_path=self._program, args=self._flags
        )
        self._process = next(each["id"] for each in self._processes() if each["type"] == "browser")

    @contextmanager
    def _answered(self, what: str) -> Iterator[None]:
        """Do what a `with` block asks of the page, and end the browser where no answer comes.

        Raises BrowserError then; the next page opens in another browser.
        """
        hung = threading.Event()

        def end() -> None:
            hung.set()
            os.kill(self._process, signal.SIGKILL)

        timer = threading.Timer(ANSWER_SECONDS, end)
        timer.start()
        try:
            yield
        except Error as error:
            if hung.is_set():
                told = f"chromium: no answer within {ANSWER_SECONDS:g} s to {what[:300]}"
                raise BrowserError(told) from error
            raise
        finally:
            timer.cancel()

    @property
    def page(self) -> Page:
        """Return the open page, for what only Chromium can show (request interception, CDP)."""
        if self._context is None:
            raise BrowserError("chromium: no page is open; call open() first.")
        return self._other or self._context.pages[0]

    @contextmanager
    def other_page(self, page: Page) -> Iterator[None]:
        """Do all of a `with` block in another page of the same profile."""
        self._other = page
        try:
            yield
        finally:
            self._other = None

    def open(
        self, url: str, width: int, height: int, *, dpr: float = 1, touch: bool = False
    ) -> None:
        self.prepare(width, height, dpr=dpr, touch=touch)
        self.page.goto(url, timeout=LOAD_MS)

    def prepare(
        self, width: int, height: int, *, dpr: float = 1, touch: bool = False, fresh: bool = False
    ) -> None:
        """Open an empty page, so that `page` can be set up before `goto`.

        `fresh`: in a profile of its own also where the browser is thrifty.
        """
        if not self._browser.is_connected():
            self._profiles.clear()
            self._sites.clear()
            self._start()
        self._end_trace()
        kind = dpr, touch
        if fresh or not self._thrifty:
            self._forget()
        if kind not in self._profiles:
            self._profiles[kind] = self._browser.new_context(
                device_scale_factor=dpr, has_touch=touch
            )
            if self._traced:
                self._profiles[kind].tracing.start()
        self._context = self._profiles[kind]
        if self._traced:
            self._context.tracing.start_chunk()
            self._tracing = True
        page = self._successor(self._context)
        self._leave(page)
        self._empty(page)
        page.set_viewport_size({"width": width, "height": height})
        self._errors = errors = []
        page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("response", lambda r: errors.append(f"{r.url}: {r.status}") if _bad(r) else None)
        page.on(
            "requestfailed", lambda r: errors.append(f"{r.url}: {r.failure}") if _lost(r) else None
        )
        page.on("crash", lambda _: errors.append("The page crashed."))

    def _successor(self, profile: BrowserContext) -> Page:
        """Return a new page of a profile: of the same process as the one before, if there is one.

        A process compiles the interpreter once, but gives each page its own memory of it.
        """
        for old in profile.pages[:1]:
            with suppress(Error):
                with self._answered("open"), old.expect_popup(timeout=POPUP_MS) as popup:
                    old.evaluate("void open('about:blank')")
                return popup.value
        return profile.new_page()

    def _leave(self, new: Page) -> None:
        """Close all pages but one, and note which sites may have kept something."""
        for old in (page for profile in self._profiles.values() for page in profile.pages):
            if old is not new:
                parts = urlsplit(old.url)
                self._sites.add(f"{parts.scheme}://{parts.netloc}")
                old.close()

    def _forget(self) -> None:
        """Drop all profiles with what the browser has compiled for them."""
        for profile in self._profiles.values():
            profile.close()
        self._profiles.clear()
        self._sites.clear()

    def _empty(self, page: Page) -> None:
        """Take from a page's profile all that a site can keep."""
        session = page.context.new_cdp_session(page)
        session.send("ServiceWorker.enable")
        session.send("ServiceWorker.stopAllWorkers")  # one that installs fills its cache meanwhile
        for site in sorted(self._sites):
            session.send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": "all"})
        session.detach()
        page.context.clear_permissions()
        page.context.set_offline(False)

    def keep(self, folder: Path) -> None:
        """Leave a trace beside the rest: `playwright show-trace` opens it."""
        super().keep(folder)
        self._end_trace(folder / f"{self.name}-trace.zip")

    def _end_trace(self, path: Path | None = None) -> None:
        """Write the trace of a page, or drop it; one of a browser that has ended is gone."""
        if self._tracing and self._context is not None:
            self._tracing = False
            with suppress(Error):
                self._context.tracing.stop_chunk(path=path)

    def reload(self) -> None:
        self.page.reload(timeout=LOAD_MS)

    def evaluate(self, expression: str) -> Any:
        with self._answered(expression):
            return self.page.evaluate(expression)

    def tap(self, x: float, y: float) -> None:
        with self._answered("a tap"):
            self.page.touchscreen.tap(x, y)

    def click(self, x: float, y: float) -> None:
        with self._answered("a click"):
            self.page.mouse.click(x, y)

    def drag(self, begin: tuple[float, float], end: tuple[float, float]) -> None:
        mouse = self.page.mouse
        with self._answered("a drag"):
            mouse.move(*begin)
            mouse.down()
            mouse.move(*end, steps=8)
            mouse.up()

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Send a touch event: 'touchStart', 'touchMove', 'touchEnd' or 'touchCancel'.

        The points are those of all fingers that are down, none for an end.
        """
        if self._fingers is None or self._fingers[0] is not self.page:
            session = self.page.context.new_cdp_session(self.page)
            self._fingers = (self.page, session)
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        with self._answered(kind):
            self._fingers[1].send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers}
            )

    def key(self, name: str) -> None:
        with self._answered(f"the key {name}"):
            self.page.keyboard.press(name)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def commands(self, kind: str) -> list[str]:
        """Return the command lines of the browser's processes of one kind, as 'renderer'."""
        found = (each["id"] for each in self._processes() if each["type"] == kind)
        files = [Path(f"/proc/{number}/cmdline") for number in found]
        return [file.read_text().replace("\0", " ") for file in files]

    def _processes(self) -> list[dict[str, Any]]:
        """Return the browser's processes, each with its `type` and `id`."""
        session = self._browser.new_browser_cdp_session()
        found: list[dict[str, Any]] = session.send("SystemInfo.getProcessInfo")["processInfo"]
        session.detach()
        return found

    def screenshot(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=path)

    def errors(self) -> list[str]:
        return list(self._errors)

    def close(self) -> None:
        self._browser.close()
        self._playwright.stop()


def _lost(request: Request) -> bool:
    """Return whether a request failed; one that the page left behind when it was left did not."""
    return request.failure != "net::ERR_ABORTED"


def _bad(response: Response) -> bool:
    """Return whether a response is an error; that a file has not changed is none."""
    return response.status >= HTTPStatus.BAD_REQUEST
