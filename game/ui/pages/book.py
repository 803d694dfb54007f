"""All pages by name: which one is open, and what a command on it does.

Knows pages and the player's doings; the match is only looked at.
"""

from dataclasses import replace

from game.bot.opponents import opponent_by_id
from game.progress import Progress
from game.ui import texts_fields
from game.ui.layout import Screen
from game.ui.pages import new_match, own_rules, plain
from game.ui.pages.page import Page
from game.ui.pages.page_scene import page_scene
from game.ui.pages.result import result_page
from game.ui.pages.start import start_page, waits
from game.ui.scene import Scene
from game.ui.settings import Settings, SettingsError
from game.ui.state import Draft, Open, UiState
from game.ui.wishes import AskFile, GiveFile, NewMatch, Resign, Wish

START, MENU, NEW_MATCH, RESULT = "start", "menu", "new-match", "result"
PAGES = (START, MENU, NEW_MATCH, RESULT, "own-rules", "draft-rules", "rules", "settings",
         "help", "about", "resign", "files")  # fmt: skip
SETTINGS = ("speed", "text", "left-handed", "sound", "volume", "haptics",
            "theme", "chrome", "suits", "backs", "large-index")  # fmt: skip
"""Words that begin the commands of the settings."""
SWITCHES = ("left-handed", "sound", "haptics", "large-index")
"""Those of them that are on or off."""
IN_MATCH = (MENU, RESULT, "resign")
"""Pages that speak of the match that is being played."""


def book_scene(state: UiState, progress: Progress | None, screen: Screen) -> Scene:
    """Return the scene of the page on top."""
    page = page_of(state, progress)
    text = state.settings.text_size / 100
    return page_scene(page, screen, state.stack[-1].offset, text)


def page_of(state: UiState, progress: Progress | None) -> Page:
    """Return the page on top; raises KeyError when there is none of its name."""
    name = state.stack[-1].page
    draft = _draft(state)
    if progress is not None and name in IN_MATCH:
        opponent = opponent_by_id(progress.setup.opponent).name
        return {
            MENU: lambda: plain.menu_page(progress, opponent),
            RESULT: lambda: result_page(progress, opponent),
            "resign": lambda: plain.resign_page(opponent),
        }[name]()
    rules = progress.setup.rules if progress and waits(progress) else state.settings.rules
    return {
        START: lambda: start_page(state, progress),
        NEW_MATCH: lambda: new_match.new_match_page(draft, progress),
        "own-rules": lambda: own_rules.own_rules_page(draft, state.notice),
        "draft-rules": lambda: plain.rules_read_page(draft.rules),
        "rules": lambda: plain.rules_read_page(rules),
        "settings": lambda: plain.settings_page(state.settings),
        "help": plain.help_page,
        "files": lambda: plain.files_page(progress, state.notice),
        "about": plain.about_page,
    }[name]()


def obey_page(command: str, progress: Progress | None, state: UiState) -> tuple[UiState, Wish]:
    """Return the state after a command on the page on top, and what it asks of the match."""
    state = replace(state, notice="")
    word, _, rest = command.partition(":")
    match word:
        case "back" | "done" | "close-menu":
            return _back(state, progress), None
        case "open" if rest in PAGES:
            return state.opened(rest), None
        case "new-match":
            return state.opened(NEW_MATCH), None
        case "continue" if waits(progress):
            return replace(state, stack=()), None
        case "leave":
            return replace(state, stack=(Open(START),), draft=None), None
        case "play":
            return _dealt(state, Draft(state.settings.opponent, state.settings.rules))
        case "deal":
            return _dealt(state, _draft(state))
        case "rematch" if progress is not None:
            return _dealt(state, Draft(progress.setup.opponent, progress.setup.rules))
        case "give-file" | "ask-file":
            return state, _about_files(word, progress)
        case "resign" if waits(progress):
            return state.opened("resign"), None
        case "resign-now" if waits(progress):
            return replace(state, stack=(Open(START), Open(RESULT))), Resign()
        case _:
            return _changed(state, word, rest), None


def _about_files(word: str, progress: Progress | None) -> Wish:
    if word == "ask-file":
        return AskFile()
    return GiveFile() if progress is not None else None


def _changed(state: UiState, word: str, rest: str) -> UiState:
    """Return the state with a setting, or the match being set up, changed."""
    if word in SETTINGS:
        return replace(state, settings=_set(state.settings, word, rest))
    return _drafted(state, word, rest)


def _back(state: UiState, progress: Progress | None) -> UiState:
    """Return the state with the page on top closed; the start page stays where no match waits."""
    if not state.stack:
        return state
    closed = state.closed()
    if not closed.stack and (progress is None or state.stack[-1].page == START):
        return state
    return replace(closed, draft=None) if state.stack[-1].page == NEW_MATCH else closed


def _dealt(state: UiState, draft: Draft) -> tuple[UiState, Wish]:
    """Return the state at a fresh table, its choices remembered, and the wish for that match."""
    settings = replace(state.settings, opponent=draft.opponent, rules=draft.rules)
    fresh = replace(state, settings=settings, stack=(), draft=None, showdown_seen=False)
    return fresh, NewMatch(draft.opponent, draft.rules)


def _draft(state: UiState) -> Draft:
    return state.draft or Draft(state.settings.opponent, state.settings.rules)


def _drafted(state: UiState, word: str, rest: str) -> UiState:
    """Return the state with the match being set up changed; what is refused is said."""
    draft = _draft(state)
    name, _, value = rest.partition(":")
    try:
        match word:
            case "opponent":
                draft = replace(draft, opponent=opponent_by_id(rest).id)
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
