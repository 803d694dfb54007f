"""The coach is asked with the standing of the match that is played."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.core.actions import Action, Discard, Knock
from game.core.match import Game
from game.core.view import view_of
from game.progress import YOU, Progress, play
from game.ui.advice import hinting, reviewing
from tests.bot.moments import ended
from tests.play import match_by_mind


def at(progress: Progress, yours: int, theirs: int) -> Progress:
    """Return a hand as it would be played at another standing."""
    return replace(progress, before=replace(progress.before, games=(Game((yours, theirs)),)))


def advised(progress: Progress) -> Action:
    """Return what the coach would do."""
    return ended(hinting(progress)).ranked[0].action


def worth_a_knock_at_the_end() -> Iterator[Progress]:
    """Yield moments at which the coach would knock to win the match, and not at its start."""
    for seed in range(5):
        for progress in match_by_mind(seed):
            view = view_of(progress.round, YOU)
            if progress.round.turn == YOU and view.knockable and not progress.hand_over:
                start, end = advised(at(progress, 0, 0)), advised(at(progress, 97, 20))
                if isinstance(start, Discard) and isinstance(end, Knock):
                    yield progress


@pytest.fixture(scope="module")
def moment() -> Progress:
    """Return one such moment."""
    return next(worth_a_knock_at_the_end())


def test_a_hint_takes_a_match_that_a_knock_wins(moment: Progress) -> None:
    assert "win you the match" in ended(hinting(at(moment, 97, 20))).text
    assert isinstance(advised(at(moment, 20, 97)), Discard)


def test_a_review_tells_of_a_match_that_was_not_taken(moment: Progress) -> None:
    after, _ = play(moment, advised(at(moment, 0, 0)))
    missed = [lapse.view for lapse in ended(reviewing(at(after, 97, 20))).lapses]
    assert view_of(moment.round, YOU) in missed
    told = [lapse.view for lapse in ended(reviewing(at(after, 0, 0))).lapses]
    assert view_of(moment.round, YOU) not in told
