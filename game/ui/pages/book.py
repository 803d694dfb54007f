"""All pages by name: which one is open, and what a command on it does.

Knows pages and the player's doings; the match is only looked at.
"""

from collections.abc import Callable
from dataclasses import replace

from game.bot.opponents import opponent_by_id
from game.friends import FRIEND
from game.progress import Progress
from game.ui import texts_fair, texts_fields, texts_pages
from game.ui.layout import Screen
from game.ui.learn.guide import heard, lesson_scene, obey_lesson
from game.ui.names import names_of
from game.ui.pages import coached, fair, learning, naming, new_match, own_rules, plain, records
from game.ui.pages.naming import NAMING
from game.ui.pages.page import Page
from game.ui.pages.page_scene import page_scene
from game.ui.pages.result import result_page
from game.ui.pages.start import start_page, waits
from game.ui.scene import Scene
from game.ui.settings import Settings, SettingsError
from game.ui.state import Draft, Open, UiState
from game.ui.wishes import (
    AskFile,
    CopyReport,
    GiveFile,
    NewMatch,
    Resign,
    TakeBack,
    Wish,
)
from game.version import version

START, MENU, NEW_MATCH, RESULT = "start", "menu", "new-match", "result"
PAGES = (START, MENU, NEW_MATCH, RESULT, "own-rules", "draft-rules", "rules", "settings",
         "help", "about", "resign", "files", "fairness", fair.CUT, NAMING, "hint", "review",
         *records.PAGES, *learning.PAGES)  # fmt: skip
ASKED = ("hint", "review", fair.CUT)
"""Pages that only the match opens: of what the coach was asked, and of the cut."""
SETTINGS = ("speed", "text", "left-handed", "sound", "volume", "haptics",
            "theme", "chrome", "suits", "backs", "large-index", "offer-cut")  # fmt: skip
"""Words that begin the commands of the settings."""
SWITCHES = ("left-handed", "sound", "haptics", "large-index", "offer-cut")
"""Those of them that are on or off."""
IN_MATCH = (MENU, RESULT, "resign", records.LOG, fair.CUT)
"""Pages that speak of the match that is being played."""

ERRANDS: dict[str, Wish] = {
    "give-file": GiveFile(),
    "ask-file": AskFile(),
    "take-back": TakeBack(),
    "copy-report": CopyReport(),
}


def book_scene(state: UiState, progress: Progress | None, screen: Screen) -> Scene:
    """Return the scene of the page on top, which may be a guided hand."""
    lesson = state.learn.lesson
    if lesson is not None and state.in_lesson:
        return lesson_scene(state, lesson, screen)
    page = page_of(state, progress)
    text = state.settings.text_size / 100
    return page_scene(page, screen, state.stack[-1].offset, text)


def page_of(state: UiState, progress: Progress | None) -> Page:
    """Return the page on top; raises KeyError when there is none of its name."""
    name = state.stack[-1].page
    if name in records.PAGES:
        return records.page(name, state, progress)
    draft = _draft(state)
    if progress is not None and name in IN_MATCH:
        names = names_of(progress.setup)
        return {
            MENU: lambda: plain.menu_page(progress, names),
            RESULT: lambda: result_page(progress, names),
            "resign": lambda: plain.resign_page(progress, names),
            fair.CUT: lambda: fair.cut_page(progress, state.cut),
        }[name]()
    number = state.learn.number
    rules = progress.setup.rules if progress and waits(progress) else state.settings.rules
    pages: dict[str, Callable[[], Page]] = {
        START: lambda: start_page(state, progress),
        NEW_MATCH: lambda: new_match.new_match_page(draft, progress, state),
        "own-rules": lambda: own_rules.own_rules_page(draft, state.notice),
        "draft-rules": lambda: plain.rules_read_page(draft.rules),
        "rules": lambda: plain.rules_read_page(rules),
        "settings": lambda: plain.settings_page(state.settings),
        "help": plain.help_page,
        "files": lambda: plain.files_page(progress, state.notice, aside=state.aside),
        "fairness": lambda: fair.fairness_page(progress, state),
        "about": lambda: plain.about_page(version(), state.notice),
        NAMING: lambda: naming.naming_page(state.typed, state.notice),
        "hint": lambda: coached.hint_page(state.hint),
        "review": lambda: coached.review_page(state.review),
        "learn": learning.learn_page,
        "learned": learning.learned_page,
        "walk": lambda: learning.walk_page(rules, number),
        "examples": learning.examples_page,
        "example": lambda: learning.example_page(number, state.learn.answer),
        "questions": learning.questions_page,
        "question": lambda: learning.question_page(rules, number),
    }
    return pages[name]()


def title_of(state: UiState, progress: Progress | None) -> str:
    """Return what is read aloud when this comes to be on top: nothing for the table."""
    if not state.stack:
        return ""
    if state.stack[-1].page == fair.CUT:
        return texts_fair.CUT_ALOUD
    if state.learn.lesson is not None and state.in_lesson:
        return heard(state.learn.lesson)
    said = learning.said_of(state.learn.number, state.learn.answer)
    if said and state.pages[-1] == "example":
        return said
    return page_of(state, progress).title or texts_pages.GAME


def obey_page(command: str, progress: Progress | None, state: UiState) -> tuple[UiState, Wish]:
    """Return the state after a command on the page on top, and what it asks of the match."""
    state = replace(state, notice="")
    learnt = _learnt(command, state)
    if learnt is not None:
        return learnt, None
    word, _, rest = ("open:new-match" if command == "new-match" else command).partition(":")
    if records.knows(word, rest):
        return records.obey(word, rest, progress, state)
    return _obeyed(word, rest, progress, state)


def _obeyed(
    word: str, rest: str, progress: Progress | None, state: UiState
) -> tuple[UiState, Wish]:
    match word:
        case "back" | "done" | "close-menu":
            return _back(state, progress), None
        case "open" if rest in PAGES and rest not in ASKED:
            return state.opened(rest), None
        case "continue" if waits(progress):
            return replace(state, stack=()), None
        case "leave":
            return replace(state, stack=(Open(START),), draft=None, holder=None), None
        case "play":
            return _dealt(state, Draft(state.settings.opponent, state.settings.rules))
        case "deal":
            return _dealt(state, _draft(state))
        case "rematch" if progress is not None:
            setup = progress.setup
            return _dealt(state, Draft(setup.opponent, setup.rules), setup.friends)
        case _ if word in (*fair.COMMANDS, *ERRANDS):
            return _beside(word, rest, progress, state)
        case "resign" if waits(progress):
            return state.opened("resign"), None
        case "resign-now" if waits(progress):
            return replace(state, stack=(Open(START), Open(RESULT))), Resign()
        case _:
            return _changed(state, word, rest)


def _learnt(command: str, state: UiState) -> UiState | None:
    """Return the state after a command of the pages of learning, None when it is none of theirs."""
    lesson = state.learn.lesson
    if lesson is not None and state.in_lesson:
        return obey_lesson(command, state, lesson)
    word, _, rest = command.partition(":")
    return learning.obey_learning(word, rest, state)


def _beside(
    word: str, rest: str, progress: Progress | None, state: UiState
) -> tuple[UiState, Wish]:
    """Return the state after a command on files, reports or fairness, and what it asks."""
    if word in fair.COMMANDS:
        return fair.obey_fair(word, rest, progress, state)
    if word == "give-file" and progress is None:
        return state, None
    return state, ERRANDS[word]


def _changed(state: UiState, word: str, rest: str) -> tuple[UiState, Wish]:
    """Return the state with a setting, a name, or the match being set up, changed."""
    if word in SETTINGS:
        return replace(state, settings=_set(state.settings, word, rest)), None
    if word in naming.WORDS:
        return naming.obey_naming(word, rest, state)
    return _drafted(state, word, rest), None


def _back(state: UiState, progress: Progress | None) -> UiState:
    """Return the state with the page on top closed; the start page stays where no match waits."""
    if not state.stack:
        return state
    if state.stack[-1].page == fair.CUT:
        return replace(state, stack=(Open(START),))
    closed = state.closed()
    if not closed.stack and (progress is None or state.stack[-1].page == START):
        return state
    return replace(closed, draft=None) if state.stack[-1].page == NEW_MATCH else closed


def _dealt(
    state: UiState, draft: Draft, friends: tuple[str, str] | None = None
) -> tuple[UiState, Wish]:
    """Return the state at a fresh table, its choices remembered, and the wish for that match.

    Two people are called `friends`, or else as the settings have it.
    """
    settings = replace(state.settings, opponent=draft.opponent, rules=draft.rules)
    fresh = replace(state, settings=settings, stack=(), draft=None, showdown_seen=False)
    wish = usual_match(settings)
    return fresh, replace(wish, friends=friends) if friends else wish


def usual_match(settings: Settings) -> NewMatch:
    """Return the wish for a match as the settings have it."""
    friends = settings.friends if settings.opponent == FRIEND else None
    return NewMatch(settings.opponent, settings.rules, friends)


def _draft(state: UiState) -> Draft:
    return state.draft or Draft(state.settings.opponent, state.settings.rules)


def _drafted(state: UiState, word: str, rest: str) -> UiState:
    """Return the state with the match being set up changed; what is refused is said."""
    draft = _draft(state)
    name, _, value = rest.partition(":")
    try:
        match word:
            case "opponent":
                known = rest if rest == FRIEND else opponent_by_id(rest).id
                draft = replace(draft, opponent=known)
            case "preset" if rest == new_match.OWN:
                return state.opened("own-rules")
            case "preset":
                draft = new_match.with_preset(draft, rest)
            case "target":
                draft = new_match.with_target(draft, rest)
            case "toggle" if rest in own_rules.FIELDS:
                draft = new_match.toggled(draft, rest)
            case "less" | "more" if rest in own_rules.FIELDS:
                draft = own_rules.stepped(draft, rest, 1 if word == "more" else -1)
            case "set" if name in own_rules.FIELDS:
                chosen = own_rules.choice_named(name, value)
                draft = own_rules.with_value(draft, name, chosen)
            case _:
                return state
    except ValueError as error:
        return replace(state, notice=texts_fields.refused(str(error)))
    return replace(state, draft=draft)


def _set(settings: Settings, word: str, value: str) -> Settings:
    """Return the settings with one changed; a value that is none of those there are is ignored."""
    try:
        match word:
            case "speed":
                return replace(settings, speed=value)
            case "text" if value.isdigit():
                return replace(settings, text_size=int(value))
            case "volume" if value.isdigit():
                return replace(settings, volume=int(value))
            case "theme":
                return replace(settings, theme=value)
            case "chrome":
                return replace(settings, chrome=value)
            case "suits" if value in ("two", "four"):
                return replace(settings, four_colours=value == "four")
            case "backs":
                return replace(settings, back=value)
            case _ if word in SWITCHES:
                return settings.switched(word.replace("-", "_"))
            case _:
                return settings
    except SettingsError:
        return settings
