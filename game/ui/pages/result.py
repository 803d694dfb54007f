"""The end of a match as a page: who won and why, how each total came about, and what next."""

from game.core.match import Final, Match, finals
from game.progress import Progress
from game.ui import texts_pages, texts_result
from game.ui.match_text import why_won
from game.ui.names import Names
from game.ui.pages.page import Block, Heading, Page, Press, Sheet, Text
from game.ui.scene import Style, Tone
from game.ui.texts_table import game


def result_page(progress: Progress, names: Names) -> Page:
    """Return the result of a finished match."""
    match = progress.match
    title = texts_result.title(progress, names)
    said = [texts_result.how_it_ended(progress, names), why_won(match, names)]
    words = tuple(Text(each, centred=True) for each in said if each)
    first, *more = _games(match, names) if len(match.games) > 1 else _sums(match, names)
    ways = (
        Press("leave", texts_pages.TO_START),
        Press("open:new-match", texts_pages.NEW_MATCH),
        Press("rematch", texts_pages.REMATCH, Style.PRIMARY),
    )
    return Page(title, ((*words, *first), *more), foot=ways)


def _sums(match: Match, names: Names) -> tuple[tuple[Block, ...], ...]:
    """Return one column with the sums of both players side by side, line by line."""
    pair = finals(match.games[0], match.rules)
    rows = texts_result.lines(match, 0)
    cells = tuple((row.name, *row.cells) for row in rows)
    spoken = tuple(
        f"{row.name}: {names.whom(0)} {row.cells[0]}, {names.whom(1)} {row.cells[1]}"
        for row in rows
    )
    return ((Sheet(("", names.who(0), names.who(1)), cells, _adds_up(pair), spoken),),)


def _games(match: Match, names: Names) -> tuple[tuple[Block, ...], ...]:
    """Return a column for each player: a sheet with the sums of each game beside each other."""
    columns: list[tuple[Block, ...]] = []
    numbers = range(len(match.games))
    by_game = [texts_result.lines(match, number) for number in numbers]
    for seat in (0, 1):
        rows = tuple(
            (row.name, *(by_game[number][line].cells[seat] for number in numbers))
            for line, row in enumerate(by_game[0])
        )
        headings = ("", *(game(number) for number in numbers))
        spoken = tuple(f"{row[0]}: {', '.join(row[1:])}" for row in rows)
        sheet = Sheet(headings, rows, _adds_up(finals(match.games[0], match.rules)), spoken)
        columns.append((Heading(names.who(seat)), sheet))
    total = Text(texts_result.in_all(match, names), Tone.BRASS, bold=True)
    return (*columns[:-1], (*columns[-1], total))


def _adds_up(pair: tuple[Final, Final]) -> bool:
    return any(each.total != each.score for each in pair)
