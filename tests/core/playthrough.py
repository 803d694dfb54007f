"""Whole matches as text that a person can read and the tests replay.

`python -m tests.core.playthrough` plays one match per preset between two greedy players and
writes `tests/data/playthroughs/`.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

from game.core.actions import Action
from game.core.cards import Card, card_text, cards_text, order_text
from game.core.deal import shuffle
from game.core.match import Match, after_hand, finals, new_match
from game.core.melds import Arrangement
from game.core.round import Round, apply, deal
from game.core.rules import PRESETS, Rules
from game.core.scoring import Result, score
from tests.core.greedy import hand_between_two

FOLDER = Path(__file__).parents[1] / "data" / "playthroughs"
Hand = tuple[tuple[Card, ...], list[Action]]
"""A deck and what was played with it."""


def told(rules: Rules, dealer: int, hands: list[Hand]) -> str:
    """Return the text of a match: each action, what it led to, and how the scores stand."""
    lines = [f"rules: {rules}", f"dealer: {dealer}"]
    match = new_match(rules, dealer)
    for number, (deck, actions) in enumerate(hands, 1):
        round_ = deal(rules, match.dealer, deck)
        lines += ["", f"hand {number}: seat {match.dealer} deals", f"deck: {order_text(deck)}"]
        lines += [f"  seat {seat} holds {cards_text(round_.hands[seat])}" for seat in (0, 1)]
        lines += [f"  the upcard is the {card_text(round_.upcard)}"]
        for action in actions:
            seat = round_.turn
            round_, _ = apply(round_, action)
            lines.append(f"seat {seat}: {action}{drawn(round_, action)}")
        assert round_.result is not None
        match = after_hand(match, round_.result)
        lines += [f"  {line}" for line in ended(round_, round_.result, rules)]
        lines += [f"  {line}" for line in standing(match)]
    return "\n".join([*lines, ""])


def drawn(after: Round, action: Action) -> str:
    """Return the card that a draw brought, as a remark."""
    if str(action) not in ("draw", "take") or after.drawn is None:
        return ""
    return f"  ({card_text(after.drawn)}, now {cards_text(after.hands[after.turn])})"


def ended(round_: Round, result: Result, rules: Rules) -> Iterator[str]:
    """Yield how a hand ended."""
    showdown = result.showdown
    if showdown is None:
        yield "void"
        return
    defence, defender = showdown.defence, 1 - showdown.knocker
    shown, left = melds(showdown.spread), showdown.knocker_deadwood
    yield f"seat {showdown.knocker} shows {shown}, {left} left"
    for placed in defence.placed:
        yield f"seat {defender} lays off {card_text(placed.card)} on meld {placed.meld + 1}"
    yield f"seat {defender} melds {melds(defence.melds)}, {defence.points} left"
    worth = score(result, rules)
    yield f"{result.ending.value}: {worth.total} to seat {result.winner}"


def melds(arrangement: Arrangement) -> str:
    """Return melds as text."""
    return " / ".join(cards_text(meld) for meld in arrangement) or "nothing"


def standing(match: Match) -> Iterator[str]:
    """Yield how a match stands, and at its end what comes to the scores."""
    for game in match.games:
        (mine, theirs), (won, lost) = game.scores, game.boxes
        yield f"scores {mine} : {theirs}, hands won {won} : {lost}"
    if match.winner is None:
        return
    for game in match.games:
        for seat, final in enumerate(finals(game, match.rules)):
            parts = f"{final.score} + {final.game_bonus} + {final.box_bonus}"
            yield f"seat {seat}: {parts} = {final.total}"
    yield f"seat {match.winner} wins the match"


def recorded(rules: Rules, rng: Random) -> str:
    """Return the text of a match between two greedy players."""
    dealer = int(rng.random() * 2)
    match, hands = new_match(rules, dealer), []
    for _ in count():
        deck = shuffle(rng)
        played = list(hand_between_two(deal(rules, match.dealer, deck)))
        hands.append((deck, [action for action, _ in played]))
        result = played[-1][1].result
        assert result is not None
        match = after_hand(match, result)
        if match.over:
            return told(rules, dealer, hands)
    raise AssertionError("a match ends")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for index, preset in enumerate(PRESETS):
        text = recorded(preset.rules, Random(index))
        (FOLDER / f"{preset.id}.txt").write_text(text, encoding="utf-8")
