"""An opponent against OpenSpiel's simple bot: `python -m tests.bot.against_open_spiel expert`.

Needs the extra `open_spiel`.  The match is ours, by the House rules: OpenSpiel's bot is asked for
every decision of its seat in a state of its own game that shows it the same hand and upcard; it
remembers nothing, so that how the state came about plays no part.  Where it would throw back the
card it took, which we do not allow, it throws the next best one; our engine lays off for it.
"""

import argparse
import sys
from random import Random
from typing import Any

from game.bot.duel import duel
from game.bot.mind import Standing, Thought
from game.bot.opponents import OPPONENTS, opponent_by_id
from game.bot.tally import Pair, Tally, report
from game.core.actions import Action, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import FULL_DECK, Card, Cards, bit, each
from game.core.deadwood import best_discards
from game.core.round import Phase
from game.core.rules import HOUSE
from game.core.spread import best_spread
from game.core.view import PlayerView
from tests.core.open_spiel import GAME, KNOCK, TAKE, from_theirs, numbers, pyspiel, to_theirs


def simple(view: PlayerView, standing: Standing, rng: Random) -> Thought:
    """Do what OpenSpiel's simple bot does with the same cards."""
    del standing, rng
    yield
    if view.phase is Phase.DISCARD:
        return _discard(view)
    if view.can_take and _bot().step(_state(view.hand, view.discards[-1])) == TAKE:
        return TakeDiscard()
    return DrawStock() if view.can_draw else Pass()


def _bot() -> Any:
    return pyspiel.make_simple_gin_rummy_bot(GAME.get_parameters(), 0)


def _state(hand: Cards, upcard: Card) -> Any:
    """Return a state in which its first player holds ten cards before an upcard."""
    others = [card for card in each(FULL_DECK & ~hand) if card != upcard][:10]
    state = GAME.new_initial_state()
    for number in (*numbers(hand), *map(to_theirs, others), to_theirs(upcard)):
        state.apply_action(number)
    return state


def _discard(view: PlayerView) -> Action:
    drawn = next(each(view.hand)) if view.drawn is None else view.drawn
    state, bot = _state(view.hand & ~bit(drawn), drawn), _bot()
    state.apply_action(TAKE)
    said = bot.step(state)
    if said != KNOCK:
        card = from_theirs(said)
        if view.throwable & bit(card):
            return Discard(card)
        return Discard(max(each(best_discards(view.hand, view.throwable)[1])))
    state.apply_action(KNOCK)
    card = from_theirs(bot.step(state))
    if not view.knockable & bit(card):
        card = max(each(best_discards(view.hand, view.knockable or view.throwable)[1]))
    if not view.knockable:
        return Discard(card)
    return Knock(card, best_spread(view, card))


def main() -> None:
    """Play mirrored matches to the target and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("opponent", choices=[opponent.id for opponent in OPPONENTS])
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    minds = (opponent_by_id(asked.opponent).mind, simple)
    pairs: list[Pair] = []
    for index in range(asked.matches // 2):
        seed = asked.seed * 10_000_019 + index
        pairs.append((duel(minds, HOUSE, seed, 0), duel(minds, HOUSE, seed, 1)))
        if len(pairs) % 10 == 0:
            print(f"{2 * len(pairs)} matches: {Tally(pairs).wins}", file=sys.stderr)
    print(report(Tally(pairs), (asked.opponent, "OpenSpiel's simple bot")))


if __name__ == "__main__":
    main()
