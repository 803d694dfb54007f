"""The seal of a deck: shown before the hand, checked by anybody after it (docs/fairness.md).

A commitment gives nothing away and can't be kept by any other order; the cut comes after it.
"""

import hashlib
from dataclasses import dataclass, replace
from random import Random

from game.core.cards import DECK_SIZE, Card, order_text

FORM = "gin-rummy deal 1"
"""Begins every text that is sealed; the number changes when the form does."""
SALT_BYTES = 16


@dataclass(frozen=True, slots=True)
class Seal:
    """What was shown of a deck before it was used, and what opens it.

    Raises ValueError naming the part that is of another form.
    """

    commitment: str
    """SHA-256 of the sealed text, 64 hexadecimal digits."""
    salt: str
    """32 hexadecimal digits, so that nobody can find the order by trying all there are."""
    cut: int | None = None
    """How many cards went from the top to the bottom, 0 to 51; None while this is open."""

    def __post_init__(self) -> None:
        _check("commitment", self.commitment, 64)
        _check("salt", self.salt, 2 * SALT_BYTES)
        if self.cut is not None and not 0 <= self.cut < DECK_SIZE:
            raise ValueError(f"the cut is {self.cut}: it must be 0 to {DECK_SIZE - 1}")


def sealed(order: tuple[Card, ...], rng: Random) -> Seal:
    """Return the seal of a shuffled deck, not yet cut, its salt drawn from `rng`."""
    salt = bytes(int(rng.random() * 256) for _ in range(SALT_BYTES)).hex()
    return Seal(commitment(order, salt), salt)


def commitment(order: tuple[Card, ...], salt: str) -> str:
    """Return what seals an order: the SHA-256 of `sealed_text` in ASCII."""
    return hashlib.sha256(sealed_text(order, salt).encode("ascii")).hexdigest()


def sealed_text(order: tuple[Card, ...], salt: str) -> str:
    """Return the text that is sealed: form, salt, and the cards from the top, before the cut.

    >>> sealed_text((0, 51, 22), "00ff")
    'gin-rummy deal 1|00ff|Ac Ks Td'
    """
    return f"{FORM}|{salt}|{order_text(order)}"


def holds(seal: Seal, order: tuple[Card, ...]) -> bool:
    """Return whether an order, as it was before the cut, is the one that was sealed."""
    return commitment(order, seal.salt) == seal.commitment


def cut_at(seal: Seal, place: int) -> Seal:
    """Return the seal with the cut made; raises ValueError when it was made, or for the place."""
    if seal.cut is not None:
        raise ValueError("the deck has been cut already")
    return replace(seal, cut=place)


def rotated(order: tuple[Card, ...], cut: int) -> tuple[Card, ...]:
    """Return a deck with its top `cut` cards put under the others; a negative cut undoes that."""
    return (*order[cut:], *order[:cut])


def _check(name: str, text: str, length: int) -> None:
    if len(text) != length or not set(text) <= set("0123456789abcdef"):
        raise ValueError(f"the {name} is {text[:70]!r}: it must be {length} of 0-9 and a-f")
