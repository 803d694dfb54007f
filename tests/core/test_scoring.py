"""What endings are worth: the worked examples of the rules."""

from dataclasses import replace

import pytest

from game.core.cards import parse_card
from game.core.melds import Layoff
from game.core.rules import HOUSE, STANDARD, Rules
from game.core.scoring import Ending, Result, Score, Showdown, score


def ended(
    knocker: int, defender: int, seat: int = 0, *, upcard: str = "2h", big_gin: bool = False
) -> Result:
    """Return a hand knocked by a seat with this deadwood against that."""
    discard = None if big_gin else 0
    defence = Layoff(defender, (), ())
    return Result(Showdown(seat, discard, (), knocker, defence, parse_card(upcard)))


@pytest.mark.parametrize(
    ("knocker", "defender", "ending", "worth"),
    [
        (8, 5, Ending.UNDERCUT, Score(25, 3)),  # example 1: 25 + 8 - 5 = 28
        (10, 6, Ending.UNDERCUT, Score(25, 4)),  # example 2: 29
        (7, 7, Ending.UNDERCUT, Score(25, 0)),  # example 3: a tie
        (1, 0, Ending.UNDERCUT, Score(25, 1)),
        (8, 30, Ending.KNOCK, Score(0, 22)),
        (9, 10, Ending.KNOCK, Score(0, 1)),
        (0, 40, Ending.GIN, Score(25, 40)),
        (0, 0, Ending.GIN, Score(25, 0)),
    ],
)
def test_worth(knocker: int, defender: int, ending: Ending, worth: Score) -> None:
    for seat in (0, 1):
        result = ended(knocker, defender, seat)
        assert result.ending is ending
        assert score(result, HOUSE) == worth
        assert result.winner == (1 - seat if ending is Ending.UNDERCUT else seat)


def test_a_void_hand_is_worth_nothing_to_nobody() -> None:
    assert Result(None).winner is None
    assert score(Result(None), HOUSE).total == 0


def test_bonuses_are_fields() -> None:
    rules = Rules(gin_bonus=20, undercut_bonus=10, big_gin_bonus=50)
    assert score(ended(0, 40), rules).total == 60
    assert score(ended(8, 5), rules).total == 13
    assert score(ended(0, 40, big_gin=True), rules).total == 90


@pytest.mark.parametrize("defender", [0, 40])
def test_big_gin_scores_its_own_bonus_and_is_never_undercut(defender: int) -> None:
    result = ended(0, defender, 1, big_gin=True)
    assert (result.ending, result.winner) == (Ending.BIG_GIN, 1)
    assert score(result, STANDARD) == Score(31, defender)


@pytest.mark.parametrize(
    ("result", "single"),
    [
        (ended(8, 30, upcard="7s"), 22),
        (ended(8, 5, upcard="7s"), 28),
        (ended(0, 40, upcard="As"), 65),
        (ended(0, 40, upcard="Ks", big_gin=True), 71),
        (Result(None), 0),
    ],
)
def test_a_spade_upcard_doubles_difference_and_bonus(result: Result, single: int) -> None:
    assert score(result, STANDARD).total == single
    assert score(result, replace(STANDARD, spade_factor=2)).total == 2 * single


def test_another_upcard_doubles_nothing() -> None:
    for upcard in ("7c", "7d", "7h"):
        assert score(ended(8, 30, upcard=upcard), Rules(spade_factor=2)).total == 22
