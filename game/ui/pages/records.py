"""The pages about hands that are over, by name, and what a command on one of them does."""

from collections.abc import Callable
from dataclasses import replace

from game.progress import Progress
from game.records.record import HistoryError
from game.records.replay import Replay, replay_of
from game.ui import texts_records as words
from game.ui.names import names_of
from game.ui.pages import histories, replaying
from game.ui.pages.page import Page
from game.ui.state import Open, UiState
from game.ui.undoing import undo
from game.ui.wishes import ForgetTallies, Wish

REPLAY, LOG = "replay", "log"
KEPT = ("history", "statistics", "reset-statistics")
"""Pages that show what the archive holds."""
PLAYED = (REPLAY, replaying.MOVES, replaying.DECK)
"""Pages that show a hand again."""
PAGES = (*KEPT, *PLAYED, LOG)
WORDS = ("hand", "history", "tally-opponent", "tally-rules", "reset-now", "undo", REPLAY)
"""Words that begin the commands of these pages."""
END = 1e6
"""An offset beyond the end of every page, which is then shown."""


def needs_history(command: str) -> bool:
    """Return whether a command opens a page that shows what the archive holds."""
    return command.removeprefix("open:") in KEPT


def knows(word: str, rest: str) -> bool:
    """Return whether a command is obeyed here."""
    return rest in PAGES if word == "open" else word in WORDS


def page(name: str, state: UiState, progress: Progress | None) -> Page:
    """Return one of these pages; raises KeyError when what it speaks of is not there."""
    if name == LOG and progress is not None:
        return histories.log_page(progress)
    if name in PLAYED and state.replay is not None:
        replay = state.replay
        shown: dict[str, Callable[[], Page]] = {
            REPLAY: lambda: replaying.replay_page(replay),
            replaying.MOVES: lambda: replaying.moves_page(replay),
            replaying.DECK: lambda: replaying.deck_page(replay),
        }
        return shown[name]()
    kept: dict[str, Callable[[], Page]] = {
        "history": lambda: histories.history_page(state.history, state.browsing, state.notice),
        "statistics": lambda: histories.statistics_page(state.history, state.browsing),
        "reset-statistics": histories.reset_page,
    }
    return kept[name]()


def opened(name: str, state: UiState, progress: Progress | None) -> UiState:
    """Return the state with one of these pages on top, where there is something to show."""
    if name == LOG and progress is not None:
        return state.opened(LOG).scrolled(END)
    if name in KEPT:
        fresh = state.browsing if name in state.pages else replace(state.browsing, skipped=0)
        return replace(state, browsing=fresh).opened(name)
    return state.opened(name) if name in PLAYED and state.replay else state


def obey(word: str, rest: str, progress: Progress | None, state: UiState) -> tuple[UiState, Wish]:
    """Return the state after a command of these pages, and what it asks for."""
    browsing = state.browsing
    match word:
        case "open":
            return opened(rest, state, progress), None
        case "undo" if progress is not None:
            return undo(progress, replace(state, stack=()))
        case "hand":
            return _replayed(state, rest), None
        case "history" if rest in ("older", "newer"):
            skipped = histories.turned(state.history, browsing, rest)
            *below, top = state.stack
            turned = replace(state, browsing=replace(browsing, skipped=skipped))
            return replace(turned, stack=(*below, Open(top.page))), None
        case "tally-opponent":
            return replace(state, browsing=replace(browsing, opponent=rest)), None
        case "tally-rules":
            return replace(state, browsing=replace(browsing, rules=rest)), None
        case "reset-now":
            return state.closed(), ForgetTallies()
        case "replay" if state.replay is not None:
            return replace(state, replay=replaying.step(state.replay, rest)).opened(REPLAY), None
        case _:
            return state, None


def with_replay(state: UiState, progress: Progress) -> UiState:
    """Return the state in which the current hand, which is over, is shown again from its deal."""
    return replace(state, replay=replay_of(progress)).opened(REPLAY)


def replay_aloud(replay: Replay) -> str:
    """Return the moment of a replay that is looked at, for the ear."""
    return words.step_aloud(replay, names_of(replay.progress.setup))


def _replayed(state: UiState, number: str) -> UiState:
    """Return the state in which a hand of the history is shown again; a damaged one is told of."""
    records = state.history.records
    if not (number.isascii() and number.isdigit() and len(number) < 6):
        return state
    if int(number) >= len(records):
        return state
    try:
        return with_replay(state, records[int(number)].progress())
    except HistoryError:
        return replace(state, notice=words.NO_REPLAY)
