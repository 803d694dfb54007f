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

    Both hands are laid out, each layoff goes to the meld that it joins, the sum counts up.  What
    lies below the edge of a summary that scrolls is simply there.
    """
    sizes = (table.width, table.height), (summary.width, summary.height)
    if not slow or sizes[0] != sizes[1]:
        return []
    laid = _Laid(summary)
    lay = {s.face: s for s in table.sprites().values()}
    guests = [placed.card for placed in showdown.defence.placed] if showdown else []
    if not all(card_key(card) in laid.sprites for card in guests):
        guests = []
    motions: list[Motion] = []
    seconds = MOVE_SECONDS * slow
    for goal in laid.sprites.values():
        begins = lay.get(goal.face)
        if begins and goal.face not in guests:
            start = len(motions) * SPREAD_STEP * slow / 2
            motions.append(Move(begins, goal, start, seconds))
    end = max((each.start + each.seconds for each in motions), default=0.0)
    if showdown and guests:
        layoffs = _layoffs(showdown, lay, laid, end, slow)
        motions += layoffs
        end = max((each.start + each.seconds for each in layoffs), default=end)
    if laid.total:
        motions.append(Count(laid.total, end, COUNT_SECONDS * slow))
    return motions


class _Laid:
    """What is seen of a summary: its cards, its grounds, and the line that ends in its sum."""

    def __init__(self, summary: Scene) -> None:
        scroll = summary.scroll
        items = scroll.items if scroll else summary.items
        self.low = scroll.rect.bottom if scroll else summary.height
        seen = (item for item in items if isinstance(item, Sprite) and item.rect.y < self.low)
        self.sprites = {sprite.key: sprite for sprite in seen}
        self.grounds = {item.key: item.rect for item in items if isinstance(item, Panel)}
        sums = (i for i in items if isinstance(i, Label) and i.key.partition(":")[0] == "sum")
        lines = [line for line in sums if any(map(str.isdigit, line.text)) and line.y < self.low]
        self.total = lines[-1] if lines else None


def _layoffs(
    showdown: Showdown, lay: dict[int | None, Sprite], laid: _Laid, start: float, slow: float
) -> list[Motion]:
    """Return the ways of the cards laid off: to their holder's side, then one by one to a meld."""
    seat = 1 - showdown.knocker
    ground = laid.grounds[f"shown:{seat}:ground"]
    motions: list[Move] = []
    placed = [laid.sprites[card_key(each.card)] for each in showdown.defence.placed]
    step = placed[0].rect.w * 0.6
    left = ground.middle[0] - (step * (len(placed) - 1) + placed[0].rect.w) / 2
    top = min(ground.bottom - placed[0].rect.h * 0.7, laid.low - placed[0].rect.h)
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
