"""What the screen remembers that is no part of the match: selection, pages open, what was said."""

from dataclasses import dataclass, replace

from game.core.cards import FULL_DECK, Card, bit, card_text, each
from game.core.events import Ended, Event
from game.core.rules import Rules
from game.core.scoring import Seat
from game.core.view import PlayerView
from game.records.history import History
from game.records.replay import Replay
from game.records.tallies import ALL
from game.ui.advice import Hint, Review
from game.ui.hand import OWN
from game.ui.learn.course import Learn
from game.ui.settings import Settings
from game.ui.texts import SORT_NAMES

CARDS = {card_text(card): card for card in each(FULL_DECK)}
"""The cards by their letters."""
KNOWN = "known"
"""The sheet with the cards that the opponent is known to hold."""


@dataclass(frozen=True, slots=True)
class Open:
    """A page that is open, and how far it is scrolled."""

    page: str
    offset: float = 0.0


@dataclass(frozen=True, slots=True)
class Draft:
    """The match that is being set up."""

    opponent: str
    rules: Rules


@dataclass(frozen=True, slots=True)
class Browsing:
    """Which part of what was played is looked at."""

    skipped: int = 0
    """How many of the newest hands are left out."""
    opponent: str = ALL
    rules: str = ALL
    """Whose statistics are shown: ids, or all."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A name that is being typed."""

    seat: Seat
    text: str


# they never change, so all states may begin with the same
_SETTINGS, _HISTORY, _BROWSING, _LEARN = Settings(), History(), Browsing(), Learn()


@dataclass(frozen=True, slots=True)
class UiState:
    """The player's own doings on the table, and what happened last."""

    selected: Card | None = None
    walked: Card | None = None
    """The card of the hand to which the arrow keys, or Tab, have come."""
    showing: int = 0
    """Which of the arrangements offered for a knock with it is to be shown."""
    sort: str = "melds"
    order: tuple[Card, ...] = ()
    """The player's own order of his hand, empty where he has made none."""
    recent: tuple[Event, ...] = ()
    """What has happened since the player's last action, his own included."""
    notice: str = ""
    """Something to tell the player now, before anything else."""
    stack: tuple[Open, ...] = ()
    """The pages over the table, the one that is seen last; none shows the table."""
    showdown_seen: bool = False
    """Whether the table of a finished hand has given way to its summary."""
    summary_offset: float = 0.0
    """How much of that is scrolled away."""
    holder: Seat | None = None
    """Of two people the one who has taken the device; None when nobody has."""
    sheet: str = ""
    """What is looked at over the table: `KNOWN`, or `look:7h` for a card; empty for nothing."""
    settings: Settings = _SETTINGS
    draft: Draft | None = None
    history: History = _HISTORY
    """As it was when a page that shows it was opened."""
    browsing: Browsing = _BROWSING
    replay: Replay | None = None
    """The hand that is shown again, or was last."""
    typed: Typed | None = None
    """The name that is being typed on the naming page."""
    aside: bool = False
    """Whether a match was put aside that can be brought back."""
    cut: int = 26
    """Where the deck is cut if the player says so."""
    hint: Hint | None = None
    """What the coach says of the present moment."""
    review: Review | None = None
    """What the coach says of the hand that is over."""
    learn: Learn = _LEARN

    def selected_in(self, view: PlayerView) -> Card | None:
        """Return the selected card if it is still in the hand."""
        held = self.selected is not None and view.hand & bit(self.selected)
        return self.selected if held else None

    def hint_in(self, view: PlayerView) -> Hint | None:
        """Return the hint if it is about this moment."""
        return self.hint if self.hint is not None and self.hint.view == view else None

    def focused(self, key: str) -> "UiState":
        """Return the state with the keyboard at a control: a card of the hand, or another."""
        word, _, name = key.partition(":")
        walked = CARDS.get(name) if word == "card" else None
        return self if walked == self.walked else replace(self, walked=walked)

    @property
    def pages(self) -> tuple[str, ...]:
        """Return the names of the pages that are open."""
        return tuple(each.page for each in self.stack)

    @property
    def in_lesson(self) -> bool:
        """Return whether a guided hand is what is seen: it looks like a table, not like a page."""
        return self.learn.lesson is not None and self.pages[-1:] == ("lesson",)

    @property
    def depth(self) -> int:
        """Return how often one can go back: to the table, or to the start page below all."""
        return len(self.stack) - ("start" in self.pages[:1]) + bool(self.sheet)

    @property
    def typing(self) -> bool:
        """Return whether keys are letters of a name."""
        return self.typed is not None and self.pages[-1:] == ("naming",)

    def after(self, events: tuple[Event, ...], *, goes_on: bool, dealt: bool) -> "UiState":
        """Return the state after a step of the match.

        `goes_on` says that the computer acted, so that what happened before still counts.
        """
        return replace(
            self,
            recent=(*self.recent, *events) if goes_on else events,
            selected=self.selected if goes_on else None,
            walked=None if dealt else self.walked,
            showdown_seen=False,
            summary_offset=0.0,
            holder=None if dealt else self.holder,
            notice="" if dealt else self.notice,
            sheet="" if dealt or any(isinstance(event, Ended) for event in events) else self.sheet,
            hint=None,
            review=None,
        )

    def opened(self, page: str) -> "UiState":
        """Return the state with a page on top, or with the pages over it closed if it is open."""
        if page in self.pages:
            return replace(self, stack=self.stack[: self.pages.index(page) + 1])
        return replace(self, stack=(*self.stack, Open(page)))

    def closed(self) -> "UiState":
        """Return the state with the page on top closed."""
        return replace(self, stack=self.stack[:-1])

    def scrolled(self, offset: float) -> "UiState":
        """Return the state with the page on top, or without one the summary, at an offset."""
        if not self.stack:
            return replace(self, summary_offset=offset)
        *below, top = self.stack
        return replace(self, stack=(*below, replace(top, offset=offset)))


def next_sort(sort: str, *, arranged: bool) -> str:
    """Return the way to sort that follows another; the player's own only where he has one."""
    ways = [way for way in SORT_NAMES if way != OWN or arranged]
    if sort not in ways:
        return ways[0]
    return ways[(ways.index(sort) + 1) % len(ways)]
