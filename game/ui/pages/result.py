"""The end of a match as a page: who won and why, how each total came about, and what next."""

from game.core.match import Final, Match, finals
from game.progress import COMPUTER, YOU, Progress
from game.ui import texts_pages as names
from game.ui import texts_result
from game.ui.match_text import final_sums, why_won
from game.ui.pages.page import Block, Heading, Page, Press, Presses, Sheet, Text
from game.ui.scene import Style, Tone
from game.ui.texts_table import name_of


def result_page(progress: Progress, opponent: str) -> Page:
    """Return the result of a finished match."""
    match = progress.match
    title = texts_result.title(progress, opponent)
    said = [texts_result.how_it_ended(progress, opponent), why_won(match, opponent)]
    words = tuple(Text(each, centred=True) for each in said if each)
    columns = _columns(match, opponent) if len(match.games) == 1 else _games(match, opponent)
    ways: tuple[Block, ...] = (
        Press("rematch", names.REMATCH, Style.PRIMARY),
        Presses((Press("open:new-match", names.NEW_MATCH), Press("leave", names.TO_START))),
    )
    return Page(title, ((*words, *columns), ways), back=not progress.resigned)


def _columns(match: Match, opponent: str) -> tuple[Block, ...]:
    """Return the sums of both players side by side, line by line."""
    pair = finals(match.games[0], match.rules)
    rows = texts_result.lines(match, 0)
    cells = tuple((row.name, row.cells[YOU], row.cells[COMPUTER]) for row in rows)
    spoken = tuple(
        f"{row.name}: you {row.cells[YOU]}, {opponent} {row.cells[COMPUTER]}" for row in rows
    )
    return (Sheet(("", "You", opponent), cells, _adds_up(pair), spoken),)


def _games(match: Match, opponent: str) -> tuple[Block, ...]:
    """Return a sheet for each player, with a column for each game."""
    blocks: list[Block] = []
    numbers = range(len(match.games))
    by_game = [texts_result.lines(match, number) for number in numbers]
    sums = final_sums(match, opponent)
    for seat in (YOU, COMPUTER):
        rows = tuple(
            (row.name, *(by_game[number][line].cells[seat] for number in numbers))
            for line, row in enumerate(by_game[0])
        )
        headings = ("", *(texts_result.game(number) for number in numbers))
        blocks.append(Heading(name_of(seat, opponent)))
        spoken = tuple(f"{row[0]}: {', '.join(row[1:])}" for row in rows)
        blocks.append(Sheet(headings, rows, last_counts=True, spoken=spoken))
    assert sums
    blocks.append(Text(texts_result.in_all(match, opponent), Tone.BRASS, bold=True))
    return tuple(blocks)


def _adds_up(pair: tuple[Final, Final]) -> bool:
    return any(each.total != each.score for each in pair)
