"""The computer's characters: who can be played against, by a stable id and a name on screen."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Opponent:
    """One computer player."""

    id: str
    """What a save names; never changes."""
    name: str
    """What the screen says; never the name of a preset."""


ROSA = Opponent("classic", "Rosa")

OPPONENTS: tuple[Opponent, ...] = (ROSA,)


def opponent_by_id(id_: str) -> Opponent:
    """Return the opponent that a save names.

    Raises ValueError when there is none of that id.
    """
    for opponent in OPPONENTS:
        if opponent.id == id_:
            return opponent
    known = ", ".join(opponent.id for opponent in OPPONENTS)
    raise ValueError(f"there is no opponent {id_!r}: the known ones are {known}")
