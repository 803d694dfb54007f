"""The player's side of the table: a command becomes a change of the screen or an action."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import Card, card_text, each
from game.core.legal import refusal
from game.core.view import PlayerView, view_of
from game.progress import Progress
from game.ui import texts, texts_coach, texts_sheet
from game.ui.advice import Hint
from game.ui.arranging import lying, moved, settled
from game.ui.layout import Screen
from game.ui.names import names_of
from game.ui.pages import records
from game.ui.pages.handover import REVEAL, handover_scene
from game.ui.scene import HAND, PILE, STOCK, Scene
from game.ui.seat import spoken_to, taken_over, viewer
from game.ui.seen import Table
from game.ui.sheet import on_sheet
from game.ui.showing import chosen
from game.ui.state import CARDS, KNOWN, UiState, next_sort
from game.ui.summary_scene import summary_scene
from game.ui.table_scene import table_scene
from game.ui.undoing import undo
from game.ui.wishes import AskHint, AskReview, NextHand, Wish
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
    table = table_of(progress, state)
    if state.settings.speed == "off" and not state.showdown_seen:
        # the summary follows as soon as it is drawn: ten more faces would only hold it up
        table = replace(table, view=replace(table.view, opponent_shown=0))
    return scene_of(table, screen)


def settle(progress: Progress, state: UiState) -> UiState:
    """Return the state with the player's own order of his hand true to a match."""
    seat = viewer(progress, state)
    return state if seat is None else settled(view_of(progress.round, seat), state)


def scene_of(table: Table, screen: Screen) -> Scene:
    """Return the screen that a table shows now: a summary, or the table itself."""
    if table.view.result and table.state.showdown_seen:
        return on_sheet(table, screen, summary_scene(table, screen, table.state.summary_offset))
    return on_sheet(table, screen, table_scene(table, screen))


def obey(command: str, progress: Progress, state: UiState) -> tuple[UiState, Wish]:
    """Return the state after a command, and what it asks of the match.

    A command is what a scene's item names: a button's key, or `card:7h` for a card.  One that is
    not possible now changes nothing, or says why.
    """
    if viewer(progress, state) is None:
        return _obey_hidden(command, progress, state), None
    view = _view(progress, state)
    state = replace(state, notice="")
    if state.sheet:
        return replace(state, sheet=""), None
    if command == "undo":
        return undo(progress, state)
    if command == records.REPLAY:
        return (records.with_replay(state, progress) if progress.hand_over else state), None
    if command == records.LOG:
        return records.opened(records.LOG, state, progress), None
    return _played(command, view, state, progress)


def _played(
    command: str, view: PlayerView, state: UiState, progress: Progress
) -> tuple[UiState, Wish]:
    """Return the state after a command on the cards and buttons of the table."""
    word, _, rest = command.partition(":")
    if word == "card":
        after, wish = _touch(rest, view, state)
    elif word == "look" and rest in CARDS:
        after, wish = replace(state, sheet=command), None
    elif word == "drop":
        after, wish = _drop(rest, view, state)
    elif command in _COMMANDS:
        after, wish = _COMMANDS[command](view, state)
    else:
        return state, None
    reason = _why_not(wish, progress)
    return (replace(after, notice=reason), None) if reason else (after, wish)


def _obey_hidden(command: str, progress: Progress, state: UiState) -> UiState:
    """Return the state after a command while the device changes hands: what names cards is void."""
    if command == REVEAL:
        return settle(progress, taken_over(progress, replace(state, sheet="")))
    return state.opened(command) if command in ("menu", "help") else state


def _why_not(wish: Wish, progress: Progress) -> str:
    """Return why the match can't grant a wish now, nothing when it can."""
    if isinstance(wish, NextHand):
        return "" if progress.hand_over and not progress.match_over else texts.NOT_OVER
    if isinstance(wish, AskHint | AskReview) and progress.setup.against_friend:
        return texts_coach.NOT_BETWEEN_FRIENDS
    if progress.computer_to_act and isinstance(wish, Action | AskHint):
        return texts.not_your_turn(names_of(progress.setup).other)
    if not isinstance(wish, Action):
        return ""
    if isinstance(wish, Discard) and wish.card == progress.round.taken:
        return texts.barred(wish.card)
    reason = refusal(progress.round, wish)
    return texts.refused(reason) if reason else ""


def _touch(name: str, view: PlayerView, state: UiState) -> tuple[UiState, Wish]:
    """Select a card; a touch on the selected one discards it, or puts it down out of turn."""
    card = _own(name, view)
    if card is None:
        return state, None
    if state.selected != card:
        return replace(state, selected=card, showing=0), None
    if view.throwable:
        return state, Discard(card)
    return replace(state, selected=None), None


def _own(name: str, view: PlayerView) -> Card | None:
    """Return the card of the hand that letters name, None where they name no such card."""
    return next((card for card in each(view.hand) if card_text(card) == name), None)


def _drop(what: str, view: PlayerView, state: UiState) -> tuple[UiState, Wish]:
    """Let a dragged card go: see `dragging.goal_of`."""
    name, _, place = what.partition(":")
    card = _own(name, view)
    if place == HAND and name in (STOCK, PILE):
        return state, DrawStock() if name == STOCK else TakeDiscard()
    if card is not None and place == PILE:
        return state, Discard(card)
    if card is not None and place.isdecimal():
        return moved(view, state, card, int(place)), None
    return state, None


def _move(step: int) -> "_Handler":
    """Return what moves the selected card by one place."""

    def handler(view: PlayerView, state: UiState) -> tuple[UiState, Wish]:
        card = state.selected_in(view)
        if card is None:
            return replace(state, notice=texts.SELECT_TO_MOVE), None
        after = moved(view, state, card, lying(view, state).index(card) + step)
        order = lying(view, after)
        return replace(after, notice=texts_sheet.lies(card, order.index(card), len(order))), None

    return handler


def _look(view: PlayerView, state: UiState) -> tuple[UiState, Wish]:
    card = state.selected_in(view)
    if card is None:
        return replace(state, notice=texts.SELECT_TO_LOOK), None
    return replace(state, sheet=f"look:{card_text(card)}"), None


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


def _sorted(state: UiState) -> UiState:
    return replace(state, sort=next_sort(state.sort, arranged=bool(state.order)))


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
    "sort": lambda _, state: (_sorted(state), None),
    "move-left": _move(-1),
    "move-right": _move(1),
    "look": _look,
    KNOWN: lambda _, state: (replace(state, sheet=KNOWN), None),
    "menu": lambda _, state: (state.opened("menu"), None),
    "help": lambda _, state: (state.opened("help"), None),
    "hint": _hint,
    "hint-close": lambda _, state: (replace(state, hint=None), None),
    "review": _review,
    "next-hand": lambda _, state: (state, NextHand()),
    "fairness": lambda _, state: (state.opened("fairness"), None),
    "result": lambda view, state: (state.opened("result") if view.result else state, None),
}
