"""Words of what is looked at closely, and of the ways to move and look at a card."""

from game.core.cards import Card, Cards, each
from game.ui import texts

CLOSE = "Close"
MOVE_LEFT = "Move the selected card one place to the left"
MOVE_RIGHT = "Move the selected card one place to the right"
LOOK = "Look closely at the selected card"


def lies(card: Card, place: int, count: int) -> str:
    """Return where a card lies now, counted from 0: 'The 7 of hearts is card 4 of 11.'."""
    return f"The {texts.spoken(card)} is card {place + 1} of {count}."


def title(card: Card) -> str:
    """Return a card's name as a title: '7 of hearts'."""
    name = texts.spoken(card)
    return name[0].upper() + name[1:]


def in_meld(meld: Cards) -> str:
    """Return which meld a card is in: 'In a run: 6♥ 7♥ 8♥'."""
    return f"In a {texts.meld_name(meld).lower()}: {' '.join(map(texts.short, each(meld)))}"


def loose(points: int) -> str:
    """Return what a card outside all melds counts."""
    return f"Deadwood: {points} point{'' if points == 1 else 's'}"


def known_button(count: int) -> str:
    """Return how many cards the opponent is known to hold, as short as a button wants it."""
    return f"Took {count}"


def known_title(opponent: str, count: int) -> str:
    """Return what the cards below are, or that there is none."""
    if not count:
        return f"{opponent} holds no card from the pile."
    return f"{opponent} took and still holds:"


def known(opponent: str, cards: tuple[Card, ...]) -> str:
    """Return all that for the ear, the cards named."""
    named = ", ".join(map(texts.spoken, cards))
    return f"{known_title(opponent, len(cards))} {named}".strip()
