"""What a seat may do in a round, and which rule forbids the rest; changes nothing.

`legal_actions` and `round.apply` ask the same refusals.
"""

from typing import assert_never

from game.core.actions import ACTIONS, Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import (
    DECK_SIZE,
    RANK_POINTS,
    Card,
    Cards,
    as_mask,
    bit,
    card_text,
    each,
    is_card,
)
from game.core.melds import Arrangement, arrangements, deadwood
from game.core.state import Phase, Round


def legal_actions(round_: Round) -> list[Action]:
    """Return every action open to the seat whose turn it is, none when the round is over.

    A knock is listed for each discard and each arrangement of least deadwood.
    """
    if round_.phase is not Phase.DISCARD:
        draws = (Pass(), TakeDiscard(), DrawStock())
        return [action for action in draws if refusal(round_, action) is None]
    hand = round_.hands[round_.turn]
    actions: list[Action] = [Discard(card) for card in each(throwable(round_))]
    for card in each(knockable(round_)):
        actions += [Knock(card, melds) for melds in arrangements(hand & ~bit(card))]
    if refusal(round_, BigGin()) is None:
        actions.append(BigGin())
    return actions


def throwable(round_: Round) -> Cards:
    """Return the cards that the seat whose turn it is may throw now."""
    if round_.phase is not Phase.DISCARD:
        return 0
    hand = round_.hands[round_.turn]
    return as_mask(card for card in each(hand) if throw_refusal(round_, card) is None)


def knockable(round_: Round) -> Cards:
    """Return the cards that the seat whose turn it is may knock with now."""
    cards = throwable(round_)
    # no throw takes more than a face card's points away: most hands need no closer look
    least = deadwood(round_.hands[round_.turn]) - max(RANK_POINTS) if cards else 0
    if least > round_.rules.limit(round_.upcard):
        return 0
    return as_mask(card for card in each(cards) if knock_refusal(round_, card) is None)


def refusal(round_: Round, action: Action) -> str | None:
    """Return the rule that an action would break, None when it is legal."""
    phase = round_.phase
    # a program's bot may answer with anything
    if not isinstance(action, ACTIONS):
        return f"{action!r} is no action: parse_action makes one of text"
    if phase is Phase.OVER:
        return "the hand is over: deal the next one"
    match action:
        case Pass():
            return None if phase is Phase.UPCARD else "only the upcard may be passed"
        case TakeDiscard():
            if phase is Phase.STOCK:
                return "both players passed the upcard: draw from the stock"
            return None if phase in (Phase.UPCARD, Phase.DRAW) else "you have drawn: now discard"
        case DrawStock():
            if phase is Phase.UPCARD:
                return "take the upcard or pass first"
            return "you have drawn: now discard" if phase is Phase.DISCARD else None
        case Discard(card):
            return throw_refusal(round_, card)
        case Knock(card, melds):
            return knock_refusal(round_, card) or _spread_refusal(round_, card, melds)
        case BigGin():
            return _big_gin_refusal(round_)
        case _:
            assert_never(action)


def throw_refusal(round_: Round, card: Card) -> str | None:
    """Return the rule that forbids throwing a card, None when it may be thrown."""
    if round_.phase is not Phase.DISCARD:
        return "draw a card first"
    if not is_card(card):
        return f"{card!r} is no card: cards are 0 to {DECK_SIZE - 1}"
    if not round_.hands[round_.turn] & bit(card):
        return f"the {card_text(card)} is not in the hand"
    if card == round_.taken:
        return f"the {card_text(card)} was just taken from the pile: throw another card"
    return None


def knock_refusal(round_: Round, card: Card) -> str | None:
    """Return the rule that forbids a knock with this discard, None when some spread allows it."""
    refused = throw_refusal(round_, card)
    if refused:
        return refused
    left = deadwood(round_.hands[round_.turn] & ~bit(card))
    limit = round_.rules.limit(round_.upcard)
    if left <= limit:
        return None
    needed = f"a knock needs {limit} or less" if limit else "only gin ends this hand"
    return f"{_points(left)} of deadwood: {needed}"


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


def _spread_refusal(round_: Round, card: Card, melds: Arrangement) -> str | None:
    if melds not in arrangements(round_.hands[round_.turn] & ~bit(card)):
        return "these melds are not an arrangement of least deadwood of the ten cards"
    return None


def _big_gin_refusal(round_: Round) -> str | None:
    if not round_.rules.big_gin:
        return "big gin is not played under these rules"
    if round_.phase is not Phase.DISCARD:
        return "draw a card first"
    left = deadwood(round_.hands[round_.turn])
    return f"{_points(left)} of deadwood: big gin needs all eleven cards melded" if left else None
