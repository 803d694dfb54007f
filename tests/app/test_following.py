"""What the screen says of a match that is taken up again."""

from random import Random

from game.app.following import resumed
from game.core.rules import HOUSE
from game.progress import Setup, recent_events, resign, start
from game.ui import texts
from game.ui.state import UiState


def test_a_match_goes_on_unless_it_was_given_up() -> None:
    untouched = start(Setup(HOUSE, "classic", 3), Random(0))
    assert not recent_events(untouched)
    assert resumed(UiState(), untouched).notice == texts.RESUMED
    given_up = resumed(UiState(), resign(untouched))
    assert given_up.notice == ""
    assert given_up.stack, "the start page is shown"
