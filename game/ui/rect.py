"""A place on the screen, in CSS pixels."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Rect:
    """A place on the screen."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Return the x just beyond the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Return the y just beyond the lower edge."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        """Return the centre point."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def moved(self, dx: float, dy: float) -> "Rect":
        """Return it shifted."""
        return replace(self, x=self.x + dx, y=self.y + dy)

    def inset(self, by: float) -> "Rect":
        """Return it smaller by `by` on every side."""
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def coming_from(self, other: "Rect", share: float) -> "Rect":
        """Return it, in its own size, at `share` (0 to 1) of the way from another place."""
        x, y = self.middle
        from_x, from_y = other.middle
        return self.moved((from_x - x) * (1 - share), (from_y - y) * (1 - share))
