"""The arrangement shown where several leave the same deadwood."""

from random import Random

from game.core.cards import bit, cards_text, each, parse_card
from game.core.melds import arrangements
from game.core.rules import HOUSE
from game.core.spread import best_spread
from game.core.view import PlayerView, view_of
from tests.core.deals import STARTER, story
from tests.core.hands import playout

TWO_WAYS = "2s Ac 2c 3c 3d 4d 3h 4h 5h 6h"
AGAINST = "4s 9s Js 4c Jc 5d 9d 2h 9h Jh"


def shown(view: PlayerView, card: str) -> str:
    return " / ".join(cards_text(meld) for meld in best_spread(view, parse_card(card)))


def test_what_gives_less_away_is_shown() -> None:
    told = story(TWO_WAYS, AGAINST, "Qs", "Kd").play("pass", "pass", "draw")
    spread = shown(view_of(told.round, STARTER), "Kd")
    assert spread == "3c 3d 3h / 4h 5h 6h"
    assert told.play(f"knock Kd: {spread}").showdown.defence.points == 15


def test_a_card_that_the_defender_is_known_to_hold_counts_whole() -> None:
    told = story("3h 4h 5h 6h 6c 6d 6s 9s Ts Js", "2d 4d Ah Ks Kh 5s 7d Qh Jd 8c", "2h")
    told.play("pass", "take", "discard Kh", "draw")
    drawn = told.round.drawn
    assert drawn is not None
    view = view_of(told.round, STARTER)
    assert view.opponent_known == bit(parse_card("2h"))
    ways = arrangements(view.hand & ~bit(drawn))
    assert len(ways) > 1
    assert best_spread(view, drawn) in ways


def test_the_choice_never_looks_at_the_hidden_cards() -> None:
    assert "hands" not in PlayerView.__slots__
    assert "stock" not in PlayerView.__slots__


def test_the_choice_is_always_legal() -> None:
    for seed in range(40):
        for round_ in playout(HOUSE, Random(seed)):
            view = view_of(round_, round_.turn)
            for card in each(view.knockable):
                assert best_spread(view, card) in arrangements(view.hand & ~bit(card))
