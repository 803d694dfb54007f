"""Every sentence a player can read or hear, in one place."""

from typing import assert_never

from game.core.cards import Card, Cards, card_text, each, points, rank, suit
from game.core.events import (
    Dealt,
    Discarded,
    Drew,
    Ended,
    Event,
    Knocked,
    LaidOff,
    Passed,
    Took,
    WentBigGin,
)
from game.core.match import Match
from game.core.melds import is_set
from game.core.round import Phase
from game.core.rules import Rules, preset_of
from game.core.scoring import Ending, Result, Seat, Void, VoidRule, score
from game.core.view import PlayerView
from game.keeper import Trouble
from game.ui.names import Names

RANK_NAMES = (
    "ace",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "jack",
    "queen",
    "king",
)
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
SUIT_SIGNS = "♣♦♥♠"
SORT_NAMES = {"melds": "Melds", "rank": "Rank", "suit": "Suit", "own": "Own"}
"""The ways to sort a hand, in the order in which the button offers them."""
SORT_ALOUD = {"melds": "by melds", "rank": "by rank", "suit": "by suit", "own": "in your own order"}

TROUBLES: dict[Trouble, str] = {
    Trouble.SET_ASIDE: "The saved match could not be read. It was set aside, and a new one dealt.",
    Trouble.UNREADABLE: "Saves could not be read. To keep the match, use Save file in the menu.",
    Trouble.PUT_ASIDE: "Your match was put aside. To bring it back, use Save file in the menu.",
    Trouble.NEWER: "The saved match is of a newer game. It was set aside: reload the page.",
    Trouble.REFUSED: "No saves can be kept here. To keep the match, use Save file in the menu.",
    Trouble.IN_PART: "Saves have only one place here. Save file in the menu gives a second copy.",
}


def rank_index(card: Card) -> str:
    """Return the rank as a card's corner shows it."""
    index = card_text(card)[0]
    return "10" if index == "T" else index


def short(card: Card) -> str:
    """Return a card in two or three signs: '7♥'."""
    return rank_index(card) + SUIT_SIGNS[suit(card)]


def spoken(card: Card) -> str:
    """Return a card as it is read aloud: '7 of hearts'."""
    return f"{RANK_NAMES[rank(card)]} of {SUIT_NAMES[suit(card)]}"


def meld_name(meld: Cards) -> str:
    """Return what kind of meld it is."""
    return "Set" if is_set(meld) else "Run"


def happened(event: Event, names: Names, *, aloud: bool) -> str:
    """Return what happened as one sentence, with cards named in words when it is read aloud."""
    name = spoken if aloud else short
    the = "the " if aloud else ""

    who = names.who
    match event:
        case Dealt(dealer, upcard):
            return f"{who(dealer)} dealt. The upcard is {the}{name(upcard)}."
        case Passed(seat, upcard):
            return f"{who(seat)} passed {the}{name(upcard)}."
        case Took(seat, card):
            return f"{who(seat)} took {the}{name(card)}."
        case Drew(seat, card):
            drawn = f"{the}{name(card)}" if seat == names.you else "from the stock"
            return f"{who(seat)} drew {drawn}."
        case Discarded(seat, card):
            return f"{who(seat)} discarded {the}{name(card)}."
        case Knocked(seat, _, deadwood):
            return f"{who(seat)} went gin!" if not deadwood else f"{who(seat)} knocked: {deadwood}."
        case WentBigGin(seat):
            return f"{who(seat)} went big gin!"
        case LaidOff(seat, card):
            return f"{who(seat)} laid off {the}{name(card)}."
        case Ended(result):
            return "" if result.showdown else f"{why_void(result.void)}: nobody scores."
        case _:
            assert_never(event)


def prompt(view: PlayerView, names: Names) -> str:
    """Return what the player is to do now."""
    if view.phase is Phase.OVER:
        return ""
    if not view.my_turn:
        return f"{names.other} is thinking."
    match view.phase:
        case Phase.UPCARD:
            return "Take the upcard or pass."
        case Phase.STOCK:
            return "Draw from the stock."
        case Phase.DRAW:
            return "Draw from the stock or take the discard."
        case _:
            return "Select a card to discard."


def outcome_title(result: Result) -> str:
    """Return the heading of a hand's summary."""
    return {
        Ending.KNOCK: "Knock",
        Ending.UNDERCUT: "Undercut!",
        Ending.GIN: "Gin!",
        Ending.BIG_GIN: "Big gin!",
        Ending.VOID: "Void hand",
    }[result.ending]


def outcome(result: Result, names: Names) -> str:
    """Return how the hand ended in one sentence."""
    showdown = result.showdown
    if showdown is None:
        return f"{why_void(result.void)}."
    knocker, seat = names.who(showdown.knocker), 1 - showdown.knocker
    other = f"{names.whom(seat)} {names.verb(seat, 'were', 'was')}"
    left = showdown.defence.points
    if result.ending in (Ending.GIN, Ending.BIG_GIN):
        return f"{knocker} went {result.ending.value}, {other} left with {left}."
    return f"{knocker} knocked with {showdown.knocker_deadwood}, {other} left with {left}."


def why_void(void: Void | None) -> str:
    """Return which rule has voided a hand, without a full stop."""
    if void is None:
        return "The hand is void"
    if void.rule is VoidRule.PILE:
        return f"After {void.number} draws in a row from the discard pile the hand is void"
    left = f"Only {void.number} cards are"
    if void.number < 2:
        left = "Only 1 card is" if void.number else "No card is"
    return f"{left} left in the stock, so the hand is void"


def scoring_sum(result: Result, rules: Rules, names: Names) -> str:
    """Return the sum that a hand was worth, written out: '25 + 8 − 5 = 28 to you'."""
    showdown = result.showdown
    if showdown is None or result.winner is None:
        return "0 to both"
    worth = score(result, rules)
    high = max(showdown.knocker_deadwood, showdown.defence.points)
    low = min(showdown.knocker_deadwood, showdown.defence.points)
    bonus = f"{worth.bonus} + " if worth.bonus else ""
    points_ = f"{bonus}{high} − {low}"
    if worth.factor > 1:
        points_ = f"({points_}) × {worth.factor}"
    return f"{points_} = {worth.total} to {names.whom(result.winner)}"


def deadwood_sum(unmelded: Cards) -> str:
    """Return the points of unmelded cards written out: '4 + 3 + 1 = 8'."""
    worths = sorted((points(1 << card) for card in each(unmelded)), reverse=True)
    if not worths:
        return "0"
    total = str(sum(worths))
    return total if len(worths) == 1 else " + ".join(map(str, worths)) + f" = {total}"


def match_title(winner: Seat, names: Names) -> str:
    """Return who won a finished match."""
    cheer = "" if names.you == 1 - winner else "!"
    return f"{names.who(winner)} {names.verb(winner, 'win', 'wins')} the match{cheer}"


def standing(match: Match, names: Names) -> str:
    """Return the scores of a match in one line."""
    one, two = match.scores
    return f"{names.who(0)} {one} · {names.who(1)} {two} · to {match.rules.target}"


def rules_line(rules: Rules) -> str:
    """Return the rules of a match in one line."""
    preset = preset_of(rules)
    name = f"{preset.name} rules" if preset else "Your own rules"
    if rules.oklahoma:
        knock = "the upcard says with how much you may knock"
    elif rules.knock_limit:
        knock = f"knock with {rules.knock_limit} or less"
    else:
        knock = "only gin ends a hand"
    return f"{name}: first to {rules.target}, {knock}"


SELECTED = "Tap the card again to discard it."
NOT_OVER = "The hand is not over yet."
SELECT_FIRST = "Select a card to discard first."
SELECT_TO_MOVE = "Select the card to move first."
SELECT_TO_LOOK = "Select the card to look at first."


def barred(card: Card) -> str:
    """Return why the card just taken can't be thrown."""
    return f"You just took the {spoken(card)}: discard another card."


RESUMED = "Welcome back: the match goes on where you left it."


def lines(text: str, most: int) -> list[str]:
    """Return a text in one line, or in two of about equal length when it is longer than `most`."""
    if len(text) <= most:
        return [text]
    blanks = [place for place, sign in enumerate(text) if sign == " "]
    middle = min(blanks, key=lambda place: abs(place - len(text) / 2), default=len(text))
    return [text[:middle], text[middle + 1 :]]


def opponent_cards(count: int) -> str:
    """Return how many cards the opponent holds."""
    return f"Opponent: {count} cards"


def refused(reason: str) -> str:
    """Return a rule of the engine as a sentence to the player."""
    return f"{reason[0].upper()}{reason[1:]}."


def not_your_turn(opponent: str) -> str:
    """Return why nothing can be done now."""
    return f"It is {opponent}'s turn."
