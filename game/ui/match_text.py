"""The end of a match in words: how the totals come together, and why the winner has won."""

from game.core.match import Final, Match, finals
from game.ui.names import Names


def final_sums(match: Match, names: Names) -> tuple[str, ...]:
    """Return the totals of a finished match, a line for each player and game.

    'You: 108 + 100 game + 125 hands won = 333'.
    """
    lines = []
    for number, game in enumerate(match.games, 1):
        prefix = f"Game {number}. " if len(match.games) > 1 else ""
        for seat, final in enumerate(finals(game, match.rules)):
            lines.append(f"{prefix}{names.who(seat)}: {_sum(final)}")
    return tuple(lines)


def why_won(match: Match, names: Names) -> str:
    """Return why a match was won on a lower total, nothing when the total says it itself."""
    winner = match.winner
    if winner is None or match.totals[winner] >= match.totals[1 - winner]:
        return ""
    target = match.rules.target
    loser = 1 - winner
    more = f"{names.who(loser)} {names.verb(loser, 'have', 'has')} more with the bonuses"
    return f"{more}, but {names.whom(winner)} reached {target} first and won."


def _sum(final: Final) -> str:
    parts = [str(final.score)]
    if final.game_bonus:
        parts.append(f"{final.game_bonus} game")
    if final.box_bonus:
        parts.append(f"{final.box_bonus} hands won")
    text = " + ".join(parts)
    return text if len(parts) == 1 else f"{text} = {final.total}"
