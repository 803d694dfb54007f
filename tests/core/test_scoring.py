"""What endings are worth: the worked examples of the rules."""

import pytest

from game.core.melds import Layoff
from game.core.rules import HOUSE, Rules
from game.core.scoring import Ending, Result, Score, Showdown, score


def ended(knocker: int, defender: int, seat: int = 0) -> Result:
    """Return a hand knocked by a seat with this deadwood against that."""
    return Result(Showdown(seat, 0, (), knocker, Layoff(defender, (), ())))


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
    rules = Rules(gin_bonus=20, undercut_bonus=10)
    assert score(ended(0, 40), rules).total == 60
    assert score(ended(8, 5), rules).total == 13
