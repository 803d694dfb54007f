"""How one scene becomes the next: each card travels from where it was to where it is.

A card has the size of its goal all the way, so that its picture is drawn once.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from game.ui.scene import Item, Rect, Scene, Sprite
from game.ui.theme import MOVE_SECONDS


@dataclass(frozen=True, slots=True)
class Tween:
    """A running change: the scene it ends in, and where the moving cards began."""

    after: Scene
    began: Mapping[str, Rect]
    lying: tuple[Item, ...] = ()
    """What does not move, the same value in every moment of the change."""
    elapsed: float = 0.0
    seconds: float = MOVE_SECONDS
    """How long it takes."""

    @property
    def done(self) -> bool:
        """Return whether every card has arrived."""
        return not self.began or self.elapsed >= self.seconds

    def advanced(self, dt: float) -> "Tween":
        """Return it `dt` seconds later."""
        return replace(self, elapsed=self.elapsed + dt)

    def scene(self) -> Scene:
        """Return the scene of this moment, moving cards on top of those that lie."""
        if self.done:
            return self.after
        share = _eased(self.elapsed / self.seconds)
        moving = tuple(
            replace(item, rect=item.rect.coming_from(self.began[item.key], share))
            for item in self.after.items
            if isinstance(item, Sprite) and item.key in self.began
        )
        return replace(self.after, items=self.lying, moving=moving)


def tween(
    before: Scene,
    after: Scene,
    origins: Mapping[str, str],
    seconds: float = MOVE_SECONDS,
    let_go: Mapping[str, Rect] = MappingProxyType({}),
) -> Tween:
    """Return the change between two scenes of one size, which takes some seconds.

    A card that both scenes hold moves; one that is new comes from the place of the key that
    `origins` names for it, or is simply there.  `let_go` says where cards were that a finger held.
    """
    if (before.width, before.height) != (after.width, after.height):
        return Tween(after, {})
    was = before.places()
    left = set(origins.values())
    began: dict[str, Rect] = {}
    for key, rect in after.places().items():
        source = origins.get(key, key)
        start = was.get(source)
        if key in origins or source not in left:  # else another card has come from under it
            start = let_go.get(source, start)
        if start is not None and start != rect:
            began[key] = start
    lying = tuple(
        item for item in after.items if not (isinstance(item, Sprite) and item.key in began)
    )
    return Tween(after, began, lying, seconds=seconds)


def _eased(share: float) -> float:
    """Return a share of the way that starts fast and arrives softly (cubic ease-out)."""
    return 1 - (1 - min(1.0, share)) ** 3
