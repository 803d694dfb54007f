"""Every sentence about fairness: the seal of a deck, the cut, the check after the hand."""

from game.core.cards import DECK_SIZE, Card
from game.core.seal import Seal
from game.ui.texts import short

FAIRNESS = "Fairness"
HOW = (
    "Before each hand the game shuffles the deck and shows its seal: a number made from the order "
    "of all 52 cards and from a secret salt. Nobody can read the cards from it, and nobody can "
    "find another order with the same seal.",
    "After the hand, order and salt are shown here. If they give the same seal again, no card was "
    "changed while you played.",
    "When you cut the deck after you have seen the seal, not even the game could choose which "
    "cards you get.",
)
OFFER_CUT = "Offer the cut"
OFFER_CUT_DETAIL = "Before every coming hand you see the seal and may cut the deck."

SEAL = "Seal of this hand"
NO_HAND = "No hand is dealt yet. Begin a match, and the seal of its deck stands here."
NO_SEAL = (
    "This hand was dealt by an earlier version of the game, which showed no seal. "
    "The next hand has one."
)
STAYS_CLOSED = "Note the seal if you like: order and salt are shown here when the hand is over."
OPENED = "The hand is over: this is what was sealed."
SALT = "Salt"
ORDER = "Deck, from the top"
CUT = "Cut"
VERIFY = "Verify"
COPY = "Copy this hand"
COPY_DETAIL = (
    "As text, for the script docs/verify.py of this game's source, or a check of your own."
)
COPIED = "Copied: paste it wherever you like."

RIGHT = (
    "It holds: order and salt give the seal that was shown before the hand, and every card of the "
    "hand came from that order."
)
WRONG = (
    "It does not hold: this is not the deck that was sealed. Do not count this hand. "
    "If you have changed the save yourself, begin a new match; if not, tell the makers."
)
NOT_YET = "It can be verified when the hand is over."

CUT_TITLE = "Cut the deck?"
CUT_ALOUD = "The deck is shuffled and sealed. Cut it, or go on without."
CUT_DETAIL = "The deck is shuffled and sealed. Cut it where you like, or go on without."
CUT_WHERE = "Cards from the top to the bottom"
SKIP_CUT = "Don't cut"


def cut_here(place: int) -> str:
    """Return what the button says that cuts the deck."""
    return f"Cut {cards(place)}"


def cards(count: int) -> str:
    """Return a number of cards."""
    return f"{count} card{'' if count == 1 else 's'}"


def seal_groups(seal: Seal) -> str:
    """Return a commitment in groups of eight signs, which eyes can compare."""
    return _groups(seal.commitment)


def salt_groups(seal: Seal) -> str:
    """Return a salt in groups of eight signs."""
    return _groups(seal.salt)


def order(cards_: tuple[Card, ...]) -> str:
    """Return a deck from its top as the cards' short names."""
    return " ".join(map(short, cards_))


def cut_made(place: int | None) -> str:
    """Return where a deck was cut."""
    if place is None:
        return "Not yet"
    if place == 0:
        return "None"
    return f"{cards(place)} went from the top to the bottom"


def cut_plan(place: int) -> str:
    """Return what a cut would do."""
    goes, stays = ("goes" if place == 1 else "go"), ("stays" if place == DECK_SIZE - 1 else "stay")
    return f"{cards(place)} {goes} to the bottom, {DECK_SIZE - place} {stays}."


def _groups(text: str) -> str:
    return " ".join(text[at : at + 8] for at in range(0, len(text), 8))
