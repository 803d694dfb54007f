"""A match: hands played until a score reaches the target."""

from dataclasses import dataclass, replace

from game.core.rules import Rules
from game.core.scoring import Result, Seat, score


@dataclass(frozen=True, slots=True)
class Match:
    """Where a match stands between two hands."""

    rules: Rules
    dealer: Seat
    """Who deals the next hand."""
    scores: tuple[int, int] = (0, 0)
    boxes: tuple[int, int] = (0, 0)
    """Hands won by each seat."""
    hands_played: int = 0

    @property
    def winner(self) -> Seat | None:
        """Return the seat whose score has reached the target, None while there is none."""
        return next((seat for seat in (0, 1) if self.scores[seat] >= self.rules.target), None)


def after_hand(match: Match, result: Result) -> Match:
    """Return the match with a hand entered."""
    winner = result.winner
    rotates = winner is not None or match.rules.dealer_after_void == "alternates"
    entered = replace(
        match,
        dealer=1 - match.dealer if rotates else match.dealer,
        hands_played=match.hands_played + 1,
    )
    if winner is None:
        return entered
    points = score(result, match.rules).total
    return replace(
        entered,
        scores=_plus(match.scores, winner, points),
        boxes=_plus(match.boxes, winner, 1),
    )


def _plus(pair: tuple[int, int], seat: Seat, more: int) -> tuple[int, int]:
    return (pair[0] + more, pair[1]) if seat == 0 else (pair[0], pair[1] + more)
