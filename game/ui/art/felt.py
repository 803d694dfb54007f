"""The table: light that falls off to the edges, and the threads or the grain that lie over it."""

from random import Random

from game.ui.art.svg import box, document, stroke
from game.ui.colours import hex_colour
from game.ui.theme import Ground, Weave

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
    """Return a tile of faint threads, wood grain or nothing for a screen density."""
    if kind is Weave.PLAIN:
        return document(TILE, TILE, "")
    return _threads(scale) if kind is Weave.CLOTH else _grain(scale)


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
    return document(TILE, TILE, body)


def _grain(scale: float) -> str:
    """Return two planks whose lines join at the tile's left and right edges."""
    rng = Random(7)
    w, h = round(640 * scale), round(220 * scale)
    body = box(0, h / 2, w, h / 2, 0, "#000000", 'fill-opacity="0.07"')
    for plank in (0, 1):
        top, lines = plank * h / 2, 15
        heart = rng.uniform(0.3, 0.7) * w
        for line in range(lines):
            y = top + (line + rng.uniform(0.3, 0.7)) * h / 2 / lines
            bow = rng.uniform(-0.5, 0.5) * h / 2 / lines
            path = (
                f"M0 {y:.1f} C{heart * 0.5:.1f} {y:.1f} {heart * 0.7:.1f} {y + bow:.1f} "
                f"{heart:.1f} {y + bow:.1f} C{(heart + w) * 0.5:.1f} {y + bow:.1f} "
                f"{heart * 0.3 + w * 0.7:.1f} {y:.1f} {w} {y:.1f}"
            )
            more = f'stroke-opacity="{rng.uniform(0.05, 0.17):.2f}"'
            body += stroke(path, "#140802", rng.uniform(0.8, 3.2) * scale, more)
        seam = f"M0 {top + scale:.1f} L{w} {top + scale:.1f}"
        body += stroke(seam, "#0c0501", 1.6 * scale, 'stroke-opacity="0.5"')
        body += stroke(
            (f"M0 {top + 2.6 * scale:.1f} L{w} {top + 2.6 * scale:.1f}"),
            "#ffe2b8",
            scale,
            'stroke-opacity="0.07"',
        )
    return document(w, h, body)


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
