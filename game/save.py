"""A match in progress as text, and back by replaying every action through the rules.

The text is lines of `name: value`, with one line for each action played.
"""

from dataclasses import dataclass

from game.bot.opponents import opponent_by_id
from game.core.actions import parse_action
from game.core.cards import order_text, parse_order
from game.core.match import Game, Match
from game.core.rules import parse_rules
from game.friends import FRIEND, names_text, parse_names
from game.progress import Progress, Setup, begin_hand, play, resign

VERSION = 1
TITLE = "gin-rummy save"
NAMES = (
    TITLE,
    *("rules", "opponent", "seed", "fixed decks", "dealer", "scores", "boxes", "hands", "deck"),
    "end",
    *("friends", "resigned"),
)
"""The lines that a save can have; those after the end are left out where they don't apply."""
MAX_LENGTH = 100_000
"""Characters; the longest hand that the rules allow has about 4,000 actions of 14 each."""
LONGEST_REASON = 200
"""Characters; a hostile save could have a hundred thousand of them told to the player."""
MAX_SCORE = 100_000
GAMES = " / "
"""What stands between the games of a match that scores several at once."""


class SaveError(ValueError):
    """A text that is not a whole and legal save; the message says what is wrong with it."""


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
        "deck": order_text(progress.deck),
    }
    if setup.friends is not None:
        head["friends"] = names_text(setup.friends)
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
    try:
        return _replayed(_read(text))
    except SaveError:
        raise
    except ValueError as error:
        reason = str(error)[:LONGEST_REASON]
        raise SaveError(f"the save can't be replayed: {reason}") from error


@dataclass(frozen=True, slots=True)
class _Lines:
    values: dict[str, str]
    actions: tuple[str, ...]


def _read(text: str) -> _Lines:
    """Return the named values and the actions of a save whose first and last lines are right."""
    values: dict[str, str] = {}
    actions: list[str] = []
    for line in text.splitlines():
        name, separator, value = line.partition(": ")
        if not separator:
            raise SaveError(f"the save has a line without a name: {line[:40]!r}")
        if name == "action":
            actions.append(value)
        elif name in values:
            raise SaveError(f"the save names {name[:40]!r} twice")
        else:
            values[name] = value
    unknown = [name for name in values if name not in NAMES]
    if unknown:
        raise SaveError(f"the save has a line {unknown[0][:40]!r}, which is none of ours")
    if next(iter(values), None) != TITLE:
        raise SaveError("the text does not begin as a save of this game does")
    if values[TITLE] != str(VERSION):
        raise SaveError(f"the save is of version {values[TITLE][:20]}: this game reads {VERSION}")
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
    progress = begin_hand(setup, before, parse_order(value("deck")))
    for action in lines.actions:
        progress, _ = play(progress, parse_action(action))
    resigned = lines.values.get("resigned")
    if resigned not in (None, "yes"):
        raise SaveError(f"the save's resigned is {resigned[:20]!r}: it must be yes or left out")
    return resign(progress) if resigned else progress


def _yes(text: str, name: str) -> bool:
    if text not in ("yes", "no"):
        raise SaveError(f"the save's {name} is {text[:20]!r}: it must be yes or no")
    return text == "yes"


def _number(text: str, name: str, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= most):
        raise SaveError(f"the save's {name} is {text[:20]!r}: it must be 0 to {most}")
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
        raise SaveError(f"the save's {name} are {text[:20]!r}: two numbers are wanted")
    return _number(words[0], name, MAX_SCORE), _number(words[1], name, MAX_SCORE)
