"""A guided hand as it goes on: what is told, what a command does, and how it looks."""

from collections.abc import Iterator
from dataclasses import replace

from game.core.actions import Action, Discard, Knock
from game.core.cards import POINTS, Cards
from game.core.deadwood import deadwood
from game.core.melds import arrangements, layoff, melded
from game.core.scoring import Seat
from game.core.view import view_of
from game.progress import YOU, opening, play
from game.ui import texts, texts_coach, texts_learn
from game.ui.advice import Hint
from game.ui.layout import Screen
from game.ui.learn.course import Lesson
from game.ui.learn.lessons import OPPONENT, POSITIONS, Beat, action_named, begun, shortly
from game.ui.names import against
from game.ui.scene import Button, Item, Label, Panel, Scene, Scroll, Style
from game.ui.seen import Table
from game.ui.state import UiState
from game.ui.summary_scene import summary_scene
from game.ui.table import obey
from game.ui.table_scene import table_scene

ROSTER = against(OPPONENT.name)
LESSON = "lesson"
"""The name under which a guided hand lies among the open pages."""
PLAYS = ("card", "pass", "take", "draw", "discard", "knock", "big-gin", "spread", "sort")
"""Words of what can be done at its table."""


def started(state: UiState, position: int) -> UiState:
    """Return the state at the beginning of a guided hand."""
    progress = begun(POSITIONS[position])
    lesson = Lesson(position, 0, progress, recent=() if progress.actions else opening(progress))
    return replace(state, learn=replace(state.learn, lesson=lesson)).opened(LESSON)


def beat_of(lesson: Lesson) -> Beat:
    """Return what is to be done or read now."""
    return POSITIONS[lesson.position].beats[lesson.beat]


def wanted(lesson: Lesson) -> Action | None:
    """Return the action that the lesson waits for, None where there is only something to read."""
    text = beat_of(lesson).wants
    return action_named(text, lesson.progress) if text else None


def told(lesson: Lesson) -> str:
    """Return what is told now: of a move that was not wanted, or of the present moment."""
    return lesson.kind or texts_learn.TOLD[beat_of(lesson).told].format_map(words(lesson))


def words(lesson: Lesson) -> dict[str, str]:
    """Return the names and numbers of the moment, for the sentences that speak of them."""
    round_, action = lesson.progress.round, wanted(lesson)
    hand, rules = round_.hands[YOU], round_.rules
    card = action.card if isinstance(action, Discard | Knock) else None
    top = round_.discards[-1] if round_.discards else None
    found = {
        "name": OPPONENT.name,
        "melds": texts_learn.listed(texts_learn.meld(meld) for meld in arrangements(hand)[0]),
        "deadwood": str(deadwood(hand)),
        "limit": str(rules.limit(round_.upcard)),
        "gin": str(rules.gin_bonus),
    }
    if top is not None:
        fit = hand & melded(arrangements(hand | 1 << top)[0]) & ~melded(arrangements(hand)[0])
        found |= {
            "top": texts.short(top),
            "worth": str(POINTS[top]),
            "partners": texts_learn.cards(fit),
        }
    if round_.drawn is not None:
        found["drawn"] = texts.short(round_.drawn)
    if card is not None:
        found |= {"card": texts.short(card), "left": str(deadwood(hand & ~(1 << card)))}
    return found | _ending_words(lesson)


def _ending_words(lesson: Lesson) -> dict[str, str]:
    """Return the names and numbers of the end of a hand, none before it."""
    round_ = lesson.progress.round
    showdown = round_.result.showdown if round_.result else None
    if round_.result is None or showdown is None:
        return {}
    defender: Seat = 1 - showdown.knocker
    laid: Cards = sum(1 << placed.card for placed in showdown.defence.placed)
    could = layoff(round_.hands[defender], showdown.spread).placed
    return {
        "laid": texts_learn.cards(laid),
        "fitting": texts_learn.listed(texts.short(placed.card) for placed in could),
        "knocked": str(showdown.knocker_deadwood),
        "kept": str(showdown.defence.points),
        "sum": texts.scoring_sum(round_.result, round_.rules, ROSTER),
    }


def obey_lesson(command: str, state: UiState, lesson: Lesson) -> UiState:
    """Return the state after a command at a guided hand; nothing reaches the match."""
    if command in ("menu", "back"):
        return replace(state, learn=replace(state.learn, lesson=None)).closed()
    if command in ("go-on", "next-hand"):
        return _gone_on(state, lesson)
    if lesson.summary or command.partition(":")[0] not in PLAYS:
        return state
    after, wish = obey(command, lesson.progress, _inner(state, lesson))
    lesson = replace(lesson, selected=after.selected, kind=after.notice)
    if isinstance(wish, Action):
        action = wanted(lesson)
        meant = action is not None and shortly(wish) == shortly(action)
        lesson = _played(lesson, wish) if meant else _refused(lesson, wish)
    return _with(replace(state, sort=after.sort), lesson)


def _inner(state: UiState, lesson: Lesson) -> UiState:
    """Return what a table knows of the player's doings in a lesson."""
    view = view_of(lesson.progress.round, YOU)
    return UiState(
        selected=lesson.selected,
        walked=state.walked,
        sort=state.sort,
        recent=lesson.recent,
        settings=state.settings,
        hint=Hint(view, told(lesson), wanted(lesson)),
        showdown_seen=lesson.summary,
    )


def _with(state: UiState, lesson: Lesson) -> UiState:
    return replace(state, learn=replace(state.learn, lesson=lesson))


def _refused(lesson: Lesson, action: Action) -> Lesson:
    """Return the lesson with a kind word on a legal move that leads elsewhere."""
    known = words(lesson)
    if isinstance(action, Discard | Knock):
        known["thrown"] = texts.short(action.card)
    template = texts_learn.KIND.get(beat_of(lesson).told, texts_learn.READ_FIRST)
    return replace(lesson, kind=template.format_map(known))


def _played(lesson: Lesson, action: Action) -> Lesson:
    """Return the lesson after your action, at its next beat."""
    after, events = play(lesson.progress, action)
    return replace(
        lesson,
        beat=lesson.beat + 1,
        progress=after,
        kind="",
        selected=None,
        recent=events,
        came=(lesson.progress, events),
    )


def _gone_on(state: UiState, lesson: Lesson) -> UiState:
    """Return the state after what there was to read: at the next beat, summary, hand or page."""
    if lesson.summary:
        if lesson.position + 1 < len(POSITIONS):
            return started(state, lesson.position + 1)
        return replace(state, learn=replace(state.learn, lesson=None)).closed().opened("learned")
    if beat_of(lesson).wants:
        return _with(state, replace(lesson, kind=""))
    if lesson.progress.hand_over:
        return _with(state, replace(lesson, summary=True, came=None)).scrolled(0.0)
    progress, happened, came = lesson.progress, lesson.recent, None
    for text in beat_of(lesson).theirs:
        before = progress
        progress, events = play(progress, action_named(text, progress))
        came = before, events
        happened += events
    lesson = replace(
        lesson, beat=lesson.beat + 1, progress=progress, kind="", recent=happened, came=came
    )
    return _with(state, lesson)


def lesson_scene(state: UiState, lesson: Lesson, screen: Screen) -> Scene:
    """Return the table of a guided hand, with what is told over it."""
    progress = lesson.progress
    view = view_of(progress.round, YOU)
    table = Table(view, progress.match, ROSTER, _inner(state, lesson))
    if lesson.summary:
        scene = summary_scene(table, screen, state.stack[-1].offset if state.stack else 0.0)
    else:
        scene = table_scene(table, screen)
    return replace(scene, items=tuple(_guided(scene.items, lesson)), zones=())


def _guided(items: tuple[Item, ...], lesson: Lesson) -> Iterator[Item]:
    """Yield a table's items with the lesson's own buttons in the place of others."""
    aloud = texts_coach.aloud(told(lesson))
    reads = not beat_of(lesson).wants
    for item in items:
        match item:
            case Scroll():
                yield replace(item, items=tuple(_guided(item.items, lesson)))
            case Button(key="hint-close"):
                yield Panel("said:ground", item.rect, 14)
            case Label(key="said:0"):
                yield replace(item, spoken=aloud)
            case Button(key="hint"):
                style = Style.PRIMARY if reads else Style.SMALL
                named = texts_learn.NEXT
                yield Button("go-on", item.rect, named, named, reads, style, size=item.size)
            case Button(key="known" | "fairness" | "replay"):
                pass
            case Button(key="menu" | "review"):
                named = texts_learn.LEAVE
                yield replace(item, key="menu", label=named, spoken=texts_learn.LEAVE_ALOUD)
            case Button(key="next-hand" | "result"):
                last = lesson.position + 1 == len(POSITIONS)
                named = texts_learn.FINISH if last else texts_learn.NEXT_HAND
                yield replace(item, key="next-hand", label=named, spoken=named)
            case _:
                yield item


def heard(lesson: Lesson) -> str:
    """Return what is read aloud of a lesson's present moment."""
    result = lesson.progress.round.result
    if lesson.summary and result is not None:
        summed = texts.scoring_sum(result, lesson.progress.setup.rules, ROSTER)
        return f"{texts.outcome(result, ROSTER)} {summed}"
    return texts_coach.aloud(told(lesson))
