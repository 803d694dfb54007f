"""What becomes of the screen's state when the match goes on, and what is said of a change."""

from collections.abc import Iterator
from dataclasses import replace

from game.progress import Progress, recent_events
from game.session import Step
from game.ui import texts, texts_table
from game.ui.pages.book import START, title_of
from game.ui.pages.fair import under_cover
from game.ui.pages.records import replay_aloud
from game.ui.sheet import aloud
from game.ui.state import Open, UiState
from game.ui.table import settle, table_of


def followed(state: UiState, step: Step) -> UiState:
    """Return the state after a step of the match."""
    by_computer = step.before is not None and step.before.computer_to_act
    goes_on = by_computer and not step.dealt and bool(step.events)
    recent = step.events or recent_events(step.after)
    after = state.after(recent, goes_on=goes_on, dealt=step.dealt)
    if step.before is None:
        after = replace(after, notice=state.notice)  # it tells why there was no match to go on with
    return under_cover(settle(step.after, after), step.after)


def resumed(state: UiState, progress: Progress) -> UiState:
    """Return the state in which a match from elsewhere is taken up; a given up one is only kept."""
    recent = recent_events(progress)
    goes_on = "" if recent or progress.resigned else texts.RESUMED
    notice = state.notice or goes_on
    cleared = replace(state, selected=None, holder=None, stack=(), draft=None, sheet="")
    cleared = replace(cleared, summary_offset=0.0)
    after = replace(cleared, showdown_seen=progress.hand_over, recent=recent, notice=notice)
    after = under_cover(settle(progress, after), progress)
    return replace(after, stack=(Open(START),)) if progress.resigned else after


def under_way(state: UiState, progress: Progress | None) -> bool:
    """Return whether a hand is being played, and seen."""
    if state.stack or progress is None:
        return state.in_lesson
    return not progress.hand_over


def news(before: UiState, after: UiState, progress: Progress | None) -> Iterator[str]:
    """Yield what is read aloud of what a command has opened."""
    title = title_of(after, progress)
    if title and not after.notice and title != title_of(before, progress):
        yield title
    if after.replay is not None and after.replay != before.replay:
        yield replay_aloud(after.replay)
    if after.sort != before.sort and not after.notice:
        yield texts_table.sorted_aloud(texts.SORT_ALOUD[after.sort])
    if after.sheet != before.sheet and progress is not None:
        yield aloud(table_of(progress, after))


def summary_waits(state: UiState, progress: Progress | None) -> bool:
    """Return whether a hand is over whose summary is still to be shown."""
    if progress is None or state.stack:
        return False
    return progress.hand_over and not state.showdown_seen
