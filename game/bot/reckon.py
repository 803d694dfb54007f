"""Every action open in a moment with the points that the hand is then expected to bring.

The strong players choose by it and the coach explains it: one engine, on what a seat may know.
"""

from collections.abc import Generator
from dataclasses import dataclass, replace

from game.bot.eleven import melding
from game.bot.finish import Finish, after_draw, after_take, drawable, finish_of, voids
from game.bot.guess import LATER, Guess, guess
from game.bot.hands import MANY, Rival, dealt, rival_of, sharpened
from game.bot.mind import LEVEL, Standing
from game.bot.outlook import Draws, draws_of, outlook
from game.bot.risk import outcomes, showdown
from game.bot.stakes import Stakes, stakes_of
from game.bot.weights import KNOCK, WORTH
from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import POINTS, Card, Cards, bit, each
from game.core.deadwood import best_discards, deadwood
from game.core.melds import Arrangement
from game.core.round import Phase
from game.core.spread import best_spread
from game.core.view import PlayerView

SLACK = 12
"""A discard that leaves so many points more than the best one is not looked into."""

DRAWN_SLACK = 1
"""The same for a card that is only imagined."""

LET_GO = 25.0
"""A hand that goes on instead of gin is worth no more: the weights know no such hands."""

MATCH_SHARE = 0.5
"""How much the match counts in a knock beside the points, when its end is in sight."""

SURE = 0.98
"""With so great a chance to win the match nothing else counts, where the knock brings it."""

LOSER = 20.0
"""Deadwood that a player is caught with by gin, in the mean."""

NEAR_THE_END = 2
"""With so few cards to be drawn it is asked what the opponent does with the last one."""

PATIENT = 0.9
"""How likely an opponent who let the stock run so low would hold a hand that is fit to knock."""

LURKS = 10.0
"""What a knock near the end brings less than the imagined hands say: who waits so long, waits well.

Of 685 such knocks between two experts those said to win 4 points in the mean lost 6.
"""

Slices = Generator[None, None, "list[Option]"]


@dataclass(frozen=True, slots=True)
class Option:
    """An action, and what speaks for and against it."""

    action: Action
    worth: float
    """Points that the hand is expected to bring, less those of the opponent.

    Of a knock near the end of a match they are in part those that are worth as much in the match.
    """
    left: int
    """Deadwood afterwards."""
    outlook: tuple[float, ...] = ()
    """The `outlook.FEATURES` of a discard."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What all options of a decision have in common."""

    view: PlayerView
    thought: Guess
    draws: Draws
    rival: Rival
    stakes: Stakes
    finish: Finish | None
    """What the opponent does with the last card of the stock, late in a hand where that is near."""

    @property
    def row(self) -> int:
        """Return the row of the weights for this turn."""
        return min(self.thought.turn, len(WORTH) - 1)


def moment(
    view: PlayerView, standing: Standing = LEVEL, many: int = MANY
) -> Generator[None, None, Moment]:
    """Yield after each slice, then return what is common to all options in a view."""
    thought = guess(view)
    near_the_end = drawable(view) <= NEAR_THE_END and thought.turn >= LATER[-1]
    hands = yield from dealt(view, thought, many, PATIENT if near_the_end else 0.0)
    thought = sharpened(thought, hands)
    yield
    rival = rival_of(hands, view.rules.limit(view.upcard))
    finish = None
    if near_the_end:
        finish = yield from finish_of(view, rival)
    return Moment(view, thought, draws_of(thought), rival, stakes_of(view, standing), finish)


def options(
    view: PlayerView, standing: Standing, *, thorough: bool = False, many: int = MANY
) -> Slices:
    """Yield after each slice, then return the options of a view, the best first.

    What is seldom best is looked into only when `thorough`: discards that leave more than `SLACK`
    points over the least, and taking a card that takes nothing off the deadwood.
    """
    if view.phase is Phase.DISCARD:
        now = yield from moment(view, standing, many)
        found = yield from _discards(now, 1000 if thorough else SLACK)
        endings = _endings(now)
        if endings and endings[0].left == 0:
            found = [replace(option, worth=min(option.worth, LET_GO)) for option in found]
        found += endings
    else:
        found = yield from _draws(view, standing, thorough, many)
    return sorted(found, key=lambda option: -option.worth)


def _discards(now: Moment, slack: int) -> Slices:
    view = now.view
    least, _ = best_discards(view.hand, view.throwable)
    found: list[Option] = []
    for card in each(view.throwable):
        left = deadwood(view.hand & ~bit(card))
        if left <= least + slack:
            numbers = outlook(view.hand & ~bit(card), card, left, now.thought, now.draws, now.rival)
            worth = _going_on(now, numbers, left, card, view)
            found.append(Option(Discard(card), worth, left, numbers))
            yield
    return found


def _going_on(
    now: Moment, numbers: tuple[float, ...], left: int, thrown: Card, piles: PlayerView
) -> float:
    """Return the worth of ten cards when a card is thrown beside the piles of a view."""
    if voids(piles):
        return _void_worth(now.stakes)
    if drawable(piles) == 1 and now.finish is not None:
        return now.finish.worth(left, thrown)
    return _dot(WORTH[now.row], numbers)


def _void_worth(stakes: Stakes) -> float:
    """Return what a hand that nobody wins is worth, beside `knock_worth`."""
    if not stakes.end_in_sight:
        return 0.0
    return MATCH_SHARE * stakes.points_for(stakes.chance_after(0))


def _endings(now: Moment) -> list[Option]:
    """Return the best knock and big gin, where they are open."""
    view = now.view
    if view.can_big_gin:
        return [Option(BigGin(), view.rules.big_gin_bonus + LOSER, 0)]
    if not view.knockable:
        return []
    left, cards = best_discards(view.hand, view.knockable)
    card = max(each(cards), key=lambda card: POINTS[card])
    knock = Knock(card, best_spread(view, card))
    return [Option(knock, knock_worth(now, left, knock.melds), left)]


def knock_worth(now: Moment, left: int, spread: Arrangement = ()) -> float:
    """Return the points that a knock with so much deadwood is expected to bring.

    Near the end of the match they are in part those that are worth as much in the match.
    """
    if left == 0:
        return max(now.view.rules.gin_bonus + LOSER, LET_GO + 1)
    less = 0.0 if now.finish is None else LURKS
    if less:
        worth = showdown(now.view, now.rival.hands, left, spread)[0] - less
    else:
        worth = _dot(KNOCK[now.row], knock_features(now, left, spread))
    stakes = now.stakes
    if stakes.end_in_sight:
        chance = _chance_after(now, left, spread, less)
        sure = chance > SURE >= stakes.chance_after(0)
        share = 1.0 if sure else MATCH_SHARE
        worth += share * (stakes.points_for(chance) - worth)
    return worth


def _chance_after(now: Moment, left: int, spread: Arrangement, less: float) -> float:
    """Return the chance to win the match after a knock that brings so much less than it seems."""
    chance = 0.0
    for points, weight in outcomes(now.view, now.rival.hands, left, spread):
        chance += weight * now.stakes.chance_after(points - less)
    return chance


def knock_features(now: Moment, left: int, spread: Arrangement) -> tuple[float, ...]:
    """Return the numbers by which a knock is judged, with a spread to lay off on."""
    thought, rival = now.thought, now.rival
    points, undercut = showdown(now.view, rival.hands, left, spread)
    return (
        1.0,
        left,
        thought.taken,
        thought.turn,
        points / 10,
        undercut,
        rival.left / 10,
        rival.left * left / 100,
    )


def _draws(view: PlayerView, standing: Standing, thorough: bool, many: int) -> Slices:
    wait: Action = DrawStock() if view.can_draw else Pass()
    left = deadwood(view.hand)
    if not view.can_take:
        return [Option(wait, 0.0, left)]
    top = view.discards[-1]
    lowered = best_discards(view.hand | bit(top), view.hand)[0]
    if lowered >= left and not thorough:
        return [Option(wait, 0.0, left)]
    now = yield from moment(view, standing, many)
    taking = yield from _best_with(now, view.hand | bit(top), after_take(view), top)
    drawing = yield from _stock_worth(now)
    return [
        Option(TakeDiscard(), taking, lowered),
        Option(wait, drawing, left),
    ]


def _best_with(
    now: Moment, held: Cards, piles: PlayerView, kept: Card | None = None
) -> Generator[None, None, float]:
    """Return what eleven cards are worth beside some piles, one of them not to be thrown."""
    throwable = held if kept is None else held & ~bit(kept)
    least, _ = best_discards(held, throwable)
    if least == 0:
        return knock_worth(now, 0)
    best = knock_worth(now, least) if least <= now.rival.limit else -1000.0
    for card in each(throwable):
        rest = held & ~bit(card)
        left = deadwood(rest)
        if left <= least + DRAWN_SLACK:
            numbers = outlook(rest, card, left, now.thought, now.draws, now.rival)
            best = max(best, _going_on(now, numbers, left, card, piles))
            yield
    return best


def _stock_worth(now: Moment) -> Generator[None, None, float]:
    """Return what the next card of the stock is worth in the mean.

    Cards that meld with the hand are tried one by one; of the rest one for each number of points.
    """
    hand, draws, piles = now.view.hand, now.draws, after_draw(now.view)
    meld = melding(hand) & draws.live
    total = 0.0
    for _, cards, weight in draws.by_points:
        for card in each(cards & meld):
            share = draws.weights[card]
            weight -= share
            total += share * (yield from _best_with(now, hand | bit(card), piles))
        strangers = cards & ~meld
        if strangers:
            one = next(each(strangers))
            total += weight * (yield from _best_with(now, hand | bit(one), piles))
    return total / draws.total if draws.total else 0.0


def _dot(weights: tuple[float, ...], numbers: tuple[float, ...]) -> float:
    total = 0.0
    for weight, number in zip(weights, numbers, strict=True):
        total += weight * number
    return total
