"""What many matches say together: shares with their 95 % intervals, and the figures of the play."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from game.bot.duel import Record

NORMAL_95 = 1.96
"""Standard deviations to each side that hold 95 % of a normal distribution."""

Pair = tuple[Record, Record]
"""The two mirrored matches of one seed."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of all, and the interval that holds the true one with 95 %."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1%} (95 % interval {self.low:.1%} to {self.high:.1%})"


def mean_of(values: list[float], low: float = 0.0, high: float = 1.0) -> Share:
    """Return the mean of independent values with the normal interval of their own spread.

    `low` and `high` bound what a value can be.  With fewer than two values, or values that are
    all alike, the spread says nothing: the interval is then Wilson's for shares.
    """
    many = len(values)
    mean = sum(values) / many if many else 0.0
    variance = sum((value - mean) ** 2 for value in values) / max(1, many - 1)
    if variance == 0.0 and (low, high) == (0.0, 1.0):
        return wilson(mean, many)
    half = NORMAL_95 * sqrt(variance / max(1, many))
    return Share(mean, max(low, mean - half), min(high, mean + half))


def wilson(share: float, many: int) -> Share:
    """Return Wilson's interval of a share seen in so many trials; all of 0 to 1 without any."""
    if many == 0:
        return Share(share, 0.0, 1.0)
    square = NORMAL_95**2
    middle = (share + square / (2 * many)) / (1 + square / many)
    spread = share * (1 - share) / many + square / (4 * many**2)
    half = NORMAL_95 * sqrt(spread) / (1 + square / many)
    return Share(share, max(0.0, middle - half), min(1.0, middle + half))


@dataclass(frozen=True, slots=True)
class Tally:
    """Everything that the arena prints, of at least one pair."""

    pairs: list[Pair]

    @property
    def records(self) -> list[Record]:
        """Return all matches."""
        return [record for pair in self.pairs for record in pair]

    @property
    def wins(self) -> Share:
        """Return the share of matches the first player won; a pair counts as one observation."""
        return mean_of([(a.won + b.won) / 2 for a, b in self.pairs])

    @property
    def margin(self) -> Share:
        """Return the points per hand by which the first player is ahead, by pairs."""
        return mean_of([_margin(pair) for pair in self.pairs], -1000.0, 1000.0)

    def wins_when(self, opened: bool) -> Share:
        """Return the first player's share of the matches in which he moved first, or second."""
        some = [record.won for record in self.records if record.opened == opened]
        return wilson(sum(some) / max(1, len(some)), len(some))

    @property
    def opener(self) -> Share:
        """Return the share of hands that the seat moving first won, of those with a winner."""
        decided = sum(record.hands - record.voids for record in self.records)
        return wilson(sum(r.opener_hands for r in self.records) / max(1, decided), decided)

    def as_data(self) -> dict[str, Any]:
        """Return the figures as plain values, for JSON."""
        hands = sum(record.hands for record in self.records)
        return {
            "matches": len(self.records),
            "wins": sum(record.won for record in self.records),
            "share": self.wins.value,
            "low": self.wins.low,
            "high": self.wins.high,
            "hands": hands,
            "margin": self.margin.value,
            "voids": sum(record.voids for record in self.records),
            "turns_per_hand": sum(record.turns for record in self.records) / max(1, hands),
            "opener": self.opener.value,
            "wins_moving_first": self.wins_when(True).value,
            "wins_moving_second": self.wins_when(False).value,
            "sides": [self._side(0), self._side(1)],
        }

    def _side(self, player: int) -> dict[str, Any]:
        sides = [record.sides[player] for record in self.records]
        endings: dict[str, int] = {}
        for side in sides:
            for ending, times in side.endings.items():
                endings[ending] = endings.get(ending, 0) + times
        decisions = sum(side.decisions for side in sides)
        return {
            "endings": endings,
            "points": sum(side.points for side in sides),
            "decisions": decisions,
            "milliseconds": 1000 * sum(side.seconds for side in sides) / max(1, decisions),
        }


def _margin(pair: Pair) -> float:
    first = sum(record.sides[0].points for record in pair)
    second = sum(record.sides[1].points for record in pair)
    return (first - second) / sum(record.hands for record in pair)


def report(tally: Tally, names: tuple[str, str]) -> str:
    """Return the figures as lines for a person."""
    data = tally.as_data()
    hands, sides = data["hands"], data["sides"]
    margin = tally.margin
    lines = [
        f"{names[0]} won {data['wins']} of {data['matches']} matches against {names[1]}: "
        f"{tally.wins}",
        f"ahead by {margin.value:+.2f} points a hand ({margin.low:+.2f} to {margin.high:+.2f}), "
        f"{hands} hands, {data['turns_per_hand']:.1f} turns a hand",
        f"moving first in the match it won {tally.wins_when(True)}, "
        f"moving second {tally.wins_when(False)}",
        f"whoever moves first in a hand wins {tally.opener} of the decided hands; "
        f"void {data['voids'] / max(1, hands):.2%}",
    ]
    for name, side in zip(names, sides, strict=True):
        rates = ", ".join(
            f"{ending} {times / max(1, hands):.1%}"
            for ending, times in sorted(side["endings"].items())
        )
        lines.append(
            f"{name}: {side['points'] / max(1, hands):.2f} points a hand; of all hands won by "
            f"{rates or 'nothing'}; {side['decisions'] / data['matches']:.0f} decisions a match, "
            f"{side['milliseconds']:.2f} ms each"
        )
    return "\n".join(lines)
