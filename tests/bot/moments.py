"""Moments of hands between two players, and the same moments with the hidden cards dealt anew."""

from collections.abc import Generator, Iterator
from dataclasses import replace
from random import Random
from typing import TypeVar

from game.bot.classic import classic
from game.bot.mind import LEVEL, conclude
from game.core.cards import as_mask, bit, each, parse_card, parse_cards
from game.core.deal import shuffle
from game.core.round import Phase, Round, apply, deal
from game.core.rules import HOUSE, Rules
from game.core.view import PlayerView, view_of

Value = TypeVar("Value")


def ended(work: Generator[None, None, Value]) -> Value:
    """Return what work in slices comes to, all slices at once."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            value: Value = done.value
            return value


def moments(seed: int, rules: Rules = HOUSE) -> Iterator[Round]:
    """Yield every state of one hand before somebody acts."""
    round_ = deal(rules, seed % 2, shuffle(Random(seed)))
    while round_.phase is not Phase.OVER:
        yield round_
        action = conclude(classic(view_of(round_, round_.turn), LEVEL, Random(seed)))
        round_, _ = apply(round_, action)


def dealt_anew(round_: Round, rng: Random) -> Round:
    """Return the round with all cards dealt anew that the seat to act cannot know."""
    seat, other = round_.turn, 1 - round_.turn
    known = round_.known[other]
    hidden = [*each(round_.hands[other] & ~known), *round_.stock]
    rng.shuffle(hidden)
    kept = len(hidden) - len(round_.stock)
    theirs = known | as_mask(hidden[:kept])
    hands = (round_.hands[0], theirs) if seat == 0 else (theirs, round_.hands[1])
    return replace(round_, hands=hands, stock=tuple(hidden[kept:]))


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
