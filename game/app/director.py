"""How what happens comes to the player: moving cards, sounds, buzzing, a screen that stays on."""

from collections.abc import Iterable

from game.app.display import Display
from game.core.events import Dealt, Event
from game.core.scoring import Seat
from game.host import Host
from game.progress import Progress
from game.ui.durations import SPEED_FACTORS
from game.ui.motions import Way, celebration, step_motions, summary_motions
from game.ui.scene import Scene
from game.ui.settings import Settings
from game.ui.sounds import BUZZES, buzz_of, final_sound, sounds_of, to_celebrate
from game.ui.timeline import Motion


class Director:
    """Moves the display to its next scene as the settings allow."""

    def __init__(self, host: Host, display: Display) -> None:
        """Begin silent, with a screen that may sleep."""
        self._host = host
        self._display = display
        self._awake = False

    def begin_frame(self, seconds: float, settings: Settings) -> None:
        """Let `seconds` pass, and have what begins to move heard."""
        started = self._display.begin_frame(seconds)
        self._play({motion.sound: None for motion in started if motion.sound}, settings)

    def step(
        self,
        before: Progress | None,
        events: tuple[Event, ...],
        scene: Scene,
        settings: Settings,
        seat: Seat | None,
    ) -> None:
        """Go on to the scene after a step of a match, which a seat sees.

        While the device changes hands, which is None, nothing moves and no card stays to be read.
        """
        display, motions = self._display, list[Motion]()
        if seat is not None:
            way = Way(display.scene, scene, self._slow(settings), seat, display.let_go)
            motions = step_motions(before, events, way)
        display.move(scene, motions)
        if seat is None:
            display.cover()
        names = sounds_of(events)
        if not motions and any(isinstance(event, Dealt) for event in events):
            names = ("deal", *names)
        self._play(names, settings)
        friends = before is not None and before.setup.against_friend
        self._buzz(buzz_of(events, friends=friends), settings)

    def summary(self, progress: Progress, scene: Scene, settings: Settings) -> None:
        """Turn from the table of a finished hand to its summary."""
        result = progress.round.result
        showdown = result.showdown if result else None
        slow = self._slow(settings)
        self._display.move(scene, summary_motions(showdown, self._display.scene, scene, slow))
        self._display.deafen()

    def final(self, progress: Progress, scene: Scene, settings: Settings) -> None:
        """Turn to the result of a match."""
        won = to_celebrate(progress)
        self._display.move(scene, celebration(scene, self._slow(settings)) if won else ())
        name = final_sound(progress)
        self._play((name,), settings)
        self._buzz(BUZZES.get(name, ()), settings)

    def keep_awake(self, wanted: bool) -> None:
        """Keep the screen from going dark while that is wanted."""
        if wanted != self._awake:
            self._awake = wanted
            self._host.stay_awake(wanted)

    def _slow(self, settings: Settings) -> float:
        """Return how many times the usual time a movement takes, 0 where nothing shall move."""
        return 0.0 if self._host.reduced_motion() else SPEED_FACTORS[settings.speed]

    def _play(self, names: Iterable[str], settings: Settings) -> None:
        for name in names if settings.sound else ():
            self._host.sound(name, settings.volume / 100)

    def _buzz(self, pattern: tuple[int, ...], settings: Settings) -> None:
        if pattern and settings.haptics:
            self._host.buzz(pattern)
