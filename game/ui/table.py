"""The player's side of the table: a command becomes a change of the screen or an action."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import Card, bit, parse_card
from game.core.legal import refusal
from game.core.view import PlayerView, view_of
from game.progress import Progress
from game.ui import texts
from game.ui.layout import Screen
from game.ui.names import names_of
from game.ui.pages import records
from game.ui.pages.handover import REVEAL, handover_scene
from game.ui.scene import Scene
from game.ui.seat import spoken_to, taken_over, viewer
from game.ui.seen import Table
from game.ui.showing import chosen
from game.ui.state import UiState, next_sort
from game.ui.summary_scene import summary_scene
from game.ui.table_scene import table_scene
from game.ui.undoing import undo
from game.ui.wishes import NextHand, Wish
from game.undo import undoable


def table_of(progress: Progress, state: UiState) -> Table:
    """Return what the player may see of a match.

    Raises ValueError while the device changes hands: nobody may see the table then.
    """
    names = names_of(progress.setup, spoken_to(progress, state))
    return Table(_view(progress, state), progress.match, names, state, undoable(progress))


def _view(progress: Progress, state: UiState) -> PlayerView:
    seat = viewer(progress, state)
    if seat is None:
        raise ValueError("nobody may see the table while the device changes hands")
    return view_of(progress.round, seat)


def match_scene(progress: Progress, state: UiState, screen: Screen) -> Scene:
    """Return the screen that a match shows now: the table, or between two people the hand-over."""
    if viewer(progress, state) is None:
        return handover_scene(progress, state.notice, screen, state.settings.text_size)
    return scene_of(table_of(progress, state), screen)


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
    if viewer(progress, state) is None:
        return _obey_hidden(command, progress, state), None
    view = _view(progress, state)
    state = replace(state, notice="")
    if command.startswith("card:"):
        after, wish = _touch(parse_card(command.removeprefix("card:")), view, state)
    elif command == "undo":
        return undo(progress, state)
    elif command == records.REPLAY:
        return (records.with_replay(state, progress) if progress.hand_over else state), None
    elif command == records.LOG:
        return records.opened(records.LOG, state, progress), None
    elif command in _COMMANDS:
        after, wish = _COMMANDS[command](view, state)
    else:
        return state, None
    reason = _why_not(wish, progress)
    return (replace(after, notice=reason), None) if reason else (after, wish)


def _obey_hidden(command: str, progress: Progress, state: UiState) -> UiState:
    """Return the state after a command while the device changes hands: what names cards is void."""
    if command == REVEAL:
        return taken_over(progress, state)
    return state.opened(command) if command in ("menu", "help") else state


def _why_not(wish: Wish, progress: Progress) -> str:
    """Return why the match can't grant a wish now, nothing when it can."""
    if isinstance(wish, NextHand):
        return "" if progress.hand_over and not progress.match_over else texts.NOT_OVER
    if not isinstance(wish, Action):
        return ""
    if progress.computer_to_act:
        return texts.not_your_turn(names_of(progress.setup).other)
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
    "next-hand": lambda _, state: (state, NextHand()),
    "fairness": lambda _, state: (state.opened("fairness"), None),
    "result": lambda view, state: (state.opened("result") if view.result else state, None),
}
