"""The pages that are mostly read: rules, settings, help, about, menu, the question to resign."""

from game.core.cards import parse_card
from game.core.rules import Rules
from game.progress import Progress
from game.ui import texts_fair
from game.ui import texts_pages as texts
from game.ui import texts_records as words
from game.ui.names import Names
from game.ui.pages.page import (
    Block,
    Fan,
    Grid,
    Heading,
    Option,
    Options,
    Page,
    Pairs,
    Press,
    Switch,
    Text,
    Title,
)
from game.ui.pages.start import EVERYWHERE, match_note
from game.ui.rules_text import rules_page
from game.ui.scene import Style, Tone
from game.ui.settings import SPEEDS, TEXT_SIZES, VOLUMES, Settings
from game.undo import undoable

SAMPLE = (None, *map(parse_card, ("7c", "Qd", "Kh", "As")))
"""A back and a card of each suit, to see a look on."""


def rules_read_page(rules: Rules) -> Page:
    """Return the rules of a match in words."""
    sections = rules_page(rules)
    columns: tuple[list[Block], list[Block]] = ([], [])
    half = sum(map(_length, sections)) / 2
    so_far = 0
    for section in sections:
        column = columns[so_far >= half]
        column.append(Heading(section.title))
        column += [Text(sentence) for sentence in section.sentences]
        so_far += _length(section)
    return Page(texts.RULES, (tuple(columns[0]), tuple(columns[1])))


def settings_page(settings: Settings) -> Page:
    """Return the settings as they are."""
    speeds = tuple(
        Option(f"speed:{each}", texts.SPEED_NAMES[each], each == settings.speed) for each in SPEEDS
    )
    sizes = tuple(
        Option(f"text:{each}", f"{each} %", each == settings.text_size) for each in TEXT_SIZES
    )
    volumes = tuple(
        Option(f"volume:{each}", f"{each} %", each == settings.volume) for each in VOLUMES
    )
    return Page(
        texts.SETTINGS,
        (
            (
                Options(texts.SPEED, speeds, texts.SPEED_DETAIL),
                Options(texts.TEXT_SIZE, sizes, texts.TEXT_SAMPLE),
                Switch(
                    "left-handed",
                    texts.LEFT_HANDED,
                    texts.LEFT_HANDED_DETAIL,
                    settings.left_handed,
                ),
                Switch("sound", texts.SOUND, texts.SOUND_DETAIL, settings.sound),
                Options(texts.VOLUME, volumes),
                Switch("haptics", texts.HAPTICS, texts.HAPTICS_DETAIL, settings.haptics),
                Switch(
                    "offer-cut",
                    texts_fair.OFFER_CUT,
                    texts_fair.OFFER_CUT_DETAIL,
                    settings.offer_cut,
                ),
            ),
            _looks(settings),
        ),
    )


def _looks(settings: Settings) -> tuple[Block, ...]:
    """Return the choices of the look, under cards that show it."""

    def named(word: str, names: dict[str, str], chosen: str) -> tuple[Option, ...]:
        return tuple(Option(f"{word}:{each}", names[each], each == chosen) for each in names)

    suits = "four" if settings.four_colours else "two"
    return (
        Fan(SAMPLE),
        Options(texts.THEME, named("theme", texts.THEME_NAMES, settings.theme)),
        Options(texts.CHROME, named("chrome", texts.CHROME_NAMES, settings.chrome)),
        Options(texts.SUITS, named("suits", texts.SUITS_NAMES, suits)),
        Options(texts.BACKS, named("backs", texts.BACK_NAMES, settings.back)),
        Switch("large-index", texts.LARGE_INDEX, texts.LARGE_INDEX_DETAIL, settings.large_index),
    )


def help_page() -> Page:
    """Return how to play by hand and by keyboard."""
    return Page(
        texts.HELP,
        (
            (Heading(texts.HOW_TO_TITLE), Pairs(texts.HOW_TO), Press("open:rules", texts.RULES)),
            (Heading(texts.KEYS_TITLE), Pairs(texts.KEYS)),
        ),
    )


def about_page(version: str, notice: str) -> Page:
    """Return what the game is, and whose work it is built on."""
    return Page(
        texts.ABOUT,
        (
            (
                Title(texts.GAME),
                *(Text(each) for each in texts.ABOUT_TEXT),
                Pairs(((texts.VERSION_TITLE, version),)),
                Press("copy-report", texts.COPY_REPORT),
                Text(notice or texts.COPY_REPORT_DETAIL, Tone.INFO if notice else Tone.MUTED),
            ),
            (
                Heading(texts.LICENCES_TITLE),
                Pairs(texts.LICENCES),
                Text(texts.REBUILD),
            ),
        ),
    )


def menu_page(progress: Progress, names: Names) -> Page:
    """Return what can be done from the table."""
    ways: tuple[Block, ...] = (
        Grid(
            (
                Press("open:log", words.LOG),
                _undo(progress),
                *EVERYWHERE,
                Press("new-match", texts.NEW_MATCH),
                Press("resign", texts.RESIGN),
                Press("open:fairness", texts_fair.FAIRNESS),
                Press("leave", texts.LEAVE),
            )
        ),
        Text(texts.LEAVE_DETAIL, Tone.MUTED, centred=True),
    )
    back = Press("close-menu", texts.TO_TABLE, Style.PRIMARY)
    return Page(texts.MENU, ((match_note(progress, names), back), ways))


def _undo(progress: Progress) -> Press:
    return Press("undo", words.UNDO, spoken=words.UNDO_ALOUD, enabled=undoable(progress))


def files_page(progress: Progress | None, notice: str, *, aside: bool) -> Page:
    """Return the ways to carry a match elsewhere; `progress` is the one that is played, if any.

    `aside` says that a match was put aside, which can be brought back.
    """
    blocks: list[Block] = [Text(notice, Tone.INFO)] if notice else []
    if progress is not None:
        blocks += [Press("give-file", texts.GIVE_FILE), Text(texts.GIVE_FILE_DETAIL, Tone.MUTED)]
    replaces = texts.ASK_FILE_REPLACES if progress is not None and not progress.match_over else ""
    detail = f"{texts.ASK_FILE_DETAIL} {replaces}".strip()
    blocks += [Press("ask-file", texts.ASK_FILE), Text(detail, Tone.MUTED)]
    if aside:
        blocks += [Press("take-back", texts.TAKE_BACK), Text(texts.TAKE_BACK_DETAIL, Tone.MUTED)]
    return Page(texts.FILES, (tuple(blocks),))


def resign_page(progress: Progress, names: Names) -> Page:
    """Return the question before a match is given up."""
    return Page(
        texts.resign_question(progress.quitter, names),
        ((Text(texts.resign_detail(progress.quitter, names), centred=True, large=True),),),
        foot=(
            Press("resign-now", texts.RESIGN),
            Press("back", texts.KEEP_PLAYING, Style.PRIMARY),
        ),
        back=False,
        centred=True,
    )


def _length(section: object) -> int:
    return len(str(section))
