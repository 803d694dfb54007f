"""Advice for a player: the expert's judgement in one plain sentence, and a look back at a hand.

It sees what the player sees and nothing more.  The points are those of the hand, but a knock
counts for what it brings in the match when that may end with it.
"""

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass

from game.bot.eleven import best_of_eleven, melding
from game.bot.finish import after_take, voids
from game.bot.mind import LEVEL, Standing
from game.bot.reckon import Option, options
from game.bot.risk import knock_chances
from game.bot.stakes import stakes_of
from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import POINTS, RANK_COUNT, Card, Cards, bit, card_text, each, rank
from game.core.deadwood import best_discards, deadwood
from game.core.melds import arrangements, melded
from game.core.rules import Rules
from game.core.view import PlayerView

SIGNS = "♣♦♥♠"
RANKS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
FACES = ("jack", "queen", "king")
NUMBERS = ("no", "one", "two", "three")

Namer = Callable[[Card], str]
"""How a card is called in a sentence, for the eye or for the ear."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One way to act, and why."""

    action: Action
    worth: float
    """That of the option."""
    why: str
    """One sentence."""


@dataclass(frozen=True, slots=True)
class Lapse:
    """A decision that cost something."""

    view: PlayerView
    action: Action
    better: Action
    cost: float
    """Expected points lost."""
    why: str
    """One sentence: what would have been better, and by how much."""


def signs(card: Card) -> str:
    """Return a card in two or three signs.

    >>> signs(9), signs(51)
    ('10♣', 'K♠')
    """
    letter = card_text(card)[0]
    return ("10" if letter == "T" else letter) + SIGNS[card // RANK_COUNT]


def advise(
    view: PlayerView, standing: Standing = LEVEL, name: Namer = signs
) -> Generator[None, None, list[Advice]]:
    """Yield after each slice of thinking, then return what can be done, the best first.

    Only the best carries all its reasons; the others say how much they fall behind.
    """
    found = yield from options(view, standing, thorough=True)
    best = found[0]
    why = yield from _reason(view, standing, found, name)
    ranked = [Advice(best.action, best.worth, why)]
    for option in found[1:]:
        behind = f"{_verb(option.action, name)}: {_points(best.worth - option.worth)} worse."
        ranked.append(Advice(option.action, option.worth, behind))
    return ranked


def review(
    decisions: Iterable[tuple[PlayerView, Action]],
    standing: Standing = LEVEL,
    most: int = 3,
    name: Namer = signs,
) -> Generator[None, None, list[Lapse]]:
    """Yield often, then return the decisions of a hand that cost most, the costliest first.

    Each decision is judged by what was to be seen then.  One that cost less than a point is none.
    """
    lapses: list[Lapse] = []
    for view, action in decisions:
        found = yield from options(view, standing, thorough=True)
        best = found[0]
        cost = best.worth - _worth_of(action, found)
        if cost >= 1.0:
            why = yield from _reason(view, standing, found, name)
            done = _verb(action, name)
            said = f"{done} cost {_points(cost)}. Better: {why[0].lower()}{why[1:]}"
            lapses.append(Lapse(view, action, best.action, cost, said))
    return sorted(lapses, key=lambda lapse: -lapse.cost)[:most]


def _worth_of(action: Action, found: list[Option]) -> float:
    """Return the worth of an action; knocks differ by the discard and the spread only."""
    for option in found:
        if option.action == action or (
            isinstance(option.action, Knock) and isinstance(action, Knock)
        ):
            return option.worth
    return found[0].worth


def _reason(
    view: PlayerView, standing: Standing, found: list[Option], name: Namer
) -> Generator[None, None, str]:
    """Return one sentence on why the best option is the best."""
    best = found[0]
    match best.action:
        case Discard(card):
            return f"Throw {name(card)}: " + (yield from _why_throw(view, card, best, name)) + "."
        case Knock() if best.left == 0:
            bonus = view.rules.gin_bonus
            return f"Gin: {bonus} points and all that the opponent has left over, without risk."
        case BigGin():
            return f"Big gin: all eleven cards are melded, and that scores {best.worth:.0f} or so."
        case Knock(card):
            stakes = stakes_of(view, standing)
            risk, enough = yield from knock_chances(view, card, stakes)
            said = (
                f"Knock with {best.left} and throw {name(card)}: "
                f"about {round(100 * risk)} of 100 hands the opponent may hold would undercut you"
            )
            wins = round(100 * enough)
            return f"{said}, and {wins} of 100 {_at_target(view.rules)}." if wins else f"{said}."
        case TakeDiscard():
            return _why_take(view, best, name)
        case _:
            return (yield from _why_not_take(view, best, name))


def _at_target(rules: Rules) -> str:
    """Return what hands do that bring the target, which is not all where the total wins."""
    alone = rules.games == 1 and rules.match_winner == "score"
    return "win you the match" if alone else "take you to the target"


def _why_throw(
    view: PlayerView, card: Card, best: Option, name: Namer
) -> Generator[None, None, str]:
    if voids(view):
        return _why_void(view)
    rest = view.hand & ~bit(card)
    saved = _loose_points(view.hand, card)
    reasons = [f"it saves {_points(saved)}" if saved else f"you keep {_points(best.left)}"]
    let_go = _let_go(view, card)
    if let_go:
        reasons.append(f"the opponent has let {let_go} go")
    yield
    live = view.unseen
    fitting = (melding(rest) & live).bit_count()
    if fitting and len(reasons) < 2:
        reasons.append(f"{fitting} of {live.bit_count()} unseen cards then go into a meld")
    if view.knockable and best.left:
        left, _ = best_discards(view.hand, view.knockable)
        reasons.append(f"playing on is worth more than a knock with {left}")
    *first, last = reasons
    return f"{', '.join(first)} and {last}" if first else last


def _why_void(view: PlayerView) -> str:
    """Return why nobody shall score, in a turn that a rule makes the last one."""
    void = "with it the hand is void and nobody scores"
    if not view.knockable:
        return void
    left, _ = best_discards(view.hand, view.knockable)
    return f"{void}, which is worth more than a knock with {left}"


def _loose_points(hand: Cards, card: Card) -> int:
    """Return the points of a card if it lies unmelded in some best arrangement, else 0."""
    loose = any(not melded(melds) & bit(card) for melds in arrangements(hand))
    return POINTS[card] if loose else 0


def _let_go(view: PlayerView, card: Card) -> str:
    """Return the cards of a rank that the opponent threw or left lying, in words; or nothing."""
    times = sum(rank(other) == rank(card) for other in view.discards)
    if not times:
        return ""
    word = (RANKS + FACES)[rank(card)]
    plural = "sixes" if word == "six" else f"{word}s"
    return f"{NUMBERS[times]} {word if times == 1 else plural}"


def _why_take(view: PlayerView, best: Option, name: Namer) -> str:
    now, card = deadwood(view.hand), view.discards[-1]
    if best.left < now:
        return f"Take {name(card)}: it brings your deadwood from {now} down to {best.left}."
    return f"Take {name(card)}: it goes with the cards you hold."


def _helpful(hand: Cards, live: Cards, below: int) -> Generator[None, None, int]:
    """Return how many of the unseen cards bring a hand below some points of deadwood."""
    helpful = 0
    for card in each(live):
        helpful += best_of_eleven(hand | bit(card)) < below
        yield
    return helpful


def _why_not_take(view: PlayerView, best: Option, name: Namer) -> Generator[None, None, str]:
    what = "Pass" if isinstance(best.action, Pass) else "Draw from the stock"
    now, live = deadwood(view.hand), view.unseen
    fitting = (melding(view.hand) & live).bit_count()
    count = f"{fitting} of {live.bit_count()} unseen cards go into a meld"
    if not fitting:
        helpful = yield from _helpful(view.hand, live, now)
        count = f"{helpful} of {live.bit_count()} unseen cards bring your deadwood below {now}"
    if not view.can_take:
        return f"{what}: {count}."
    top = view.discards[-1]
    least = best_of_eleven(view.hand | bit(top))
    if voids(after_take(view)) and least > view.rules.limit(view.upcard):
        return f"{what}: with {name(top)} taken the hand would be void, and {count}."
    if least >= now:
        return f"{what}: {name(top)} takes nothing off your {now}, and {count}."
    return f"{what}: {name(top)} would only save {_points(now - least)}, and {count}."


def _verb(action: Action, name: Namer) -> str:
    """Return what was or can be done, as the beginning of a sentence."""
    match action:
        case Discard(card):
            return f"Throwing {name(card)}"
        case Knock():
            return "Knocking"
        case BigGin():
            return "Big gin"
        case TakeDiscard():
            return "Taking the discard"
        case DrawStock():
            return "Drawing from the stock"
        case Pass():
            return "Passing"


def _points(number: float) -> str:
    rounded = round(number, 1)
    if rounded == int(rounded):
        return "1 point" if rounded == 1 else f"{int(rounded)} points"
    return f"{rounded} points"
