"""The first page: go on with the match that waits, or play at one tap."""

from game.bot.opponents import opponent_by_id
from game.core.cards import parse_card
from game.friends import FRIEND
from game.progress import Progress
from game.ui import texts_pages as texts
from game.ui import texts_records as words
from game.ui.names import Names, names_of
from game.ui.pages.page import Block, Fan, Grid, Note, Page, Press, Text, Title
from game.ui.scene import Style, Tone
from game.ui.state import UiState
from game.ui.texts_fair import FAIRNESS
from game.ui.texts_learn import LEARN

FAN = tuple(map(parse_card, ("As", "Kh", "Qc", "Jd")))
EVERYWHERE = (
    Press("open:history", words.HISTORY),
    Press("open:statistics", words.STATISTICS),
    Press("open:rules", texts.RULES),
    Press("open:help", texts.HELP),
    Press("open:settings", texts.SETTINGS),
    Press("open:files", texts.FILES),
)
"""The ways that start on the first page and in the menu alike."""


def start_page(state: UiState, progress: Progress | None) -> Page:
    """Return the start page; `progress` is the match that waits, if one does."""
    art: tuple[Block, ...] = (
        Fan(FAN),
        Title(texts.GAME),
        Text(texts.TAGLINE, Tone.MUTED, centred=True),
    )
    notice = [Text(state.notice, Tone.INFO, centred=True)] if state.notice else []
    first = _resume(progress) if waits(progress) else _play(state)
    ways: tuple[Block, ...] = (
        *notice,
        *first,
        Grid(
            (
                Press("open:new-match", texts.NEW_MATCH),
                Press("open:learn", LEARN),
                *EVERYWHERE,
                Press("open:fairness", FAIRNESS),
                Press("open:about", texts.ABOUT),
            )
        ),
    )
    return Page("", (art, ways), back=False, centred=True)


def waits(progress: Progress | None) -> bool:
    """Return whether there is a match to go on with."""
    return progress is not None and not progress.match_over


def _portrait(progress: Progress) -> str:
    """Return the name of the drawing that stands beside a match."""
    setup = progress.setup
    return FRIEND if setup.against_friend else opponent_by_id(setup.opponent).name


def match_note(progress: Progress, names: Names) -> Note:
    """Return against whom a match is played, how it stands and whose turn it is."""
    return Note(
        texts.resume_title(names),
        (texts.resume_line(progress, names),),
        _portrait(progress),
        texts.resume_turn(progress, names),
    )


def _resume(progress: Progress | None) -> tuple[Block, ...]:
    assert progress is not None
    return (
        match_note(progress, names_of(progress.setup)),
        Press("continue", texts.CONTINUE, Style.PRIMARY),
    )


def _play(state: UiState) -> tuple[Block, ...]:
    settings = state.settings
    names = settings.names
    return (
        Press("play", texts.PLAY, Style.PRIMARY),
        Text(texts.against(names, settings.rules), Tone.MUTED, centred=True),
    )
