"""What is told to a learner: the guided hands, and the pages around them.

Names and numbers in braces are filled in from the cards and the rules of the moment.
"""

from collections.abc import Iterable

from game.core.cards import Cards, each
from game.ui.texts import short

LEARN = "Learn"
FIRST_HAND = "Your first hand"
FIRST_HAND_DETAIL = "Three short hands, in which you are told what to do and why."
PARTS = ("Draw, meld, knock", "Undercut", "Gin")
"""What each guided hand is about."""
WALK = "How to play"
WALK_DETAIL = "The rules, one thing at a time, with cards."
EXAMPLES = "Examples"
EXAMPLES_DETAIL = "Small tasks to solve yourself."
QUESTIONS = "Questions"
QUESTIONS_DETAIL = "What players ask, answered."

NEXT = "Next"
PREVIOUS = "Previous"
LEAVE = "Leave"
LEAVE_ALOUD = "Leave the lesson"
NEXT_HAND = "Go on"
FINISH = "Finish"
LEARNED = "You know the game"
LEARNED_TEXT = (
    "You have drawn, melded, thrown and knocked, you have seen cards laid off, an undercut and gin."
    " That is all there is; the rest is judgement, and the coach's hints help with that."
)
PLAY = "Play a match"
AGAIN = "Once more"

TOLD = {
    "cards": "Your ten cards: {melds} are a run in one suit, your first meld. "
    "The others are deadwood, {deadwood} points; you want as few as you can. Press Next.",
    "upcard": "{top} lies open, and you are asked first: take it or pass. "
    "It goes with none of your cards, so press Pass.",
    "their-upcard": "Now {name} may take it. Press Next to see.",
    "draw": "{name} passes too. A turn begins with a new card: draw from the stock.",
    "throw": "{drawn} makes a set. A turn ends with a card thrown: {card} is high and alone. "
    "Tap it to select it, then press Discard.",
    "watch": "Now {name} draws a card and throws one. Press Next.",
    "take": "{name} threw {top}, and with your {partners} that is a run. "
    "Take it from the pile instead of drawing.",
    "knock": "Without {card} only {left} points of deadwood are left, and with {limit} or fewer "
    "you may knock to end the hand. Select {card}, then press Knock.",
    "layoff": "{name} lays off {laid}: what fits your melds no longer counts against her. "
    "Of her {kept} points that stay, you score what is above your {knocked}.",
    "too-much": "Another hand, some turns old. Your deadwood is {deadwood}, too much to knock, "
    "and {top} helps nothing: draw from the stock.",
    "alone": "{drawn} goes with nothing either, and no card counts more. Throw it.",
    "their-knock": "Now it is {name}'s turn. Press Next.",
    "undercut": "{name} knocks with {knocked}, but {laid} fit her run: the game lays them off for "
    "you. You keep {kept}, no more than she: an undercut. {sum}.",
    "patience": "The last hand. You could have knocked with {deadwood}, but waited: "
    "now {top} goes on with your run. Take it.",
    "gin": "Throw {card}, and all ten cards are in melds: gin, worth {gin} points more than "
    "a knock. Select {card}, then press Gin!",
    "no-layoffs": "After gin nothing is laid off: {fitting} would fit your melds, but count "
    "against {name} with the rest. {sum}.",
}
"""What is told at each beat."""

KIND = {
    "upcard": "You may take it, but {top} goes with nothing you hold and counts {worth}. "
    "Leave it: press Pass.",
    "throw": "That is allowed, but {thrown} may still be of use, and {card} hardly. Throw {card}.",
    "take": "The stock may bring anything; {top} is a meld for certain. Take it.",
    "knock": "That is allowed, but with {card} thrown just {left} points are left, "
    "and a knock ends the hand. Select {card}, then press Knock.",
    "too-much": "{top} goes with none of your cards. Draw from the stock.",
    "alone": "That is allowed, but {card} counts as much as any and has no neighbour. "
    "Throw {card}.",
    "patience": "The stock may bring anything; with {top} all your cards can be in melds. Take it.",
    "gin": "That is allowed, but without {card} no deadwood is left at all. "
    "Select {card}, then press Gin!",
}
"""What is said of a legal move that is not the one wanted at a beat."""

READ_FIRST = "One moment: press Next first."


def cards(mask: Cards) -> str:
    """Return cards as a list: '10♠ and J♠'."""
    return listed(short(card) for card in each(mask))


def meld(mask: Cards) -> str:
    """Return the cards of a meld: '4♥ 5♥ 6♥'."""
    return " ".join(short(card) for card in each(mask))


def listed(names: Iterable[str]) -> str:
    """Return names as one reads them out: 'a, b and c'."""
    found = list(names)
    return " and ".join([", ".join(found[:-1]), *found[-1:]]) if len(found) > 1 else "".join(found)


def part(number: int) -> str:
    """Return the button that begins a guided hand."""
    return f"{number + 1}. {PARTS[number]}"


def progress(number: int, count: int) -> str:
    """Return which of several is open: '3 of 12'."""
    return f"{number + 1} of {count}"


PICTURES = {
    "The aim": ("2h 3h 4h / 9c 9d 9s / Jc Qc Kc / As",),
    "Cards and melds": ("7c 7d 7s / 4h 5h 6h", "Ac 2c 3c"),
    "The deal": ("2d 5h 5c 8c 9s Jd Qh Kc 6s 3d",),
    "Ending a hand": ("3d 4d 5d / Qc Qd Qh / 4s 3h 2c As",),
    "Laying off": ("6s 7s 8s / Qc Qd Qh", "9s Ts / Qs"),
    "What a hand scores": ("5h 6h 7h 8h / 2c 2d 2s / Tc Jc Qc",),
}
"""Cards beside the sections of the walk-through."""
