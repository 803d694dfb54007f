"""The arrangement shown where several leave the same deadwood."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from game.core.actions import DrawStock, Pass
from game.core.cards import as_mask, bit, cards_text, count, each, parse_card
from game.core.melds import Arrangement, arrangements, layoff
from game.core.round import Round, apply, deal
from game.core.rules import HOUSE, STANDARD
from game.core.spread import best_spread, expected_layoff, spreads
from game.core.view import PlayerView, view_of
from tests.core import brute
from tests.core.deals import STARTER, story
from tests.core.hands import playout, rich_cards

TWO_WAYS = "2s Ac 2c 3c 3d 4d 3h 4h 5h 6h"
AGAINST = "4s 9s Js 4c Jc 5d 9d 2h 9h Jh"
SET_SHOWN, RUNS_SHOWN = "3c 3d 3h / 4h 5h 6h", "Ac 2c 3c / 3h 4h 5h 6h"


def text(melds: Arrangement) -> str:
    return " / ".join(cards_text(meld) for meld in melds)


def ready(upcard: str = "Qs", *moves: str) -> PlayerView:
    """Return the starter's view of TWO_WAYS with the Kd drawn."""
    told = story(TWO_WAYS, AGAINST, upcard, "Kd").play(*(moves or ("pass", "pass")), "draw")
    return view_of(told.round, STARTER)


def knocks(seeds: range) -> Iterator[tuple[Round, PlayerView, int]]:
    """Yield the knocks that random deals offer."""
    for seed in seeds:
        for round_ in playout(HOUSE, Random(seed)):
            view = view_of(round_, round_.turn)
            for card in each(view.knockable):
                yield round_, view, card


def test_what_gives_less_away_is_shown() -> None:
    view = ready()
    assert text(best_spread(view, parse_card("Kd"))) == SET_SHOWN
    assert [text(melds) for melds in spreads(view, parse_card("Kd"))] == [SET_SHOWN, RUNS_SHOWN]


def test_a_card_seen_taken_by_the_defender_counts_whole() -> None:
    view = ready("3s", "pass", "take", "discard 9s")
    assert [text(melds) for melds in spreads(view, parse_card("Kd"))] == [RUNS_SHOWN, SET_SHOWN]


def test_a_card_seen_thrown_counts_nothing() -> None:
    view = ready("3s", "pass", "pass")
    (_, *others) = spreads(view, parse_card("Kd"))
    assert [text(melds) for melds in others] == [RUNS_SHOWN]
    open_set = replace(view, discards=())
    for melds in arrangements(view.hand & ~bit(parse_card("Kd"))):
        shows_set = text(melds) == SET_SHOWN
        assert (expected_layoff(open_set, melds) > expected_layoff(view, melds)) == shows_set


def test_the_game_chooses_where_the_rules_say_so() -> None:
    told = story(TWO_WAYS, AGAINST, "Qs", "Kd", rules=STANDARD).play("pass", "pass", "draw")
    offered = spreads(view_of(told.round, STARTER), parse_card("Kd"))
    assert [text(melds) for melds in offered] == [SET_SHOWN]


def test_arrangements_open_to_the_same_cards_are_offered_once() -> None:
    told = story("4h 5h 6h 7h 8h 9h Kc Kd Ks 2c", "4s 9s Js 4c Jc 5d 9d 2h 7c Jh", "Qs", "Jd")
    told.play("pass", "pass", "draw")
    view = view_of(told.round, STARTER)
    assert len(arrangements(view.hand & ~bit(parse_card("Jd")))) == 2
    assert len(spreads(view, parse_card("Jd"))) == 1


def test_gin_is_offered_once() -> None:
    told = story("3c 3d 3h 4h 5h 6h 7s 8s 9s Ts", "4s Ks Js 4c Jc 5d 9d 2h 9h Jh", "Qs", "Ac 2c")
    told.play("pass", "pass", "draw")
    assert len(spreads(view_of(told.round, STARTER), parse_card("Ac"))) == 1


def test_the_choice_is_always_legal_and_the_first_offered() -> None:
    for _, view, card in knocks(range(60)):
        offered = spreads(view, card)
        assert set(offered) <= set(arrangements(view.hand & ~bit(card)))
        best = expected_layoff(view, best_spread(view, card))
        assert expected_layoff(view, offered[0]) == best
        assert sorted(offered, key=lambda melds: expected_layoff(view, melds)) == list(offered)


def reachable(hand: int, spread: Arrangement) -> int:
    """Return the points of all cards of a hand that fit somewhere, by trying everything."""
    gone = brute.laid_off(brute.pairs(hand), tuple(map(brute.pairs, spread)))
    return max(brute.worth(cards) for cards in gone)


@pytest.mark.parametrize("moves", [(), ("pass", "take", "discard 9s")])
def test_the_expectation_is_the_mean_over_hands_the_defender_may_have(
    moves: tuple[str, ...],
) -> None:
    view = ready("3s", *moves)
    rng = Random(1)
    unseen, known = list(each(view.unseen)), view.opponent_known
    samples = 2000
    for melds in arrangements(view.hand & ~bit(parse_card("Kd"))):
        hands = (
            known | as_mask(rng.sample(unseen, view.opponent_count - count(known)))
            for _ in range(samples)
        )
        mean = sum(reachable(hand, melds) for hand in hands) / samples
        assert mean == pytest.approx(expected_layoff(view, melds), abs=0.25)


SAMPLES = 100


def rich_knocks(seeds: range) -> Iterator[tuple[PlayerView, int]]:
    """Yield knocks after the first draw with hands that can be shown in several ways."""
    for seed in seeds:
        rng = Random(seed)
        mine = rich_cards(rng, 10)
        rest = rng.sample([card for card in range(52) if card not in mine], 42)
        dealt = [card for pair in zip(mine, rest[:10], strict=True) for card in pair]
        round_ = deal(HOUSE, 1, (*dealt, *rest[10:]))
        for action in (Pass(), Pass(), DrawStock()):
            round_, _ = apply(round_, action)
        view = view_of(round_, STARTER)
        for card in each(view.knockable):
            if len(spreads(view, card)) > 1:
                yield view, card
                break


def test_the_choice_is_as_good_as_the_best_in_play() -> None:
    """Count real layoffs, in which the defender keeps his own melds where that leaves less.

    The best in play is found with one half of the hands and compared with the other half, so that
    chance does not speak for it.
    """
    rng = Random(2)
    lost = 0.0
    cases = list(rich_knocks(range(400)))
    for view, card in cases:
        offered = spreads(view, card)
        found, compared = left_over(view, offered, rng), left_over(view, offered, rng)
        lost += (compared[found.index(max(found))] - compared[0]) / SAMPLES
    assert len(cases) > 50
    assert lost / len(cases) < 0.1


def left_over(view: PlayerView, offered: tuple[Arrangement, ...], rng: Random) -> list[int]:
    """Return what the same random defenders have left over against each spread, in total."""
    unseen, known = list(each(view.unseen)), view.opponent_known
    hands = [
        known | as_mask(rng.sample(unseen, view.opponent_count - count(known)))
        for _ in range(SAMPLES)
    ]
    return [sum(layoff(hand, melds).points for hand in hands) for melds in offered]


def test_the_view_holds_no_hidden_card() -> None:
    names = {name for name in PlayerView.__slots__ if "hand" in name or "stock" in name}
    assert names == {"hand", "stock_count"}
