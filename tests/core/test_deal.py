"""The shuffle: a seed gives one deck everywhere, and every card gets everywhere alike."""

from collections import Counter
from random import Random

from game.core.cards import DECK_SIZE, order_text
from game.core.deal import shuffle

SEED_1 = (
    "9s 9h 2h 4c 3d 8c 7d 2s Ts 7h Tc Td 3c 2d 6d Ad Kd 8s 3s 8d Qs Qd Jh Jc 6c 6h "
    "7s Ks Qc 3h Qh Js 4s As 8h 9c Ah 4d Ac 5h 5d 6s 2c 5c Th 4h 9d Jd Kc Kh 5s 7c"
)


def test_a_seed_gives_this_deck_on_every_python() -> None:
    assert order_text(shuffle(Random(1))) == SEED_1


def test_a_deck_is_every_card_once() -> None:
    for seed in range(50):
        assert sorted(shuffle(Random(seed))) == list(range(DECK_SIZE))


def test_every_card_comes_to_every_place_alike() -> None:
    decks = 5200
    rng = Random(20261130)
    counts = Counter[tuple[int, int]]()
    for _ in range(decks):
        counts.update(enumerate(shuffle(rng)))
    expected = decks / DECK_SIZE
    chi_squared = sum(
        (counts[place, card] - expected) ** 2 / expected
        for place in range(DECK_SIZE)
        for card in range(DECK_SIZE)
    )
    # 51 * 51 = 2601 degrees of freedom: mean 2601, standard deviation sqrt(5202) = 72
    assert abs(chi_squared - 2601) < 4 * 72


def test_neighbours_are_not_kept_together() -> None:
    rng = Random(7)
    together = sum(
        abs(deck.index(0) - deck.index(1)) == 1 for deck in (shuffle(rng) for _ in range(5200))
    )
    # two given cards lie side by side in 51 of the 52 * 51 / 2 pairs of places: 1 in 26
    assert abs(together - 200) < 4 * 200**0.5
