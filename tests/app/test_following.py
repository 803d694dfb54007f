"""What the screen says of a match that is taken up again."""

from random import Random

from game.app.following import resumed
from game.core.actions import Pass
from game.core.rules import HOUSE
from game.progress import YOU, Setup, play, recent_events, resign, start
from game.ui import texts
from game.ui.state import UiState


def test_a_match_goes_on_unless_it_was_given_up() -> None:
    """After an own pass there is nothing that has happened since, and so nothing else to tell."""
    dealt = start(Setup(HOUSE, "classic", 3), Random(0))
    passed, _ = play(dealt, Pass())
    assert dealt.round.turn == YOU
    assert not recent_events(passed)
    assert resumed(UiState(), passed).notice == texts.RESUMED
    given_up = resumed(UiState(), resign(passed))
    assert given_up.notice == ""
    assert given_up.stack, "the start page is shown"
