"""The coach names the best action with its reasons in numbers, and finds what a hand cost."""

from random import Random

import pytest

from game.bot.coach import advise, review
from game.bot.risk import undercut_chance
from game.core.actions import Discard, Knock
from game.core.cards import as_mask, bit, parse_card, parse_cards
from game.core.round import Phase, Round, legal_actions
from game.core.rules import HOUSE
from game.core.view import PlayerView, view_of
from tests.bot.moments import dealt_anew, ended, moments


def holding(hand: str, pile: str) -> PlayerView:
    """Return the view of a seat that has drawn and holds a hand beside a pile."""
    cards, discards = parse_cards(hand), [parse_card(text) for text in pile.split()]
    rest = [card for card in range(52) if not (cards | as_mask(discards)) & bit(card)]
    return view_of(
        Round(
            rules=HOUSE,
            dealer=1,
            turn=0,
            phase=Phase.DISCARD,
            hands=(cards, as_mask(rest[:10])),
            stock=tuple(rest[10:]),
            discards=tuple(discards),
            upcard=discards[0],
            thrown=(0, as_mask(discards)),
        ),
        0,
    )


def test_it_names_cards_and_numbers() -> None:
    view = holding("5h 6h 7h 2c 2d 9c 8d Ts 4s 3s Kd", "Kc Kh")
    best = ended(advise(view))[0]
    assert best.action == Discard(parse_card("Kd"))
    assert best.why == "Throw K♦: it saves 10 points and the opponent has let two kings go."


def test_it_tells_the_risk_of_a_knock() -> None:
    view = holding("5h 6h 7h 2c 2d 2s Ac Ad 9s 9d Kd", "Kc")
    chance = ended(undercut_chance(view, parse_card("Kd")))
    assert 0 <= chance <= 1
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
