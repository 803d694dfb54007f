"""Our engine against OpenSpiel's gin_rummy, written by others in C++.

Where it deviates, each time on purpose of this test and with the reason:

- A tie gives it no undercut bonus: it scores the difference, 0.
- It lets the card just taken from the pile be thrown back, also as the knocking discard.
- At two stock cards it gives the next player a last look: he may take the discard to knock.  Ours
  is void then, and he passes there.
- Its `min_deadwood` of eleven cards (after the best discard) is not always the minimum, so only
  ten cards are compared; `test_eleven_cards` keeps one such hand.
- After two cards chained on one end of a run it offers the second again, not the third: it tests
  each card laid off against the meld as first shown.  Three such cards are a run of their own, so
  that the points never differ; `test_a_chain_of_three` keeps one case.
- It ends a hand without a score after 50 draws from the pile in all; ours after 40 in a row.
"""

from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra open_spiel is not installed")

from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard  # noqa: E402
from game.core.cards import Cards, as_mask, bit, cards_text, each, parse_cards, parse_order  # noqa: E402
from game.core.deal import shuffle  # noqa: E402
from game.core.melds import Arrangement, arrangements, deadwood, layoff  # noqa: E402
from game.core.round import Phase, Round, apply, deal, legal_actions  # noqa: E402
from game.core.rules import HOUSE  # noqa: E402
from game.core.scoring import score  # noqa: E402
from tests.core.hands import rich_cards  # noqa: E402
from tests.core.open_spiel import (  # noqa: E402
    DRAW,
    GAME,
    KNOCK,
    MELD_BASE,
    PASS,
    TAKE,
    UTILS,
    from_theirs,
    least_deadwood,
    meld_numbers,
    numbers,
    to_theirs,
)

HANDS = 20_000
DEALS = 500


def some_cards(kind: str, size: int, rng: Random) -> list[int]:
    """Return cards of any or of a few neighbouring ranks."""
    return rng.sample(range(52), size) if kind == "random" else rich_cards(rng, size)


def test_cards_are_translated() -> None:
    for card in range(52):
        assert from_theirs(to_theirs(card)) == card
        assert parse_cards(UTILS.card_string(to_theirs(card))) == bit(card)


@pytest.mark.parametrize("kind", ["random", "meld-rich"])
def test_deadwood_of_ten_cards(kind: str) -> None:
    rng = Random(10)
    for _ in range(HANDS):
        hand = as_mask(some_cards(kind, 10, rng))
        assert deadwood(hand) == least_deadwood(hand), cards_text(hand)


@pytest.mark.parametrize("kind", ["random", "meld-rich"])
def test_knocking_discards_of_eleven_cards(kind: str) -> None:
    rng = Random(11)
    for _ in range(HANDS):
        hand = as_mask(some_cards(kind, 11, rng))
        ours = [card for card in each(hand) if deadwood(hand & ~bit(card)) <= HOUSE.knock_limit]
        theirs = UTILS.legal_discards(numbers(hand), HOUSE.knock_limit)
        assert sorted(map(from_theirs, theirs)) == ours, cards_text(hand)


def some_spread(kind: str, rng: Random) -> tuple[Cards, Arrangement]:
    """Return a defender's ten cards and melds shown against them."""
    while True:
        if kind == "meld-rich":
            cards = rich_cards(rng, 20)
            rest = [card for card in range(52) if card not in cards]
            cards += rng.sample(rest, 20 - len(cards))
            rng.shuffle(cards)
        else:
            cards = [*rich_cards(rng, 10)]
            cards += rng.sample([card for card in range(52) if card not in cards], 10)
        melds = rng.choice(arrangements(as_mask(cards[:10])))
        if melds:
            return as_mask(cards[10:]), melds


def their_best(defender: Cards, spread: Arrangement) -> int:
    """Return the least that their `all_layoffs`, card after card, and `min_deadwood` leave."""
    shown = meld_numbers(spread)
    waiting: list[tuple[int, ...]] = [()]
    seen: dict[frozenset[int], int] = {}
    while waiting:
        gone = waiting.pop()
        if frozenset(gone) in seen:
            continue
        rest = [number for number in numbers(defender) if number not in gone]
        seen[frozenset(gone)] = UTILS.min_deadwood(rest) if rest else 0
        offered = UTILS.all_layoffs(shown, list(gone))
        waiting += [(*gone, number) for number in offered if number in rest]
    return min(seen.values())


@pytest.mark.parametrize("kind", ["random", "meld-rich"])
def test_joint_layoff(kind: str) -> None:
    rng = Random(12)
    for _ in range(HANDS):
        defender, spread = some_spread(kind, rng)
        ours, theirs = layoff(defender, spread).points, their_best(defender, spread)
        shown = f"{' / '.join(map(cards_text, spread))} against {cards_text(defender)}"
        assert ours == theirs, shown


def test_a_chain_of_three() -> None:
    shown = meld_numbers((parse_cards("4c 5c 6c"),))
    chain = [to_theirs(card) for card in parse_order("7c 8c 9c")]
    assert chain[1] in UTILS.all_layoffs(shown, chain[:1])
    offered = UTILS.all_layoffs(shown, chain[:2])
    assert chain[2] not in offered
    assert chain[1] in offered


def test_eleven_cards() -> None:
    hand = parse_cards("2s Ac 2c 4c Ad 2d 3d 4d Ah 2h 4h")
    assert min(deadwood(hand & ~bit(card)) for card in each(hand)) == 0
    assert least_deadwood(hand) == 1


# Whole hands


def their_deal(round_: Round) -> Any:
    """Return their state with the same cards dealt."""
    state = GAME.new_initial_state()
    for cards in (*round_.hands, bit(round_.upcard)):
        for number in numbers(cards):
            state.apply_action(number)
    return state


def expected(round_: Round) -> set[int]:
    """Return what they should allow where we allow what we do."""
    theirs: set[int] = set()
    for action in legal_actions(round_):
        match action:
            case Pass():
                theirs.add(PASS)
            case TakeDiscard():
                theirs.add(TAKE)
            case DrawStock():
                theirs.add(DRAW)
            case Discard(card):
                theirs.add(to_theirs(card))
            case Knock() | BigGin():
                theirs.add(KNOCK)
    if round_.taken is not None:
        theirs.add(to_theirs(round_.taken))
        left = deadwood(round_.hands[round_.turn] & ~bit(round_.taken))
        theirs |= {KNOCK} if left <= HOUSE.knock_limit else set()
    return theirs


def replayed(state: Any, round_: Round, action: Action) -> Round:
    """Play an action in both games, and see that both took it alike; a knock is not finished."""
    after, _ = apply(round_, action)
    match action:
        case Pass():
            state.apply_action(PASS)
        case TakeDiscard():
            state.apply_action(TAKE)
        case DrawStock():
            state.apply_action(DRAW)
            assert state.is_chance_node()
            state.apply_action(to_theirs(round_.stock[0]))
        case Discard(card):
            state.apply_action(to_theirs(card))
        case Knock(card, melds):
            state.apply_action(KNOCK)
            assert to_theirs(card) in state.legal_actions()
            state.apply_action(to_theirs(card))
            for number in meld_numbers(melds):
                assert number + MELD_BASE in state.legal_actions()
                state.apply_action(number + MELD_BASE)
            state.apply_action(PASS)
    return after


def defended(state: Any, after: Round) -> None:
    """Lay off and meld as our defender did, to the end of their game."""
    assert after.result is not None
    assert after.result.showdown is not None
    defence = after.result.showdown.defence
    for placed in defence.placed:
        assert to_theirs(placed.card) in state.legal_actions()
        state.apply_action(to_theirs(placed.card))
    if after.result.showdown.knocker_deadwood > 0:
        state.apply_action(PASS)
    for number in meld_numbers(defence.melds):
        assert number + MELD_BASE in state.legal_actions()
        state.apply_action(number + MELD_BASE)
    state.apply_action(PASS)


def choose(round_: Round, rng: Random, eagerness: float) -> Action:
    """Return a legal action: a knock rather early or late, otherwise what keeps deadwood low."""
    actions = legal_actions(round_)
    knocks = [action for action in actions if isinstance(action, Knock)]
    if knocks and rng.random() < eagerness:
        return rng.choice(knocks)
    plain = [action for action in actions if not isinstance(action, Knock)]
    throws = [action for action in plain if isinstance(action, Discard)]
    if throws and rng.random() < 0.8:
        hand = round_.hands[round_.turn]
        return min(throws, key=lambda throw: deadwood(hand & ~bit(throw.card)))
    return rng.choice(plain)


@pytest.mark.parametrize("first", range(0, DEALS, 50))
def test_whole_hands(first: int) -> None:
    for seed in range(first, first + 50):
        play_whole_hand(Random(seed))


def play_whole_hand(rng: Random) -> None:
    eagerness = rng.choice((0.05, 0.3, 1.0))
    round_ = deal(HOUSE, 1, shuffle(rng))
    state = their_deal(round_)
    takes = 0
    while round_.phase is not Phase.OVER:
        if state.is_terminal():
            assert takes >= pyspiel.gin_rummy.MAX_NUM_DRAW_UPCARD_ACTIONS
            return
        assert state.current_player() == round_.turn
        assert set(state.legal_actions()) == expected(round_)
        assert [sorted(hand) for hand in state.hands()] == list(map(numbers, round_.hands))
        action = choose(round_, rng, eagerness)
        takes += isinstance(action, TakeDiscard)
        round_ = replayed(state, round_, action)
    assert round_.result is not None
    showdown = round_.result.showdown
    if showdown is None:
        assert len(round_.stock) == HOUSE.void_stock
        state.apply_action(PASS)
        assert state.is_terminal()
        assert state.returns() == [0, 0]
        return
    defended(state, round_)
    assert state.is_terminal()
    worth = score(round_.result, HOUSE).total
    if showdown.defence.points == showdown.knocker_deadwood > 0:
        assert state.returns() == [0, 0]
    else:
        assert state.returns()[round_.result.winner] == worth
        assert sum(state.returns()) == 0
