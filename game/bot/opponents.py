"""The computer's characters: who can be played against, by a stable id and a name on screen."""

from dataclasses import dataclass
from functools import partial

from game.bot.beginner import beginner
from game.bot.classic import classic, counter
from game.bot.expert import expert
from game.bot.mind import Mind
from game.bot.temper import Temper, play


@dataclass(frozen=True, slots=True)
class Opponent:
    """One computer player."""

    id: str
    """What a save names; never changes."""
    name: str
    """What the screen says; never the name of a preset."""
    level: int
    """1 for the kindest; each level beats the one below it, measured in `docs/bots.md`."""
    temper: str
    """One sentence for the player who chooses."""
    mind: Mind


PENNY = Opponent(
    "beginner",
    "Penny",
    1,
    "Still learning: collects pairs and sometimes forgets to knock.",
    beginner,
)
ROSA = Opponent("classic", "Rosa", 2, "Plays soundly and knocks as soon as she may.", classic)
VERA = Opponent("counter", "Vera", 3, "Counts which cards are gone, and knocks at once.", counter)
MAX = Opponent(
    "early",
    "Max",
    4,
    "In a hurry: builds fast and knocks at once.",
    partial(play, Temper("soon")),
)
OTTO = Opponent(
    "defender",
    "Otto",
    5,
    "Gives you nothing you want, even when it costs him.",
    partial(play, Temper("worth", caution=13.0)),
)
NORA = Opponent(
    "hunter",
    "Nora",
    6,
    "Hunts for gin and waits for you to knock too early.",
    partial(play, Temper("early", caution=4.0)),
)
VIKTOR = Opponent("expert", "Viktor", 7, "Weighs every card and every risk.", expert)

OPPONENTS: tuple[Opponent, ...] = (PENNY, ROSA, VERA, MAX, OTTO, NORA, VIKTOR)
"""From the kindest to the strongest."""


def opponent_by_id(id_: str) -> Opponent:
    """Return the opponent that a save names.

    Raises ValueError when there is none of that id.
    """
    for opponent in OPPONENTS:
        if opponent.id == id_:
            return opponent
    known = ", ".join(opponent.id for opponent in OPPONENTS)
    raise ValueError(f"there is no opponent {id_!r}: the known ones are {known}")
