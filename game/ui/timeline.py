"""How one scene becomes the next: a change is a list of motions, each with a start and a duration.

A card has the size of its goal all the way, so that its picture is drawn once.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, pi
from typing import TypeAlias

from game.ui.rect import Rect
from game.ui.scene import Figure, Item, Label, Scene, Scroll, Sprite

_LAST_NUMBER = re.compile(r"\d+(?=\D*$)")


@dataclass(frozen=True, slots=True)
class Move:
    """A card on its way; one that shows another side at its goal is turned over as it goes."""

    begins: Sprite
    """The card as it lies before."""
    goal: Sprite
    start: float
    """Seconds after the change began."""
    seconds: float
    hidden: bool = False
    """Whether it is not seen before it starts, being one of a pile."""
    sound: str = ""
    """What is heard when it starts."""

    @property
    def key(self) -> str:
        """Return the key of the item that it moves."""
        return self.goal.key

    def at(self, elapsed: float) -> Item | None:
        """Return the card at a moment, None while it is not seen."""
        share = _share(self, elapsed)
        if share >= 1:
            return self.goal
        if self.hidden and elapsed < self.start:
            return None
        way = 1 - (1 - share) ** 3  # starts fast and arrives softly
        rect = self.goal.rect.coming_from(self.begins.rect, way)
        if self.begins.face == self.goal.face:
            return replace(self.goal, rect=rect)
        face = self.begins.face if share < 0.5 else self.goal.face
        narrow = 1.0 if share <= 0 else abs(cos(pi * share))
        return Sprite(self.key, rect, face, narrow=narrow)


@dataclass(frozen=True, slots=True)
class Count:
    """The last number of a line of text, counted up from nothing; unseen before it starts."""

    goal: Label
    start: float
    seconds: float
    sound: str = ""

    @property
    def key(self) -> str:
        """Return the key of the item that it changes."""
        return self.goal.key

    def at(self, elapsed: float) -> Item | None:
        """Return the line at a moment."""
        if elapsed < self.start:
            return None
        share = _share(self, elapsed)
        text = _LAST_NUMBER.sub(lambda found: str(round(int(found[0]) * share)), self.goal.text)
        return replace(self.goal, text=text)


@dataclass(frozen=True, slots=True)
class Toss:
    """A small drawing that is thrown up, falls and is gone."""

    figure: Figure
    speed: tuple[float, float]
    """CSS pixels a second to the right and down when it starts."""
    gravity: float
    """CSS pixels a second that it becomes faster downwards in each second."""
    start: float
    seconds: float
    sound: str = ""

    @property
    def key(self) -> str:
        """Return the key of the item that it shows."""
        return self.figure.key

    def at(self, elapsed: float) -> Item | None:
        """Return the drawing at a moment, None before its start and after its end."""
        t = elapsed - self.start
        if not 0 <= t < self.seconds:
            return None
        right, down = self.speed
        rect = self.figure.rect.moved(right * t, down * t + self.gravity * t * t / 2)
        return replace(self.figure, rect=rect)


Motion: TypeAlias = Move | Count | Toss


@dataclass(frozen=True, slots=True)
class Change:
    """A running change: the scene in which it ends, and what moves until then."""

    after: Scene
    motions: tuple[Motion, ...] = ()
    """Of two with one key the first that is listed comes first."""
    lying: tuple[Item, ...] = ()
    """What does not move, the same value in every moment of the change."""
    scrolled: frozenset[str] = frozenset()
    """The keys of what moves in the part of the scene that scrolls: no edge of it is crossed."""
    elapsed: float = 0.0

    @property
    def seconds(self) -> float:
        """Return how long it takes in all."""
        return max((each.start + each.seconds for each in self.motions), default=0.0)

    @property
    def last_start(self) -> float:
        """Return when the last of them sets out."""
        return max((each.start for each in self.motions), default=0.0)

    @property
    def done(self) -> bool:
        """Return whether all has arrived."""
        return self.elapsed >= self.seconds

    def advanced(self, dt: float) -> "Change":
        """Return it `dt` seconds later."""
        return replace(self, elapsed=self.elapsed + dt)

    def started(self, since: float) -> tuple[Motion, ...]:
        """Return the motions that started at a moment or after it, in order."""
        return tuple(each for each in self.motions if since <= each.start < self.elapsed)

    def scene(self) -> Scene:
        """Return the scene of this moment, what moves on top of what lies."""
        if self.done:
            return self.after
        now: dict[str, Motion] = {}
        for motion in self.motions:
            if motion.key not in now or motion.start <= self.elapsed:
                now[motion.key] = motion
        seen = (motion.at(self.elapsed) for motion in now.values())
        moving = [item for item in seen if item is not None]
        scroll = self.after.scroll
        if scroll and self.scrolled:
            inside = tuple(item for item in moving if item.key in self.scrolled)
            moving = [item for item in moving if item.key not in self.scrolled]
            moving.append(replace(scroll, items=inside))
        return replace(self.after, items=self.lying, moving=tuple(moving))


def change(after: Scene, motions: Sequence[Motion]) -> Change:
    """Return the change to a scene by these motions."""
    keys = {motion.key for motion in motions}
    scroll = after.scroll
    scrolled = keys & {item.key for item in scroll.items} if scroll else ()
    lying = tuple(_without(keys, after.items))
    return Change(after, tuple(motions), lying, frozenset(scrolled))


def _without(keys: set[str], items: Iterable[Item]) -> Iterator[Item]:
    """Yield items but those of some keys, also from what scrolls."""
    for item in items:
        if isinstance(item, Scroll):
            yield replace(item, items=tuple(_without(keys, item.items)))
        elif item.key not in keys:
            yield item


LetGo: TypeAlias = tuple[str, Rect] | None
"""The key of the card that a finger held, and where it left it; None where it held none."""


def moved(
    before: Scene,
    after: Scene,
    origins: Mapping[str, str],
    seconds: float,
    let_go: LetGo = None,
) -> list[Move]:
    """Return a move of each card that lies elsewhere than before, or with its other side up.

    One that is new comes from the place of the key that `origins` names for it, or is simply
    there. Between scenes of two sizes, and in no time, nothing moves.
    """
    if not seconds or (before.width, before.height) != (after.width, after.height):
        return []
    was = before.sprites()
    left = set(origins.values())
    moves = []
    for key, goal in after.sprites().items():
        source = origins.get(key, key)
        begins = was.get(source)
        from_under = key not in origins and source in left
        if begins and let_go and source == let_go[0] and not from_under:
            begins = replace(begins, rect=let_go[1])
        if begins and (begins.rect, begins.face) != (goal.rect, goal.face):
            moves.append(Move(begins, goal, 0.0, seconds))
    return moves


def _share(motion: Motion, elapsed: float) -> float:
    """Return how much of its time a motion has had, 0 to 1."""
    return min(1.0, max(0.0, (elapsed - motion.start) / motion.seconds))
