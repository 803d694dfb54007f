"""The game's icon as a picture, drawn from web/icon.svg by pygame."""

import os
from pathlib import Path

SIZE = 512


def render(svg: Path, png: Path, size: int = SIZE) -> None:
    """Draw an SVG file as a square PNG file, size pixels wide."""
    # pygame greets everybody who imports it, which is noise in a build
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame

    picture = pygame.image.load_sized_svg(svg, (size, size))
    pygame.image.save(picture, png)
