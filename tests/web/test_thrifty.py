"""A browser that keeps its profile for the next page empties it: the page finds nothing."""

import pytest

from tests.web import game
from tests.web.engines.chromium import Chromium
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

KEPT = """(async () => [
  Object.keys(localStorage).length + Object.keys(sessionStorage).length,
  (await indexedDB.databases()).length,
  (await caches.keys()).length,
  (await navigator.serviceWorker.getRegistrations()).length,
  (await navigator.permissions.query({ name: 'clipboard-read' })).state,
  document.cookie,
])()"""


def test_the_next_page_finds_nothing_of_the_one_before(
    chromium: Chromium, site: SiteServer
) -> None:
    plain = f"{site.url}404.html"
    chromium.open(plain, 390, 844)
    untouched = chromium.evaluate(KEPT)
    game.open_table(chromium, site.url)
    profile = chromium.page.context
    profile.grant_permissions(["clipboard-read"])
    chromium.evaluate("document.cookie = sessionStorage.kept = 'a=b'")
    chromium.wait("the worker", lambda: chromium.evaluate(KEPT)[3] == 1)
    assert all(now != then for now, then in zip(chromium.evaluate(KEPT), untouched, strict=True))
    profile.set_offline(True)

    chromium.open(plain, 390, 844)
    assert chromium.page.context is profile
    assert chromium.evaluate(KEPT) == untouched
    assert chromium.errors() == []
    chromium.open(plain, 390, 844, touch=True)
    chromium.open(plain, 390, 844)
    assert chromium.page.context is profile, "the kinds of windows do not share one"


def test_a_fresh_profile_is_given_where_it_is_asked_for(
    chromium: Chromium, site: SiteServer
) -> None:
    chromium.open(site.url, 390, 844)
    profile = chromium.page.context
    chromium.prepare(390, 844, fresh=True)
    assert chromium.page.context is not profile
