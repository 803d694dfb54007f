"""What the player has before him: the window, the scene in it, and the mirror of the scene."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from game.app.fitting import fitted, placed, shrink
from game.host import Canvas, Host
from game.ui.dragging import Lift
from game.ui.durations import DEAF_SECONDS, HANDOVER_SECONDS
from game.ui.inputs import Place
from game.ui.layout import Screen
from game.ui.mirror import Control, controls
from game.ui.scene import Button, Item, Scene
from game.ui.stage import Stage
from game.ui.theme import Look
from game.ui.timeline import LetGo, Motion

WEIGHTY = frozenset({"deal", "rematch", "cut-here", "cut-skip", "resign-now"})
"""Buttons that stand where others stood, and whose work can't be taken back."""


class Display:
    """Owns window and stage, and offers a scene's controls once a touch on them counts."""

    def __init__(self, host: Host) -> None:
        """Open the window; what it shows is told to `show`."""
        self._host = host
        self._window: Canvas = host.canvas()
        self._stage = Stage(Scene(self.screen.width, self.screen.height, ()))
        self._look = Look()
        self._pages = 0
        self._offered = False
        self._deaf_until = 0.0
        self._ready = False

    @property
    def screen(self) -> Screen:
        """Return the size to lay a scene out in, larger than the window's own if that is small."""
        return self._canvas.screen

    @property
    def scale(self) -> float:
        """Return device pixels to a pixel of that size."""
        return self._canvas.scale

    @property
    def scene(self) -> Scene:
        """Return what is shown when all cards have arrived."""
        return self._stage.scene

    @property
    def still(self) -> bool:
        """Return whether every card has arrived."""
        return self._stage.still

    @property
    def moves_for(self) -> float:
        """Return the seconds until every card has arrived."""
        return self._stage.moves_for

    @property
    def sets_out_for(self) -> float:
        """Return the seconds until the last card has set out."""
        return self._stage.sets_out_for

    @property
    def let_go(self) -> LetGo:
        """Return the card that a finger has let go and that has not set out."""
        return self._stage.let_go

    def begin_frame(self, seconds: float) -> tuple[Motion, ...]:
        """Let `seconds` pass, and take the window as it is now; return what starts to move."""
        started = self._stage.pass_time(seconds)
        self._window = self._host.canvas()
        self._dress()
        if self._host.picture_lost():
            self._stage.forget_picture()
        return started

    @property
    def _canvas(self) -> Canvas:
        return fitted(self._window)

    def finish(self) -> None:
        """Let every card arrive."""
        self._stage.finish()

    def lift(self, lift: Lift | None, snap: float) -> None:
        """Show a card under a finger; see `Stage.lift`."""
        self._stage.lift(lift, snap)

    def place(self, now: float, *, page: bool, typing: bool) -> Place:
        """Return what lies under the pointer; `page` and `typing` are as in `Place`."""
        return Place(self._stage.scene, self.scale, page, typing, self.deaf_for(now) > 0)

    def move(self, scene: Scene, motions: Sequence[Motion]) -> None:
        """Let a scene come about by motions; none shows it at once, and so does the first frame."""
        self._beware(scene)
        self._stage.move(scene, motions if self._ready else ())

    def show(self, scene: Scene, look: Look, pages: int) -> None:
        """Show a scene with some pages open over the first one."""
        self._look = look
        self._dress()
        self._beware(scene)
        self._stage.show(scene)
        self._pages, self._offered = pages, False

    def _beware(self, scene: Scene) -> None:
        """Be deaf to the second tap of two where it would deal, cut or resign."""
        before = self.scene
        if before.items and _weighty(scene) - _weighty(before):
            self.deafen()

    def _dress(self) -> None:
        """Draw in the player's look, with the contrast that he wants now."""
        self._stage.dress(replace(self._look, contrast=self._host.contrast()))

    def deafen(self) -> None:
        """Take touches of the next moment as meant for what was shown before."""
        self._deaf_until = self._host.now() + DEAF_SECONDS

    def cover(self) -> None:
        """Take what was shown away from the mirror too, at once; touches count only later.

        Buttons are offered with the scene's other controls when a touch on them counts.
        """
        self._deaf_until = self._host.now() + HANDOVER_SECONDS
        told = [each for each in self._controls() if each.role != "button"]
        self._host.mirror(told, self._pages)

    def deaf_for(self, now: float) -> float:
        """Return how many seconds a touch is yet taken as meant for what was shown before."""
        return max(0.0, self._deaf_until - now)

    def offer(self) -> None:
        """Mirror the scene's controls, but not before what is named can be touched at once."""
        if not self._offered and self.deaf_for(self._host.now()) == 0:
            self._offered = True
            self._host.mirror(self._controls(), self._pages)

    def _controls(self) -> list[Control]:
        return placed(controls(self._stage.scene), shrink(self._window.screen))

    def draw(self) -> bool:
        """Draw when something changed, and return whether it has.

        The first frame takes the loading panel away.
        """
        places = self._stage.draw(self._canvas.surface, self._canvas.scale)
        if not places:
            return False
        self._host.present([(place.x, place.y, place.w, place.h) for place in places])
        if not self._ready:
            self._ready = True
            self._host.ready()
        return True

    def ahead(self, items: Iterable[Item]) -> Iterator[None]:
        """Make the pictures of items that may be shown soon, one by one."""
        return self._stage.ahead(items)

    def wait(self, now: float) -> float | None:
        """Return the seconds until the next frame is due for what is shown, None for none."""
        if not self._stage.still:
            return 0.0
        return None if self._offered else self.deaf_for(now)


def _weighty(scene: Scene) -> set[str]:
    """Return the commands of a scene that nobody should give by tapping once too often."""
    return {item.key for item in scene.top if isinstance(item, Button)} & WEIGHTY
