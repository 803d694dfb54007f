"""What finished hands add up to, by opponent and by rules; knows no texts on a screen.

Each hand is counted where it belongs and in the sums over all, so that streaks are right in each.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from itertools import product
from types import MappingProxyType
from typing import TypeAlias

from game.bot.opponents import opponent_by_id
from game.core.actions import DrawStock, TakeDiscard
from game.core.deadwood import deadwood
from game.core.rules import Rules, preset_by_id, preset_of
from game.core.scoring import Ending, Seat
from game.core.state import deal
from game.progress import COMPUTER, Progress
from game.records.record import HistoryError, number, record_of

ALL, OWN = "all", "own"
"""Stand for every opponent or every set of rules, and for rules that are no preset."""
MOST = 10**9
Pair: TypeAlias = tuple[int, int]
"""A number for each seat."""
Key: TypeAlias = tuple[str, str]
"""An opponent's id and a preset's, or `ALL` for either, or `OWN` for the latter."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over some hands; a pair counts for each seat."""

    matches: int = 0
    """That came to an end."""
    matches_won: Pair = (0, 0)
    match_streak: Pair = (0, 0)
    """Matches won in a row, up to now."""
    match_longest: Pair = (0, 0)
    dealt: int = 0
    """Hands, those too in which the match was given up."""
    deadwood: Pair = (0, 0)
    """Of the ten cards dealt, all hands together."""
    hands: int = 0
    """Played to their end."""
    void: int = 0
    turns: int = 0
    """Cards drawn by both players."""
    won: Pair = (0, 0)
    streak: Pair = (0, 0)
    """Hands won in a row, up to now; a void hand ends no streak."""
    longest: Pair = (0, 0)
    points: Pair = (0, 0)
    knocks: Pair = (0, 0)
    """That were no gin, undercut or not."""
    gins: Pair = (0, 0)
    """Big gins too."""
    undercuts: Pair = (0, 0)
    """That the seat made, against the other's knock."""

    def __str__(self) -> str:
        """Return it as `name=value` words, a pair as `2/3`; `parse_tally` reads it back."""
        values = ((each.name, getattr(self, each.name)) for each in fields(self))
        return " ".join(
            f"{name}={value}" if isinstance(value, int) else f"{name}={value[0]}/{value[1]}"
            for name, value in values
        )


Tallies: TypeAlias = Mapping[Key, Tally]
NONE: Tallies = MappingProxyType({})


def rules_id(rules: Rules) -> str:
    """Return the id of the preset that rules are, `OWN` for none."""
    preset = preset_of(rules)
    return preset.id if preset else OWN


def keys_of(progress: Progress) -> tuple[Key, ...]:
    """Return where a hand is counted: nowhere between two people, whose names may be anybody's."""
    if progress.setup.friends is not None:
        return ()
    opponents = (progress.setup.opponent, ALL)
    return tuple(product(opponents, (rules_id(progress.setup.rules), ALL)))


def with_hand(tallies: Tallies, progress: Progress) -> Tallies:
    """Return the tallies with a hand counted that is over, and the match if that is too.

    Raises ValueError while the hand goes on.
    """
    record_of(progress)
    added = {key: _hand_added(tallies.get(key, Tally()), progress) for key in keys_of(progress)}
    counted = MappingProxyType({**tallies, **added})
    return with_match(counted, progress) if progress.match_over else counted


def with_match(tallies: Tallies, progress: Progress) -> Tallies:
    """Return the tallies with the end of a match counted, its last hand left out."""
    winner = COMPUTER if progress.resigned else progress.match.winner
    if winner is None:
        raise ValueError("a match is counted when it is over")
    added = {key: _match_added(tallies.get(key, Tally()), winner) for key in keys_of(progress)}
    return MappingProxyType({**tallies, **added})


def _match_added(tally: Tally, winner: Seat) -> Tally:
    streak = _streak(tally.match_streak, winner)
    return replace(
        tally,
        matches=tally.matches + 1,
        matches_won=_plus(tally.matches_won, winner, 1),
        match_streak=streak,
        match_longest=_most(tally.match_longest, streak),
    )


def _hand_added(tally: Tally, progress: Progress) -> Tally:
    dealt = deal(progress.setup.rules, progress.before.dealer, progress.deck).hands
    tally = replace(
        tally,
        dealt=tally.dealt + 1,
        deadwood=(
            tally.deadwood[0] + deadwood(dealt[0]),
            tally.deadwood[1] + deadwood(dealt[1]),
        ),
    )
    if not progress.hand_over:
        return tally
    turns = sum(isinstance(action, DrawStock | TakeDiscard) for action in progress.actions)
    tally = replace(tally, hands=tally.hands + 1, turns=tally.turns + turns)
    result = progress.round.result
    showdown = result.showdown if result else None
    if showdown is None:
        return replace(tally, void=tally.void + 1)
    knocker, winner = showdown.knocker, showdown.winner
    gin = showdown.ending in (Ending.GIN, Ending.BIG_GIN)
    undercut = showdown.ending is Ending.UNDERCUT
    streak = _streak(tally.streak, winner)
    return replace(
        tally,
        won=_plus(tally.won, winner, 1),
        streak=streak,
        longest=_most(tally.longest, streak),
        points=_plus(tally.points, winner, record_of(progress).points),
        knocks=_plus(tally.knocks, knocker, 0 if gin else 1),
        gins=_plus(tally.gins, knocker, 1 if gin else 0),
        undercuts=_plus(tally.undercuts, winner, 1 if undercut else 0),
    )


def tallies_text(tallies: Tallies) -> str:
    """Return the tallies as lines; `parse_tally` reads one back."""
    return "\n".join(f"tally {key[0]} {key[1]}: {tally}" for key, tally in tallies.items())


def parse_tally(line: str) -> tuple[Key, Tally]:
    """Return what one line says.

    Raises HistoryError naming the word that is wrong.
    """
    head, _, rest = line.partition(": ")
    words = head.split(" ")
    if len(words) != 3 or words[0] != "tally":
        raise HistoryError(f"the history has a line {line[:40]!r}, which is none of ours")
    try:
        opponent = words[1] if words[1] == ALL else opponent_by_id(words[1]).id
        rules = words[2] if words[2] in (ALL, OWN) else preset_by_id(words[2]).id
    except ValueError as error:
        raise HistoryError(f"the history counts for nobody: {str(error)[:200]}") from error
    return (opponent, rules), _tally(rest)


def _tally(text: str) -> Tally:
    kinds = {each.name: isinstance(each.default, tuple) for each in fields(Tally)}
    values: dict[str, int | Pair] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in kinds or name in values:
            raise HistoryError(f"{word[:40]!r} is nothing that the history counts")
        numbers = [number(part, name, most=MOST) for part in value.split("/")]
        if len(numbers) != (2 if kinds[name] else 1):
            raise HistoryError(f"the history's {name} is {value[:20]!r}: too few or too many")
        values[name] = (numbers[0], numbers[1]) if kinds[name] else numbers[0]
    return Tally(**values)  # type: ignore[arg-type]  # each kind was looked at above


def _plus(pair: Pair, seat: Seat, more: int) -> Pair:
    return (pair[0] + more, pair[1]) if seat == 0 else (pair[0], pair[1] + more)


def _streak(pair: Pair, winner: Seat) -> Pair:
    return (pair[0] + 1, 0) if winner == 0 else (0, pair[1] + 1)


def _most(one: Pair, other: Pair) -> Pair:
    return max(one[0], other[0]), max(one[1], other[1])
