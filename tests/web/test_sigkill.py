"""The whole browser killed by the system: nothing is lost that the database had confirmed."""

import os
import random
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.web.engines.chromium import FLAGS
from tests.web.kept import DATABASE, Diary, wait_for_saves, watched
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

START_SECONDS = 60


def test_a_killed_browser_loses_nothing_that_was_confirmed(
    site: SiteServer, tmp_path: Path, request: pytest.FixtureRequest, tell: Callable[[str], None]
) -> None:
    kills = 20 if request.config.getoption("--long") else 2
    chance = random.Random(20261201)
    diary = Diary("match-seed-7", DATABASE)
    with sync_playwright() as playwright:
        for number in range(kills):
            with _browser(playwright, tmp_path / "profile") as browser:
                page = watched(browser.contexts[0], diary)
                page.goto(f"{site.url}?seed=7", wait_until="commit")
                wait_for_saves(page, diary, (4, 1, 8)[number % 3])
                page.wait_for_timeout(chance.uniform(0, 500))
    tell(f"{kills} browsers killed, {len(diary.entries)} saves confirmed")
    diary.check()


@contextmanager
def _browser(playwright: Playwright, profile: Path) -> Iterator[Browser]:
    """Give a Chromium with a profile on the disk, and kill all of it at the end."""
    program = shutil.which("chromium")
    assert program is not None
    told = profile / "DevToolsActivePort"
    told.unlink(missing_ok=True)
    process = subprocess.Popen(
        [
            program,
            "--headless=new",
            "--remote-debugging-port=0",
            f"--user-data-dir={profile}",
            *FLAGS,
        ],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # a group of its own, to be killed at one blow
    )
    try:
        end = time.monotonic() + START_SECONDS
        while not (told.exists() and told.read_text()):
            assert time.monotonic() < end, "Chromium did not start"
            time.sleep(0.05)
        port = told.read_text().split()[0]
        yield playwright.chromium.connect_over_cdp(f"http://localhost:{port}")
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
