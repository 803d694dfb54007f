"""Firefox, driven by puppeteer-core in a Node process (`firefox.mjs`): real touch, any ratio."""

import json
import queue
import shutil
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Any

from tests.web.engines.browser import ROOT, Browser, BrowserError

SCRIPT = Path(__file__).with_name("firefox.mjs")
START_SECONDS = 60
ANSWER_SECONDS = 90


class Firefox(Browser):
    """Debian's Firefox ESR without a window; each page has its own profile."""

    name = "firefox"

    def __init__(self, modules: Path = ROOT / "web") -> None:
        """Start the browser with the puppeteer-core that lies in `modules`/node_modules.

        Raises BrowserError if Firefox, Node or puppeteer-core is not installed.
        """
        program, node = shutil.which("firefox-esr"), shutil.which("node")
        if program is None or node is None:
            raise BrowserError(
                "Firefox or Node is missing: run `apt-get install firefox-esr nodejs`."
            )
        if not (modules / "node_modules" / "puppeteer-core").is_dir():
            raise BrowserError("puppeteer-core is missing: `./build.sh test` installs it.")
        self._dpr = 1.0
        self._number = 0
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - lives as long as the process
        self._node = subprocess.Popen(
            [node, str(SCRIPT), str(modules), program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        self._lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self._answer(START_SECONDS)

    def _read(self) -> None:
        assert self._node.stdout is not None
        for line in self._node.stdout:
            self._lines.put(line)
        self._lines.put("")

    def _answer(self, seconds: float) -> Any:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise BrowserError(f"firefox: no answer within {seconds:g} s.") from None
        if not line:
            self._log.seek(0)
            raise BrowserError(f"firefox: its Node process ended: {self._log.read()[-2000:]}")
        answer = json.loads(line)
        if answer["id"] != self._number:
            raise BrowserError("firefox: an answer came too late and belongs to an older request.")
        if "error" in answer:
            raise BrowserError(f"firefox: {answer['error']}")
        return answer["value"]

    def _call(self, method: str, *args: object) -> Any:
        assert self._node.stdin is not None
        self._number += 1
        request = {"id": self._number, "method": method, "args": args}
        self._node.stdin.write(json.dumps(request) + "\n")
        self._node.stdin.flush()
        return self._answer(ANSWER_SECONDS)

    def open(
        self, url: str, width: int, height: int, *, dpr: float = 1, touch: bool = False
    ) -> None:
        self._dpr = dpr
        self._call("open", url, width, height, dpr)

    def reload(self) -> None:
        self._call("reload")

    def evaluate(self, expression: str) -> Any:
        return self._call("evaluate", expression)

    def tap(self, x: float, y: float) -> None:
        self._call("tap", x, y)

    def click(self, x: float, y: float) -> None:
        self._call("click", x, y)

    def drag(self, begin: tuple[float, float], end: tuple[float, float]) -> None:
        self._call("drag", begin, end)

    def key(self, name: str) -> None:
        self._call("key", name)

    def resize(self, width: int, height: int) -> None:
        self._call("resize", width, height, self._dpr)

    def screenshot(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._call("screenshot", str(path))

    def errors(self) -> list[str]:
        return [str(error) for error in self._call("errors")]

    def close(self) -> None:
        """End the browser; the Node process closes it when its input ends."""
        assert self._node.stdin is not None
        self._node.stdin.close()
        try:
            self._node.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._node.kill()
        self._log.close()
