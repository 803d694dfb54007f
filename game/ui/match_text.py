"""The end of a match in words: how the totals come together, and why the winner has won."""

from game.core.match import Final, Match, finals
from game.core.scoring import Seat
from game.progress import YOU


def final_sums(match: Match, opponent: str) -> tuple[str, ...]:
    """Return the totals of a finished match, a line for each player and game.

    'You: 108 + 100 game + 125 hands won = 333'.
    """
    lines = []
    for number, game in enumerate(match.games, 1):
        prefix = f"Game {number}. " if len(match.games) > 1 else ""
        for seat, final in enumerate(finals(game, match.rules)):
            lines.append(f"{prefix}{_name(seat, opponent)}: {_sum(final)}")
    return tuple(lines)


def why_won(match: Match, opponent: str) -> str:
    """Return why a match was won on a lower total, nothing when the total says it itself."""
    winner = match.winner
    if winner is None or match.totals[winner] >= match.totals[1 - winner]:
        return ""
    target = match.rules.target
    if winner == YOU:
        return f"{opponent} has more with the bonuses, but you reached {target} first and won."
    return f"You have more with the bonuses, but {opponent} reached {target} first and won."


def _name(seat: Seat, opponent: str) -> str:
    return "You" if seat == YOU else opponent


def _sum(final: Final) -> str:
    parts = [str(final.score)]
    if final.game_bonus:
        parts.append(f"{final.game_bonus} game")
    if final.box_bonus:
        parts.append(f"{final.box_bonus} hands won")
    text = " + ".join(parts)
    return text if len(parts) == 1 else f"{text} = {final.total}"
