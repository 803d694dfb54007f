"""The coach names the best action with its reasons in numbers, and finds what a hand cost."""

from dataclasses import replace
from random import Random

import pytest

from game.bot.coach import advise, review
from game.bot.mind import Standing
from game.bot.risk import knock_chances
from game.bot.stakes import Stakes
from game.core.actions import Discard, Knock
from game.core.cards import parse_card
from game.core.round import legal_actions
from game.core.spread import best_spread
from game.core.view import view_of
from tests.bot.moments import dealt_anew, ended, holding, moments


def test_it_names_cards_and_numbers() -> None:
    view = holding("5h 6h 7h 2c 2d 9c 8d Ts 4s 3s Kd", "Kc Kh")
    best = ended(advise(view))[0]
    assert best.action == Discard(parse_card("Kd"))
    assert best.why == "Throw K♦: it saves 10 points and the opponent has let two kings go."


def test_it_tells_the_risk_of_a_knock() -> None:
    view = holding("5h 6h 7h 2c 2d 2s Ac Ad 3s 4d Kd", "Kc")
    undercut, enough = ended(knock_chances(view, parse_card("Kd"), Stakes(5, 100)))
    assert 0 <= undercut <= 1 - enough
    best = ended(advise(view, Standing(95, 0)))[0]
    assert best.action == Knock(parse_card("Kd"), best_spread(view, parse_card("Kd")))
    assert best.why.endswith(f", and {round(100 * enough)} of 100 win you the match.")
    by_total = replace(view, rules=replace(view.rules, match_winner="total"))
    assert "of 100 take you to the target." in ended(advise(by_total, Standing(95, 0)))[0].why
    gin = holding("5h 6h 7h 8h 2c 2d 2s 9d 9s 9c Kd", "Kc")
    assert ended(advise(gin))[0].why.startswith("Gin: 25 points")


@pytest.mark.parametrize("seed", range(4))
def test_every_action_is_ranked_once_and_legal(seed: int) -> None:
    for round_ in moments(seed):
        ranked = ended(advise(view_of(round_, round_.turn)))
        legal = legal_actions(round_)
        assert all(advice.action in legal for advice in ranked)
        assert [a.worth for a in ranked] == sorted((a.worth for a in ranked), reverse=True)
        throws = {a.action for a in ranked if isinstance(a.action, Discard)}
        assert throws == {action for action in legal if isinstance(action, Discard)}
        assert any(isinstance(a.action, Knock) for a in ranked) == any(
            isinstance(action, Knock) for action in legal
        )
        assert all(a.why.endswith(".") and a.why[0].isupper() for a in ranked)


def test_hidden_cards_do_not_change_the_advice() -> None:
    for round_ in moments(2):
        other = dealt_anew(round_, Random(9))
        assert ended(advise(view_of(other, other.turn))) == ended(
            advise(view_of(round_, round_.turn))
        )


def test_a_review_finds_what_cost_most_and_nothing_in_the_best_play() -> None:
    taken = [view_of(round_, round_.turn) for round_ in moments(4)]
    worst = [(view, ended(advise(view))[-1].action) for view in taken]
    lapses = ended(review(worst))
    assert len(lapses) == 3
    assert [lapse.cost for lapse in lapses] == sorted((a.cost for a in lapses), reverse=True)
    assert all(" cost " in lapse.why and "Better: " in lapse.why for lapse in lapses)
    played = [(view, ended(advise(view))[0].action) for view in taken]
    assert ended(review(played)) == []
