"""What the coach has said, as the screen keeps it until the player acts."""

from collections.abc import Generator
from dataclasses import dataclass

from game.bot.coach import Advice, Lapse, advise, review
from game.bot.mind import standing_of
from game.core.actions import Action, BigGin, Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import Card
from game.core.view import PlayerView, view_of
from game.progress import YOU, Progress, decisions
from game.ui import texts_coach
from game.ui.scene import STOCK, card_key


@dataclass(frozen=True, slots=True)
class Hint:
    """A sentence over the table, and the action that it speaks of."""

    view: PlayerView
    """The moment that it is about; at any other it is not shown."""
    text: str
    action: Action | None = None
    brief: str = ""
    """The same without its last words, for a place that is too small for all of them."""
    ranked: tuple[Advice, ...] = ()
    """All that can be done, the best first; empty while the coach is thinking."""


@dataclass(frozen=True, slots=True)
class Review:
    """What the coach found in a finished hand."""

    lapses: tuple[Lapse, ...]


def hinting(progress: Progress) -> Generator[None, None, Hint]:
    """Yield often, then return the coach's hint for the moment of a match."""
    view = view_of(progress.round, YOU)
    ranked = yield from advise(view, standing_of(progress.before, YOU))
    best = ranked[0]
    text = best.why
    if len(ranked) > 1:
        text = f"{text} {texts_coach.estimate(best.worth)}"
    return Hint(view, text, best.action, best.why, tuple(ranked))


def reviewing(progress: Progress) -> Generator[None, None, Review]:
    """Yield often, then return what your decisions in a hand have cost."""
    lapses = yield from review(decisions(progress, YOU), standing_of(progress.before, YOU))
    return Review(tuple(lapses))


def card_of_action(action: Action | None) -> Card | None:
    """Return the card that an action throws, None where it throws none."""
    return action.card if isinstance(action, Discard | Knock) else None


def marked_keys(action: Action | None, view: PlayerView, selected: Card | None) -> tuple[str, ...]:
    """Return the keys of what has to be touched for an action: cards and buttons."""
    match action:
        case Discard(card):
            return (card_key(card), *(("discard",) if card == selected else ()))
        case Knock(card):
            return card_key(card), "knock"
        case TakeDiscard():
            return card_key(view.discards[-1]), "take"
        case DrawStock():
            return STOCK, "draw"
        case Pass():
            return ("pass",)
        case BigGin():
            return ("big-gin",)
        case None:
            return ()
