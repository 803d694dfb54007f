"""Matches at random under random rules: cards are conserved, hands end, the sums add up."""

from collections import Counter
from collections.abc import Callable
from random import Random

from game.core.actions import Action, BigGin, Discard, Knock, parse_action
from game.core.cards import DECK_SIZE, FULL_DECK, as_mask, bit, each
from game.core.deadwood import best_discards
from game.core.deal import shuffle
from game.core.legal import throwable
from game.core.match import Match, after_hand, finals, new_match
from game.core.melds import deadwood
from game.core.round import Phase, Round, apply, deal, legal_actions
from game.core.rules import PRESETS, Rules, parse_rules
from game.core.scoring import Ending, Result, score
from tests.core.hands import some_rules
from tests.core.perft import sorted_by_rank


def test_random_matches(random_hands: int, tell: Callable[[str], None]) -> None:
    rng = Random(20261130)
    endings = Counter[Ending]()
    while endings.total() < random_hands:
        rules = some_rules(rng) if rng.random() < 0.5 else rng.choice(PRESETS).rules
        assert parse_rules(str(rules)) == rules
        endings.update(result.ending for result in play_match(rules, rng, most=20))
    tell(f"{endings.total()} hands at random: {dict(endings)}")
    # big gin is too rare for a short run
    assert set(endings) | {Ending.BIG_GIN} == set(Ending)


def play_match(rules: Rules, rng: Random, most: int) -> list[Result]:
    """Play a match to its end or for a number of hands, and return how these ended."""
    match = new_match(rules, int(rng.random() * 2))
    results: list[Result] = []
    while not match.over and len(results) < most:
        round_ = play_hand(rules, match.dealer, rng)
        assert round_.result is not None
        results.append(round_.result)
        match = after_hand(match, round_.result)
    adds_up(match, results)
    return results


def play_hand(rules: Rules, dealer: int, rng: Random) -> Round:
    """Return the end of a hand of random actions, after seeing that no card was lost in it."""
    deck = shuffle(rng) if rng.random() < 0.7 else sorted_by_rank(rng)
    round_ = deal(rules, dealer, deck)
    skill = rng.random()
    for _ in range(2 + 2 * 31 * rules.pile_draw_limit):
        action = some_action(round_, rng, skill)
        assert parse_action(str(action)) == action
        round_, _ = apply(round_, action)
        held = round_.hands[0].bit_count() + round_.hands[1].bit_count()
        away = len(round_.stock) + len(round_.discards)
        if round_.phase is Phase.OVER:
            break
        assert held + away == DECK_SIZE
    assert round_.result is not None
    no_card_lost(round_, round_.result)
    return round_


def some_action(round_: Round, rng: Random, skill: float) -> Action:
    """Return a legal action: any, or with some skill the one that ends or betters the hand."""
    actions = legal_actions(round_)
    if round_.phase is not Phase.DISCARD or rng.random() > skill:
        return rng.choice(actions)
    if isinstance(actions[-1], BigGin):
        return actions[-1]
    least, best = best_discards(round_.hands[round_.turn], throwable(round_))
    patient = round_.turn == 0  # who waits for gin, sometimes for big gin
    if isinstance(actions[-1], Knock) and not (patient and (least or rng.random() < 0.5)):
        return actions[-1]
    return Discard(rng.choice(list(each(best))))


def no_card_lost(round_: Round, result: Result) -> None:
    """See that all 52 cards are there at the end of a hand, and that its facts are right."""
    showdown = result.showdown
    under = bit(showdown.discard) if showdown and showdown.discard is not None else 0
    cards = round_.hands[0] | round_.hands[1] | as_mask(round_.stock) | as_mask(round_.discards)
    assert cards | under == FULL_DECK
    if showdown is None:
        return
    assert showdown.knocker_deadwood == deadwood(round_.hands[showdown.knocker])
    assert showdown.knocker_deadwood <= round_.rules.limit(round_.upcard)
    assert showdown.defence.points <= deadwood(round_.hands[1 - showdown.knocker])
    worth = score(result, round_.rules)
    apart = abs(showdown.defence.points - showdown.knocker_deadwood)
    assert worth.total == worth.factor * (worth.bonus + apart)


def adds_up(match: Match, results: list[Result]) -> None:
    """See that a match holds what its hands were worth, counted in another way."""
    rules = match.rules
    sheet = [[[0, 0], [0, 0]] for _ in range(rules.games)]
    for result in results:
        if result.winner is None:
            continue
        seat = result.winner
        unfinished = [column for column in sheet if max(column[0]) < rules.target]
        fresh = [column for column in unfinished if column[1][seat] == 0]
        for column in [*(column for column in unfinished if column[1][seat]), *fresh[:1]]:
            column[0][seat] += score(result, rules).total
            column[1][seat] += 1
    assert [[list(game.scores), list(game.boxes)] for game in match.games] == sheet
    assert match.hands_played == len(results)
    assert match.over == all(max(column[0]) >= rules.target for column in sheet)
    for game in match.games:
        for seat, final in enumerate(finals(game, rules)):
            over = max(game.scores) >= rules.target
            assert final.score == game.scores[seat]
            assert final.box_bonus == (game.boxes[seat] * rules.box_bonus if over else 0)
            assert final.total == final.score + final.game_bonus + final.box_bonus
    if match.over and rules.games > 1 and match.totals[0] != match.totals[1]:
        assert match.winner == match.totals.index(max(match.totals))
