"""When the stock is down to its last cards, who does not knock gets nothing."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

import pytest

from game.bot.coach import advise, signs
from game.bot.eleven import melding
from game.bot.expert import expert
from game.bot.finish import Finish, drawable, finish_of, voids
from game.bot.guess import guess
from game.bot.hands import Hand, dealt, rival_of
from game.bot.mind import LEVEL, Standing, conclude
from game.bot.opponents import NORA
from game.bot.reckon import Option, moment, options
from game.bot.risk import showdown
from game.core.actions import Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import as_mask, bit, each, parse_card, parse_cards
from game.core.deadwood import best_discards, deadwood
from game.core.deal import shuffle
from game.core.round import Phase, Round, apply, deal
from game.core.rules import HOUSE
from game.core.view import PlayerView, view_of
from tests.bot.moments import ended, holding, moments

SEEDS = range(40)
FULL = 31
CLEAR = 6
"""A knock worth so many points is one for Nora too, who imagines fewer hands."""


def without_knocks(seed: int) -> Iterator[PlayerView]:
    """Yield what each seat sees in turn, when nobody takes or knocks."""
    round_ = deal(HOUSE, seed % 2, shuffle(Random(seed)))
    while round_.phase is not Phase.OVER:
        view = view_of(round_, round_.turn)
        yield view
        round_, _ = apply(round_, _patient(view))


def _patient(view: PlayerView) -> Discard | DrawStock | Pass:
    if view.phase is not Phase.DISCARD:
        return DrawStock() if view.can_draw else Pass()
    _, cards = best_discards(view.hand, view.throwable)
    return Discard(next(each(cards)))


def last_turn(seed: int) -> PlayerView:
    """Return the last moment of such a hand."""
    *_, view = without_knocks(seed)
    return view


def going_on(view: PlayerView) -> list[Option]:
    """Return the discards among the options of a view."""
    return [each for each in ended(options(view, LEVEL)) if isinstance(each.action, Discard)]


@pytest.mark.parametrize("seed", SEEDS[:5])
def test_in_the_last_turn_every_discard_is_worth_nothing(seed: int) -> None:
    view = last_turn(seed)
    assert drawable(view) == 0
    assert {option.worth for option in going_on(view)} == {0.0}
    assert {option.worth for option in going_on(replace(view, stock_count=FULL))} != {0.0}


def test_in_the_last_turn_a_knock_that_is_likely_to_win_is_made() -> None:
    """By the expert, who would often have played on, and by Nora, who never knocks so late."""
    changed = 0
    for view in map(last_turn, SEEDS):
        found = ended(options(view, LEVEL))
        knock = next((each for each in found if isinstance(each.action, Knock)), None)
        if knock is None or knock.left == 0:
            continue
        done = conclude(expert(view, LEVEL, Random(1)))
        assert isinstance(done, Knock) == (knock.worth > 0)
        if abs(knock.worth) > CLEAR:
            late = conclude(NORA.mind(view, LEVEL, Random(1)))
            assert isinstance(late, Knock) == (knock.worth > 0)
        early = conclude(expert(replace(view, stock_count=FULL), LEVEL, Random(1)))
        changed += isinstance(early, Knock) != (knock.worth > 0)
    assert changed


def finish(hand: str, unseen: str, limit: int = 10) -> Finish:
    """Return the finish against one hand, with the cards that are still hidden beside it."""
    cards = parse_cards(hand)
    view = holding("5h 6h 7h 2c 2d 2s Ac Ad 3s 4d Kd", "Kc")
    seen = as_mask(range(52)) & ~cards & ~parse_cards(unseen)
    view = replace(view, hand=seen & ~bit(parse_card("Kc")))
    held = Hand(cards, 1.0, deadwood(cards), melding(cards))
    return ended(finish_of(view, rival_of((held,), limit)))


SEVENTEEN = "3c 3d 3h 7s 8s 9s 2c Ah 5d 9d"
"""Loose are 2, 1, 5 and 9: with a ten of spades he may knock with 8, with an ace with 9."""

HIDDEN = "As 2h Ts Qc Kh"


def test_he_knocks_with_what_he_draws() -> None:
    end = finish(SEVENTEEN, HIDDEN)
    assert dict(end.knocks[0]) == pytest.approx({8: 0.2, 9: 0.2, 10: 0.2})
    king = parse_card("Kd")
    assert end.worth(40, king) == pytest.approx(-(32 + 31 + 30) / 5)
    assert end.worth(9, king) == pytest.approx((-1 + 25 + 26) / 5)
    assert dict(finish(SEVENTEEN, HIDDEN, limit=8).knocks[0]) == pytest.approx({8: 0.2})


def test_he_takes_what_lets_him_knock() -> None:
    end = finish(SEVENTEEN, HIDDEN)
    assert end.worth(40, parse_card("Ad")) == pytest.approx(-31)
    assert end.worth(9, parse_card("Ad")) == pytest.approx(25)


def test_a_hand_far_from_a_knock_needs_a_card_that_melds() -> None:
    """With 35 loose points a third jack leaves five, once the king is thrown; a queen nothing."""
    far = "8c 8d 8h Jc Jd 2s 3s 4s Ks 5d"
    assert dict(finish(far, "Js Qh").knocks[0]) == pytest.approx({5: 0.5})
    assert finish(far, "Qh Kc").worth(40, parse_card("Js")) == pytest.approx(-35)


def test_a_card_that_he_may_hold_is_not_thrown_to_him() -> None:
    """A drawn card is only imagined: hands that hold it tell nothing of its being thrown."""
    assert finish(SEVENTEEN, HIDDEN).worth(40, parse_card("9d")) == 0.0


def test_gin_with_the_last_card_costs_the_bonus() -> None:
    """A jack makes gin, a five leaves 5, two kings leave the nine: whoever holds 6 loses to two."""
    end = finish("3c 3d 3h 7s 8s 9s Jc Jd Jh 9d", "Js 5c Kd Kh")
    assert dict(end.knocks[0]) == pytest.approx({0: 0.25, 5: 0.25, 9: 0.5})
    assert end.worth(6, parse_card("Qd")) == pytest.approx((-31 - 1 + 2 * 28) / 4)


def test_before_the_last_draw_a_discard_is_worth_what_the_finish_says() -> None:
    for seed in SEEDS[:5]:
        [view] = (
            each
            for each in without_knocks(seed)
            if drawable(each) == 1 and each.phase is Phase.DISCARD
        )
        now = ended(moment(view))
        assert now.finish is not None
        for option in going_on(view):
            assert isinstance(option.action, Discard)
            if option.left == 0:
                continue  # better than any knock that it could meet, but not than gin
            assert option.worth == now.finish.worth(option.left, option.action.card)


def test_a_late_knock_is_worth_less_than_the_hands_say() -> None:
    for view in map(last_turn, SEEDS[:12]):
        now = ended(moment(view))
        for knock in ended(options(view, LEVEL)):
            if isinstance(knock.action, Knock) and knock.left:
                said, _ = showdown(view, now.rival.hands, knock.left, knock.action.melds)
                assert knock.worth == pytest.approx(said - 10)


def test_late_in_a_hand_the_opponent_may_well_wait() -> None:
    view = last_turn(1)
    now = ended(moment(view))
    usual = ended(dealt(view, guess(view)))
    limit = now.rival.limit
    fit = [
        sum(hand.weight for hand in hands if hand.left <= limit)
        for hands in (now.rival.hands, usual)
    ]
    assert fit[0] > 2 * fit[1]


def test_a_void_hand_is_worth_what_the_match_then_is() -> None:
    """Nothing while it is level; one who lacks a point is nearer to it than his opponent."""
    view = last_turn(0)
    ahead, behind = (
        {each.worth for each in ended(options(view, standing)) if isinstance(each.action, Discard)}
        for standing in (Standing(75, 0), Standing(0, 75))
    )
    assert len(ahead) == len(behind) == 1
    assert ahead.pop() == pytest.approx(-behind.pop()) != 0


@pytest.mark.parametrize("dealt_so", [29, 30])
def test_a_stock_that_is_short_from_the_start_makes_nobody_late(dealt_so: int) -> None:
    rules = replace(HOUSE, void_stock=dealt_so)
    round_ = next(each for each in moments(3, rules) if each.phase is Phase.DISCARD)
    assert ended(moment(view_of(round_, round_.turn))).finish is None


def test_a_match_that_a_knock_wins_is_seen_before_the_card_is_drawn() -> None:
    """What the top of the pile is worth counts the match, where it makes a knock possible."""
    told = 0
    for seed in range(30):
        for round_ in moments(seed):
            view = view_of(round_, round_.turn)
            if view.phase is Phase.DRAW and view.can_take:
                told += _taking(view, LEVEL) != _taking(view, Standing(97, 20))
    assert told


def _taking(view: PlayerView, standing: Standing) -> float | None:
    found = ended(options(view, standing))
    return next((each.worth for each in found if isinstance(each.action, TakeDiscard)), None)


FEW = replace(HOUSE, pile_draw_limit=2)
"""With these rules a hand is void where each seat has taken what the other threw."""


def before_the_last_take(seeds: Iterable[int]) -> Iterator[Round]:
    """Yield rounds in which one more card taken from the pile leaves a knock or a void hand."""
    for seed in seeds:
        for round_ in moments(seed, FEW):
            if round_.phase is Phase.DRAW and round_.pile_draws == FEW.pile_draw_limit - 1:
                yield round_


def seen(round_: Round) -> PlayerView:
    """Return what the seat to act sees."""
    return view_of(round_, round_.turn)


def test_with_the_last_card_of_the_pile_every_discard_is_worth_nothing() -> None:
    for round_ in before_the_last_take(range(12)):
        view = seen(apply(round_, TakeDiscard())[0])
        assert voids(view)
        assert {option.worth for option in going_on(view)} == {0.0}
        assert {option.worth for option in going_on(replace(view, pile_draws=1))} != {0.0}


def test_a_take_that_voids_the_hand_is_worth_no_more_than_that_or_a_knock() -> None:
    """Foreseen while the card lies on the pile; a card of the stock begins the count anew."""
    told = {True: 0, False: 0}
    for round_ in before_the_last_take(range(12)):
        view, after = seen(round_), seen(apply(round_, TakeDiscard())[0])
        taking = _taking(view, LEVEL)
        if taking is None:
            continue
        told[bool(after.knockable)] += 1
        assert taking >= 0.0
        if not after.knockable:
            assert taking == 0.0
        [drawn] = (each.worth for each in ended(options(view, LEVEL)) if each.action == DrawStock())
        freely = replace(view, rules=replace(FEW, pile_draw_limit=40))
        assert drawn in {each.worth for each in ended(options(freely, LEVEL))}
    assert all(told.values())


def test_the_coach_says_that_a_take_voids_the_hand() -> None:
    """But not of one that lets the player knock, as the last of these deals does."""
    said = set()
    for round_ in before_the_last_take((*range(12), 128)):
        view = seen(round_)
        best, *_ = ended(advise(view))
        knock = bool(seen(apply(round_, TakeDiscard())[0]).knockable)
        if best.action == DrawStock():
            assert ("would be void" in best.why) == (not knock), best.why
            said.add(knock)
    assert said == {True, False}


def test_the_coach_says_that_the_hand_is_void_with_the_last_discard() -> None:
    said = {}
    for view in map(last_turn, SEEDS):
        best = ended(advise(view))[0]
        if isinstance(best.action, Discard):
            name = signs(best.action.card)
            left, _ = best_discards(view.hand, view.knockable) if view.knockable else (None, 0)
            knock = f", which is worth more than a knock with {left}" if view.knockable else ""
            told = f"Throw {name}: with it the hand is void and nobody scores{knock}."
            assert best.why == told
            said[bool(knock)] = told
    assert set(said) == {True, False}
