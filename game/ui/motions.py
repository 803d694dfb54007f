"""Which motions show what has happened: the deal, a turn, the showdown, the end of a match."""

from dataclasses import dataclass, replace
from random import Random

from game.core.events import Dealt, Event, Knocked, WentBigGin
from game.core.scoring import Seat, Showdown
from game.progress import YOU, Progress
from game.ui.durations import (
    COUNT_SECONDS,
    DEAL_STEP,
    LAYOFF_STEP,
    MOVE_SECONDS,
    SPREAD_STEP,
    TOSS_SECONDS,
)
from game.ui.origins import origins
from game.ui.rect import Rect
from game.ui.scene import STOCK, Figure, Label, Panel, Scene, Sprite, card_key
from game.ui.timeline import Count, LetGo, Motion, Move, Toss, moved


@dataclass(frozen=True, slots=True)
class Way:
    """What a step of a match is to be shown between."""

    one: Scene
    two: Scene
    slow: float
    """How many times the usual time the motions take, 0 for no motion at all."""
    seat: Seat = YOU
    """Whose eyes are on both scenes."""
    let_go: LetGo = None


def step_motions(before: Progress | None, events: tuple[Event, ...], way: Way) -> list[Motion]:
    """Return the motions of a step of the match between its two scenes."""
    slow = way.slow
    if not slow:
        return []
    dealt = next((event for event in events if isinstance(event, Dealt)), None)
    if dealt is not None:
        return _deal(way.two, slow, yours_first=dealt.dealer != way.seat)
    if before is None:
        return []
    came = origins(before, events, way.seat)
    moves = moved(way.one, way.two, came, MOVE_SECONDS * slow, way.let_go)
    if any(isinstance(event, Knocked | WentBigGin) for event in events):
        return _spread(moves, slow)
    return [*moves]


def _deal(table: Scene, slow: float, *, yours_first: bool) -> list[Motion]:
    """Return each card's way from the stock, one after another in turn, the upcard last."""
    sprites = table.sprites()
    stock = sprites.get(STOCK)
    if stock is None:
        return []
    cards = [s for s in sprites.values() if s.key.startswith("card:")]
    yours = [s for s in cards if s.command.startswith("card:")]
    theirs = [s for s in sprites.values() if s.key.startswith("back:")]
    both = (yours, theirs) if yours_first else (theirs, yours)
    turns = [card for pair in zip(*both, strict=False) for card in pair]
    upcard = [s for s in cards if s not in yours]
    motions: list[Motion] = []
    for number, goal in enumerate([*turns, *upcard]):
        start = number * DEAL_STEP * slow
        seconds = MOVE_SECONDS * slow
        motions.append(Move(stock, goal, start, seconds, hidden=True, sound="deal"))
    return motions


def _spread(moves: list[Move], slow: float) -> list[Motion]:
    """Return moves of a knock: first the card that is thrown, then a hand opened card by card."""
    motions: list[Motion] = []
    opened = 0
    for move in moves:
        if move.begins.face == move.goal.face or move.goal.face is None:
            motions.append(move)
            continue
        opened += 1
        motions.append(replace(move, start=(MOVE_SECONDS + opened * SPREAD_STEP) * slow))
    return motions


def summary_motions(
    showdown: Showdown | None, table: Scene, summary: Scene, slow: float
) -> list[Motion]:
    """Return how a table becomes the summary of its hand.

    Both hands are laid out, each layoff goes to the meld that it joins, the sum counts up.  Where
    the summary is scrolled, nothing moves.
    """
    sizes = (table.width, table.height), (summary.width, summary.height)
    if not slow or sizes[0] != sizes[1] or summary.scroll:
        return []
    lay = {s.face: s for s in table.sprites().values()}
    guests = [placed.card for placed in showdown.defence.placed] if showdown else []
    motions: list[Motion] = []
    seconds = MOVE_SECONDS * slow
    for goal in summary.sprites().values():
        begins = lay.get(goal.face)
        if begins and goal.face not in guests:
            start = len(motions) * SPREAD_STEP * slow / 2
            motions.append(Move(begins, goal, start, seconds))
    end = max((each.start + each.seconds for each in motions), default=0.0)
    if showdown and guests:
        layoffs = _layoffs(showdown, lay, summary, end, slow)
        motions += layoffs
        end = max((each.start + each.seconds for each in layoffs), default=end)
    total = next((item for item in summary.items if item.key == "sum"), None)
    if isinstance(total, Label):
        motions.append(Count(total, end, COUNT_SECONDS * slow))
    return motions


def _layoffs(
    showdown: Showdown, lay: dict[int | None, Sprite], summary: Scene, start: float, slow: float
) -> list[Motion]:
    """Return the ways of the cards laid off: to their holder's side, then one by one to a meld."""
    seat = 1 - showdown.knocker
    panel = next(
        i for i in summary.items if isinstance(i, Panel) and i.key == f"shown:{seat}:ground"
    )
    sprites, motions = summary.sprites(), []
    placed = [sprites[card_key(each.card)] for each in showdown.defence.placed]
    step = placed[0].rect.w * 0.6
    left = panel.rect.middle[0] - (step * (len(placed) - 1) + placed[0].rect.w) / 2
    top = panel.rect.bottom - placed[0].rect.h * 0.7
    for number, goal in enumerate(placed):
        rect = Rect(left + number * step, top, goal.rect.w, goal.rect.h)
        waiting = replace(goal, rect=rect, mark=None)
        begins = lay.get(goal.face, waiting)
        motions.append(Move(begins, waiting, 0.0, MOVE_SECONDS * slow))
    for number, goal in enumerate(placed):
        waiting = motions[number].goal
        at = start + number * LAYOFF_STEP * slow
        motions.append(Move(waiting, goal, at, MOVE_SECONDS * slow, sound="discard"))
    return [*motions]


def celebration(page: Scene, slow: float) -> list[Motion]:
    """Return suits thrown up from the lower edge of a page, for a match that was won."""
    if not slow:
        return []
    chance = Random(TOSSES)  # the same each time: a scene is what it is made from
    motions: list[Motion] = []
    for number in range(TOSSES):
        size = max(12.0, min(page.width, page.height) * chance.uniform(0.03, 0.055))
        rect = Rect(page.width / 2 - size / 2, page.height * 0.86, size, size)
        figure = Figure(f"toss:{number}", rect, "suit", (str(number % 4),))
        side = page.width * chance.uniform(-0.36, 0.36)
        speed = side, -page.height * chance.uniform(0.9, 1.6)
        start = chance.uniform(0.0, 0.5)
        motions.append(Toss(figure, speed, page.height * 1.7, start, TOSS_SECONDS))
    return motions


TOSSES = 24
"""Suits that fly when a match is won."""
