"""Words for two people with one device: their names, and the device that changes hands."""

from game.core.match import Match
from game.core.scoring import Seat
from game.friends import Flaw
from game.ui import texts_table
from game.ui.names import Names

TITLE = "Two players"
DETAIL = "One device goes back and forth; the cards are hidden whenever it changes hands."
USUAL_NAMES = ("Player 1", "Player 2")
NAMES_DETAIL = "Tap a name to change it."

OK = "OK"
CANCEL = "Cancel"
TYPE_HINT = "Type on your keyboard, then press Enter."
CARET = "|"

FLAWS = {
    Flaw.EMPTY: "That name has no letter that the game can draw: it has Latin letters and digits.",
    Flaw.WORD: "That word stands for any player here: please choose a name.",
    Flaw.SAME: "Both players need a name of their own.",
}
"""Why a name is not taken."""

HIDDEN = "All cards are hidden."


def pair(names: Names) -> str:
    """Return who plays against whom."""
    return f"{names.who(0)} against {names.who(1)}"


def both(names: Names) -> str:
    """Return both names as one part of a sentence."""
    return f"{names.who(0)} and {names.who(1)}"


def standing(match: Match, names: Names) -> str:
    """Return the scores of both players, of each game where several are scored at once."""
    one, two = (f"{names.who(seat)} {texts_table.scores(match, seat)}" for seat in (0, 1))
    return f"{one} · {two} · to {match.rules.target}"


def ask_name(seat: Seat) -> str:
    """Return the question for a player's name."""
    return f"Name of player {seat + 1}"


def name_aloud(seat: Seat, name: str) -> str:
    """Return the button that changes a name, for the ear."""
    return f"Player {seat + 1}: {name}. Change the name"


def pass_to(name: str) -> str:
    """Return the heading that asks for the device to be passed."""
    return f"Pass to {name}"


def ready(name: str) -> str:
    """Return what the one who gets the device is to do."""
    return f"{name}, tap the button when only you can see the screen."


def reveal(name: str) -> str:
    """Return the label of the button that shows the cards."""
    return f"Show {name}'s cards"


def gave_up(quitter: Seat, names: Names) -> str:
    """Return how a match ended that was given up."""
    if quitter == names.you:
        return "You resigned. Another time!"
    return f"{names.who(quitter)} gave the match up."


def resign_question(quitter: Seat, names: Names) -> str:
    """Return the question before one of two people gives a match up."""
    return f"{names.who(quitter)}: resign this match?"
