"""The README's pictures: `python -m tests.app.pictures` draws them anew into docs.

They are kept small: 256 colours are as many as they need.
"""

import struct
import zlib
from collections import Counter
from pathlib import Path
from typing import TypeAlias

import tests.conftest  # noqa: F401  (sets pygame up without a screen)

import pygame  # isort: skip

from game.app import App
from tests.app.driver import enabled, hand, next_key, opened, press
from tests.app.gallery import take
from tests.app.screens import TO_ELEVEN, WAY
from tests.memory_host import MemoryHost

Colour: TypeAlias = tuple[int, int, int]

DOCS = Path(__file__).parents[2] / "docs"
ON_THE_WAY = ("start", "lesson", "hint", "summary")
TABLES = {"portrait": (390, 844), "landscape": (844, 390)}
COLOURS = 256
HANDS = 3
"""Hands that have been played at these tables, at least."""
MOST_LOOSE = 5
"""Cards outside all melds, at most."""


def main() -> None:
    """Draw all of them."""
    host = _host((360, 740))
    app = opened(host)
    for name, way in WAY:
        for word in way.split():
            take(app, host, word)
        if name in ON_THE_WAY:
            _save(name, host)
    for name, size in TABLES.items():
        host = _host(size)
        _play_on(opened(host), host)
        _save(name, host)


def _host(size: tuple[int, int]) -> MemoryHost:
    host = MemoryHost(size=size, scale=2.0)
    host.asks_text = False
    return host


def _play_on(app: App, host: MemoryHost) -> None:
    """Play some hands, and on to a good one, of which a card is selected to be thrown."""
    for _ in range(HANDS):
        while "next-hand" not in enabled(host):
            press(app, host, next_key(host))
        press(app, host, "next-hand")
    take(app, host, TO_ELEVEN)
    while len(loose := [card for card in hand(host) if "deadwood" in card.label]) > MOST_LOOSE:
        press(app, host, next_key(host))
        while "next-hand" in enabled(host) or len(hand(host)) < 11:
            press(app, host, next_key(host))
    press(app, host, loose[0].key)


def _save(name: str, host: MemoryHost) -> None:
    """Write a PNG of 256 colours, each the mean of those that it stands for."""
    surface = host.canvas().surface
    width, height = surface.get_size()
    data = pygame.image.tobytes(surface, "RGB")
    pixels = list(zip(data[::3], data[1::3], data[2::3], strict=True))
    palette, places = _palette(Counter(pixels))
    lines = b"".join(
        b"\0" + bytes(places[pixel] for pixel in pixels[start : start + width])
        for start in range(0, len(pixels), width)
    )
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = {b"IHDR": header, b"PLTE": palette, b"IDAT": zlib.compress(lines, 9), b"IEND": b""}
    (DOCS / f"{name}.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(map(_chunk, parts.items())))


def _chunk(part: tuple[bytes, bytes]) -> bytes:
    kind, data = part
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _palette(counts: Counter[Colour]) -> tuple[bytes, dict[Colour, int]]:
    """Return colours as a PNG's palette, and which of them stands for each that was counted.

    The box of colours that is widest is halved until there are enough.
    """
    boxes = [list(counts)]
    while len(boxes) < COLOURS:
        width, channel, at = max(
            (max(c[k] for c in box) - min(c[k] for c in box), k, number)
            for number, box in enumerate(boxes)
            for k in range(3)
        )
        if not width:
            break
        box = boxes.pop(at)
        middle = min(c[channel] for c in box) + (width + 1) // 2
        boxes.append([c for c in box if c[channel] < middle])
        boxes.append([c for c in box if c[channel] >= middle])
    palette = b""
    for box in boxes:
        weight = sum(counts[colour] for colour in box)
        palette += bytes(round(sum(c[k] * counts[c] for c in box) / weight) for k in range(3))
    return palette, {colour: at for at, box in enumerate(boxes) for colour in box}


if __name__ == "__main__":
    main()
