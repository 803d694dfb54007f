"""Pictures at their places on a ground, painted only where two lists of them differ."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

QUICK = pygame.BLEND_ALPHA_SDL2
"""SDL's own way to lay one picture over another that is opaque: where pygame's has no code for the
processor, as in a browser, it makes a call for every pixel."""

Place = tuple[int, int, int, int]


class Stamp(NamedTuple):
    """A picture whose upper left corner lies at x, y, seen only within `clip`."""

    picture: pygame.Surface
    x: int
    y: int
    clip: Place | None = None

    @property
    def rect(self) -> pygame.Rect:
        """Return the place that it covers, in device pixels."""
        rect = self.picture.get_rect(topleft=(self.x, self.y))
        return rect.clip(self.clip) if self.clip else rect


def repaint(
    surface: pygame.Surface,
    ground: pygame.Surface,
    stamps: Sequence[Stamp],
    places: Iterable[pygame.Rect],
) -> list[pygame.Rect]:
    """Paint a ground of the surface's size and stamps on it, in some places only.

    Return these places, none of which overlaps another.
    """
    within = surface.get_rect()
    found = parted(place.clip(within) for place in places)
    lying = [(stamp, stamp.rect) for stamp in stamps] if found else []
    for place in found:
        surface.set_clip(place)
        surface.blit(ground, place, place)
        for stamp, rect in lying:
            if not place.colliderect(rect):
                continue
            if stamp.clip:
                surface.set_clip(place.clip(stamp.clip))
            surface.blit(stamp.picture, (stamp.x, stamp.y), None, QUICK)
            if stamp.clip:
                surface.set_clip(place)
    surface.set_clip(None)
    return found


def changed(before: Sequence[Stamp], after: Sequence[Stamp]) -> list[pygame.Rect]:
    """Return the places of all stamps that only one list has, or that lie in another order."""
    were, are = set(before), set(after)
    places = [stamp.rect for stamp in were ^ are]
    stay = [stamp for stamp in before if stamp in are], [stamp for stamp in after if stamp in were]
    places += [other.rect for one, other in zip(*stay, strict=False) if one != other]
    return places


def parted(places: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return places that cover the given ones, those that overlap made one."""
    found: list[pygame.Rect] = []
    for place in places:
        if not place.w or not place.h:
            continue
        joined = place
        while (other := joined.collidelist(found)) >= 0:
            joined = joined.union(found.pop(other))
        found.append(joined)
    return found
