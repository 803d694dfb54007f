"""Between two people nothing tells of the other's cards: not picture, mirror, voice or reload."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, is_dataclass
from random import Random

import pygame
import pytest

from game.app import App
from game.core.cards import Card, Cards, bit, card_text, each
from game.core.rules import HOUSE, OKLAHOMA, Rules
from game.progress import Progress, set_up, start
from game.save import save_text
from game.ui import texts
from game.ui.draw import Painter
from game.ui.mirror import Control
from game.ui.scene import Scene, Sprite
from game.ui.seat import viewer
from tests.app.presses import presses
from tests.memory_host import MemoryHost
from tests.play import thought

NAMES = ("Ann", "Bob")
NOISE = ("sort", "menu", "close-menu", "back", "help", "discard", "knock", "take", "draw", "spread",
         "pass", "big-gin", "leave", "continue", "")  # fmt: skip
"""Presses at any time: most of them are void where they come."""
MOST_FRAMES = 60_000


class Watcher(MemoryHost):
    """A host that looks at all that it is given to show or to say."""

    def __init__(self, stored: dict[str, str]) -> None:
        super().__init__(stored, seed=5)
        self.app: App | None = None
        self.looked = 0
        self.taken_by: tuple[int, int] | None = None
        """The hand, and in it the seat, of the one who has pressed that he has the device."""

    def mirror(self, controls: Sequence[Control], pages: int) -> None:
        super().mirror(controls, pages)
        self.look(controls)

    def say(self, text: str) -> None:
        super().say(text)
        self.look(text)

    def look(self, shown: object) -> None:
        """Fail where something shown names a card that nobody, or the other alone, may see."""
        app = self.app
        if app is None:
            return
        self.looked += 1
        progress, state = app.session.progress, app._state
        if progress.hand_over:
            return
        turn = progress.round.turn
        if self.taken_by != (progress.before.hands_played, turn):
            self.taken_by = None
        alone = self.taken_by is not None and not state.stack
        mine = progress.round.hands[turn] if alone else 0
        secret = hidden_cards(progress) & ~mine
        for part in parts(shown):
            if isinstance(part, Sprite) and part.face is not None:
                assert not secret & bit(part.face), f"{card_text(part.face)} is seen"
            if isinstance(part, str):
                found = [card for card in each(secret) if named_in(card, part)]
                assert not found, f"{part!r} tells of {card_text(found[0])}"


def hidden_cards(progress: Progress) -> Cards:
    """Return the cards of both hands that were not seen by both players."""
    (one, two), (seen, also) = progress.round.hands, progress.round.known
    return (one | two) & ~(seen | also)


def named_in(card: Card, text: str) -> bool:
    return (
        texts.spoken(card) in text.lower()
        or texts.short(card) in text
        or f"card:{card_text(card)}" in text
    )


def parts(value: object) -> Iterator[object]:
    """Yield a value and all that it is made of."""
    yield value
    if isinstance(value, list | tuple):
        for inner in value:
            yield from parts(inner)
    elif is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name))


@pytest.fixture
def matches(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many matches are played; each painted scene is looked at instead of drawn."""

    def paint(
        self: Painter, surface: pygame.Surface, scene: Scene, scale: float
    ) -> list[pygame.Rect]:
        if Watching.host is not None:
            Watching.host.look((scene.items, scene.moving, scene.sheet))
            Watching.moved += bool(scene.moving)
        return [surface.get_rect()]

    monkeypatch.setattr(Painter, "paint", paint)
    return 200 if request.config.getoption("--long") else 1


class Watching:
    """The host whose scenes are painted now."""

    host: Watcher | None = None
    moved = 0
    """Scenes in which something was under way."""


@pytest.mark.parametrize("rules", [HOUSE, OKLAHOMA, Rules(games=3, big_gin=True)])
def test_nothing_tells_of_the_others_cards(
    matches: int, rules: Rules, tell: Callable[[str], None]
) -> None:
    Watching.moved = 0
    counts = [play_match(seed, rules) for seed in range(matches)]
    looked, reloads, handovers = map(sum, zip(*counts, strict=True))
    tell(f"{matches} matches, {looked} looks, {reloads} reloads, {handovers} frames of hand-over")
    assert looked > 1000 * matches
    assert reloads > 3 * matches
    assert handovers > 20 * matches
    assert Watching.moved > 100 * matches


def play_match(seed: int, rules: Rules) -> tuple[int, int, int]:
    """Play a match to its end; return how much was looked at, reloaded and handed over."""
    rng = Random(seed)
    begun = start(set_up(rules, "friend", seed, rng, NAMES), rng)
    host = opened({"match-seed-5": save_text(begun)})
    looked = reloads = handovers = 0
    for _ in range(MOST_FRAMES):
        app = host.app
        assert app is not None
        host.time += app.frame() or rng.choice((0.005, 0.05, 1.0, 3.0))
        host.look([host.shown, host.said[-1:]])
        progress, state = app.session.progress, app._state
        hidden = viewer(progress, state) is None and not state.stack
        handovers += hidden
        if hidden:
            assert not any(isinstance(part, Sprite) for part in parts(app._display.scene))
            assert app._display.still, "what moves tells what it is"
        if progress.match_over:
            return looked + host.looked, reloads, handovers
        if rng.random() < 0.01:
            looked += host.looked
            reloads += 1
            host = opened(host.stored)
            assert host.app is not None
            assert host.app.session.progress == progress
            assert progress.hand_over or viewer(progress, host.app._state) is None
            continue
        host.pressed += next_presses(host, rng)
    pytest.fail(f"the match of seed {seed} never came to its end")


def opened(stored: dict[str, str]) -> Watcher:
    host = Watcher(dict(stored))
    Watching.host = host
    host.app = App(host)
    host.look([host.shown, host.said])
    return host


def next_presses(host: Watcher, rng: Random) -> list[str]:
    """Return what is pressed next: what leads on, or anything."""
    app = host.app
    assert app is not None
    progress, state = app.session.progress, app._state
    if rng.random() < 0.15:
        return [rng.choice((*NOISE, f"card:{card_text(rng.randrange(52))}"))]
    if state.stack:
        return ["continue" if "start" in state.pages else "back"]
    if progress.hand_over:
        return ["next-hand"]
    if viewer(progress, state) is None:
        if rng.random() < 0.5:
            return []
        host.taken_by = (progress.before.hands_played, progress.round.turn)
        return ["reveal"]
    return presses(thought(progress))
