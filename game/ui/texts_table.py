"""Words and numbers at the edges of the table: players, scores, what the upcard means."""

from dataclasses import dataclass

from game.core.match import Game, Match
from game.core.rules import Rules
from game.core.scoring import Seat
from game.ui.names import Names

NEXT_HAND = "Next hand"
RESULT = "Match result"
BIG_GIN = "Big gin!"
BIG_GIN_ALOUD = "Big gin, with all eleven cards"
DEALER_SIGN = "D"
"""On the dealer's disc, where there is no room for the word."""
TITLE = "Table"
YOUR_HAND = "Your hand"
ACTIONS = "What you can do"
"""Headings that are read aloud, not shown."""
PASS, TAKE, DRAW, KNOCK, DISCARD = "Pass", "Take", "Draw", "Knock", "Discard"
TAKE_ALOUD = "Take the discard"
DRAW_ALOUD = "Draw from the stock"
KNOCK_FIRST = "Knock, after selecting a discard"
GIN = "Gin!"
DISCARD_FIRST = "Discard, after selecting a card"
DISCARD_BARRED = "Discard: not the card just taken"
PILE_EMPTY = "Discard pile: empty"


def sort_label(way: str) -> str:
    """Return what the button says that sorts the hand another way."""
    return f"Sort: {way}"


def sort_aloud(way: str) -> str:
    """Return the same for the ear."""
    return f"Sort, now {way}"


def sorted_aloud(way: str) -> str:
    """Say how the hand lies now."""
    return f"Sorted {way}."


def take(card: str) -> str:
    """Return what taking the top of the pile is called."""
    return f"{TAKE} {card}"


def knock(left: int) -> str:
    """Return what knocking with so much deadwood is called."""
    return f"{KNOCK} with {left}" if left else GIN


def knock_too_high(left: int) -> str:
    """Return why one can't knock."""
    return f"{KNOCK}: {left} {'point is' if left == 1 else 'points are'} too many"


def discard(card: str) -> str:
    """Return what throwing a card is called."""
    return f"{DISCARD} {card}"


def deadwood(left: int, after: str = "") -> str:
    """Return the deadwood of a hand, `after` what where that matters."""
    return f"Deadwood {left}{after}"


def stock(count: int) -> str:
    """Return how many cards the stock has."""
    return f"Stock: {count} card{'' if count == 1 else 's'}"


def stock_caption(count: int) -> str:
    """Return the same below the stock."""
    return f"Stock · {count}"


def pile(top: str, count: int) -> str:
    """Return what lies on top of the pile, and how many cards it has."""
    return f"Discard pile: {top} on top, {count} card{'' if count == 1 else 's'}"


@dataclass(frozen=True, slots=True)
class Stack:
    """A large word with small ones above and below it, and all of it for the ear."""

    above: str
    large: str
    below: str
    aloud: str


def part(*, dealer: bool) -> str:
    """Return a player's part in the hand."""
    return "dealer" if dealer else "starter"


def scores(match: Match, seat: Seat) -> str:
    """Return a player's score, of each game where several are scored at once."""
    return " / ".join(str(game.scores[seat]) for game in match.games)


def target(rules: Rules) -> str:
    """Return what a score has to reach."""
    return f"of {rules.target}"


def player_aloud(match: Match, seat: Seat, name: str, part_: str) -> str:
    """Return a player's line for the ear: 'Rosa: 61 of 100 points, 2 hands won, dealer'."""
    target_ = match.rules.target
    if len(match.games) > 1:
        each = ", ".join(
            f"game {number} {game.scores[seat]}" for number, game in enumerate(match.games, 1)
        )
        return f"{name}: {each}, each to {target_} points, {part_}"
    boxes = match.boxes[seat]
    won = f"{boxes} hand{'' if boxes == 1 else 's'} won"
    return f"{name}: {match.scores[seat]} of {target_} points, {won}, {part_}"


def game(number: int) -> str:
    """Return what a game of several is called, counted from 0."""
    return f"Game {number + 1}"


def game_aloud(number: int, game_: Game, names: Names, rules: Rules) -> str:
    """Return the scores of a game of several for the ear."""
    one, two = (f"{names.whom(seat)} {game_.scores[seat]}" for seat in (0, 1))
    over = ", over" if game_.winner(rules) is not None else ""
    return f"{game(number)}: {one}, {two}, to {rules.target}{over}"


def limit(points: int) -> Stack:
    """Return with how much one may knock."""
    if points == 0:
        return Stack("only", "Gin", "ends it", "Only gin ends this hand")
    return Stack("Knock:", str(points), "or less", f"Knock with {points} or less")


def factor(times: int) -> Stack:
    """Return how often a hand counts."""
    word = "double" if times == 2 else f"{times} times"
    return Stack("Spade:", f"× {times}", "this hand", f"Spade turned up: this hand counts {word}")


def choice(number: int, count: int) -> str:
    """Return which of several equal groupings a knock would show."""
    return f"Melds {number} of {count}"
