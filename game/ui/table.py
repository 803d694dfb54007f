"""The player's side of the table: a command becomes a change of the screen or an action."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from game.bot.opponents import opponent_by_id
from game.core.actions import BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import Card, bit, parse_card
from game.core.legal import refusal
from game.core.view import PlayerView, view_of
from game.progress import YOU, Progress
from game.ui import texts, texts_coach
from game.ui.advice import Hint
from game.ui.layout import Screen
from game.ui.scene import Scene
from game.ui.seen import Table
from game.ui.showing import chosen
from game.ui.state import UiState, next_sort
from game.ui.summary_scene import summary_scene
from game.ui.table_scene import table_scene
from game.ui.wishes import AskFile, AskHint, AskReview, GiveFile, NewMatch, NextHand, Resign, Wish


def table_of(progress: Progress, state: UiState) -> Table:
    """Return what the player may see of a match."""
    view = view_of(progress.round, YOU)
    return Table(view, progress.match, opponent_by_id(progress.setup.opponent).name, state)


def scene_of(table: Table, screen: Screen) -> Scene:
    """Return the screen that a table shows now: a summary, or the table itself."""
    if table.view.result and table.state.showdown_seen:
        return summary_scene(table, screen)
    return table_scene(table, screen)


def obey(command: str, progress: Progress, state: UiState) -> tuple[UiState, Wish]:
    """Return the state after a command, and what it asks of the match.

    A command is what a scene's item names: a button's key, or `card:7h` for a card.  One that is
    not possible now changes nothing, or says why.
    """
    view = view_of(progress.round, YOU)
    state = replace(state, notice="")
    if command.startswith("card:"):
        after, wish = _touch(parse_card(command.removeprefix("card:")), view, state)
    elif command in _COMMANDS:
        after, wish = _COMMANDS[command](view, state)
    else:
        return state, None
    reason = _why_not(wish, progress)
    return (replace(after, notice=reason), None) if reason else (after, wish)


def _why_not(wish: Wish, progress: Progress) -> str:
    """Return why the match can't grant a wish now, nothing when it can."""
    if wish is None or isinstance(wish, NewMatch | Resign | GiveFile | AskFile | AskReview):
        return ""
    if isinstance(wish, NextHand):
        return "" if progress.hand_over and not progress.match_over else texts.NOT_OVER
    if progress.round.turn != YOU and not progress.hand_over:
        return texts.not_your_turn(opponent_by_id(progress.setup.opponent).name)
    if isinstance(wish, AskHint):
        return ""
    if isinstance(wish, Discard) and wish.card == progress.round.taken:
        return texts.barred(wish.card)
    reason = refusal(progress.round, wish)
    return texts.refused(reason) if reason else ""


def _touch(card: Card, view: PlayerView, state: UiState) -> tuple[UiState, Wish]:
    """Select a card; a touch on the selected one discards it, or puts it down out of turn."""
    if not view.hand & bit(card):
        return state, None
    if state.selected != card:
        return replace(state, selected=card, showing=0), None
    if view.throwable:
        return state, Discard(card)
    return replace(state, selected=None), None


def _discard(view: PlayerView, state: UiState) -> tuple[UiState, Wish]:
    card = state.selected_in(view)
    if card is None:
        return replace(state, notice=texts.SELECT_FIRST), None
    return state, Discard(card)


def _knock(view: PlayerView, state: UiState) -> tuple[UiState, Wish]:
    card = state.selected_in(view)
    if card is None:
        return replace(state, notice=texts.SELECT_FIRST), None
    return state, Knock(card, chosen(view, state) or ())


def _hint(view: PlayerView, state: UiState) -> tuple[UiState, Wish]:
    """Ask the coach; asked again it tells of all that can be done."""
    if view.result is not None:
        return state, None
    said = state.hint_in(view)
    if said is None:
        thinking = Hint(view, texts_coach.THINKING) if view.my_turn else None
        return replace(state, hint=thinking), AskHint()
    return state.opened("hint") if said.ranked else state, None


def _review(view: PlayerView, state: UiState) -> tuple[UiState, Wish]:
    if view.result is None:
        return state, None
    return state.opened("review"), None if state.review else AskReview()


_Handler: TypeAlias = Callable[[PlayerView, UiState], tuple[UiState, Wish]]

_COMMANDS: dict[str, _Handler] = {
    "pass": lambda _, state: (state, Pass()),
    "take": lambda _, state: (state, TakeDiscard()),
    "draw": lambda _, state: (state, DrawStock()),
    "discard": _discard,
    "big-gin": lambda _, state: (state, BigGin()),
    "knock": _knock,
    "spread": lambda _, state: (replace(state, showing=state.showing + 1), None),
    "sort": lambda _, state: (replace(state, sort=next_sort(state.sort)), None),
    "menu": lambda _, state: (state.opened("menu"), None),
    "help": lambda _, state: (state.opened("help"), None),
    "hint": _hint,
    "hint-close": lambda _, state: (replace(state, hint=None), None),
    "review": _review,
    "next-hand": lambda _, state: (state, NextHand()),
    "result": lambda view, state: (state.opened("result") if view.result else state, None),
}
