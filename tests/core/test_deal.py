"""The shuffle: a seed gives one deck everywhere; how even it is, test_shuffle.py counts."""

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
