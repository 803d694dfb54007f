"""The bare table as a picture; knows nothing of what lies on it."""

from itertools import product
from typing import TypeAlias

import pygame

from game.ui.art.felt import TILE, light, noise, texture
from game.ui.pictures import Pictures
from game.ui.stamps import QUICK
from game.ui.theme import Look

NOISE = 5
"""Opacity, of 255, of the dots that hide the steps of the table's light."""

SPREAD = 8
"""How many times smaller the table's light is drawn than shown."""

Masks: TypeAlias = tuple[int, int, int, int]
"""Where in a pixel the colours lie."""


def cloth(
    pictures: Pictures, look: Look, scale: float, masks: Masks, w: int, h: int
) -> pygame.Surface:
    """Return the table of a look in pixels, `scale` of them to a CSS pixel.

    Its light is drawn small and spread: a gradient has no edges to lose, and at the size of the
    screen it would take half of the first frame.
    """
    small = pictures.render(light(w // SPREAD + 1, h // SPREAD + 1, look.felt))
    table = pygame.Surface((w, h), 0, 32, masks)
    pygame.transform.smoothscale(small.convert(table), (w, h), table)
    dots = pygame.image.frombytes(noise(NOISE), (TILE, TILE), "RGBA").convert_alpha()
    kind = look.table.weave
    for tile in (dots, pictures.render(texture(kind, scale))):
        for x, y in product(range(0, w, tile.get_width()), range(0, h, tile.get_height())):
            table.blit(tile, (x, y), None, QUICK)
    return table
