"""A finger that rests on a card or drags it: pygame's events as what is held, and what that does.

Whatever is doubtful (a touch taken away, a second finger, another screen) puts the card back.
"""

from dataclasses import dataclass

import pygame

from game.core.cards import card_text
from game.ui.dragging import Grip, Lift, goal_of, grip_at, held_sprite, own_sprites
from game.ui.gestures import TAP_SLOP
from game.ui.scene import Scene

HOLD_SECONDS = 0.5
"""How long a finger rests on a card until it is shown closely."""
AWAY = "look-away"
"""Ends a look: the finger that began it has left."""


@dataclass(frozen=True, slots=True)
class _Press:
    x: float
    y: float
    since: float
    grip: Grip | None
    look: str
    """The command to see the card under the finger closely, empty where there is none."""
    hand: tuple[str, ...]
    size: tuple[float, float]


class Holding:
    """Remembers the card under the finger from touch to release."""

    def __init__(self) -> None:
        self._press: _Press | None = None
        self._at = (0.0, 0.0)
        self._dragging = False
        self._looking = False
        self._fingers: set[int] = set()
        self._by_mouse = False
        self._spent = False

    @property
    def spent(self) -> bool:
        """Return whether the press that is ending was no tap."""
        return self._spent

    def read(
        self,
        event: pygame.event.Event,
        scale: float,
        table: Scene | None,
        cancelled: bool,
        now: float,
    ) -> str | None:
        """Return the command that an event completes, None for none.

        `table` is what cards can be held on, None while a page covers it.
        """
        if cancelled:
            return self.abandon()
        self.check(table)
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._by_mouse = getattr(event, "touch", True) is False
                self._begin(event.pos[0] / scale, event.pos[1] / scale, table, now)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._at = event.pos[0] / scale, event.pos[1] / scale
                return self._release(table)
            case pygame.MOUSEMOTION if self._press is not None:
                if not event.buttons[0]:  # released where nobody saw it
                    return self.abandon()
                return self._move(event.pos[0] / scale, event.pos[1] / scale)
            case pygame.FINGERDOWN | pygame.FINGERUP:
                return self._count(event)
            case pygame.MOUSEBUTTONDOWN | pygame.WINDOWFOCUSLOST | pygame.WINDOWHIDDEN:
                return self.abandon()
        return None

    def escape(self, event: pygame.event.Event) -> bool:
        """Return whether an event is the key that puts a dragged card back, and do so."""
        meant = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self._dragging
        if meant:
            self.abandon()
        return meant

    def abandon(self) -> str | None:
        """Put back what is held; return the command that ends a look, if there was one."""
        looked = self._looking
        self._spent = True
        self._press, self._dragging, self._looking = None, False, False
        return AWAY if looked else None

    def check(self, table: Scene | None) -> None:
        """Put a dragged card back when the table is no longer the one it was taken from."""
        press = self._press
        if press is None or press.grip is None or self._looking:
            return
        same = table is not None and _signature(table) == (press.hand, press.size)
        if table is None or not same or held_sprite(table, press.grip) is None:
            self._spent = self._dragging  # what has not moved can still become a tap
            self._press, self._dragging = None, False

    def lift(self, table: Scene) -> Lift | None:
        """Return the card that hangs under the finger, and where it would go."""
        press = self._press
        if not self._dragging or press is None or press.grip is None:
            return None
        sprite = held_sprite(table, press.grip)
        if sprite is None:
            return None
        x, y = self._at
        rect = sprite.rect.moved(
            x - press.grip.dx - sprite.rect.x, y - press.grip.dy - sprite.rect.y
        )
        goal = goal_of(table, press.grip, x, y)
        return Lift(press.grip.key, rect, goal.place if goal else None)

    def due(self, now: float) -> str | None:
        """Return the command to look closely once a finger has rested on a card long enough."""
        left = self.wait(now)
        if left is None or left > 0 or self._press is None:
            return None
        self._looking = self._spent = True
        return self._press.look

    def wait(self, now: float) -> float | None:
        """Return the seconds until `due` has something to say, None while it will not."""
        press = self._press
        if press is None or not press.look or self._spent:
            return None
        return max(0.0, press.since + HOLD_SECONDS - now)

    def _begin(self, x: float, y: float, table: Scene | None, now: float) -> None:
        self._fingers.clear()
        self._at = x, y
        self._dragging = self._looking = self._spent = False
        self._press = None
        if table is None:
            return
        sprite = table.sprite_at(x, y)
        face = sprite.face if sprite else None
        look = f"look:{card_text(face)}" if face is not None and not table.sheet else ""
        hand, size = _signature(table)
        self._press = _Press(x, y, now, grip_at(table, x, y), look, hand, size)

    def _move(self, x: float, y: float) -> str | None:
        """Take the card along once the finger has left its place; that ends a look, too."""
        press, looked = self._press, self._looking
        self._at = x, y
        if press is None or max(abs(x - press.x), abs(y - press.y)) <= TAP_SLOP:
            return None
        if looked and press.grip is not None:
            self._looking, self._dragging = False, True
            return AWAY
        if not self._spent:
            self._spent = True
            self._dragging = press.grip is not None
        return None

    def _release(self, table: Scene | None) -> str | None:
        press, dragging, looking = self._press, self._dragging, self._looking
        self._press, self._dragging, self._looking = None, False, False
        if looking:
            return AWAY
        if not dragging or press is None or press.grip is None or table is None:
            return None
        goal = goal_of(table, press.grip, *self._at)
        return goal.command if goal else None

    def _count(self, event: pygame.event.Event) -> str | None:
        """Count the fingers; a second one ends what the first has begun."""
        if event.type == pygame.FINGERUP:
            self._fingers.discard(event.finger_id)
            return None
        self._fingers.add(event.finger_id)
        # fingers that rest on a trackpad are no second touch
        second = len(self._fingers) > 1 and not self._by_mouse
        return self.abandon() if second else None


def _signature(table: Scene) -> tuple[tuple[str, ...], tuple[float, float]]:
    """Return what must stay the same while a card is held: the hand's cards, and the screen."""
    keys = sorted(sprite.key for sprite in own_sprites(table))
    return tuple(keys), (table.width, table.height)
