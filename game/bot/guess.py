"""Which hidden cards the opponent may hold, judged by what he took, threw and left lying.

A logistic model of one card at a time, fitted to play; `docs/bots.md` tells how.
"""

from dataclasses import dataclass
from math import exp, log
from operator import mul

from game.core.cards import DECK_SIZE, RANK_COUNT, SUIT_COUNT, Card, Cards, bit, card_of, each, rank
from game.core.round import Phase
from game.core.view import PlayerView

LATER = (2, 5)
"""The turns, counted in own discards, from which the second and third rows of the tables hold."""

RANK_ODDS: tuple[tuple[float, ...], ...] = (
    (0.39, 0.38, 0.36, 0.39, 0.42, 0.45, 0.46, 0.50, 0.48, 0.43, 0.46, 0.48, 0.30),
    (0.83, 0.82, 0.81, 0.89, 0.95, 0.97, 1.04, 1.03, 1.03, 0.75, 0.77, 0.71, 0.46),
    (0.46, 0.49, 0.45, 0.69, 0.73, 0.83, 0.96, 0.94, 0.92, 0.79, 0.84, 0.61, 0.18),
)
"""Logarithmic odds by rank, ace to king: early, later, late."""

# fmt: off
RELATIONS: tuple[tuple[float, ...], ...] = (
    (
        -0.87, -0.86, -0.63,
        -0.10, -0.06, -0.06,
        -0.23, -0.24, -0.12,
        -0.23, -0.24, -0.12,
        0.68, 0.53, 0.36,
    ),
    (
        -1.05, -0.90, -0.60,
        0.30, 0.20, 0.24,
        -0.52, -0.49, -0.30,
        -0.04, -0.05, -0.02,
        0.98, 0.90, 0.59,
    ),
    (
        -1.17, -0.92, -0.45,
        0.34, 0.13, 0.08,
        -0.69, -0.55, -0.28,
        0.06, 0.02, -0.01,
        0.94, 0.93, 0.78,
    ),
)
# fmt: on
"""What each relation adds to the odds: for every card that the opponent threw, one of the same
rank, beside it in the suit, two from it; the same once more for his last two; the same two triples
for cards that he left lying; and whether there is one among those he took."""

PRIOR: tuple[tuple[float, float], ...] = ((1.35, 0.46), (1.79, 0.26), (1.59, 0.23))
"""The weights of the odds of any hidden card, and of the turns / 5."""

RECENT = 2
CERTAIN = 0.97
"""No hidden card is held with a greater chance, nor with a smaller one than the rest of it."""


@dataclass(frozen=True, slots=True)
class Guess:
    """What one seat thinks of the other's hand."""

    turn: int
    """Cards that this seat has thrown."""
    chance: tuple[float, ...]
    """By card: how likely the opponent holds it; 1 for those seen being taken."""
    live: Cards
    """The cards that may be held or drawn."""
    gone: Cards
    """The discard pile: what the opponent could have had of it, he let go."""
    taken: int
    """How many cards the opponent took from the pile and still holds."""


_SAME: tuple[Cards, ...] = tuple(
    sum(bit(card_of(rank(card), suit)) for suit in range(SUIT_COUNT)) & ~bit(card)
    for card in range(DECK_SIZE)
)


def _beside(card: Card, distance: int) -> Cards:
    """Return the cards of the suit so many ranks below and above."""
    below = bit(card - distance) if rank(card) >= distance else 0
    return below | (bit(card + distance) if rank(card) + distance < RANK_COUNT else 0)


_NEXT = tuple(_beside(card, 1) for card in range(DECK_SIZE))
_SECOND = tuple(_beside(card, 2) for card in range(DECK_SIZE))


def guess(view: PlayerView) -> Guess:
    """Return what a seat thinks of the other's hand."""
    turn = view.own_thrown.bit_count()
    row = sum(turn >= start for start in LATER)
    unseen, groups = view.unseen, groups_of(view)
    weights, ranks = RELATIONS[row], RANK_ODDS[row]
    odds = sum(map(mul, PRIOR[row], prior_of(view)))
    held = [0.0] * DECK_SIZE
    total = 0.0
    for card in each(unseen):
        sum_ = odds + ranks[card % RANK_COUNT] + sum(map(mul, weights, relations(card, groups)))
        held[card] = share = 1 / (1 + exp(-sum_))
        total += share
    hidden = view.opponent_count - view.opponent_known.bit_count()
    scale = hidden / total if total else 0.0
    chance = [min(CERTAIN, share * scale) for share in held]
    for card in each(view.opponent_known):
        chance[card] = 1.0
    gone: Cards = 0
    for card in view.discards:
        gone |= bit(card)
    return Guess(turn, tuple(chance), unseen, gone, view.opponent_known.bit_count())


def prior_of(view: PlayerView) -> tuple[float, float]:
    """Return the numbers that `PRIOR` weighs: the odds of any hidden card, and the turn / 5."""
    hidden = view.opponent_count - view.opponent_known.bit_count()
    base = min(CERTAIN, max(1 - CERTAIN, hidden / max(1, view.unseen.bit_count())))
    return log(base / (1 - base)), view.own_thrown.bit_count() / 5


Groups = tuple[Cards, Cards, Cards, Cards, Cards]


def groups_of(view: PlayerView) -> Groups:
    """Return the cards that the opponent threw, left lying, each with the last two, and took."""
    judged = view.discards if view.phase is Phase.DISCARD else view.discards[:-1]
    left: Cards = 0
    left_lately: Cards = 0
    thrown_lately: Cards = 0
    for card in reversed(judged):
        if not view.opponent_thrown >> card & 1:
            left |= bit(card)
            if left.bit_count() <= RECENT:
                left_lately = left
    for card in reversed(view.discards):
        if view.opponent_thrown >> card & 1 and thrown_lately.bit_count() < RECENT:
            thrown_lately |= bit(card)
    return view.opponent_thrown, thrown_lately, left, left_lately, view.opponent_known


def relations(card: Card, groups: Groups) -> list[float]:
    """Return the numbers that `RELATIONS` weighs of a card, in their order."""
    same, beside, second = _SAME[card], _NEXT[card], _SECOND[card]
    *judged, taken = groups
    numbers: list[float] = []
    for cards in judged:
        numbers += (
            (cards & same).bit_count(),
            (cards & beside).bit_count(),
            (cards & second).bit_count(),
        )
    numbers += (taken & same != 0, taken & beside != 0, taken & second != 0)
    return numbers


RULED_OUT = 0.1
"""What is left of the chance of a pair, if a card went by that would have melded it."""

LONGER = 0.4
"""The weight of a card that lengthens a run of three."""


def wanted(thought: Guess, card: Card) -> float:
    """Return how much a card may be wanted by the opponent: the pairs that it would meld.

    A pair that another card in the discard pile would have melded counts `RULED_OUT`: whoever
    holds such a pair does not let that card go by.
    """
    place, suit = card % RANK_COUNT, card // RANK_COUNT
    chance, gone = thought.chance, thought.gone
    total = 0.0
    mates = [card_of(place, other) for other in range(SUIT_COUNT) if other != suit]
    for fourth in mates:
        one, two = (mate for mate in mates if mate != fourth)
        total += chance[one] * chance[two] * (RULED_OUT if gone >> fourth & 1 else 1.0)
    for step in (-1, 1):
        if 0 <= place + 2 * step < RANK_COUNT:
            pair = chance[card + step] * chance[card + 2 * step]
            further = card + 3 * step
            longer = 0 <= place + 3 * step < RANK_COUNT
            total += pair * (RULED_OUT if longer and gone >> further & 1 else 1.0)
            total += LONGER * pair * chance[further] if longer else 0.0
    if 0 < place < RANK_COUNT - 1:
        total += chance[card - 1] * chance[card + 1]
    return total


def laid_off(chance: tuple[float, ...], card: Card) -> float:
    """Return about how likely a card can be laid off on a meld of the opponent's."""
    place, suit = card % RANK_COUNT, card // RANK_COUNT
    total = 1.0
    for other in range(SUIT_COUNT):
        if other != suit:
            total *= chance[card_of(place, other)]
    if place < RANK_COUNT - 3:
        total += chance[card + 1] * chance[card + 2] * chance[card + 3]
    if place >= 3:
        total += chance[card - 1] * chance[card - 2] * chance[card - 3]
    return total
