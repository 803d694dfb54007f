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


def part_sign(*, dealer: bool) -> str:
    """Return a player's part where there is no room for the word: only the dealer is marked."""
    return "D" if dealer else "–"


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
