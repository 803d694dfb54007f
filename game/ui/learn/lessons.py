"""The guided hands: fixed deals, the moves of both sides, and what is told at each of them.

Every move goes through the same rules as in a match; the cards are all that is fixed.
"""

from dataclasses import dataclass

from game.bot.opponents import PENNY
from game.core.actions import Action, Knock
from game.core.cards import DECK_SIZE, Card, parse_card, parse_order
from game.core.match import new_match
from game.core.round import legal_actions
from game.core.rules import HOUSE
from game.core.scoring import Seat
from game.progress import COMPUTER, YOU, Progress, Setup, begin_hand, play

OPPONENT = PENNY
"""Who plays against a learner."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that is told, and what is to be done for it to go on."""

    told: str
    """The key of its words in `texts_learn.TOLD`."""
    wants: str = ""
    """Your action, as text without melds; empty where there is only something to read."""
    theirs: tuple[str, ...] = ()
    """What the opponent then does."""


@dataclass(frozen=True, slots=True)
class Position:
    """A deal, what was played of it before, and the beats that lead through the rest."""

    dealer: Seat
    yours: str
    theirs: str
    upcard: str
    stock: str
    before: tuple[str, ...]
    beats: tuple[Beat, ...]


FIRST = Position(
    dealer=COMPUTER,
    yours="4h 5h 6h 9c 9d Ts Js Kd 2c 7s",
    theirs="5c 6c 7c 7h Ks 8d 3d Ac Td Qs",
    upcard="Qh",
    stock="9h 4d",
    before=(),
    beats=(
        Beat("cards"),
        Beat("upcard", wants="pass"),
        Beat("their-upcard", theirs=("pass",)),
        Beat("draw", wants="draw"),
        Beat("throw", wants="discard Kd"),
        Beat("watch", theirs=("draw", "discard Qs")),
        Beat("take", wants="take"),
        Beat("knock", wants="knock 7s"),
        Beat("layoff"),
    ),
)
UNDERCUT = Position(
    dealer=YOU,
    yours="3c 4c 5c Qc Qd Kd 2d 3h 9s Ts",
    theirs="6s 8s 4d 6d Ac 2c 4h Kc Jc 8d",
    upcard="7c",
    stock="5d Qh Ah Kh 7s",
    before=("pass", "pass", "draw", "discard Jc", "draw", "discard Kd", "draw", "discard 8d"),
    beats=(
        Beat("too-much", wants="draw"),
        Beat("alone", wants="discard Kh"),
        Beat("their-knock", theirs=("draw", "knock Kc")),
        Beat("undercut"),
    ),
)
GIN = Position(
    dealer=COMPUTER,
    yours="5s 6s 7s Kc Kd Kh 2c 2h 9d Qs",
    theirs="9c Tc Jc Ks 4s 6h 6d Ah 3d 8s",
    upcard="Jd",
    stock="2d 5c",
    before=("pass", "pass", "draw", "discard Qs", "draw", "discard 8s"),
    beats=(
        Beat("patience", wants="take"),
        Beat("gin", wants="knock 9d"),
        Beat("no-layoffs"),
    ),
)
POSITIONS = (FIRST, UNDERCUT, GIN)


def begun(position: Position) -> Progress:
    """Return a position as a match that has just come to its first beat."""
    setup = Setup(HOUSE, OPPONENT.id, seed=0, fixed_decks=True)
    progress = begin_hand(setup, new_match(HOUSE, position.dealer), deck_of(position))
    for text in position.before:
        progress, _ = play(progress, action_named(text, progress))
    return progress


def deck_of(position: Position) -> tuple[Card, ...]:
    """Return the deck that deals a position, in its stock the cards named on top."""
    starter, dealer = parse_order(position.yours), parse_order(position.theirs)
    if position.dealer == YOU:
        starter, dealer = dealer, starter
    dealt = [card for pair in zip(starter, dealer, strict=True) for card in pair]
    top = [*dealt, parse_card(position.upcard), *parse_order(position.stock)]
    return (*top, *(card for card in range(DECK_SIZE) if card not in top))


def action_named(text: str, progress: Progress) -> Action:
    """Return the legal action that a text names, a knock by its discard alone.

    Raises ValueError when none of the legal actions is meant.
    """
    for action in legal_actions(progress.round):
        if text in (str(action), shortly(action)):
            return action
    raise ValueError(f"{text!r} is not legal here")


def shortly(action: Action) -> str:
    """Return an action as text, a knock without the melds that it shows."""
    return str(action).partition(":")[0] if isinstance(action, Knock) else str(action)
