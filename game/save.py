"""A match in progress as text, and back by replaying every action through the rules.

The text is lines of `name: value`, with one line for each action played.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

from game.bot.opponents import opponent_by_id
from game.core.actions import parse_action
from game.core.cards import DECK_SIZE, order_text, parse_order
from game.core.match import Game, Match
from game.core.rules import parse_rules
from game.core.seal import Seal
from game.friends import FRIEND, names_text, parse_names
from game.progress import Progress, Setup, begin_hand, play, resign
from game.quoting import brief, quoted
from game.save_versions import NO_SEAL, TITLE, VERSION, NewerSave, SaveError, to_present

__all__ = ["MAX_LENGTH", "NewerSave", "SaveError", "load_text", "save_text", "seal_lines"]

MAX_LENGTH = 100_000
"""Characters; the longest hand that the rules allow has about 4,000 actions of 14 each."""
LONGEST_REASON = 160
"""Characters; a hostile save could have a hundred thousand of them told to the player."""
MAX_SCORE = 100_000
UNREADABLE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f]")
"""Signs that steer a printer: no name and no number has one."""
WAITS = "waits"
"""The cut of a deck that has not been cut yet."""
GAMES = " / "
"""What stands between the games of a match that scores several at once."""


def save_text(progress: Progress) -> str:
    """Return the text of a match in progress; `load_text` reads it back."""
    setup, before = progress.setup, progress.before
    head = {
        TITLE: str(VERSION),
        "rules": str(setup.rules),
        "opponent": setup.opponent,
        "seed": str(setup.seed),
        "fixed decks": "yes" if setup.fixed_decks else "no",
        "dealer": str(before.dealer),
        "scores": GAMES.join(_pair_text(game.scores) for game in before.games),
        "boxes": GAMES.join(_pair_text(game.boxes) for game in before.games),
        "hands": str(before.hands_played),
    }
    if setup.friends is not None:
        head["friends"] = names_text(setup.friends)
    head |= seal_lines(progress)
    if progress.resigned:
        head["resigned"] = "yes"
    lines = [f"{name}: {value}" for name, value in head.items()]
    lines += [f"action: {action}" for action in progress.actions]
    return "\n".join([*lines, f"end: {len(progress.actions)}", ""])


def load_text(text: str) -> Progress:
    """Return the match that a save holds, replayed move by move.

    Raises SaveError saying what is wrong when it is cut short, altered or not a save at all.
    """
    if len(text) > MAX_LENGTH:
        raise SaveError(f"the save is longer than {MAX_LENGTH} characters: it is not one of ours")
    if UNREADABLE.search(text):
        raise SaveError("the save has signs that are no letters, so it is not one of ours")
    try:
        return _replayed(_read(text))
    except SaveError:
        raise
    except ValueError as error:
        words = " ".join(map(brief, str(error).split()))
        reason = words if len(words) <= LONGEST_REASON else f"{words[:LONGEST_REASON]}…"
        raise SaveError(f"the save can't be replayed: {reason}") from error


def seal_lines(progress: Progress) -> dict[str, str]:
    """Return the deck before its cut, with what sealed it: the lines that docs/verify.py reads."""
    lines = {"deck": order_text(progress.order), "commitment": NO_SEAL}
    if progress.seal is None:
        return lines
    cut = WAITS if progress.seal.cut is None else str(progress.seal.cut)
    sealed = {"commitment": progress.seal.commitment, "salt": progress.seal.salt, "cut": cut}
    return lines | sealed


@dataclass(frozen=True, slots=True)
class _Lines:
    values: dict[str, str]
    actions: tuple[str, ...]


def _read(text: str) -> _Lines:
    """Return the named values and the actions of a save whose first and last lines are right."""
    values: dict[str, str] = {}
    actions: list[str] = []
    if not text.startswith(f"{TITLE}: "):
        raise SaveError("the text does not begin as a save of this game does")
    for number, line in enumerate(text.splitlines(), 1):
        name, separator, value = line.partition(": ")
        if not separator:
            raise SaveError(f"line {number} of the save has no name: {quoted(line)}")
        if name == "action":
            actions.append(value)
        elif name in values:
            raise SaveError(f"the save names {quoted(name)} twice")
        else:
            values[name] = value
    values = to_present(values)
    if values.get("end") != str(len(actions)):
        raise SaveError("the save is cut short: its end does not count its actions")
    return _Lines(values, tuple(actions))


def _replayed(lines: _Lines) -> Progress:
    def value(name: str) -> str:
        if name not in lines.values:
            raise SaveError(f"the save lacks its line {name!r}")
        return lines.values[name]

    opponent, names = value("opponent"), lines.values.get("friends")
    setup = Setup(
        rules=parse_rules(value("rules")),
        opponent=opponent if opponent == FRIEND else opponent_by_id(opponent).id,
        seed=_number(value("seed"), "seed", 2**64 - 1),
        fixed_decks=_yes(value("fixed decks"), "fixed decks"),
        friends=None if names is None else parse_names(names),
    )
    before = Match(
        rules=setup.rules,
        dealer=_number(value("dealer"), "dealer", 1),
        games=_games(value("scores"), value("boxes")),
        hands_played=_number(value("hands"), "hands", MAX_SCORE),
    )
    if before.over:
        raise SaveError("the save deals a hand in a match that is over")
    seal = _seal(lines.values, value)
    progress = begin_hand(setup, before, parse_order(value("deck")), seal)
    for action in lines.actions:
        progress, _ = play(progress, parse_action(action))
    resigned = lines.values.get("resigned")
    if resigned not in (None, "yes"):
        raise SaveError(f"the save's resigned is {quoted(resigned)}: it must be yes or left out")
    return resign(progress) if resigned else progress


def _seal(values: dict[str, str], value: Callable[[str], str]) -> Seal | None:
    """Return what sealed the deck, None for a hand of a release that did not seal any."""
    if value("commitment") == NO_SEAL:
        if {"salt", "cut"} & set(values):
            raise SaveError("the save has a salt or a cut without a commitment")
        return None
    cut = None if value("cut") == WAITS else _number(value("cut"), "cut", DECK_SIZE - 1)
    return Seal(value("commitment"), value("salt"), cut)


def _yes(text: str, name: str) -> bool:
    if text not in ("yes", "no"):
        raise SaveError(f"the save's {name} is {quoted(text)}: it must be yes or no")
    return text == "yes"


def _number(text: str, name: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= most):
        raise SaveError(f"the save's {name} is {quoted(text)}: it must be 0 to {most}")
    return int(text)


def _games(scores: str, boxes: str) -> tuple[Game, ...]:
    in_scores, in_boxes = scores.split(GAMES), boxes.split(GAMES)
    if len(in_scores) != len(in_boxes):
        raise SaveError("the save's scores and boxes are not of equally many games")
    return tuple(
        Game(_pair(score, "scores"), _pair(box, "boxes"))
        for score, box in zip(in_scores, in_boxes, strict=True)
    )


def _pair_text(pair: tuple[int, int]) -> str:
    return f"{pair[0]} {pair[1]}"


def _pair(text: str, name: str) -> tuple[int, int]:
    words = text.split(" ")
    if len(words) != 2:
        raise SaveError(f"the save's {name} are {quoted(text)}: two numbers are wanted")
    return _number(words[0], name, MAX_SCORE), _number(words[1], name, MAX_SCORE)
