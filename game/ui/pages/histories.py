"""The pages of what was played: the list of finished hands, the statistics, the log of a hand."""

from collections.abc import Iterator, Sequence

from game.bot.opponents import OPPONENTS
from game.core.rules import PRESETS
from game.progress import YOU, Progress
from game.records.history import History
from game.records.record import Record
from game.records.replay import replay_of
from game.records.tallies import ALL, OWN, Tally
from game.ui import texts_records as words
from game.ui.names import names_of
from game.ui.pages.page import (
    Block,
    Entry,
    Heading,
    Line,
    Lines,
    Option,
    Options,
    Page,
    Press,
    Presses,
    Sheet,
    Text,
)
from game.ui.scene import Style, Tone
from game.ui.state import Browsing

HANDS_A_PAGE = 24
"""More would make a page that scrolls slowly."""
MOST_LINES = 120
"""Of a log; a usual hand has fewer."""


def history_page(history: History, browsing: Browsing, notice: str) -> Page:
    """Return a part of the list of finished hands, the newest first, by match."""
    if not history.records:
        return Page(words.HISTORY, ((Text(words.NO_HANDS, centred=True),),), centred=True)
    newest_first = list(enumerate(history.records))[::-1]
    shown = newest_first[browsing.skipped : browsing.skipped + HANDS_A_PAGE]
    told: list[Block] = [Text(notice, Tone.INFO)] if notice else []
    told.append(Text(words.KEPT, Tone.MUTED))
    groups = list(_matches(shown))
    columns: tuple[list[Block], list[Block]] = (told, [])
    so_far = 0
    for group in groups:
        column = columns[so_far * 2 >= len(shown)]
        column.append(Heading(words.match_heading([record for _, record in group])))
        column += [_entry(number, record) for number, record in group]
        so_far += len(group)
    more = browsing.skipped + HANDS_A_PAGE < len(newest_first)
    ways = [Press("history:newer", words.NEWER)] if browsing.skipped else []
    ways += [Press("history:older", words.OLDER)] if more else []
    columns[1].extend([Presses(tuple(ways))] if ways else [])
    return Page(words.HISTORY, tuple(tuple(column) for column in columns if column))


def turned(history: History, browsing: Browsing, way: str) -> int:
    """Return how many of the newest hands are left out after a turn to 'older' or 'newer'."""
    step = HANDS_A_PAGE if way == "older" else -HANDS_A_PAGE
    to = browsing.skipped + step
    return to if 0 <= to < len(history.records) else browsing.skipped


def _matches(
    shown: Sequence[tuple[int, Record]],
) -> Iterator[list[tuple[int, Record]]]:
    """Yield the hands of each match together, where they follow each other."""
    group: list[tuple[int, Record]] = []
    for number, record in shown:
        if group and (record.match != group[-1][1].match or record.hand >= group[-1][1].hand):
            yield group
            group = []
        group.append((number, record))
    if group:
        yield group


def _entry(number: int, record: Record) -> Entry:
    return Entry(
        f"hand:{number}",
        words.hand_title(record),
        words.hand_detail(record),
        words.gain(record),
        words.hand_aloud(record),
        stands_out=record.winner == YOU,
    )


def statistics_page(history: History, browsing: Browsing) -> Page:
    """Return the sums over all hands against an opponent under some rules, or over all."""
    tallies = history.tallies
    opponents = [each.id for each in OPPONENTS if (each.id, ALL) in tallies]
    rules = [each for each in (*(p.id for p in PRESETS), OWN) if (ALL, each) in tallies]
    who = browsing.opponent if browsing.opponent in opponents else ALL
    how = browsing.rules if browsing.rules in rules else ALL
    choices: tuple[Block, ...] = (
        Options(words.OPPONENT, _options("tally-opponent", opponents, who, words.opponent_name)),
        Options(words.RULES, _options("tally-rules", rules, how, words.rules_name)),
    )
    tally = tallies.get((who, how))
    if not tallies:
        return Page(words.STATISTICS, ((Text(words.NO_TALLY, centred=True),),), centred=True)
    if tally is None:
        return Page(words.STATISTICS, (choices, (Text(words.NO_TALLY, centred=True),)))
    other = words.OTHERS if who == ALL else words.opponent_name(who)
    numbers = (
        Text(words.counted(tally)),
        _sheet(words.tally_rows(tally), other),
        Press("open:reset-statistics", words.RESET),
    )
    return Page(words.STATISTICS, ((*choices, *_luck(tally, other)), numbers))


def reset_page() -> Page:
    """Return the question before the statistics begin anew."""
    return Page(
        words.RESET_QUESTION,
        ((Text(words.RESET_DETAIL, centred=True, large=True),),),
        foot=(
            Press("reset-now", words.RESET_NOW),
            Press("back", words.RESET_KEEP, Style.PRIMARY),
        ),
        back=False,
        centred=True,
    )


def log_page(progress: Progress) -> Page:
    """Return all that you could see happen in the current hand, the newest last."""
    events = [event for frame in replay_of(progress).frames for event in frame.events]
    names = names_of(progress.setup)
    pairs = [
        (words.log_line(event, names, aloud=False), words.log_line(event, names, aloud=True))
        for event in events
    ]
    lines = [Line(text, spoken) for text, spoken in pairs if text][-MOST_LINES:]
    newest = Line(lines[-1].text, lines[-1].spoken, stands_out=True)
    detail = Text(words.LOG_DETAIL, Tone.MUTED)
    return Page(words.LOG_TITLE, ((detail, Lines((*lines[:-1], newest))),))


def _options(word: str, ids: Sequence[str], chosen: str, name: "words.Namer") -> tuple[Option, ...]:
    return tuple(Option(f"{word}:{each}", name(each), each == chosen) for each in (ALL, *ids))


def _luck(tally: Tally, other: str) -> tuple[Block, ...]:
    return (
        Heading(words.LUCK_TITLE),
        _sheet((words.luck_row(tally),), other),
        Text(words.luck(tally), Tone.MUTED),
    )


def _sheet(rows: tuple[tuple[str, str, str], ...], other: str) -> Sheet:
    spoken = tuple(words.row_aloud(row, other) for row in rows)
    return Sheet(("", words.YOU_HEADING, other), rows, spoken=spoken)
