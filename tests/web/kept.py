"""What a page saves, told through the browser's console, and a player who presses at random."""

import time
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from game.copies import unwrap
from game.progress import Progress
from game.save import load_text

SAID = "gin-rummy kept "
LOCAL, DATABASE = "local", "database"

SPY = """
const spy = (place, name, text) => console.debug('SAID' + place + ' ' + name + '\\n' + text);
const setItem = Storage.prototype.setItem;
Storage.prototype.setItem = function (name, text) {
  setItem.call(this, name, text);
  spy('local', name, text);
};
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (text, name) {
  this.transaction.addEventListener('complete', () => spy('database', name, text));
  return put.call(this, text, name);
};
""".replace("SAID", SAID)

MOST_SECONDS = 300
"""For a start and some moves, on a machine that has much else to do."""

PLAYER = r"""
setInterval(() => {
  const useful = /^(card:.*|pass|take|draw|discard|knock|next-hand|result|rematch)$/;
  const free = [...document.querySelectorAll('#mirror button[data-key]')].filter(
    (button) => useful.test(button.dataset.key) && button.getAttribute('aria-disabled') !== 'true');
  const deeds = free.filter((button) => !button.dataset.key.startsWith('card:'));
  if (deeds.length && Math.random() < 0.5) deeds[Math.floor(Math.random() * deeds.length)].click();
  else free[Math.floor(Math.random() * free.length)]?.click();
}, 40);
"""


@dataclass
class Diary:
    """The matches that pages have told they kept, the newest last."""

    key: str
    place: str
    entries: list[tuple[int, Progress]] = field(default_factory=list)

    def hear(self, message: ConsoleMessage) -> None:
        """Note a save; raises ValueError when it is none."""
        place, _, rest = message.text.removeprefix(SAID).partition(" ")
        name, _, text = rest.partition("\n")
        if not message.text.startswith(SAID) or place != self.place:
            return
        if name.rstrip("~") == f"gin-rummy/{self.key}":
            copy = unwrap(text)
            assert copy is not None
            self.entries.append((copy.number, load_text(copy.text)))

    def check(self) -> None:
        """See that every save goes on from the one before it: nothing is lost or played twice."""
        for (number, before), (next_number, after) in zip(
            self.entries, self.entries[1:], strict=False
        ):
            assert next_number > number
            if after.deck == before.deck:
                assert after.actions[: len(before.actions)] == before.actions
                assert len(after.actions) > len(before.actions)
            elif after.before.hands_played:
                assert after.before.hands_played > before.before.hands_played


def wait_for_saves(page: Page, diary: Diary, more: int) -> None:
    """Let a page play until it has told of so many saves more.

    Raises AssertionError, with what the page shows, when it plays no more.
    """
    wanted, end = len(diary.entries) + more, time.monotonic() + MOST_SECONDS
    while len(diary.entries) < wanted:
        page.wait_for_timeout(20)
        if time.monotonic() > end:
            left = wanted - len(diary.entries)
            raise AssertionError(f"{left} saves did not come: {page.inner_text('body')[:600]}")


def watched(context: BrowserContext, diary: Diary) -> Page:
    """Return a new page in which a player presses at random, and which tells the diary."""
    page = context.new_page()
    page.on("console", diary.hear)
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(SPY + PLAYER)
    return page
