"""What a finished hand was worth, written out, and where the match stands after it."""

from collections.abc import Iterator

from game.core.scoring import score
from game.ui import texts, texts_table
from game.ui.rect import Rect
from game.ui.scene import Align, Item, Label, Panel, Tone
from game.ui.seen import Table


def sums_height(table: Table) -> float:
    """Return the height of the sums in units of text."""
    return 96.0 if len(table.match.games) > 1 else 64.0


def summed(table: Table, area: Rect, t: float) -> Iterator[Item]:
    """Yield the sum of the hand over the scores, a column for each game of the match."""
    result = table.view.result
    if result is None:
        return
    text = texts.scoring_sum(result, table.view.rules, table.names)
    x, room = area.x + area.w / 2, area.w - 24 * t
    tone = Tone.BRASS if score(result, table.view.rules).total else Tone.NORMAL
    yield Panel("sum:ground", area, 14 * t)
    y = area.y + 21 * t
    yield Label("sum", x, y, text, 22 * t, Align.CENTRE, tone, bold=True, max_width=room)
    if len(table.match.games) > 1:
        lower = Rect(area.x, area.y + 38 * t, area.w, area.h - 44 * t)
        yield from columns(table, lower, t)
        return
    text = texts.standing(table.match, table.names)
    yield Label("standing", x, area.y + 48 * t, text, 15.5 * t, Align.CENTRE, max_width=room)


def columns(table: Table, area: Rect, t: float) -> Iterator[Item]:
    """Yield who stands where, and beside it the scores of each game below its name."""
    games = table.match.games
    names = min(area.w * 0.24, 110 * t)
    pitch = area.h / 3
    lines = [area.y + (line + 0.5) * pitch for line in range(3)]
    size = min(16 * t, pitch * 0.92)
    for seat, y in zip((0, 1), lines[1:], strict=True):
        name = table.names.who(seat)
        x = area.x + 14 * t
        yield Label(f"name:{seat}", x, y, name, size, spoken="", max_width=names - 14 * t)
    width = (area.w - names - 10 * t) / len(games)
    for number, game in enumerate(games):
        right = area.x + names + (number + 0.75) * width
        over = game.winner(table.match.rules)
        aloud = texts_table.game_aloud(number, game, table.names, table.match.rules)
        yield Label(
            f"game:{number}",
            right,
            lines[0],
            texts_table.game(number),
            size * 0.85,
            Align.RIGHT,
            Tone.MUTED,
            spoken=aloud,
            max_width=width * 0.9,
        )
        for seat, y in zip((0, 1), lines[1:], strict=True):
            tone = Tone.BRASS if over == seat else Tone.NORMAL
            text = str(game.scores[seat])
            key = f"game:{number}:{seat}"
            yield Label(key, right, y, text, size, Align.RIGHT, tone, bold=True, spoken="")
