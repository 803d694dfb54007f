"""Every sentence about hands that are over: history, replay, statistics; and undo and the log."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.bot.opponents import opponent_by_id
from game.core.cards import Card
from game.core.events import Drew, Ended, Event, Knocked
from game.core.rules import preset_by_id
from game.core.scoring import Ending, Void, VoidRule
from game.progress import YOU
from game.records.record import Record
from game.records.replay import Frame, Replay
from game.records.tallies import ALL, OWN, Pair, Tally
from game.ui import texts, texts_pages
from game.ui.names import Names, against

Namer: TypeAlias = Callable[[str], str]
"""Returns what the screen calls something of an id."""

UNDO = "Undo"
UNDO_ALOUD = "Undo: take your last move back"
UNDONE = "Your move is taken back."
NO_UNDO = "There is no move of yours that can be taken back now."

LOG = "Log"
LOG_TITLE = "Log of this hand"
LOG_DETAIL = "Only what you could see; the newest stands last."

HISTORY = "History"
NO_HANDS = "No hand has been finished yet. Every hand that you finish is kept here."
KEPT = "The last hands that you finished. Tap one to see it again with both hands open."
OLDER, NEWER = "Older hands", "Newer hands"
NO_REPLAY = "This hand can't be shown: its record is damaged. The others are not."

STATISTICS = "Statistics"
NO_TALLY = "No hand has been finished here yet."
OPPONENT = "Opponent"
RULES = "Rules"
EVERYBODY = "All"
EVERY_RULES = "All"
OWN_RULES = "Own"
OTHERS = "Opponent"
YOU_HEADING = "You"
LUCK_TITLE = "The luck of the deal"
RESET = "Reset statistics"
RESET_QUESTION = "Reset the statistics?"
RESET_DETAIL = "All numbers begin again at nothing, for every opponent. The history of hands stays."
RESET_KEEP = "Keep them"
RESET_NOW = "Reset"

REPLAY = "Replay"
REPLAY_ALOUD = "Replay this hand with both hands open"
FIRST, BACK, NEXT, LAST = "«", "‹", "›", "»"
FIRST_ALOUD, BACK_ALOUD = "To the deal", "One move back"
NEXT_ALOUD, LAST_ALOUD = "One move on", "To the end"
TURNS = "Go to turn"
MOVES = "All moves"
DECK = "The deck"
DECK_DETAIL = "All 52 cards as they lay, the first on top."
EMPTY_STOCK = "Stock: empty"
EMPTY_PILE = "Discard pile: empty"


def log_line(event: Event, names: Names, *, aloud: bool) -> str:
    """Return an event as the log tells it, which names what the player could see."""
    return texts.happened(event, names, aloud=aloud)


def players(record: Record) -> Names:
    """Return what the players of a recorded hand are called."""
    if record.friends is not None:
        return Names(record.friends, None)
    return against(opponent_by_id(record.opponent).name)


def outcome(record: Record) -> str:
    """Return how a hand ended: 'You went gin', 'Rosa undercut you'."""
    names = players(record)
    if record.ending is None:
        return f"{names.who(YOU)} resigned"
    if record.winner is None:
        return void(record.void)
    who, other = names.who(record.winner), names.whom(1 - record.winner)
    return {
        Ending.KNOCK: f"{who} knocked",
        Ending.UNDERCUT: f"{who} undercut {other}",
        Ending.GIN: f"{who} went gin",
        Ending.BIG_GIN: f"{who} went big gin",
    }[record.ending]


def void(why: Void | None) -> str:
    """Return that a hand was void, and by which rule."""
    if why is None:
        return "Void"
    if why.rule is VoidRule.PILE:
        return f"Void: {why.number} draws in a row from the pile"
    return f"Void: {_many(why.number, 'card', 'cards')} left in the stock"


def gain(record: Record) -> str:
    """Return what a hand was worth to you, '+27' or '−14'; between two people without a sign."""
    if not record.points or record.friends is not None:
        return str(record.points)
    return f"+{record.points}" if record.winner == YOU else f"−{record.points}"


def hand_title(record: Record) -> str:
    """Return a hand in a list: 'Hand 3: you went gin'."""
    said = outcome(record)
    said = f"you{said[3:]}" if said.startswith("You ") else said
    return f"Hand {record.hand}: {said}"


def hand_detail(record: Record) -> str:
    """Return where a match stood after a hand: 'You 39, Rosa 40'."""
    names = players(record)
    return f"{names.who(0)} {record.after[0]}, {names.who(1)} {record.after[1]}"


def hand_aloud(record: Record) -> str:
    """Return a hand in a list for the ear."""
    worth = "no points"
    if record.winner is not None:
        to = players(record).whom(record.winner)
        worth = f"{_many(record.points, 'point', 'points')} to {to}"
    return f"{hand_title(record)}, {worth}. {hand_detail(record)}. Replay"


def match_heading(records: Sequence[Record]) -> str:
    """Return what a match was and how it ended, by its hands, the newest first."""
    newest = records[0]
    names, rules = players(newest), texts_pages.short_rules(newest.rules)
    both = " and ".join(newest.friends) if newest.friends else names.other
    if newest.match_winner is None:
        return f"{both}, {rules}"
    return f"{both}, {rules}: {names.whom(newest.match_winner)} won"


def replay_title(hand: int, names: Names) -> str:
    """Return the heading of a replay."""
    return f"Hand {hand}, {names.other if names.you is not None else ' and '.join(names.by_seat)}"


def open_event(event: Event, names: Names, *, aloud: bool) -> str:
    """Return an event with every card named, as both hands lie open."""
    name = texts.spoken if aloud else texts.short
    the = "the " if aloud else ""
    match event:
        case Drew(seat, card):
            return f"{names.who(seat)} drew {the}{name(card)}."
        case Knocked(seat, card, deadwood):
            did = f"knocked with {deadwood}" if deadwood else "went gin"
            return f"{names.who(seat)} {did}, discarding {the}{name(card)}."
        case Ended(result) if result.showdown:
            return ""
        case _:
            return texts.happened(event, names, aloud=aloud)


def moment(replay: Replay, frame: Frame, names: Names, *, aloud: bool = False) -> str:
    """Return what had just happened in a moment of a replay."""
    said = [open_event(event, names, aloud=aloud) for event in frame.events]
    result = frame.round.result
    if result is not None and result.showdown:
        said.append(texts.scoring_sum(result, replay.progress.setup.rules, names) + ".")
    return " ".join(text for text in said if text)


def counter(replay: Replay) -> str:
    """Return which moment of how many is looked at: 'Move 12 of 47'."""
    return f"Move {replay.at} of {replay.last}" if replay.at else f"The deal, {replay.last} moves"


def step_aloud(replay: Replay, names: Names) -> str:
    """Return a moment of a replay for the ear."""
    return f"{counter(replay)}. {moment(replay, replay.frame, names, aloud=True)}"


def stock_caption(count: int) -> str:
    """Return what stands below the stock."""
    return f"Stock · {count}"


def pile_caption(count: int) -> str:
    """Return what stands below the discard pile."""
    return f"Discard · {count}"


def deadwood(left: int) -> str:
    """Return how much deadwood an open hand has."""
    return f"Deadwood {left}"


def stock_aloud(count: int, following: Card) -> str:
    """Return the stock of an open hand for the ear."""
    cards = f"{count} card{'' if count == 1 else 's'}"
    return f"Stock: {cards}, the {texts.spoken(following)} on top"


def pile_aloud(top: Card, count: int) -> str:
    """Return the discard pile for the ear."""
    return f"Discard pile: {texts.spoken(top)} on top, {count} card{'' if count == 1 else 's'}"


def following(card: Card) -> str:
    """Return which card lies on top of an open hand's stock."""
    return f"next {texts.short(card)}"


def dealt_to(name: str, *, dealer: bool) -> str:
    """Return the heading of the cards that a player was dealt."""
    return f"Dealt to {name.replace('You', 'you')}{', who dealt' if dealer else ''}"


UPCARD = "Upcard"
DRAWN = "Stock, drawn in this order"
LEFT = "Left in the stock"
NONE_DRAWN = "None was drawn."


def rules_name(id_: str) -> str:
    """Return what a set of rules is called where little room is."""
    return {ALL: EVERY_RULES, OWN: OWN_RULES}.get(id_) or preset_by_id(id_).name


def opponent_name(id_: str) -> str:
    """Return what an opponent, or all of them, is called where little room is."""
    return EVERYBODY if id_ == ALL else opponent_by_id(id_).name


def counted(tally: Tally) -> str:
    """Return over how much the statistics go."""
    said = f"{_many(tally.matches, 'match', 'matches')}, {_many(tally.hands, 'hand', 'hands')}"
    void = f", {tally.void} of them void" if tally.void else ""
    turns = f" and {_mean(tally.turns, tally.hands)} turns a hand" if tally.hands else ""
    return f"{said}{void}{turns}."


def luck(tally: Tally) -> str:
    """Return over how many hands the deadwood dealt is averaged."""
    over = _many(tally.dealt, "hand", "hands")
    return f"Average over {over}, of the ten cards dealt. Less is luckier."


def tally_rows(tally: Tally) -> tuple[tuple[str, str, str], ...]:
    """Return the numbers of a tally by name, for you and for the opponent."""
    mine, theirs = tally.points
    each = ("Points a hand", _mean(mine, tally.hands), _mean(theirs, tally.hands))
    return (
        _row("Matches won", tally.matches_won),
        _row("Longest streak", tally.match_longest),
        _row("Hands won", tally.won),
        _row("Longest streak of hands", tally.longest),
        _row("Points", tally.points),
        each,
        _row("Knocks", tally.knocks),
        _row("Gins", tally.gins),
        _row("Undercuts", tally.undercuts),
    )


def luck_row(tally: Tally) -> tuple[str, str, str]:
    """Return the average deadwood of the cards that each player was dealt."""
    mine, theirs = tally.deadwood
    return ("Deadwood dealt", _mean(mine, tally.dealt), _mean(theirs, tally.dealt))


def row_aloud(row: tuple[str, str, str], other: str) -> str:
    """Return a row of numbers for the ear."""
    return f"{row[0]}: you {row[1]}, {other} {row[2]}"


def _row(name: str, pair: Pair) -> tuple[str, str, str]:
    return name, str(pair[0]), str(pair[1])


def _mean(total: int, count: int) -> str:
    return f"{total / count:.1f}" if count else "–"


def _many(count: int, one: str, more: str) -> str:
    return f"{count} {one if count == 1 else more}"
