"""Two computer players at one table, with nobody watching: what a match between them came to."""

from dataclasses import asdict, dataclass, field
from random import Random
from time import process_time
from typing import Any

from game.bot.mind import Mind, conclude, standing_of
from game.core.deal import shuffle
from game.core.match import Match, after_hand, new_match
from game.core.round import Phase, apply, deal
from game.core.rules import Rules
from game.core.scoring import Result, Seat, score
from game.core.view import view_of


@dataclass(slots=True)
class Side:
    """What one of the two did in a match."""

    endings: dict[str, int] = field(default_factory=dict)
    """How the hands ended that it won, by `Ending` value."""
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Processor time, so that a busy machine makes nobody slow."""


@dataclass(slots=True)
class Record:
    """What a match came to; the first player is the one named first, wherever he sat."""

    won: bool
    """Whether the first player won."""
    opened: bool
    """Whether the first player moved first in the first hand."""
    hands: int
    voids: int
    opener_hands: int
    """Hands won by the seat that moved first in them."""
    turns: int
    """Discards and knocks of both."""
    sides: tuple[Side, Side]

    def as_data(self) -> dict[str, Any]:
        """Return the record as plain values, for JSON."""
        return asdict(self)


def duel(minds: tuple[Mind, Mind], rules: Rules, seed: int, first_seat: Seat) -> Record:
    """Return the record of one match; decks and the first dealer depend on the seed alone.

    Two matches of one seed with the first player on seat 0 and on seat 1 are mirrored: each
    has the cards and the place that the other had.
    """
    match = new_match(rules, int(Random(seed).random() * 2))
    record = Record(False, match.dealer != first_seat, 0, 0, 0, 0, (Side(), Side()))
    while not match.over:
        number = match.hands_played + 1
        deck = shuffle(Random(seed * 1_000_003 + number))
        result = _hand(minds, match, deck, seed, first_seat, record)
        _enter(record, result, match.dealer, first_seat, rules)
        match = after_hand(match, result)
    record.won = match.winner == first_seat
    return record


def _hand(
    minds: tuple[Mind, Mind],
    match: Match,
    deck: tuple[int, ...],
    seed: int,
    first_seat: Seat,
    record: Record,
) -> Result:
    """Return how a hand ended between the two."""
    round_ = deal(match.rules, match.dealer, deck)
    standings = (standing_of(match, 0), standing_of(match, 1))
    ply = 0
    while round_.result is None:
        seat = round_.turn
        player = seat ^ first_seat
        side = record.sides[player]
        view = view_of(round_, seat)
        rng = Random(((seed * 1_000_003 + match.hands_played + 1) * 1_009 + ply) * 2 + seat)
        begin = process_time()
        action = conclude(minds[player](view, standings[seat], rng))
        side.seconds += process_time() - begin
        side.decisions += 1
        record.turns += round_.phase is Phase.DISCARD
        round_, _ = apply(round_, action)
        ply += 1
    return round_.result


def _enter(record: Record, result: Result, dealer: Seat, first_seat: Seat, rules: Rules) -> None:
    record.hands += 1
    if result.winner is None:
        record.voids += 1
        return
    side = record.sides[result.winner ^ first_seat]
    ending = result.ending.value
    side.endings[ending] = side.endings.get(ending, 0) + 1
    side.points += score(result, rules).total
    record.opener_hands += result.winner != dealer
