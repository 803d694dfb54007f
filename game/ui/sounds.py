"""What is heard and felt of an event: names of files in game/sounds, and patterns of buzzing."""

from typing import assert_never

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
from game.core.scoring import Ending
from game.progress import YOU, Progress

SOUNDS = ("deal", "draw", "discard", "knock", "gin", "undercut", "win", "lose", "button")

BUZZES: dict[str, tuple[int, ...]] = {
    "draw": (8,),
    "discard": (12,),
    "knock": (25, 60, 25),
    "gin": (30, 50, 30, 50, 60),
    "undercut": (60,),
    "win": (30, 50, 30, 50, 120),
}
"""Milliseconds of buzzing and resting in turn, by the name of the sound that it goes with."""


def sounds_of(events: tuple[Event, ...]) -> tuple[str, ...]:
    """Return what is heard of the events of a step, in order.

    The deal is left out, each of its cards being heard when it flies, and so are layoffs.
    """
    heard = (_sound(event) for event in events)
    return tuple(name for name in heard if name)


def _sound(event: Event) -> str:
    match event:
        case Drew() | Took():
            return "draw"
        case Discarded():
            return "discard"
        case Knocked(_, _, deadwood):
            return "knock" if deadwood else "gin"
        case WentBigGin():
            return "gin"
        case Passed():
            return "button"
        case Ended(result):
            return "undercut" if result.ending is Ending.UNDERCUT else ""
        case Dealt() | LaidOff():
            return ""
        case _:
            assert_never(event)


def to_celebrate(progress: Progress) -> bool:
    """Return whether a match that is over was won by you, or by one of two people."""
    won = progress.setup.against_friend or progress.match.winner == YOU
    return won and not progress.resigned


def final_sound(progress: Progress) -> str:
    """Return what is heard at the end of a match."""
    return "win" if to_celebrate(progress) else "lose"


def buzz_of(events: tuple[Event, ...], *, friends: bool = False) -> tuple[int, ...]:
    """Return what is felt of a step: your own cards, or those of two friends, and every end."""
    pattern: tuple[int, ...] = ()
    for event in events:
        own = friends or getattr(event, "seat", YOU) == YOU
        if own or isinstance(event, Knocked | WentBigGin):
            pattern = BUZZES.get(_sound(event), ()) or pattern
    return pattern
