"""The questions of the examples, and why their answers are right; the numbers are computed."""

from collections.abc import Iterable

from game.bot.opponents import PENNY
from game.core.cards import Card, Cards, each
from game.core.match import Final
from game.core.rules import Rules
from game.ui.texts import short
from game.ui.texts_learn import listed
from game.ui.texts_pages import rules_name

OPPONENT = PENNY.name
DEADWOOD = "Deadwood"
PILE = "Pile"
YES, NO = "Yes", "No"
RIGHT = "Right!"
WRONG = "Not quite. Have another look, and try again."
TASK = "Example"

WHICH_MELD = "Which of these is a meld?"
HOW_MUCH_DEADWOOD = "How many points of deadwood does this hand leave at least?"
WHICH_TO_THROW = "Tap the card to throw so that the least deadwood is left."
WHICH_MELDS = "A card counts in one meld only. Which way leaves the least deadwood?"
WHAT_IS_LEFT = (
    f"{OPPONENT} knocks and shows the first melds; the other cards are yours. How many points do "
    "you keep, when all that can be laid off is laid off?"
)

TITLES = (
    "What is a meld",
    "Counting deadwood",
    "What to throw",
    "Set or run",
    "Melds that share a card",
    "After taking from the pile",
    "Take it?",
    "Take this one?",
    "May you knock?",
    "And with this hand?",
    "Oklahoma",
    "Laying off",
    "Who scores what",
    "When both have as little",
    "What gin scores",
    "The end of a match",
    "Shutout",
)
"""What each example is about."""


def row(cards: Iterable[Card]) -> str:
    """Return cards one beside the other, in their order."""
    return " ".join(map(short, cards))


def names(mask: Cards, word: str = "") -> str:
    """Return cards in a row, or joined by a word."""
    cards = [short(card) for card in each(mask)]
    return f" {word} ".join(cards) if word else " ".join(cards)


def names_of(melds: Iterable[Cards]) -> str:
    """Return melds as one reads them out."""
    return listed(names(meld) for meld in melds)


def is_meld(good: str) -> str:
    """Return why one group of cards is the meld."""
    return (
        f"{good} follow each other in one suit. The ace is low, so that queen, king and ace are "
        "no run; a run keeps to one suit, and a set to one rank."
    )


def adds_up(hand: Cards, summed: str) -> str:
    """Return how deadwood adds up."""
    return f"What no meld takes adds up: {summed}. Faces count as much as a ten, the ace least."


def throw_after(taken: str) -> str:
    """Return the question for a hand with a card just taken from the pile."""
    return (
        f"You have just taken {taken} from the pile. "
        "Tap the card to throw so that the least deadwood is left."
    )


def leaves(best: str, least: int) -> str:
    """Return what the best discard leaves."""
    return f"Without {best} {_points(least)} of deadwood {'is' if least == 1 else 'are'} left."


def compared(lines: list[tuple[str, int]]) -> str:
    """Return what each way to meld leaves."""
    return " ".join(f"{melds} leaves {left}." for melds, left in lines)


def may_knock(rules: Rules, upcard: str) -> str:
    """Return the question whether one may knock."""
    if rules.oklahoma:
        return f"Oklahoma, and the upcard is {upcard}. May you knock with these eleven cards?"
    return f"{rules_name(rules)}: may you knock with these eleven cards?"


def knock_needs(least: int, limit: int) -> str:
    """Return why one may knock or not."""
    return f"After the best discard {_points(least)} stay, and the limit of this hand is {limit}."


def should_take(card: str) -> str:
    """Return the question whether to take a card."""
    return f"{card} lies on the pile. Is it of use to you at once?"


def taken(card: str, before: int, after: int, helps: bool) -> str:
    """Return what taking a card does."""
    if helps:
        return f"{card} makes a meld: your deadwood goes from {before} down to {after}."
    return f"{card} melds with nothing here: drawing from the stock can only be better."


def laid_off(cards: list[str], left: int) -> str:
    """Return what was laid off and what is left."""
    return f"{listed(cards)} go on the melds, one after the other. {_points(left)} stay."


def what_scored(mine: int, theirs: int) -> str:
    """Return the question what a hand scores."""
    if mine == 0:
        return f"You have gin, {OPPONENT} (the second hand) has {theirs} left. What is scored?"
    return f"You knock with {mine}, {OPPONENT} (the second hand) has {theirs} left. What is scored?"


def to_whom(yours: bool) -> str:
    """Return whose the points are."""
    return "The points are yours." if yours else "It is an undercut: the points are not yours."


def scored(summed: str, to: str) -> str:
    """Return what was scored, and by whom."""
    return f"{summed}. {to}"


def what_total(rules: Rules, scores: tuple[int, int], boxes: tuple[int, int]) -> str:
    """Return the question for a winner's total at the end of a match."""
    shutout = f", {rules.shutout_factor} times that if the loser won no hand"
    return (
        f"{rules_name(rules)}, a match to {rules.target}: you end with {scores[0]} points from "
        f"{boxes[0]} hands, {OPPONENT} with {scores[1]} from {boxes[1]}. Each hand won brings "
        f"{rules.box_bonus}, winning {rules.game_bonus}"
        f"{shutout if rules.shutout_factor > 1 else ''}. What is your total?"
    )


def total_sum(final: Final) -> str:
    """Return how a total comes about."""
    return f"{final.score} + {final.game_bonus} + {final.box_bonus} = {final.total}"


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"
