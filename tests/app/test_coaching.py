"""The coach at the table: a hint in slices, its marks and its end; a review of a finished hand."""

import pygame
import pytest

from game.app import App
from game.app.thinker import SLICE
from game.core.view import view_of
from game.progress import YOU
from game.ui import texts_coach
from game.ui.settings import Settings
from tests.app.driver import button, enabled, hand, next_key, opened, press, rest, tap
from tests.memory_host import MemoryHost

TICK = 0.002


class TickingHost(MemoryHost):
    """Its clock goes on a little whenever it is read."""

    def now(self) -> float:
        self.time += TICK
        return self.time


def at_table(host: MemoryHost) -> App:
    """Return the game at a moment at which you may draw."""
    app = opened(host)
    while "draw" not in enabled(host):
        press(app, host, next_key(host))
    return app


def hinted(host: MemoryHost) -> list[str]:
    return [c.key for c in host.shown if c.label.endswith(", hint")]


def test_a_hint_thinks_for_a_slice_of_a_frame_and_no_longer() -> None:
    host = TickingHost()
    app = at_table(host)
    press(app, host, "draw")
    host.pressed.append("hint")
    frames = 0
    while not hinted(host):
        began = host.time
        app.frame()
        frames += 1
        # the clock is read a few times more in a frame
        assert host.time - began < SLICE + 10 * TICK
        assert frames < 500
    assert frames > 3
    assert "Estimate: " in host.said[-1]


def test_a_hint_marks_what_it_names_says_it_and_ends_with_the_next_action() -> None:
    host = MemoryHost()
    app = at_table(host)
    while "next-hand" not in enabled(host):
        press(app, host, "hint")
        hint = app._state.hint
        assert hint is not None
        assert hint.action == hint.ranked[0].action
        panel = button(host, "hint-close").label
        assert texts_coach.aloud(hint.text) == host.said[-1]
        assert panel.startswith(host.said[-1])
        card = next((key for key in hinted(host) if key.startswith("card:")), None)
        act = next((key for key in hinted(host) if not key.startswith("card:")), "discard")
        if act in ("discard", "knock"):
            assert card is not None
            press(app, host, card)
            assert act in hinted(host)
            assert button(host, "hint-close").label == panel
        press(app, host, act if act in enabled(host) else "draw")
        assert not hinted(host)
        assert "hint-close" not in enabled(host)


def test_more_lists_every_action_with_its_points_and_goes_back_to_the_hint() -> None:
    host = MemoryHost()
    app = at_table(host)
    press(app, host, "draw")
    tap(app, host, "hint")
    tap(app, host, "hint")
    hint = app._state.hint
    assert hint is not None
    rows = [c.label for c in host.shown if c.label.startswith(("Throw", "Knock"))]
    assert len(rows) == len(hint.ranked) + 1  # and the sentence itself
    press(app, host, "back")
    assert hinted(host)
    tap(app, host, "hint-close")
    assert not hinted(host)


def test_a_hint_by_key() -> None:
    host = MemoryHost()
    app = at_table(host)
    for _ in range(2):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, unicode="h", mod=0))
        rest(app, host)
    assert next(c.label for c in host.shown if c.role == "heading") == texts_coach.HINT


def test_a_hint_is_given_only_in_your_turn() -> None:
    host = MemoryHost({"settings": str(Settings("slow"))})
    app = at_table(host)
    press(app, host, "draw")
    host.pressed += [hand(host)[-1].key] * 2
    app.frame()
    assert app.session.computer_to_act
    assert button(host, "hint").disabled
    host.pressed.append("hint")
    app.frame()
    assert host.said[-1] == "It is Rosa's turn."
    assert app._state.hint is None


def test_a_hint_asked_for_is_dropped_when_you_act_before_it_comes() -> None:
    host = TickingHost()
    app = at_table(host)
    host.pressed += ["hint", "draw"]
    app.frame()
    rest(app, host)
    assert app._state.hint is None
    assert "hint-close" not in enabled(host)


@pytest.mark.parametrize("seed", [7, 8])
def test_a_hand_is_reviewed_with_its_cards_once_it_is_over(seed: int) -> None:
    host = MemoryHost(seed=seed)
    app = opened(host)
    while "next-hand" not in enabled(host):
        press(app, host, next_key(host))
    press(app, host, "review")
    review = app._state.review
    assert review is not None
    said = " ".join(c.label for c in host.shown)
    for lapse in review.lapses:
        assert lapse.why in said
        assert lapse.view.seat == YOU
        assert not lapse.view.opponent_shown
    assert review.lapses or texts_coach.FLAWLESS in said
    press(app, host, "back")
    press(app, host, "next-hand")
    assert app._state.review is None


def test_a_review_is_not_given_before_the_end_of_the_hand() -> None:
    host = MemoryHost()
    app = at_table(host)
    before = list(host.shown)
    for command in ("review", "open:review", "open:hint"):
        press(app, host, command)
        assert host.shown == before


def test_nothing_the_coach_does_changes_the_match() -> None:
    host = MemoryHost()
    app = at_table(host)
    before = app.session.progress, dict(host.stored)
    press(app, host, "hint")
    press(app, host, "hint")
    assert (app.session.progress, host.stored) == before
    assert view_of(app.session.progress.round, YOU).my_turn
