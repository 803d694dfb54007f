"""The table: light that falls off to the edges, and the threads or the grain that lie over it."""

from math import pi, sin
from random import Random

from game.ui.art.svg import box, document, stroke
from game.ui.theme import Ground, Weave, hex_colour

TILE = 256
"""Width and height in pixels of the texture that is laid side by side."""


def light(w: int, h: int, felt: Ground) -> str:
    """Return the table, lit from above its middle."""
    radius = max(w, h) * 0.72
    gradient = (
        f'<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="{w / 2:.1f}" '
        f'cy="{h * 0.42:.1f}" r="{radius:.1f}">'
        f'<stop offset="0" stop-color="{hex_colour(felt.light)}"/>'
        f'<stop offset="1" stop-color="{hex_colour(felt.dark)}"/></radialGradient></defs>'
    )
    return document(w, h, gradient + box(0, 0, w, h, 0, "url(#light)"))


def texture(kind: Weave, scale: float) -> str:
    """Return a tile of faint threads or wood grain for a screen density."""
    body = _threads(scale) if kind is Weave.CLOTH else _grain(scale)
    return document(TILE, TILE, body)


def _threads(scale: float) -> str:
    """Return short fibres, some lighter and some darker than the cloth."""
    rng = Random(52)
    body = ""
    for colour, opacity in (("#ffffff", 0.07), ("#000000", 0.16)):
        path = ""
        for _ in range(round(420 / scale)):
            x, y = rng.uniform(8, TILE - 8), rng.uniform(8, TILE - 8)
            path += f"M{x:.1f} {y:.1f} l{rng.uniform(-4, 4):.1f} {rng.uniform(-4, 4):.1f} "
        body += stroke(path, colour, 0.8 * scale**0.5, f'stroke-opacity="{opacity}"')
    return body


def _grain(scale: float) -> str:
    """Return lines along the wood that join at the tile's left and right edges."""
    rng = Random(7)
    body = ""
    lines = 22
    for line in range(lines):
        y = (line + rng.uniform(0.2, 0.8)) * TILE / lines
        swing, turn, second = rng.uniform(1.5, 4), rng.uniform(0, 2 * pi), rng.uniform(0.4, 1.4)
        points = []
        for step in range(17):
            x = step * TILE / 16
            angle = 2 * pi * step / 16
            height = swing * sin(angle + turn) + second * sin(2 * angle - turn)
            points.append(f"{x:.1f} {min(TILE - 2, max(2, y + height)):.1f}")
        opacity = rng.uniform(0.06, 0.2)
        path = "M" + " L".join(points)
        body += stroke(
            path, "#1a0c04", rng.uniform(0.6, 2.2) * scale**0.5, f'stroke-opacity="{opacity:.2f}"'
        )
    return body


def noise(strength: int) -> bytes:
    """Return a tile of RGBA dots, hardly there, that hide the steps of a gradient."""
    dots = Random(1909).randbytes(TILE * TILE)
    shade = dots.translate(bytes(255 * (value & 1) for value in range(256)))
    opacity = dots.translate(bytes((value >> 1) * strength // 127 for value in range(256)))
    pixels = bytearray(4 * TILE * TILE)
    for channel in range(3):
        pixels[channel::4] = shade
    pixels[3::4] = opacity
    return bytes(pixels)
