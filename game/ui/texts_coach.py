"""What the coach says beside the sentences of `bot.coach`: hints at the table, a hand reviewed."""

import re

from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import parse_card
from game.ui.texts import SUIT_SIGNS, short, spoken

HINT = "Hint"
MORE = "More"
HINT_ALOUD = "Hint: what would the coach do?"
MORE_ALOUD = "More: all you can do, with points"
THINKING = "Let me see …"
CLOSE_ALOUD = "Press to close the hint."
HINTED = "hint"

ALL_WAYS = "All you can do"
WAYS_HEADINGS = ("", "Points")
POINTS_MEANING = (
    "Points are an estimate of what the hand brings you in the end, less what it brings the "
    "opponent; a knock near the end of a match counts for what it does to the match too. "
    "The coach sees your cards and what was shown at the table, nothing else."
)
GONE = "The moment has passed. Ask for a new hint at the table."

NOT_BETWEEN_FRIENDS = "The coach helps against the computer only: here both of you read along."
REVIEW = "Review"
REVIEW_ALOUD = "Review: what the coach would have done in this hand"
LOOKING = "Looking through your hand …"
FLAWLESS = "Nothing in this hand cost you as much as a point. Well played!"
REVIEW_MEANING = (
    "Each move is judged by what you could see then, and points are estimates: "
    "a good move may end badly, and a bad one well."
)


def found(lapses: int) -> str:
    """Return what a review found, for the ear."""
    if not lapses:
        return FLAWLESS
    return "One move cost points." if lapses == 1 else f"{lapses} moves cost points."


NO_MOVES = "You made no move in this hand."

_CARD = re.compile(f"(10|[A2-9JQK])([{SUIT_SIGNS}])")


def aloud(text: str) -> str:
    """Return a sentence with its cards in words: 'Throw the king of diamonds'."""

    def named(found: re.Match[str]) -> str:
        rank, sign = found.groups()
        return f"the {spoken(parse_card(rank + 'cdhs'[SUIT_SIGNS.index(sign)]))}"

    return _CARD.sub(named, text)


def points(number: float) -> str:
    """Return points with their sign and one decimal: '+8.3', '−2', '0'."""
    rounded = round(number, 1)
    text = f"{abs(rounded):g}"
    if not rounded:
        return "0"
    return f"+{text}" if rounded > 0 else f"−{text}"


def estimate(worth: float) -> str:
    """Return what the hand is expected to bring, as a sentence."""
    rounded = round(abs(worth), 1)
    if not rounded:
        return "The hand then looks even."
    unit = "point" if rounded == 1 else "points"
    side = "for you" if worth > 0 else "against you"
    return f"Estimate: {rounded:g} {unit} {side}."


def way(action: Action, top: str) -> str:
    """Return an action in a few words; `top` is the top of the discard pile."""
    match action:
        case Discard(card):
            return f"Throw {short(card)}"
        case Knock(card):
            return f"Knock, throwing {short(card)}"
        case BigGin():
            return "Big gin"
        case TakeDiscard():
            return f"Take {top}"
        case DrawStock():
            return "Draw from the stock"
        case Pass():
            return "Pass"


def lapse(turn: int, cost: float) -> str:
    """Return the heading of a move that cost something."""
    rounded = round(cost, 1)
    return f"Turn {turn}: {rounded:g} {'point' if rounded == 1 else 'points'}"


DEADWOOD = "Deadwood"
PILE = "Pile"
