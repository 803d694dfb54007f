"""Whole hands that the opponent may hold: dealt by the single chances, weighed by what fits.

A chance for each card says nothing of cards that go together.  A hand dealt by the chances is
therefore weighed by signs of the whole: one fit to knock would have been laid down, a card left
lying would not have melded with it, and the card thrown was the one that it could best do without.
"""

from bisect import bisect
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from itertools import accumulate
from math import exp, log
from operator import mul
from random import Random

from game.bot.eleven import NO_ACES, OF_RANK, best_of_eleven, melding, ranks_held
from game.bot.guess import LATER, Guess
from game.core.cards import DECK_SIZE, POINTS, RANK_COUNT, Card, Cards, bit, each, rank
from game.core.deadwood import deadwood
from game.core.round import Phase
from game.core.view import PlayerView

SIGNS: dict[str, tuple[float, float, float]] = {
    "deadwood / 20": (-0.48, -0.79, -0.59),
    "deadwood squared / 800": (-0.15, -0.26, -0.79),
    "ranks held twice": (0.03, -0.18, -0.47),
    "ranks held three times or more": (-0.25, -0.75, -1.46),
    "neighbours in a suit": (-0.10, -0.20, -0.41),
    "fit to knock, and did not": (-0.22, -2.72, -3.94),
    "the same at four or less": (-0.04, -0.51, -0.63),
    "melds with the last card left lying": (-0.47, -0.39, -0.90),
    "with the one before": (-0.29, -0.15, -0.53),
    "older ones that it melds with": (0.00, -0.12, -0.03),
    "melds with the last card thrown": (-0.07, 0.05, 0.27),
    "would rather have thrown another": (-2.30, -5.30, -4.43),
    "by how much / 5, up to 10": (-1.18, -2.92, -2.48),
    "cards that go with the one thrown": (0.53, 0.65, 0.43),
    "melds with the card thrown before": (-0.07, 0.33, 0.14),
    "would rather have thrown another then": (-0.36, -3.06, -3.37),
    "by how much then / 5, up to 10": (-0.27, -0.82, -1.59),
    "cards that go with the one thrown then": (-0.05, 0.26, 0.31),
    "older throws that it melds with": (-0.01, -0.03, -0.24),
}
"""What each sign adds to the logarithm of a hand's weight: early, later, late (`guess.LATER`)."""

FIT_SIGN = list(SIGNS).index("fit to knock, and did not")
FIT_LOW_SIGN = list(SIGNS).index("the same at four or less")

MANY = 100
"""Hands that the expert deals for a decision."""

SLICE = 20
"""Hands dealt between two yields."""

NEGLIGIBLE = 0.02
"""A hand of a smaller share of the heaviest one's weight is left out."""

TRUSTED = 0.5
"""The share of the hands in the chance of a card; the rest is the guess that they come from."""

LEAST_ODDS = 0.01


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand that the opponent may hold."""

    cards: Cards
    weight: float
    """How likely it is: those of all hands add up to 1."""
    left: int
    melding: Cards
    """The cards that would be in a meld with it."""


Hands = tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Clues:
    """What the opponent did, in the order of the discard pile."""

    thrown: tuple[Card, ...]
    """The last two cards that he threw, the last one first."""
    thrown_before: Cards
    left: tuple[Cards, Cards]
    """The last card that he left lying, and the one before; each a set of one, or none."""
    left_before: Cards
    limit: int
    """Deadwood with which he could have knocked; less than nothing before his first discard."""


def clues_of(view: PlayerView) -> Clues:
    """Return what the opponent did."""
    thrown: list[Card] = []
    left: list[Card] = []
    taken, pile = view.taken, view.discards
    if taken is not None and view.opponent_thrown & bit(taken):
        thrown.append(taken)
    for place in range(len(pile) - 1, -1, -1):
        card = pile[place]
        if view.opponent_thrown & bit(card):
            thrown.append(card)
        elif view.phase is Phase.DISCARD or place < len(pile) - 1:
            left.append(card)
    lately = left[:2] if thrown else []
    all_thrown, all_left = view.opponent_thrown, 0
    for card in left:
        all_left |= bit(card)
    for card in thrown[:2]:
        all_thrown &= ~bit(card)
    ones = [bit(card) for card in lately] + [0, 0]
    return Clues(
        tuple(thrown[:2]),
        all_thrown,
        (ones[0], ones[1]),
        all_left & ~ones[0] & ~ones[1],
        view.rules.limit(view.upcard) if view.opponent_thrown else -1,
    )


def _going_with(card: Card) -> Cards:
    """Return the cards that can be in a meld of three with a card."""
    cards = OF_RANK[rank(card)] & ~bit(card)
    for step in (-2, -1, 1, 2):
        if 0 <= rank(card) + step < RANK_COUNT:
            cards |= bit(card + step)
    return cards


_GOING_WITH = tuple(_going_with(card) for card in range(DECK_SIZE))


def signs_of(hand: Cards, left: int, meld: Cards, clues: Clues) -> list[float]:
    """Return the numbers that `SIGNS` weighs of a hand, in their order."""
    twice, thrice = ranks_held(hand)
    first, second = clues.left
    signs = [
        left / 20,
        left * left / 800,
        (twice & ~thrice).bit_count(),
        thrice.bit_count(),
        (hand & hand << 1 & NO_ACES).bit_count(),
        left <= clues.limit,
        left <= 4 and clues.limit >= 0,
        meld & first != 0,
        meld & second != 0,
        (meld & clues.left_before).bit_count(),
    ]
    most = left - best_of_eleven(hand) if clues.thrown else 0
    for card in clues.thrown:
        if meld >> card & 1:
            saving = left - best_of_eleven(hand | 1 << card)
        else:
            saving = max(0, most - POINTS[card])
        signs += (
            meld >> card & 1,
            saving > 0,
            (saving if saving < 10 else 10) / 5,
            (_GOING_WITH[card] & hand).bit_count(),
        )
    signs += (0.0,) * (4 * (2 - len(clues.thrown)))
    signs.append((meld & clues.thrown_before).bit_count())
    return signs


def dealt(
    view: PlayerView, thought: Guess, many: int = MANY, patient: float = 0.0
) -> Generator[None, None, Hands]:
    """Yield after each slice, then return hands that the opponent may hold.

    They come from a source seeded by the player's own cards: the same moment, the same hands.
    `patient` is how likely he would not have knocked with one that is fit for it.
    """
    clues, rng = clues_of(view), Random(view.hand)
    column = sum(thought.turn >= start for start in LATER)
    weights = [values[column] for values in SIGNS.values()]
    deal = dealer(view, thought, rng)
    found: list[tuple[float, Cards, int, Cards]] = []
    for number in range(many):
        hand = deal()
        left, meld = deadwood(hand), melding(hand)
        signs = signs_of(hand, left, meld, clues)
        score = sum(map(mul, weights, signs))
        if patient and signs[FIT_SIGN]:
            held_back = weights[FIT_SIGN] + weights[FIT_LOW_SIGN] * signs[FIT_LOW_SIGN]
            score += log(patient + (1 - patient) * exp(held_back)) - held_back
        found.append((score, hand, left, meld))
        if number % SLICE == SLICE - 1:
            yield
    heaviest = max(found)[0]
    kept = [(exp(score - heaviest), hand, left, meld) for score, hand, left, meld in found]
    kept = [entry for entry in kept if entry[0] > NEGLIGIBLE]
    total = sum(entry[0] for entry in kept)
    return tuple(Hand(hand, weight / total, left, meld) for weight, hand, left, meld in kept)


def dealer(view: PlayerView, thought: Guess, rng: Random) -> Callable[[], Cards]:
    """Return what deals a hand: the cards seen being taken, and others by their odds."""
    known, unseen = view.opponent_known, list(each(view.unseen))
    missing = view.opponent_count - known.bit_count()
    if missing >= len(unseen):
        return lambda: known | view.unseen
    bits = [bit(card) for card in unseen]
    chances = [thought.chance[card] for card in unseen]
    sums = list(accumulate(max(LEAST_ODDS, chance / (1 - chance)) for chance in chances))
    whole, random = sums[-1], rng.random

    def deal() -> Cards:
        hand, lacking = known, missing
        while lacking:
            card = bits[bisect(sums, random() * whole)]
            if not hand & card:
                hand |= card
                lacking -= 1
        return hand

    return deal


def sharpened(thought: Guess, hands: Hands) -> Guess:
    """Return a guess with the chances of single cards drawn to those in the hands."""
    chance = [(1 - TRUSTED) * value for value in thought.chance]
    for hand in hands:
        share, rest = TRUSTED * hand.weight, hand.cards
        while rest:
            low = rest & -rest
            rest ^= low
            chance[low.bit_length() - 1] += share
    return replace(thought, chance=tuple(chance))


@dataclass(frozen=True, slots=True)
class Gift:
    """What a card would bring the opponent if it were thrown to him, in the mean of his hands."""

    points: float
    """Deadwood that he would be rid of."""
    knock: float
    """How likely he could knock then."""
    gin: float
    """How likely he would be gin then."""


@dataclass(frozen=True, slots=True)
class Rival:
    """What the hands say together."""

    hands: Hands
    limit: int
    left: float
    """Mean deadwood."""
    near: float
    """How likely he has `NEAR` points or less."""
    fit: float
    """How likely he has ten points or less."""
    melds: tuple[float, ...]
    """By card: how likely it is in a meld with his hand."""
    gifts: dict[Card, Gift]
    """Those reckoned so far; `gift` adds to them."""

    def gift(self, card: Card) -> Gift:
        """Return what a card would bring him."""
        known = self.gifts.get(card)
        if known is None:
            known = self.gifts[card] = self._gift(card)
        return known

    def _gift(self, card: Card) -> Gift:
        points = knock = gin = 0.0
        for hand in self.hands:
            if hand.melding >> card & 1:
                left = best_of_eleven(hand.cards | 1 << card)
                if left < hand.left:
                    points += hand.weight * (hand.left - left)
                if left <= self.limit:
                    knock += hand.weight
                    if left == 0:
                        gin += hand.weight
        return Gift(points, knock, gin)


NEAR, FIT = 20, 10


def rival_of(hands: Hands, limit: int) -> Rival:
    """Return what hands say together."""
    left = near = fit = 0.0
    melds = [0.0] * DECK_SIZE
    for hand in hands:
        weight = hand.weight
        left += weight * hand.left
        if hand.left <= NEAR:
            near += weight
            if hand.left <= FIT:
                fit += weight
        rest = hand.melding
        while rest:
            low = rest & -rest
            rest ^= low
            melds[low.bit_length() - 1] += weight
    return Rival(hands, limit, left, near, fit, tuple(melds), {})
