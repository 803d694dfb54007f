"""The game in its window: input to the session, its steps to the screen, one frame at a time."""

from contextlib import suppress
from dataclasses import replace

import pygame

from game.bot.opponents import ROSA
from game.core.actions import Action
from game.core.events import Dealt, Ended, Knocked, WentBigGin
from game.core.rules import HOUSE
from game.host import Canvas, Host
from game.keeper import Keeper, StorageError
from game.progress import YOU, Progress, Setup, opening, recent_events, start
from game.session import Session, Step
from game.ui import texts
from game.ui.draw import Painter
from game.ui.gestures import Gestures
from game.ui.layout import Screen
from game.ui.mirror import controls
from game.ui.origins import origins
from game.ui.scene import Scene
from game.ui.state import UiState
from game.ui.table import NewMatch, NextHand, obey, scene_of, table_of
from game.ui.theme import COMPUTER_PAUSE, DEAF_SECONDS, SHOWDOWN_PAUSE
from game.ui.timeline import Tween, tween

SLICE = 0.006
"""Seconds that the computer may think in one frame."""
ENDINGS = (Knocked, WentBigGin, Ended)
"""Events that the sentence on how a hand ended tells better."""
LONGEST_STEP = 0.1
"""Seconds that a frame may count as at most: a hidden page sleeps for hours."""


class App:
    """Owns the window and the one session."""

    def __init__(self, host: Host) -> None:
        """Open the window and go on with the saved match, or deal a new one."""
        pygame.display.init()
        pygame.font.init()
        self.host = host
        self.running = True
        self._painter = Painter()
        self._gestures = Gestures()
        self._deaf_until = 0.0
        self._unsaid = ""
        self._state = UiState(sort=self._stored_sort())
        self._canvas: Canvas = host.canvas()
        key = "match" if host.seed() is None else f"match-seed-{host.seed()}"
        self._keeper = Keeper(key, host.load, host.store)
        progress = self._keeper.resume()
        resumed = progress is not None
        if progress is None:
            progress = start(self._setup(), host.chance())
        self.session = Session(progress, self._keeper.keep, host.chance())
        self._due = host.now() + COMPUTER_PAUSE
        self._ready_action: Action | None = None
        self._last = host.now()
        self._ready = False
        self._drawn: tuple[Scene, float] | None = None
        self._begin(resumed)
        self._source: tuple[Progress, UiState, Screen] | None = None
        self._scene = self._target()
        self._tween: Tween = Tween(self._scene, {})

    def frame(self) -> float | None:
        """Do what one frame needs; return the seconds until the next is due, None for none."""
        now = self.host.now()
        self._tween = self._tween.advanced(min(LONGEST_STEP, max(0.0, now - self._last)))
        self._last = now
        self._canvas = self.host.canvas()
        if self.host.picture_lost():
            self._drawn = None
        self._read_input()
        self._let_computer_play(now)
        self._show_steps(now)
        self._reveal_summary(now)
        self._refresh()
        self._draw()
        return self._wait(self.host.now())

    def command(self, command: str) -> None:
        """Do what a touch or a mirror button names."""
        self._tween = Tween(self._tween.after, {})
        if self._showdown and not self._state.menu:
            self._turn_to_summary()
            return
        before = self._state
        self._state, wish = obey(command, self.session.progress, before)
        if self._state.notice:
            self.host.say(self._state.notice)
        if self._state.sort != before.sort:
            self._store_sort()
        if isinstance(wish, NextHand):
            self.session.next_hand()
        elif isinstance(wish, NewMatch):
            self.session.new_match(self._setup())
        elif wish is not None:
            self.session.submit(wish)

    def _setup(self) -> Setup:
        seed = self.host.seed()
        fixed = seed is not None
        chosen = seed if seed is not None else self.host.chance().getrandbits(53)
        return Setup(HOUSE, ROSA.id, chosen, fixed_decks=fixed)

    def _begin(self, resumed: bool) -> None:
        """Greet the player: say where the match stands."""
        if resumed:
            over = self.session.progress.hand_over
            recent = recent_events(self.session.progress)
            notice = "" if recent else texts.RESUMED
            self._state = replace(self._state, showdown_seen=over, recent=recent, notice=notice)
            self._unsaid = texts.RESUMED
        else:
            self._state = replace(self._state, recent=opening(self.session.progress))
            self.session.save()
        self._tell_trouble()
        self._say(*self._spoken_recent())

    def _stored_sort(self) -> str:
        try:
            sort = self.host.load("sort")
        except StorageError:
            return "melds"
        return sort if sort in texts.SORT_NAMES else "melds"

    def _store_sort(self) -> None:
        with suppress(StorageError):  # the match tells of a store that refuses
            self.host.store("sort", self._state.sort)

    def _tell_trouble(self) -> None:
        """Tell the player what became of the save, where something did."""
        trouble = self._keeper.trouble()
        if trouble is not None:
            self._warn(texts.TROUBLES[trouble])

    def _warn(self, notice: str) -> None:
        """Show a notice, and have it read aloud before what is said next."""
        self._state = replace(self._state, notice=notice)
        self._unsaid = notice

    def _read_input(self) -> None:
        cancelled = self.host.cancelled()
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.running = False
                continue
            tapped = self._gestures.read(event, self._canvas.scale, self._hit, cancelled)
            if tapped is not None:
                self.command(tapped)
                self._show_steps(self.host.now())
                self._refresh()
        for command in self.host.commands():
            self.command(command)
            self._show_steps(self.host.now())
            self._refresh()

    def _hit(self, x: float, y: float) -> str:
        """Return the command at a point; none on a screen that has only just appeared."""
        return "" if self.host.now() < self._deaf_until else self._scene.hit(x, y)

    def _let_computer_play(self, now: float) -> None:
        """Let it think in every frame, and play when the table has rested."""
        if not self.session.computer_to_act:
            self._ready_action = None
            return
        if self._ready_action is None:
            end = self.host.now() + SLICE
            self._ready_action = self.session.ponder(lambda: self.host.now() >= end)
        if self._ready_action is not None and now >= self._due and self._tween.done:
            action, self._ready_action = self._ready_action, None
            self.session.submit(action)

    def _show_steps(self, now: float) -> None:
        while self.session.steps:
            self._show(self.session.steps.popleft(), now)

    def _show(self, step: Step, now: float) -> None:
        """Set the screen to a step's end, its cards under way, and say what happened."""
        by_computer = step.before is not None and step.before.round.turn != YOU
        dealt = any(isinstance(event, Dealt) for event in step.events)
        goes_on = by_computer and not dealt
        self._state = replace(
            self._state,
            recent=(*self._state.recent, *step.events) if goes_on else step.events,
            selected=self._state.selected if goes_on else None,
            showdown_seen=False,
            notice="" if dealt else self._state.notice,
        )
        before, self._scene = self._scene, self._target()
        moving = step.before is not None and not dealt and not self.host.reduced_motion()
        found = origins(step.before, step.events) if moving and step.before else None
        still = Tween(self._scene, {})
        self._tween = still if found is None else tween(before, self._scene, found)
        self._ready_action = None
        self._keeper.worked()
        self._tell_trouble()
        over = step.after.hand_over
        self._due = now + (SHOWDOWN_PAUSE if over else COMPUTER_PAUSE)
        if dealt or not self.session.computer_to_act:
            self._say(*self._spoken_recent())

    def _spoken_recent(self) -> list[str]:
        """Return what is to be read aloud: what happened, and what there is to do."""
        progress = self.session.progress
        table = table_of(progress, self._state)
        result = progress.round.result
        told = [e for e in self._state.recent if result is None or not isinstance(e, ENDINGS)]
        said = [texts.happened(event, table.opponent, aloud=True) for event in told]
        if result is not None:
            said.append(texts.outcome(result, table.opponent))
            said.append(texts.scoring_sum(result, progress.setup.rules, table.opponent))
        return [*said, texts.prompt(table.view, table.opponent)]

    def _say(self, *sentences: str) -> None:
        said = (self._unsaid, *sentences)
        self._unsaid = ""
        self.host.say(" ".join(sentence for sentence in said if sentence))

    @property
    def _showdown(self) -> bool:
        """Return whether the hand is over and its table still lies open."""
        return self.session.progress.hand_over and not self._state.showdown_seen

    def _reveal_summary(self, now: float) -> None:
        """Turn from the table to the summary of a hand that is over, after a rest."""
        if self._showdown and now >= self._due:
            self._turn_to_summary()

    def _turn_to_summary(self) -> None:
        self._state = replace(self._state, showdown_seen=True)
        self._deaf_until = self.host.now() + DEAF_SECONDS

    def _target(self) -> Scene:
        return scene_of(table_of(self.session.progress, self._state), self._canvas.screen)

    def _refresh(self) -> None:
        """Bring scene and mirror in line with match, state and window, when one of them changed."""
        source = (self.session.progress, self._state, self._canvas.screen)
        if source == self._source:
            return
        self._source = source
        scene = self._target()
        if scene != self._scene:
            self._scene = scene
            self._tween = Tween(scene, {})
        self.host.mirror(controls(scene))

    def _draw(self) -> None:
        """Draw when something changed; the first frame takes the loading panel away."""
        scene = self._tween.scene()
        if self._drawn == (scene, self._canvas.scale):
            return
        self._painter.paint(self._canvas.surface, scene, self._canvas.scale)
        pygame.display.flip()
        self._drawn = (scene, self._canvas.scale)
        if not self._ready:
            self._ready = True
            self.host.ready()

    def _wait(self, now: float) -> float | None:
        if not self._tween.done:
            return 0.0
        if self.session.computer_to_act:
            return 0.0 if self._ready_action is None else max(0.0, self._due - now)
        if self._showdown:
            return max(0.0, self._due - now)
        return None
