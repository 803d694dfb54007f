"""The coach at work: thinks in slices, one in a frame, and tells when he has found something."""

from collections.abc import Generator
from dataclasses import replace
from typing import TypeAlias

from game.app.thinker import SLICE
from game.app.voice import Voice
from game.host import Host
from game.progress import Progress
from game.ui import texts_coach
from game.ui.advice import Hint, Review, hinting, reviewing
from game.ui.state import UiState
from game.ui.wishes import AskHint, AskReview

Finding: TypeAlias = Hint | Review


class Coaching:
    """Holds the one question that the coach is thinking about."""

    def __init__(self, host: Host) -> None:
        """Begin with nothing asked."""
        self._host = host
        self._thought: Generator[None, None, Finding] | None = None

    @property
    def busy(self) -> bool:
        """Return whether there is something to think about."""
        return self._thought is not None

    def ask(self, wish: AskHint | AskReview, progress: Progress) -> None:
        """Begin to think about a question, and forget the one before."""
        if isinstance(wish, AskHint):
            self._thought = hinting(progress)
        else:
            self._thought = reviewing(progress)

    def forget(self) -> None:
        """Think no further: the game has gone on."""
        self._thought = None

    def think(self, state: UiState, voice: Voice) -> UiState:
        """Go on for a slice of time; return the state with what was found, and have it said."""
        found = self._slice()
        if isinstance(found, Hint):
            voice.say(texts_coach.aloud(found.text))
            return replace(state, hint=found)
        if found is not None:
            voice.say(texts_coach.found(len(found.lapses)))
            return replace(state, review=found)
        return state

    def _slice(self) -> Finding | None:
        if self._thought is None:
            return None
        end = self._host.now() + SLICE
        try:
            while True:
                next(self._thought)
                if self._host.now() >= end:
                    return None
        except StopIteration as done:
            self._thought = None
            finding: Finding = done.value
            return finding
