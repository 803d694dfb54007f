"""A hand's summary is drawn ahead in quiet frames, so that no frame has to draw twenty cards."""

from collections import Counter

import pygame
import pytest

from game.app import App
from game.app.thinker import SLICE
from game.core.cards import each
from game.ui.deck import Deck
from game.ui.pictures import Pictures
from tests.app.driver import enabled, hand, next_key, opened, press, rest
from tests.memory_host import MemoryHost

TICK = 0.001


class TickingHost(MemoryHost):
    """Its clock goes on a little whenever it is read."""

    def now(self) -> float:
        self.time += TICK
        return self.time


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the faces of cards and all pictures that are drawn."""
    counts: Counter[str] = Counter()
    face, render = Deck.face, Pictures.render

    def counted(self: Deck, card: int, w: int, h: int, compact: bool) -> pygame.Surface:
        counts["faces"] += 1
        return face(self, card, w, h, compact)

    def rendered(self: Pictures, drawing: str) -> pygame.Surface:
        counts["pictures"] += 1
        return render(self, drawing)

    monkeypatch.setattr(Deck, "face", counted)
    monkeypatch.setattr(Pictures, "render", rendered)
    return counts


def to_a_knock(app: App, host: MemoryHost) -> None:
    """Play to a moment at which a knock is open."""
    while "knock" not in enabled(host):
        if "next-hand" in enabled(host):
            press(app, host, "next-hand")
        press(app, host, next_key(host))


@pytest.mark.parametrize("speed", ["off", "fast", "normal", "slow"])
def test_the_frame_of_the_summary_draws_no_card_and_no_ground(
    speed: str, drawn: Counter[str]
) -> None:
    host = MemoryHost()
    app = opened(host)
    for key in ("menu", "open:settings", f"speed:{speed}", "back", "back"):
        press(app, host, key)
    to_a_knock(app, host)
    host.pressed.append("knock")
    while not app._state.showdown_seen:
        drawn.clear()
        host.time += max(app.frame() or 0.0, 1 / 60)
    assert drawn["faces"] == 0
    assert drawn["pictures"] == 0


def test_no_frame_draws_ahead_for_longer_than_a_slice() -> None:
    host = TickingHost()
    app = opened(host)
    frames = 0
    press(app, host, "menu")
    press(app, host, "back")
    for _ in range(4):
        host.pressed.append(next_key(host))
        while True:
            began, thinking = host.time, app.session.computer_to_act
            wait = app.frame()
            assert thinking or host.time - began < SLICE + 12 * TICK
            frames += 1
            if wait is None:
                break
            host.time += wait
    assert frames > 8


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> dict[int, set[tuple[int, int]]]:
    """Keep the sizes in which each card's face is drawn."""
    kept: dict[int, set[tuple[int, int]]] = {}
    face = Deck.face

    def seen(self: Deck, card: int, w: int, h: int, compact: bool) -> pygame.Surface:
        kept.setdefault(card, set()).add((w, h))
        return face(self, card, w, h, compact)

    monkeypatch.setattr(Deck, "face", seen)
    return kept


def test_the_own_cards_are_drawn_ahead_and_nothing_that_their_viewer_does_not_know(
    sizes: dict[int, set[tuple[int, int]]],
) -> None:
    host = MemoryHost()
    app = opened(host)
    while len(hand(host)) != 11:
        press(app, host, next_key(host))
    rest(app, host)
    round_ = app.session.progress.round
    assert all(len(sizes[card]) > 1 for card in each(round_.hands[0]))
    hidden = set(each(round_.hands[1] & ~round_.known[1])) - set(round_.discards)
    assert not sizes.keys() & (hidden | set(round_.stock))


def test_at_speed_off_the_opponents_cards_are_drawn_for_the_summary_alone(
    sizes: dict[int, set[tuple[int, int]]],
) -> None:
    host = MemoryHost()
    app = opened(host)
    for key in ("menu", "open:settings", "speed:off", "back", "back"):
        press(app, host, key)
    to_a_knock(app, host)
    hidden = set(each(app.session.progress.round.hands[1]))
    sizes.clear()
    press(app, host, "knock")
    assert app._state.showdown_seen
    assert sizes.keys() & hidden
    assert all(len(sizes.get(card, ())) < 2 for card in hidden)


def test_nothing_is_drawn_ahead_of_what_is_at_rest() -> None:
    host = MemoryHost()
    app = opened(host)
    rest(app, host)
    assert app.frame() is None
    press(app, host, "menu")
    assert app.frame() is None
