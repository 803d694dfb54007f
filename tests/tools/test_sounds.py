"""The sounds are what the script makes, byte for byte, small, and quiet."""

import struct

import pytest

from game.ui.sounds import SOUNDS as NAMES
from web.tools.sounds import FOLDER, LOUDEST, SOUNDS, wave

MOST_BYTES = 30_000


def test_the_game_names_just_these() -> None:
    assert set(NAMES) == set(SOUNDS)


@pytest.mark.parametrize("name", SOUNDS)
def test_the_script_makes_the_file_that_is_kept(name: str) -> None:
    assert (FOLDER / f"{name}.wav").read_bytes() == wave(name)


def test_all_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.wav")) < MOST_BYTES


@pytest.mark.parametrize("name", SOUNDS)
def test_it_begins_and_ends_near_silence_and_is_never_loud(name: str) -> None:
    file = wave(name)
    coding, channels, rate = struct.unpack("<HHI", file[20:28])
    assert (coding, channels) == (7, 1)
    levels = [level(byte) for byte in file[file.index(b"data") + 8 :]]
    assert 0.01 < len(levels) / rate < 1
    assert 0.4 < max(levels) <= LOUDEST * 1.05
    assert max(levels[0], levels[-1]) < 0.02


def level(byte: int) -> float:
    """Return how far from silence a mu-law byte is, 0 to 1."""
    value = ~byte & 127
    return (((value & 15) << 3) + 132 << (value >> 4)) / 32_768 - 132 / 32_768
