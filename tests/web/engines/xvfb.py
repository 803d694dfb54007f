"""A virtual screen of its own for a browser that needs a window."""

import os
import select
import shutil
import subprocess

from tests.web.engines.browser import BrowserError

START_SECONDS = 15


class Screen:
    """A running Xvfb; `display` is its name for the DISPLAY variable."""

    def __init__(self, width: int, height: int) -> None:
        """Start Xvfb on a display that it finds free itself.

        Raises BrowserError if it is missing or does not start.
        """
        program = shutil.which("Xvfb")
        if program is None:
            raise BrowserError("Xvfb is missing: install it with `apt-get install xvfb`.")
        reader, writer = os.pipe()
        size = f"{width}x{height}x24"
        self._process = subprocess.Popen(
            [program, "-displayfd", str(writer), "-screen", "0", size, "-nolisten", "tcp"],
            pass_fds=[writer],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        try:
            number = _line(reader)
        finally:
            os.close(reader)
        if not number:
            self.close()
            raise BrowserError("Xvfb did not start; run `Xvfb -displayfd 1` to see why.")
        self.display = f":{number}"

    def close(self) -> None:
        """End Xvfb."""
        self._process.terminate()
        self._process.wait(timeout=10)


def _line(reader: int) -> str:
    """Read up to the newline, which Xvfb writes apart: it would die of a pipe closed before."""
    read = b""
    while not read.endswith(b"\n"):
        ready, _, _ = select.select([reader], [], [], START_SECONDS)
        piece = os.read(reader, 16) if ready else b""
        if not piece:
            return ""
        read += piece
    return read.decode().strip()
