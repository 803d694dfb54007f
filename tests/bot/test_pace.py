"""A move that needs no thought is quick, and one that gives something up is slow."""

from game.bot.pace import EASY, HARD, OBVIOUS, seconds
from game.core.actions import Discard, DrawStock, Knock, Pass
from game.core.cards import parse_card
from game.core.melds import arrangements
from game.core.round import Phase
from game.core.view import view_of
from tests.bot.moments import holding, moments


def test_the_only_move_is_quick() -> None:
    for round_ in moments(1):
        view = view_of(round_, round_.turn)
        if round_.phase is Phase.STOCK:
            assert seconds(view, DrawStock()) == OBVIOUS
        if round_.phase is Phase.UPCARD:
            assert seconds(view, Pass()) == EASY


def test_a_lone_king_is_quick_and_a_sacrifice_is_slow() -> None:
    view = holding("5h 6h 7h 2c 2d 2s 3c 3d 4s As Kd", "Kc")
    assert seconds(view, Discard(parse_card("Kd"))) == OBVIOUS
    assert seconds(view, Discard(parse_card("4s"))) == HARD
    assert seconds(view, Knock(parse_card("Kd"), arrangements(view.hand)[0])) == HARD
    twins = holding("5h 6h 7h 2c 2d 2s 3c 3d 4s Ks Kd", "Kc")
    assert seconds(twins, Discard(parse_card("Kd"))) == EASY
