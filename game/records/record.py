"""A finished hand as it is kept: the save of its last moment, written shorter, and how it ended.

Whatever a save holds, a record holds too, and is read back by the same strict replay.
"""

from dataclasses import dataclass, replace

from game.bot.opponents import opponent_by_id
from game.core.cards import DECK_SIZE
from game.core.rules import Rules, parse_rules
from game.core.scoring import Ending, Seat, Void, score, void_after
from game.core.state import HAND_SIZE
from game.friends import FRIEND, parse_names
from game.progress import COMPUTER, Progress
from game.save import GAMES, MAX_SCORE, SaveError, load_text, save_text

NAMES = ("match", "result", "after", "won")
"""The lines of a record that are no lines of a save; `won` is there when the match is over."""
GIVEN_UP = "given up"
"""The result of a hand in which the match was resigned."""
NOBODY = "-"
MOVES = ", "
USUAL = frozenset(str(Rules()).split())
"""Words of the rules that may be left out."""
SHORTEN = ("action", "actions")
"""The line for one action in a save, and the line for all of them in a record."""
MAX_RECORD = 60_000
"""Characters; the longest hand that the rules allow has about 4,000 actions of 14 each."""


class HistoryError(ValueError):
    """A text that is no history, or no record of one; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Record:
    """One finished hand: its facts for a list, and the text from which it is played again."""

    match: str
    """Names the match: equal in all of its hands."""
    hand: int
    """Which hand of the match it was, counted from 1."""
    opponent: str
    rules: Rules
    before: tuple[int, int]
    """The scores when it was dealt, all games together."""
    after: tuple[int, int]
    ending: Ending | None
    """None when the match was given up in it."""
    winner: Seat | None
    points: int
    match_winner: Seat | None
    """Who won the match with it, None when the match went on."""
    save: str
    """The save of its last moment, shortened."""
    friends: tuple[str, str] | None = None
    """The names of two people, by seat; None against the computer."""

    def __str__(self) -> str:
        """Return it as text; `parse_record` reads it back."""
        who = NOBODY if self.winner is None else str(self.winner)
        result = f"{self.ending.value} {who} {self.points}" if self.ending else GIVEN_UP
        lines = [
            f"match: {self.match}",
            f"result: {result}",
            f"after: {self.after[0]} {self.after[1]}",
        ]
        if self.match_winner is not None:
            lines.append(f"won: {self.match_winner}")
        return "\n".join([*lines, self.save])

    @property
    def void(self) -> Void | None:
        """Return why the hand was void, None where it was not; its moves tell.

        A record from before there were reasons tells it too.
        """
        if self.ending is not Ending.VOID:
            return None
        moves = _moves(self.save)
        draws, pile = moves.count("draw"), 0
        for move in moves:
            pile = 0 if move == "draw" else pile + (move == "take")
        return void_after(DECK_SIZE - 2 * HAND_SIZE - 1 - draws, pile, self.rules)

    def same_hand(self, other: "Record") -> bool:
        """Return whether both tell of one hand; the match may have been given up after it."""
        return (self.match, self.hand) == (other.match, other.hand) and _played(
            self.save
        ) == _played(other.save)

    def progress(self) -> Progress:
        """Return the match at the end of the hand, replayed move by move.

        Raises HistoryError when a move is not allowed, or the hand did not end as it says.
        """
        try:
            progress = load_text(_lengthened(self.save))
        except SaveError as error:
            raise HistoryError(f"the hand can't be played again: {error}") from error
        if not (progress.hand_over or progress.resigned):
            raise HistoryError("the hand is not over where its record ends")
        if replace(record_of(progress), save=self.save) != self:
            raise HistoryError("the hand ends otherwise than its record says")
        return progress


def record_of(progress: Progress) -> Record:
    """Return the record of the current hand.

    Raises ValueError while it goes on.
    """
    if not (progress.hand_over or progress.resigned):
        raise ValueError("a hand is recorded when it is over or the match is given up")
    result, match = progress.round.result, progress.match
    return Record(
        match=f"{progress.setup.seed:x}",
        hand=progress.before.hands_played + 1,
        opponent=progress.setup.opponent,
        rules=progress.setup.rules,
        before=progress.before.scores,
        after=match.scores,
        ending=result.ending if result else None,
        winner=result.winner if result else None,
        points=score(result, match.rules).total if result else 0,
        match_winner=COMPUTER if progress.resigned else match.winner,
        save=_shortened(save_text(progress)),
        friends=progress.setup.friends,
    )


def parse_record(text: str) -> Record:
    """Return the record that `str(record)` wrote; its moves are tried by `Record.progress` only.

    Raises HistoryError naming the line that is wrong.
    """
    if len(text) > MAX_RECORD:
        raise HistoryError(f"a record is longer than {MAX_RECORD} characters")
    lines = text.splitlines()
    values: dict[str, str] = {}
    for line in lines:
        name, separator, value = line.partition(": ")
        if not separator or name in values:
            raise HistoryError(f"a record has a line without a name, or one twice: {line[:40]!r}")
        values[name] = value
    own = sum(name in values for name in NAMES)
    if any(line.partition(": ")[0] not in NAMES for line in lines[:own]):
        raise HistoryError("a record does not begin with its match and result")
    try:
        return _record(values, "\n".join(lines[own:]))
    except KeyError as error:
        raise HistoryError(f"a record lacks its line {error}") from error
    except HistoryError:
        raise
    except ValueError as error:
        raise HistoryError(f"a record is wrong: {str(error)[:200]}") from error


def _record(values: dict[str, str], save: str) -> Record:
    ending, winner, points = _result(values["result"])
    match = values["match"]
    if not 1 <= len(match) <= 20 or set(match) - set("0123456789abcdef"):
        raise HistoryError(f"a record's match is {match[:20]!r}: it must be a hexadecimal number")
    won, opponent = values.get("won"), values["opponent"]
    return Record(
        match=match,
        hand=number(values["hands"], "hands") + 1,
        opponent=opponent if opponent == FRIEND else opponent_by_id(opponent).id,
        rules=parse_rules(values["rules"]),
        before=_sum([_pair(each, "scores") for each in values["scores"].split(GAMES)]),
        after=_pair(values["after"], "after"),
        ending=ending,
        winner=winner,
        points=points,
        match_winner=None if won is None else number(won, "won", most=1),
        save=save,
        friends=parse_names(values["friends"]) if opponent == FRIEND else None,
    )


def _result(text: str) -> tuple[Ending | None, Seat | None, int]:
    if text == GIVEN_UP:
        return None, None, 0
    words = text.rsplit(" ", 2)
    if len(words) != 3:
        raise HistoryError(f"a record's result is {text[:20]!r}: ending, winner, points are wanted")
    winner = None if words[1] == NOBODY else number(words[1], "winner", most=1)
    return Ending(words[0]), winner, number(words[2], "points")


def number(text: str, name: str, *, most: int = MAX_SCORE) -> int:
    """Return the whole number that a text is.

    Raises HistoryError naming what it should be when it is none, or more than `most`.
    """
    if not (text.isascii() and text.isdigit() and len(text) <= 12 and int(text) <= most):
        raise HistoryError(f"the history's {name} is {text[:20]!r}: it must be 0 to {most}")
    return int(text)


def _pair(text: str, name: str) -> tuple[int, int]:
    words = text.split(" ")
    if len(words) != 2:
        raise HistoryError(f"the history's {name} is {text[:20]!r}: two numbers are wanted")
    return number(words[0], name), number(words[1], name)


def _sum(pairs: list[tuple[int, int]]) -> tuple[int, int]:
    return sum(pair[0] for pair in pairs), sum(pair[1] for pair in pairs)


def _shortened(save: str) -> str:
    """Return a save with all actions in one line and without the usual words of the rules."""
    one, all_ = SHORTEN
    lines: list[str] = []
    actions: list[str] = []
    for line in save.splitlines():
        name, _, value = line.partition(": ")
        if name == one:
            actions.append(value)
        elif name == "rules":
            special = [word for word in value.split() if word not in USUAL]
            lines.append(f"rules: {' '.join(special)}")
        else:
            lines.append(line)
    return "\n".join([*lines[:-1], f"{all_}: {MOVES.join(actions)}", lines[-1]])


def _lengthened(short: str) -> str:
    """Return the save that was shortened; rules that are left out are the usual ones to it too."""
    one, all_ = SHORTEN
    lines: list[str] = []
    for line in short.splitlines():
        name, _, value = line.partition(": ")
        if name == all_:
            lines += [f"{one}: {action}" for action in value.split(MOVES) if action]
        else:
            lines.append(line)
    return "\n".join([*lines, ""])


def _moves(save: str) -> list[str]:
    """Return the moves of a shortened save."""
    words = (line.partition(": ") for line in save.splitlines())
    return next((value.split(MOVES) for name, _, value in words if name == SHORTEN[1]), [])


def _played(save: str) -> list[str]:
    """Return the lines that make a hand what it was, whatever version of a save they are in."""
    return [line for line in save.splitlines() if line.startswith(("deck: ", "actions: "))]
