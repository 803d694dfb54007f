"""The hands that the opponent may hold are possible ones, and what he did tells in them."""

from random import Random

import pytest

from game.bot.eleven import best_of_eleven, melding
from game.bot.guess import guess
from game.bot.hands import Hand, clues_of, dealer, dealt, rival_of, sharpened, signs_of
from game.bot.risk import showdown
from game.core.cards import bit, each, parse_card, parse_cards
from game.core.deadwood import deadwood
from game.core.round import Phase
from game.core.rules import HOUSE
from game.core.view import PlayerView, view_of
from tests.bot.moments import ended, holding, moments

SEEDS = range(8)


def views(seed: int) -> list[PlayerView]:
    return [
        view_of(round_, round_.turn)
        for round_ in moments(seed)
        if round_.phase is Phase.DISCARD and round_.thrown[1 - round_.turn]
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_dealt_hands_can_be_held(seed: int) -> None:
    for view in views(seed)[:4]:
        hands = ended(dealt(view, guess(view), 40))
        assert sum(hand.weight for hand in hands) == pytest.approx(1)
        for hand in hands:
            assert hand.cards.bit_count() == view.opponent_count
            assert hand.cards & view.opponent_known == view.opponent_known
            assert not hand.cards & ~(view.unseen | view.opponent_known)
            assert (hand.left, hand.melding) == (deadwood(hand.cards), melding(hand.cards))
        assert ended(dealt(view, guess(view), 40)) == hands


def test_the_short_way_to_what_another_throw_saves_is_right() -> None:
    """Where the card thrown melds with nothing, its saving comes from the ten cards alone."""
    for view in views(3)[2:6]:
        clues = clues_of(view)
        deal = dealer(view, guess(view), Random(4))
        for _ in range(50):
            hand = deal()
            left, meld = deadwood(hand), melding(hand)
            saving = left - best_of_eleven(hand | bit(clues.thrown[0]))
            signs = signs_of(hand, left, meld, clues)
            assert signs[11:13] == [saving > 0, min(saving, 10) / 5]


def test_whole_hands_guess_better_than_single_chances() -> None:
    """Over many moments the cards really held gain by what fits together."""
    gains: list[float] = []
    for seed in range(30):
        for round_ in moments(seed):
            view = view_of(round_, round_.turn)
            if round_.phase is Phase.DISCARD and view.own_thrown.bit_count() >= 3:
                thought = guess(view)
                closer = sharpened(thought, ended(dealt(view, thought, 100)))
                theirs = round_.hands[1 - round_.turn] & ~view.opponent_known
                gains += [closer.chance[card] - thought.chance[card] for card in each(theirs)]
    assert sum(gains) / len(gains) > 0.005


def test_one_who_could_have_knocked_is_thought_not_to_be_able() -> None:
    """The same hands weighed and not: few of the heavy ones are fit to knock."""
    for view in views(5)[4:8]:
        thought = guess(view)
        deal = dealer(view, thought, Random(view.hand))
        plain = [deadwood(deal()) <= 10 for _ in range(200)]
        weighed = rival_of(ended(dealt(view, thought)), 10).fit
        assert weighed < max(0.02, sum(plain) / len(plain))


def test_a_gift_is_what_the_hands_would_gain() -> None:
    cards = parse_cards("4h 5h 8c 8d Kd Ks 2c 3c 9h Js")
    hand = Hand(cards, 1.0, deadwood(cards), melding(cards))
    rival = rival_of((hand,), HOUSE.knock_limit)
    gift = rival.gift(parse_card("8s"))
    after = deadwood(cards & ~parse_cards("Kd") | parse_cards("8s"))
    assert (gift.points, gift.knock, gift.gin) == (hand.left - after, 0.0, 0.0)
    assert rival.gift(parse_card("7s")).points == 0
    assert rival.melds[parse_card("6h")] == 1


def test_a_knock_meets_layoffs_and_undercuts() -> None:
    view = holding("5h 6h 7h 2c 2d 2s 9s 9d 9c 4s Kd", "Kc")
    spread = tuple(map(parse_cards, ("2c 2d 2s", "9c 9d 9s", "5h 6h 7h")))
    caught = parse_cards("8h Th Jd Qd Kh Ks Qc Js Tc 9h")
    ready = parse_cards("Td Jd Qd Ah 3d 4d 5d 8h Kh Ks")
    hands = tuple(Hand(cards, 0.5, deadwood(cards), melding(cards)) for cards in (caught, ready))
    points, undercut = showdown(view, hands, 4, spread)
    fewer = [deadwood(caught & ~parse_cards("8h 9h Th")), deadwood(ready & ~parse_cards("8h"))]
    assert undercut == 0
    assert points == pytest.approx(sum(left - 4 for left in fewer) / 2)
    nothing = parse_cards("Td Jd Qd Ah 3d 4d 5d Jc Qc Kc")
    one = (Hand(nothing, 1.0, deadwood(nothing), melding(nothing)),)
    assert showdown(view, one, 4, spread) == (-(25 + 4 - 1), 1.0)
