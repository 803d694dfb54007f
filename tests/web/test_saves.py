"""Saves in a real browser: refused, cleared, damaged, with two tabs, and with pages killed."""

import random
from collections.abc import Callable

import pytest

from tests.web import game
from tests.web.engines.browser import Browser
from tests.web.engines.chromium import Chromium
from tests.web.kept import LOCAL, Diary, wait_for_saves, watched
from web.tools.serve import SiteServer

pytestmark = pytest.mark.web

DENY_LOCAL = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('denied', 'SecurityError'); } });"""
FULL_LOCAL = """Storage.prototype.setItem = () => {
  throw new DOMException('full', 'QuotaExceededError'); };"""
NO_DATABASE = "Object.defineProperty(window, 'indexedDB', { value: undefined });"
DENY_DATABASE = """IDBFactory.prototype.open = () => {
  throw new DOMException('denied', 'SecurityError'); };"""
HANGING_DATABASE = "IDBFactory.prototype.open = () => ({});"
FULL_DATABASE = """IDBObjectStore.prototype.put = () => {
  throw new DOMException('full', 'QuotaExceededError'); };"""
HEAR = """document.addEventListener('DOMContentLoaded', () => {
  window.heard = [];
  const line = document.querySelector('[role="status"]');
  new MutationObserver(() => heard.push(line.textContent)).observe(
    line, { childList: true, characterData: true, subtree: true });
});"""
WIPE = """(async () => {
  localStorage.clear();
  await new Promise((done) => {
    const request = indexedDB.deleteDatabase('gin-rummy');
    request.onsuccess = request.onerror = done;
  });
})()"""
SPOIL = """(() => {
  for (const name of ['gin-rummy/match-seed-7', 'gin-rummy/match-seed-7~']) {
    localStorage.setItem(name, 'no save at all');
    if (DATABASE_TOO) gin.writeSaved(name, 'no save at all');
  }
})()"""


def opened(chromium: Chromium, site: SiteServer, script: str) -> None:
    chromium.prepare(390, 844)
    chromium.page.add_init_script(script)
    chromium.page.goto(f"{site.url}?seed=7")
    game.wait_for_table(chromium)


def played(browser: Browser, turns: int = 1) -> list[object]:
    """Play some turns and return the table."""
    for _ in range(turns):
        game.play_turn(browser, game.by_mirror)
        game.wait_for_turn(browser)
    return game.table(browser)


def after_reload(browser: Browser) -> list[object]:
    browser.reload()
    game.wait_for_table(browser)
    return game.table(browser)


@pytest.mark.parametrize(
    "script",
    [DENY_LOCAL, FULL_LOCAL, DENY_DATABASE, HANGING_DATABASE, FULL_DATABASE],
    ids=["local denied", "local full", "database denied", "database hangs", "database full"],
)
def test_one_of_two_storages_is_enough_and_is_told_once(
    chromium: Chromium, site: SiteServer, script: str
) -> None:
    opened(chromium, site, HEAR + script)
    table = played(chromium)
    [told] = _heard(chromium, "only one place")
    assert "Save file" in told
    assert after_reload(chromium) == table
    played(chromium)
    assert _heard(chromium, "one place") == []
    assert _heard(chromium, "discarded")
    assert chromium.errors() == []


def test_two_storages_that_work_are_not_spoken_of(chromium: Chromium, site: SiteServer) -> None:
    opened(chromium, site, HEAR)
    played(chromium, 2)
    assert _heard(chromium, "discarded")
    assert _heard(chromium, "one place") == []


def _heard(chromium: Chromium, words: str) -> list[str]:
    """Return what the status line has said with these words since the page was loaded."""
    return [str(said) for said in chromium.evaluate("heard") if words in said]


@pytest.mark.parametrize(
    ("script", "words"),
    [
        (DENY_LOCAL + NO_DATABASE, "could not be read"),
        (FULL_LOCAL + DENY_DATABASE, "No saves"),
    ],
    ids=["both denied", "full and denied"],
)
def test_without_any_storage_the_game_goes_on_and_says_so(
    chromium: Chromium, site: SiteServer, script: str, words: str
) -> None:
    opened(chromium, site, script)
    assert words in chromium.status()
    played(chromium)
    assert words not in chromium.status()
    assert chromium.errors() == []


def test_cleared_while_playing_the_next_move_is_kept_in_both(
    chromium: Chromium, site: SiteServer
) -> None:
    opened(chromium, site, "")
    chromium.evaluate(WIPE)
    table = played(chromium)
    chromium.evaluate("localStorage.clear()")
    assert after_reload(chromium) == table
    table = played(chromium)
    chromium.evaluate("indexedDB.deleteDatabase('gin-rummy') && 0")
    assert after_reload(chromium) == table
    assert chromium.errors() == []


@pytest.mark.parametrize("database_too", [False, True])
def test_a_spoilt_save_is_mended_from_the_database_or_set_aside_and_told(
    chromium: Chromium, site: SiteServer, database_too: bool
) -> None:
    opened(chromium, site, "")
    table = played(chromium)
    chromium.evaluate(SPOIL.replace("DATABASE_TOO", str(database_too).lower()))
    again = after_reload(chromium)
    assert (again == table) is not database_too
    assert ("set aside" in chromium.status()) is database_too
    assert "no save at all" in chromium.evaluate("Object.values(localStorage)")
    assert chromium.errors() == []


def test_of_two_tabs_only_the_newer_plays_until_the_older_takes_over(
    chromium: Chromium, site: SiteServer
) -> None:
    opened(chromium, site, "")
    first = chromium.page
    second = first.context.new_page()
    second.goto(f"{site.url}?seed=7")
    first.wait_for_selector("#elsewhere:not([hidden])")
    assert first.evaluate("document.activeElement.id") == "elsewhere"
    assert not first.evaluate("gin.ownsSaves()")
    second.wait_for_function("document.getElementById('loading').hidden")
    kept = first.evaluate("JSON.stringify(localStorage)")
    first.evaluate("document.querySelector('#mirror [data-key=draw]').click()")
    first.evaluate("document.querySelector('#mirror [data-key=pass]')?.click()")
    first.wait_for_timeout(500)
    assert first.evaluate("JSON.stringify(localStorage)") == kept, "the older tab has played"
    with chromium.other_page(second):
        table = played(chromium)
    first.bring_to_front()  # as a player's hand does: a tab behind another is given little time
    with first.expect_navigation():
        first.click("#take-over")
    game.wait_for_table(chromium)
    assert game.table(chromium) == table
    second.wait_for_selector("#elsewhere:not([hidden])")
    played(chromium)
    assert chromium.errors() == []


@pytest.mark.parametrize("gone", ["locks", "storage"])
def test_two_tabs_without_locks_or_without_storage(
    chromium: Chromium, site: SiteServer, gone: str
) -> None:
    no_locks = "Object.defineProperty(navigator, 'locks', { value: undefined });"
    script = no_locks if gone == "locks" else DENY_LOCAL
    opened(chromium, site, script)
    second = chromium.page.context.new_page()
    second.add_init_script(script)
    second.goto(f"{site.url}?seed=7")
    chromium.page.wait_for_selector("#elsewhere:not([hidden])")


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """How often a page is killed."""
    return 200 if request.config.getoption("--long") else 5


def test_pages_killed_at_random_lose_nothing(
    chromium: Chromium, site: SiteServer, kills: int, tell: Callable[[str], None]
) -> None:
    chance = random.Random(20261201)
    chromium.prepare(390, 844)
    context = chromium.page.context
    browser = context.browser
    assert browser is not None
    cdp = browser.new_browser_cdp_session()
    diary = Diary("match-seed-7", LOCAL)
    for number in range(kills):
        page = watched(context, diary)
        page.goto(f"{site.url}?seed=7", wait_until="commit")
        # some are killed while they load, the others in the middle of a hand
        wait_for_saves(page, diary, (1, 3, 6, 0, 10)[number % 5])
        page.wait_for_timeout(chance.uniform(0, 500))
        about = context.new_cdp_session(page).send("Target.getTargetInfo")
        cdp.send("Target.closeTarget", {"targetId": about["targetInfo"]["targetId"]})
        if number % 20 == 19:
            tell(f"{number + 1} of {kills} pages killed, {len(diary.entries)} saves")
    assert len(diary.entries) > kills
    diary.check()
