"""Solve a hand given as card text: `python -m game.solve "As 2s 3s 7d 7h 7c 9c Td Js Kd"`."""

import sys
from collections.abc import Iterator, Sequence

from game.core.cards import Cards, bit, card_text, cards_text, count, each, parse_cards
from game.core.deadwood import best_discards
from game.core.melds import arrangements, deadwood, melded
from game.core.state import HAND_SIZE

USAGE = 'Give the cards of one hand, such as: python -m game.solve "As 2s 3s 7d 7h 7c 9c Td Js Kd"'


def main(words: Sequence[str]) -> int:
    """Print what a hand is worth and return 0, or say what is wrong with it and return 2."""
    try:
        hand = parse_cards(" ".join(words))
        if not 1 <= count(hand) <= HAND_SIZE + 1:
            raise ValueError(f"a hand has 1 to {HAND_SIZE + 1} cards, not {count(hand)}. {USAGE}")
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    for line in solution(hand):
        print(line)
    return 0


def solution(hand: Cards) -> Iterator[str]:
    """Yield the deadwood of a hand, its best arrangements and, with eleven cards, best discards.

    >>> from game.core.cards import parse_cards
    >>> for line in solution(parse_cards("4c 5c 6c 9d 9h 9s Tc Jc Qc Kd Kh")):
    ...     print(line)
    Deadwood: 20
      4c 5c 6c / Tc Jc Qc / 9d 9h 9s, left over: Kd Kh
    Best discards leave 10: Kd Kh
      Without the Kd:
        4c 5c 6c / Tc Jc Qc / 9d 9h 9s, left over: Kh
      Without the Kh:
        4c 5c 6c / Tc Jc Qc / 9d 9h 9s, left over: Kd
    """
    yield f"Deadwood: {deadwood(hand)}"
    yield from (f"  {line}" for line in _arranged(hand))
    if count(hand) <= HAND_SIZE:
        return
    least, discards = best_discards(hand, hand)
    yield f"Best discards leave {least}: {cards_text(discards)}"
    for card in each(discards):
        yield f"  Without the {card_text(card)}:"
        yield from (f"    {line}" for line in _arranged(hand & ~bit(card)))


def _arranged(hand: Cards) -> Iterator[str]:
    for melds in arrangements(hand):
        shown = " / ".join(cards_text(meld) for meld in melds) or "no melds"
        rest = cards_text(hand & ~melded(melds)) or "nothing"
        yield f"{shown}, left over: {rest}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
