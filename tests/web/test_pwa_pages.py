"""The site on a host like GitHub Pages: below a path and at a root, with its own 404 page."""

import pytest

from tests.web import game
from tests.web.conftest import PREFIX
from tests.web.engines.chromium import Chromium
from web.tools.paths import SITE
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web


@pytest.mark.parametrize("prefix", [PREFIX, "/"])
def test_a_whole_hand(chromium: Chromium, prefix: str) -> None:
    with SiteServer(SITE, prefix=prefix, pages=True) as pages:
        chromium.prepare(390, 844, touch=True)
        asked: list[str] = []
        chromium.page.on("request", lambda request: asked.append(request.url))
        chromium.page.goto(f"{pages.url}?seed=7")
        game.wait_for_table(chromium)
        game.hold_still(chromium)
        assert game.play_hand(chromium, game.by_touch) > 0
        assert [url for url in asked if not url.startswith(pages.url)] == []
        assert chromium.errors() == []


def test_a_wrong_address_leads_to_the_game(chromium: Chromium) -> None:
    with SiteServer(SITE, prefix=PREFIX, pages=True) as pages:
        chromium.prepare(390, 844, touch=True)
        answer = chromium.page.goto(f"{pages.url}old-page.html")
        assert answer
        assert answer.status == 404
        assert "no page at this address" in chromium.page.inner_text("h1")
        chromium.page.click("text=Gin Rummy")
        game.wait_for_table(chromium)
