"""The computer's characters: who can be played against, by a stable id and a name on screen."""

from dataclasses import dataclass


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


ROSA = Opponent("classic", "Rosa", 2, "Plays soundly and knocks as soon as she may.")

OPPONENTS: tuple[Opponent, ...] = (ROSA,)
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
