"""Random touches, drags, keys and sizes on every screen: nothing fails, and no card is lost."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.app import App
from game.core.cards import FULL_DECK, as_mask, each
from game.core.rules import Rules
from game.progress import Progress
from game.save import load_text, save_text
from game.ui.draw import Painter
from game.ui.scene import PILE, STOCK, Sprite
from game.ui.settings import Settings
from tests.memory_host import MemoryHost

SIZES = [(320, 568), (360, 740), (568, 320), (844, 390), (768, 1024), (1280, 800), (2560, 1440)]
KEYS = [
    *(getattr(pygame, f"K_{letter}") for letter in "spxdkbomlt"),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN),
    *(pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_F1),
]
RARELY = {"resign-now", "deal", "rematch", "leave", "play"}
"""Controls that are aimed at less often: they end what is being tried."""


@pytest.fixture
def doings(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many random doings; nothing is drawn, which takes most of the time."""
    monkeypatch.setattr(Painter, "paint", lambda _, surface, *__: [surface.get_rect()])
    return 100_000 if request.config.getoption("--long") else 4_000


def test_whatever_is_touched_no_card_is_lost(doings: int, tell: Callable[[str], None]) -> None:
    done: Counter[str] = Counter()
    obeyed: Counter[str] = Counter()
    seen: set[str] = set()
    for seed in range(4):
        player = Player(seed)
        for _ in range(doings // 4):
            done[player.do()] += 1
            player.check()
            seen |= player.screens()
        obeyed += player.app.obeyed
    tell(f"{doings} random doings: {dict(done)} on {len(seen)} screens: {sorted(seen)}")
    tell(f"which came to {dict(obeyed)}")
    for what in ("card pile", "card hand", "stock hand", "pile hand"):
        assert obeyed[f"drop {what}"] > 3
    assert {"table", "look", "known", "summary", "start", "menu", "settings", "help"} <= seen
    assert min(done[kind] for kind in ("tap", "drag", "cancel", "key", "size", "second")) > 10


class Watched(App):
    """A game that counts what came of the doings."""

    def __init__(self, host: MemoryHost) -> None:
        self.obeyed: Counter[str] = Counter()
        super().__init__(host)

    def command(self, command: str) -> None:
        word, _, rest = command.partition(":")
        name, _, goal = rest.partition(":")
        what = name if name in ("stock", "pile") else "card"
        self.obeyed[f"drop {what} {'pile' if goal == 'pile' else 'hand'}" if goal else word] += 1
        super().command(command)


class Player:
    """Someone who does anything."""

    def __init__(self, seed: int) -> None:
        settings = Settings(("off", "fast", "normal", "off")[seed], rules=Rules(target=50))
        self.rng = Random(seed)
        self.host = MemoryHost({"settings": str(settings)}, seed=None)
        self.host.still = seed == 3
        self.app = Watched(self.host)
        self.frames(2)

    def frames(self, most: int) -> None:
        """Let up to so many frames pass, some of them after a long rest."""
        for _ in range(most):
            wait = self.app.frame()
            rest = self.rng.choice((0.0, 1 / 60, 0.2, 1.0))
            self.host.time += rest if wait is None else max(wait, 1 / 60)

    def do(self) -> str:
        """Do anything, and return what kind of thing it was."""
        kinds = ("tap", "drag", "cancel", "key", "size", "second", "mirror", "hold", "stray")
        kind = self.rng.choices(kinds, (30, 30, 6, 15, 3, 3, 8, 3, 2))[0]
        match kind:
            case "tap":
                self._down(self._point())
                self._up()
            case "key":
                mod = self.rng.choice((0, 0, pygame.KMOD_SHIFT))
                key = self.rng.choice(KEYS)
                self._post(pygame.KEYDOWN, key=key, unicode=self.rng.choice(("", "?")), mod=mod)
            case "size":
                self.host.size = self.rng.choice(SIZES)
            case "mirror":
                keys = [c.key for c in self.host.shown if c.role == "button"]
                self.host.pressed += [self.rng.choice([*keys, "back", "nonsense", "drop:7h:pile"])]
            case "hold":
                self._down(self._point())
                self.app.frame()
                self.host.time += 0.6
                self.app.frame()
                self._up()
            case "stray":
                self._post(self.rng.choice((pygame.MOUSEMOTION, pygame.WINDOWFOCUSLOST)))
            case _:
                self._drag(kind)
        self.frames(self.rng.randrange(3) + 1)
        return kind

    def _drag(self, kind: str) -> None:
        """Drag from anywhere to anywhere, in one go or over some frames, to whatever end."""
        self._down(self._loose() if self.rng.random() < 0.3 else self._point())
        if kind == "second":
            self._post(pygame.FINGERDOWN, finger_id=1)
        for _ in range(self.rng.randrange(4)):
            self._move()
            if self.rng.random() < 0.5:
                self.frames(1)
            if self.rng.random() < 0.05:
                self.host.size = self.rng.choice(SIZES)
        if kind == "second":
            self._post(pygame.FINGERDOWN, finger_id=2)
        if kind == "cancel":
            self.host.touch_cancelled = True
        if self.rng.random() < 0.95:
            self._up()

    def _loose(self) -> tuple[int, int]:
        """Return a point on something that can be dragged, the two piles as often as all cards."""
        scene = self.app._display.scene
        grips = {s.grip: s for s in scene.top if isinstance(s, Sprite) and s.grip}
        piles = [grips[name] for name in (STOCK, PILE) if name in grips]
        chosen = piles if piles and self.rng.random() < 0.5 else list(grips.values())
        if not chosen:
            return self._point()
        x, y = self.rng.choice(chosen).rect.middle
        return round(x), round(y)

    def _point(self) -> tuple[int, int]:
        """Return a point on a control more often than not."""
        w, h = self.host.size
        buttons = [c for c in self.host.shown if c.role == "button" or c.key in ("stock", "card")]
        if buttons and self.rng.random() < 0.7:
            aim = self.rng.choice(buttons)
            if aim.key not in RARELY or self.rng.random() < 0.2:
                return round(aim.x + aim.w / 2), round(aim.y + aim.h / 2)
        return self.rng.randrange(w), self.rng.randrange(h)

    def _down(self, at: tuple[int, int]) -> None:
        self.at = at
        self._post(pygame.MOUSEBUTTONDOWN, button=1, pos=at)

    def _move(self) -> None:
        self.at = self._point()
        self._post(pygame.MOUSEMOTION, pos=self.at, buttons=(1, 0, 0))

    def _up(self) -> None:
        self._post(pygame.MOUSEBUTTONUP, button=1, pos=self.at)

    def _post(self, kind: int, **values: object) -> None:
        if kind == pygame.MOUSEMOTION and not values:
            values = {"pos": self._point(), "buttons": (0, 0, 0)}
        pygame.event.post(pygame.event.Event(kind, values))

    def check(self) -> None:
        """Check that all cards are where cards can be, and that the save holds what is played."""
        if "match" not in self.host.stored:
            return
        progress = self.app.session.progress
        assert load_text(self.host.stored["match"]) == progress
        assert save_text(progress) == self.host.stored["match"]
        assert sorted(cards_of(progress)) == list(each(FULL_DECK))
        shown = [c.key for c in self.host.shown if c.key.startswith("card:")]
        assert len(shown) == len(set(shown))

    def screens(self) -> set[str]:
        """Return the names of what is shown."""
        state = self.app._state
        names = set(state.pages[-1:])
        if not names:
            over = self.app.session.progress.hand_over
            names.add("summary" if over and state.showdown_seen else "table")
            if state.sheet:
                names.add(state.sheet.partition(":")[0])
        return names


def cards_of(progress: Progress) -> list[int]:
    """Return every card of a match, wherever it is."""
    round_ = progress.round
    cards = [*each(round_.hands[0]), *each(round_.hands[1]), *round_.stock, *round_.discards]
    showdown = round_.result.showdown if round_.result else None
    if showdown and showdown.discard is not None and not as_mask(cards) >> showdown.discard & 1:
        cards.append(showdown.discard)
    return cards
