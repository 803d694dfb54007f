"""Chromium's own opinion on whether the game can be installed."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.web import game
from tests.web.conftest import PREFIX
from tests.web.engines.chromium import FLAGS
from web.tools.paths import SITE
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web


def test_chromium_finds_nothing_that_hinders_installing(tmp_path: Path) -> None:
    program = shutil.which("chromium")
    with SiteServer(SITE, prefix=PREFIX, pages=True) as site, sync_playwright() as playwright:
        # a profile on the disk: in a passing one nothing can be installed
        context = playwright.chromium.launch_persistent_context(
            tmp_path, executable_path=program, args=FLAGS
        )
        page = context.pages[0]
        page.goto(site.url)
        page.wait_for_selector("#loading", state="hidden", timeout=game.START_SECONDS * 1000)
        asked = context.new_cdp_session(page)
        assert asked.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
        manifest = asked.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"] == f"{site.url}manifest.webmanifest"
        identity = asked.send("Page.getAppId")
        assert identity["appId"] == f"http://localhost:{site.port}/gin-rummy"
        context.close()
