"""Which hidden cards the opponent may hold, judged by what he took, threw and left lying.

The chances are counted facts about players who throw high cards and keep neighbours together;
`tests/bot/count_guess.py` counts them anew.
"""

from dataclasses import dataclass
from math import exp, log

from game.core.cards import DECK_SIZE, RANK_COUNT, SUIT_COUNT, Card, Cards, bit, card_of, each, rank
from game.core.round import Phase
from game.core.view import PlayerView

RANK_CHANCE = (
    (1.09, 1.22, 1.33, 1.40),
    (1.09, 1.22, 1.34, 1.45),
    (1.08, 1.21, 1.34, 1.39),
    (1.08, 1.23, 1.34, 1.32),
    (1.09, 1.22, 1.28, 1.21),
    (1.09, 1.19, 1.19, 1.01),
    (1.08, 1.14, 1.06, 0.86),
    (1.04, 0.98, 0.79, 0.60),
    (0.96, 0.82, 0.63, 0.53),
    (0.87, 0.65, 0.53, 0.49),
    (0.84, 0.61, 0.48, 0.40),
    (0.85, 0.62, 0.49, 0.48),
    (0.78, 0.56, 0.45, 0.40),
)
"""How much likelier than any hidden card one of this rank is held, on turns 0-1, 2-3, 4-6, 7 on."""

TURN_BUCKETS = (0, 0, 1, 1, 2, 2, 2)

THROWN_SAME, THROWN_NEXT, THROWN_SECOND = -1.0, -0.7, -0.35
LEFT_SAME, LEFT_NEXT = -0.6, -0.4
TOOK_SAME, TOOK_NEXT, TOOK_SECOND = 0.35, 0.35, 0.25
"""Logarithms of the same factor for a card of the same rank, next to or two from another card of
its suit: one that the opponent threw, left lying, or took."""

FADING = (1.0, 1.0, 1.0, 0.75, 0.75, 0.75)
LATE_FADING = 0.45
"""What is left of the signs of throwing and leaving as the turns go by: hands change."""

CERTAIN = 0.95
"""No hidden card is held with a greater chance than this."""

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
_LOG_RANK = tuple(tuple(log(chance) for chance in row) for row in RANK_CHANCE)


@dataclass(frozen=True, slots=True)
class Guess:
    """What one seat thinks of the other's hand."""

    turn: int
    """Cards that this seat has thrown."""
    chance: tuple[float, ...]
    """By card: how likely the opponent holds it; 1 for those seen being taken."""
    live: Cards
    """The cards that may be held or drawn."""
    taken: int
    """How many cards the opponent took from the pile and still holds."""


def guess(view: PlayerView) -> Guess:
    """Return what a seat thinks of the other's hand."""
    turn = view.own_thrown.bit_count()
    bucket = TURN_BUCKETS[turn] if turn < len(TURN_BUCKETS) else 3
    fading = FADING[turn] if turn < len(FADING) else LATE_FADING
    thrown, taken = view.opponent_thrown, view.opponent_known
    left: Cards = 0
    for card in view.discards if view.phase is Phase.DISCARD else view.discards[:-1]:
        left |= bit(card)
    left &= ~thrown
    weights = [0.0] * DECK_SIZE
    total = 0.0
    unseen = view.unseen
    for card in each(unseen):
        same, beside, second = _SAME[card], _NEXT[card], _SECOND[card]
        signs = (
            (thrown & same).bit_count() * THROWN_SAME
            + (thrown & beside).bit_count() * THROWN_NEXT
            + (thrown & second).bit_count() * THROWN_SECOND
            + (left & same).bit_count() * LEFT_SAME
            + (left & beside).bit_count() * LEFT_NEXT
        ) * fading + _LOG_RANK[card % RANK_COUNT][bucket]
        if taken:
            signs += TOOK_SAME if taken & same else 0.0
            signs += TOOK_NEXT if taken & beside else 0.0
            signs += TOOK_SECOND if taken & second else 0.0
        weights[card] = weight = exp(signs)
        total += weight
    hidden = view.opponent_count - taken.bit_count()
    scale = hidden / total if total else 0.0
    chance = [min(CERTAIN, weight * scale) for weight in weights]
    for card in each(taken):
        chance[card] = 1.0
    return Guess(turn, tuple(chance), unseen, taken.bit_count())


def wanted(chance: tuple[float, ...], card: Card) -> float:
    """Return about how likely a card completes a meld in the opponent's hand."""
    place, suit = card % RANK_COUNT, card // RANK_COUNT
    others = (other for other in range(SUIT_COUNT) if other != suit)
    one, two, three = (chance[card_of(place, other)] for other in others)
    sets = one * two + one * three + two * three - 2 * one * two * three
    below = chance[card - 1] if place >= 1 else 0.0
    above = chance[card + 1] if place < RANK_COUNT - 1 else 0.0
    below_two = chance[card - 2] if place >= 2 else 0.0
    above_two = chance[card + 2] if place < RANK_COUNT - 2 else 0.0
    runs = below_two * below * (1 - above) + below * above + above * above_two * (1 - below)
    return sets + runs


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
