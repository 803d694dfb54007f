"""The game's sounds, made from nothing: `python -m web.tools.sounds` writes game/sounds/.

A sound is a sum of rustles (noise that a filter colours) and tones (a struck string or bar). They
are kept as 8 bits a sample after G.711's mu-law, which every browser and SDL read, and at no more
samples a second than what is in them needs. The same bytes come out each time: the noise is a
fixed sequence.
"""

import struct
from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log2, pi, sin
from random import Random

from web.tools.console import say
from web.tools.paths import ROOT

FOLDER = ROOT / "game" / "sounds"
NOISE_RATE, TONE_RATE = 16_000, 8_000
"""Samples a second."""
MU_LAW = 7
"""The number of the coding in a wave file."""
LOUDEST = 0.5
"""The peak of every sound: they are mixed quietly, and none stands out."""


@dataclass(frozen=True)
class Rustle:
    """Noise that begins sharply and dies away, brighter with a higher `cut` (0 to 1)."""

    start: float
    seconds: float
    loud: float
    cut: float

    def add(self, samples: list[float], rate: int) -> None:
        """Add it to the samples."""
        noise, low, band = Random(int(self.start * 1000) + 7), 0.0, 0.0
        for number in range(int(self.seconds * rate)):
            white = noise.random() * 2 - 1
            low += self.cut * (white - low)
            band += 0.06 * (low - band)
            share = number / (self.seconds * rate)
            shape = min(1.0, share * 12) * (1 - share) ** 2.2
            samples[int(self.start * rate) + number] += self.loud * shape * (low - band)


@dataclass(frozen=True)
class Tone:
    """A struck tone of a pitch in Hz that dies away; `glide` is how far it falls, in shares."""

    start: float
    seconds: float
    loud: float
    pitch: float
    harmonics: tuple[float, ...] = (1.0, 0.35, 0.12)
    glide: float = 0.0

    def add(self, samples: list[float], rate: int) -> None:
        """Add it to the samples."""
        total = int(self.seconds * rate)
        phase = 0.0
        for number in range(total):
            share = number / total
            phase += 2 * pi * self.pitch * (1 - self.glide * share) / rate
            shape = min(1.0, number / (0.004 * rate)) * exp(-4.5 * share) * (1 - share)
            tone = sum(loud * sin(phase * (n + 1)) for n, loud in enumerate(self.harmonics))
            samples[int(self.start * rate) + number] += self.loud * shape * tone


def _chime(pitches: Iterable[float], step: float, ring: float) -> tuple[Tone, ...]:
    return tuple(Tone(n * step, ring, 1.0, pitch) for n, pitch in enumerate(pitches))


SOUNDS: dict[str, tuple[int, tuple[Rustle | Tone, ...]]] = {
    "deal": (NOISE_RATE, (Rustle(0.0, 0.07, 1.0, 0.5),)),
    "draw": (NOISE_RATE, (Rustle(0.0, 0.09, 0.7, 0.35), Rustle(0.05, 0.07, 1.0, 0.6))),
    "discard": (
        NOISE_RATE,
        (
            Rustle(0.0, 0.05, 0.5, 0.4),
            Tone(0.03, 0.06, 0.5, 170, (1.0,), 0.4),
            Rustle(0.03, 0.06, 1.0, 0.3),
        ),
    ),
    "knock": (
        TONE_RATE,
        (
            Tone(0.0, 0.12, 1.0, 190, (1.0, 0.6, 0.3), 0.35),
            Rustle(0.0, 0.03, 0.8, 0.5),
            Tone(0.16, 0.14, 0.9, 180, (1.0, 0.6, 0.3), 0.35),
            Rustle(0.16, 0.03, 0.7, 0.5),
        ),
    ),
    "gin": (TONE_RATE, _chime((659.3, 830.6, 987.8), 0.09, 0.42)),
    "undercut": (TONE_RATE, _chime((440.0, 415.3, 523.3), 0.08, 0.3)),
    "win": (TONE_RATE, _chime((523.3, 659.3, 784.0, 1046.5), 0.11, 0.5)),
    "lose": (TONE_RATE, _chime((392.0, 349.2, 311.1), 0.15, 0.42)),
    "button": (NOISE_RATE, (Tone(0.0, 0.03, 1.0, 720, (1.0, 0.2)),)),
}


def wave(name: str) -> bytes:
    """Return a sound as a wave file; raises KeyError for one that there is not."""
    rate, parts = SOUNDS[name]
    length = max(int(part.start * rate) + int(part.seconds * rate) for part in parts)
    samples = [0.0] * length
    for part in parts:
        part.add(samples, rate)
    peak = max(map(abs, samples))
    data = bytes(_mu_law(LOUDEST * sample / peak) for sample in samples)
    data += b"\xff" * (length % 2)
    form = struct.pack("<4sIHHIIHHH", b"fmt ", 18, MU_LAW, 1, rate, rate, 1, 8, 0)
    fact = struct.pack("<4sII", b"fact", 4, len(data))
    body = b"WAVE" + form + fact + struct.pack("<4sI", b"data", len(data)) + data
    return struct.pack("<4sI", b"RIFF", len(body)) + body


def _mu_law(sample: float) -> int:
    """Return a sample of -1 to 1 in eight bits, as G.711 defines it."""
    size = min(32_635, round(abs(sample) * 32_767)) + 132
    exponent = int(log2(size)) - 7
    mantissa = size >> (exponent + 3) & 15
    return ~((128 if sample < 0 else 0) | exponent << 4 | mantissa) & 255


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(exist_ok=True)
    total = 0
    for name in SOUNDS:
        total += (FOLDER / f"{name}.wav").write_bytes(wave(name))
    say(f"{len(SOUNDS)} sounds, {total:,} bytes in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
