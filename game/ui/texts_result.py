"""The end of a match in words and numbers: how it ended, and what each total is made of."""

from dataclasses import dataclass

from game.core.match import Match, finals
from game.progress import Progress
from game.ui import texts, texts_friend
from game.ui.names import Names


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: what it counts, for each seat."""

    name: str
    cells: tuple[str, str]


def title(progress: Progress, names: Names) -> str:
    """Return who won a match; raises ValueError while it goes on."""
    if progress.winner is None:
        raise ValueError("a match that goes on has no winner")
    return texts.match_title(progress.winner, names)


def how_it_ended(progress: Progress, names: Names) -> str:
    """Return how a match came to its end, in one sentence."""
    match = progress.match
    if progress.resigned:
        return texts_friend.gave_up(progress.quitter, names)
    hands = f"{match.hands_played} hand{'' if match.hands_played == 1 else 's'}"
    if len(match.games) > 1:
        return f"All {len(match.games)} games are over, after {hands}."
    winner = match.winner
    first = next(seat for seat in (0, 1) if match.scores[seat] >= match.rules.target)
    who = names.who(first)
    if winner == first:
        return f"{who} reached {match.rules.target} after {hands}."
    return f"{who} reached {match.rules.target} first, but the greater total with bonuses wins."


def lines(match: Match, number: int) -> tuple[Line, ...]:
    """Return how both totals of a game come about; lines that the rules don't have are left out."""
    game, rules = match.games[number], match.rules
    pair = finals(game, rules)
    found = [Line("Points", _pair(game.scores))]
    if rules.game_bonus:
        plain = tuple(min(each.game_bonus, rules.game_bonus) for each in pair)
        extra = tuple(each.game_bonus - base for each, base in zip(pair, plain, strict=True))
        found.append(Line("Winner's bonus", (_plus(plain[0]), _plus(plain[1]))))
        if rules.shutout_factor > 1:
            found.append(Line("Shutout", (_plus(extra[0]), _plus(extra[1]))))
    if rules.box_bonus:
        found.append(Line("Hands won", _pair(game.boxes)))
        boxes = (_plus(pair[0].box_bonus), _plus(pair[1].box_bonus))
        found.append(Line(f"{rules.box_bonus} for each", boxes))
    else:
        found.insert(0, Line("Hands won", _pair(game.boxes)))
    if rules.game_bonus or rules.box_bonus:
        found.append(Line("Total", (str(pair[0].total), str(pair[1].total))))
    return tuple(found)


def in_all(match: Match, names: Names) -> str:
    """Return the totals of all games."""
    one, two = (f"{names.whom(seat)} {match.totals[seat]}" for seat in (0, 1))
    return f"In all: {one}, {two}"


def _pair(pair: tuple[int, int]) -> tuple[str, str]:
    return str(pair[0]), str(pair[1])


def _plus(points: int) -> str:
    return f"+{points}" if points else "–"
