"""Cards as small integers, sets of cards as bitmasks: ranks, suits and points, no melds."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

Card: TypeAlias = int
"""`suit * 13 + rank`: suits c d h s are 0..3, ranks ace..king are 0..12 (the ace is low)."""

Cards: TypeAlias = int
"""A set of cards: bit `1 << card` for each."""

RANKS = "A23456789TJQK"
SUITS = "cdhs"
SPADES = SUITS.index("s")
RANK_COUNT = 13
SUIT_COUNT = 4
DECK_SIZE = RANK_COUNT * SUIT_COUNT
SUIT_MASK = (1 << RANK_COUNT) - 1
FULL_DECK: Cards = (1 << DECK_SIZE) - 1

RANK_POINTS: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""Points by rank: ace 1, two to ten their number, faces 10."""

POINTS: tuple[int, ...] = RANK_POINTS * SUIT_COUNT
"""Points by card."""


def rank(card: Card) -> int:
    """Return the rank of a card, 0 for the ace to 12 for the king."""
    return card % RANK_COUNT


def suit(card: Card) -> int:
    """Return the suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // RANK_COUNT


def card_of(rank_: int, suit_: int) -> Card:
    """Return the card of a rank and a suit."""
    return suit_ * RANK_COUNT + rank_


def bit(card: Card) -> Cards:
    """Return the set that holds one card."""
    return 1 << card


def is_card(thing: object) -> bool:
    """Return whether a thing is a number, and that of a card of the deck."""
    return type(thing) is int and 0 <= thing < DECK_SIZE


def as_mask(cards: Iterable[Card]) -> Cards:
    """Return the set of the cards given one by one."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def each(cards: Cards) -> Iterator[Card]:
    """Yield the cards of a set in ascending order: clubs to spades, each from the ace up.

    >>> [card_text(card) for card in each(parse_cards("Ks 2c As"))]
    ['2c', 'As', 'Ks']
    """
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def count(cards: Cards) -> int:
    """Return how many cards a set holds."""
    return cards.bit_count()


def points(cards: Cards) -> int:
    """Return the point total of a set, melds or not."""
    return sum(POINTS[card] for card in each(cards))


def card_text(card: Card) -> str:
    """Return the two letters of a card, rank then suit: 'As', 'Td'."""
    return RANKS[rank(card)] + SUITS[suit(card)]


def parse_card(text: str) -> Card:
    """Return the card that two letters name; upper or lower case, and '10' for the ten.

    Raises ValueError naming the text when it is no card.

    >>> parse_card("Ac"), parse_card("Ks"), parse_card("10d") == parse_card("Td")
    (0, 51, True)
    """
    letters = text.replace("10", "T", 1) if len(text) == 3 else text
    if len(letters) != 2 or letters[0].upper() not in RANKS or letters[1].lower() not in SUITS:
        raise ValueError(
            f"{text!r} is not a card: write a rank of {RANKS} and a suit of {SUITS}, such as 'As'"
        )
    return card_of(RANKS.index(letters[0].upper()), SUITS.index(letters[1].lower()))


def parse_order(text: str) -> tuple[Card, ...]:
    """Return the cards of a text in the order written, separated by blanks.

    Raises ValueError when a word is no card or a card stands twice.
    """
    order = tuple(parse_card(word) for word in text.split())
    seen: Cards = 0
    for card in order:
        if seen & bit(card):
            raise ValueError(f"the {card_text(card)} stands twice in {text!r}: each card once")
        seen |= bit(card)
    return order


def parse_cards(text: str) -> Cards:
    """Return the set of the cards written in a text.

    Raises ValueError as `parse_order` does.

    >>> cards_text(parse_cards("Td 2c"))
    '2c Td'
    """
    return as_mask(parse_order(text))


def order_text(order: Iterable[Card]) -> str:
    """Return cards as text in the order given; `parse_order` reads it back."""
    return " ".join(card_text(card) for card in order)


def cards_text(cards: Cards) -> str:
    """Return a set as text in ascending order; `parse_cards` reads it back."""
    return order_text(each(cards))
