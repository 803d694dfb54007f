"""What a player can do, and its text form; knows nothing of when it is allowed."""

from dataclasses import dataclass
from typing import TypeAlias, get_args

from game.core.cards import Card, card_text, cards_text, parse_card, parse_cards
from game.core.melds import Arrangement


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the upcard, when it is offered before the first draw."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class TakeDiscard:
    """Draw the top card of the discard pile."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw the top card of the stock."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card and end the turn."""

    card: Card

    def __str__(self) -> str:
        return f"discard {card_text(self.card)}"


@dataclass(frozen=True, slots=True)
class Knock:
    """Throw a card face down and show the other ten in these melds; with no deadwood it is gin."""

    card: Card
    melds: Arrangement

    def __str__(self) -> str:
        shown = " / ".join(cards_text(meld) for meld in self.melds)
        return f"knock {card_text(self.card)}: {shown}".rstrip()


@dataclass(frozen=True, slots=True)
class BigGin:
    """Show eleven melded cards before discarding."""

    def __str__(self) -> str:
        return "big gin"


Action: TypeAlias = Pass | TakeDiscard | DrawStock | Discard | Knock | BigGin
ACTIONS: tuple[type, ...] = get_args(Action)

_PLAIN: dict[str, Action] = {
    str(action): action for action in (Pass(), TakeDiscard(), DrawStock(), BigGin())
}


def parse_action(text: str) -> Action:
    """Return the action that `str(action)` wrote.

    Raises ValueError naming the text when it is no action.

    >>> str(parse_action("knock Kd: 2c 3c 4c / 7c 7d 7h"))
    'knock Kd: 2c 3c 4c / 7c 7d 7h'
    """
    word, _, rest = text.strip().partition(" ")
    if text.strip() in _PLAIN:
        return _PLAIN[text.strip()]
    if word == "discard" and rest:
        return Discard(parse_card(rest.strip()))
    if word == "knock" and rest:
        card, _, melds = rest.partition(":")
        shown = [parse_cards(meld) for meld in melds.split("/") if meld.strip()]
        return Knock(parse_card(card.strip()), tuple(sorted(shown, key=lambda meld: meld & -meld)))
    raise ValueError(
        f"{text!r} is not an action: write pass, take, draw, big gin, "
        "'discard Kd' or 'knock Kd: melds'"
    )
