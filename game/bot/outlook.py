"""What a hand of ten may become with the next card: deadwood over all draws, and dangers."""

from dataclasses import dataclass
from math import sqrt

from game.bot.guess import Guess, laid_off, wanted
from game.core.cards import (
    FULL_DECK,
    POINTS,
    RANK_COUNT,
    SUIT_COUNT,
    Card,
    Cards,
    as_mask,
    card_of,
    each,
)
from game.core.deadwood import deadwood

LOW = 4
"""Deadwood that seldom loses to a knock."""

_OF_RANK: tuple[Cards, ...] = tuple(
    as_mask(card_of(rank, suit) for suit in range(SUIT_COUNT)) for rank in range(RANK_COUNT)
)
_NO_ACES = FULL_DECK & ~_OF_RANK[0]
_NO_KINGS = FULL_DECK & ~_OF_RANK[-1]
_RANKS_BY_POINTS: tuple[Cards, ...] = (
    _OF_RANK[12] | _OF_RANK[11] | _OF_RANK[10] | _OF_RANK[9],
    *(_OF_RANK[rank] for rank in range(8, -1, -1)),
)
_POINTS_OF = (10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
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
    for points, cards in zip(_POINTS_OF, _RANKS_BY_POINTS, strict=True):
        here = thought.live & cards
        if here:
            weight = 0.0
            for card in each(here):
                weight += weights[card]
                threat += chance[card] * points
            groups.append((points, here, weight))
            total += weight
    return Draws(thought.live, weights, tuple(groups), total, threat)


def best_of_eleven(hand: Cards) -> int:
    """Return the least deadwood of eleven cards after a discard.

    Throwing a card saves its points at most, so that cards are tried from the highest down until
    the best is no worse than all later ones could be.
    """
    whole = deadwood(hand)
    best = whole
    for points, cards in zip(_POINTS_OF, _RANKS_BY_POINTS, strict=True):
        if whole - points >= best:
            return best
        here = hand & cards
        while here:
            low = here & -here
            here ^= low
            left = deadwood(hand ^ low)
            if left < best:
                best = left
    return best


def melding(hand: Cards) -> Cards:
    """Return the cards that would be in some meld with cards of a hand."""
    pairs = hand & hand << 1 & _NO_ACES
    inner = hand << 1 & _NO_ACES & hand >> 1 & _NO_KINGS
    cards = pairs << 1 & _NO_ACES | pairs >> 2 & _NO_KINGS | inner
    for same in _OF_RANK:
        held = hand & same
        if held & (held - 1):
            cards |= same
    return cards & FULL_DECK & ~hand


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
    hand: Cards, thrown: Card, left: int, limit: int, thought: Guess, draws: Draws
) -> tuple[float, ...]:
    """Return the `FEATURES` of ten cards with `left` points of deadwood, after throwing a card."""
    fewer, lay = _loose(hand, left, thought.chance)
    mean = gin = knock = low = root = 0.0
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
    )
