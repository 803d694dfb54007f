"""What a hand of ten may become with the next card: deadwood over all draws, and dangers."""

from dataclasses import dataclass
from math import sqrt

from game.bot.eleven import BY_POINTS, best_of_eleven, melding
from game.bot.guess import Guess, laid_off, wanted
from game.bot.hands import NEAR, Rival
from game.core.cards import POINTS, Card, Cards, each
from game.core.deadwood import deadwood

LOW = 4
"""Deadwood that seldom loses to a knock."""

_ROOT = tuple(sqrt(points + 1.0) for points in range(121))


@dataclass(frozen=True, slots=True)
class Draws:
    """What can still be drawn, and how likely, once for all candidates of a decision."""

    live: Cards
    weights: tuple[float, ...]
    by_points: tuple[tuple[int, Cards, float], ...]
    """Points, the live cards of so many, and their weight together."""
    total: float
    threat: float
    """Points of the hidden cards that the opponent is expected to hold."""


def draws_of(thought: Guess) -> Draws:
    """Return the draws that a guess leaves: a card is drawn the likelier the less it is held."""
    chance = thought.chance
    weights = tuple(1.0 - held for held in chance)
    groups: list[tuple[int, Cards, float]] = []
    total = threat = 0.0
    for points, cards in BY_POINTS:
        here = thought.live & cards
        if here:
            weight = 0.0
            for card in each(here):
                weight += weights[card]
                threat += chance[card] * points
            groups.append((points, here, weight))
            total += weight
    return Draws(thought.live, weights, tuple(groups), total, threat)


FEATURES = (
    "one",
    "deadwood",
    "mean deadwood after the next draw",
    "chance of gin with it",
    "chance of a knock with it",
    f"chance of {LOW} or less with it",
    "mean root of deadwood after it",
    "how much the opponent may want the card thrown",
    "may knock now",
    "deadwood squared / 50",
    "cards the opponent took",
    "deadwood without its worst card",
    "points of the card thrown",
    f"{LOW} or less now",
    "points the opponent hides / 10",
    "the same times deadwood / 100",
    "points that can be laid off",
    f"the same at {LOW} or less",
    "how likely the card thrown melds with the opponent's hand",
    "deadwood that the opponent is thought to have / 10",
    f"how likely that is {NEAR} or less",
    "how likely he could knock",
    "own deadwood times his / 100",
    f"own deadwood / 10 times how likely his is {NEAR} or less",
    "deadwood that he would be rid of by the card thrown / 5",
    "how likely he could knock with it",
    "how likely he would be gin with it",
    "how likely he could knock with it, times own deadwood / 10",
)
"""The numbers by which a hand that goes on is judged, in their order."""

WANTED = FEATURES.index("how much the opponent may want the card thrown")


def _loose(hand: Cards, left: int, chance: tuple[float, ...]) -> tuple[int, float]:
    """Return the deadwood without the worst card, and the points that can perhaps be laid off.

    A card is loose when the hand without it has its points less.
    """
    fewer, lay = left, 0.0
    rest = hand
    while left and rest:
        low = rest & -rest
        rest ^= low
        card = low.bit_length() - 1
        without = deadwood(hand ^ low)
        if without < fewer:
            fewer = without
        if without == left - POINTS[card]:
            lay += POINTS[card] * laid_off(chance, card)
    return fewer, lay


def outlook(
    hand: Cards, thrown: Card, left: int, thought: Guess, draws: Draws, rival: Rival
) -> tuple[float, ...]:
    """Return the `FEATURES` of ten cards with `left` points of deadwood, after throwing a card."""
    fewer, lay = _loose(hand, left, thought.chance)
    mean = gin = knock = low = root = 0.0
    limit = rival.limit
    meld = melding(hand) & draws.live
    weights = draws.weights
    for points, cards, weight in draws.by_points:
        here = cards & meld
        while here:
            bit = here & -here
            here ^= bit
            share = weights[bit.bit_length() - 1]
            weight -= share
            after = best_of_eleven(hand | bit)
            if after > left:
                after = left
            mean += share * after
            root += share * _ROOT[after]
            if after <= limit:
                knock += share
                if after == 0:
                    gin += share
            if after <= LOW:
                low += share
        after = fewer + points if fewer + points < left else left
        mean += weight * after
        root += weight * _ROOT[after]
        if after <= limit:
            knock += weight
            if after == 0:
                gin += weight
        if after <= LOW:
            low += weight
    total = draws.total or 1.0
    threat = draws.threat / 10
    gift = rival.gift(thrown)
    return (
        1.0,
        left,
        mean / total,
        gin / total,
        knock / total,
        low / total,
        root / total,
        wanted(thought, thrown),
        left <= limit,
        left * left / 50,
        thought.taken,
        fewer,
        POINTS[thrown],
        left <= LOW,
        threat,
        threat * left / 10,
        lay,
        lay if left <= LOW else 0.0,
        rival.melds[thrown],
        rival.left / 10,
        rival.near,
        rival.fit,
        left * rival.left / 100,
        left * rival.near / 10,
        gift.points / 5,
        gift.knock,
        gift.gin,
        gift.knock * left / 10,
    )
