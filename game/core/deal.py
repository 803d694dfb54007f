"""The deck, put in order by a random source that is handed in."""

from random import Random

from game.core.cards import DECK_SIZE, Card


def shuffle(rng: Random) -> tuple[Card, ...]:
    """Return the 52 cards in an order drawn from `rng`.

    Fisher and Yates's shuffle on `Random.random()`, the one method whose values Python promises
    to keep from version to version, so that a seed gives the same deal everywhere.
    """
    deck = list(range(DECK_SIZE))
    for last in range(DECK_SIZE - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        deck[last], deck[other] = deck[other], deck[last]
    return tuple(deck)
