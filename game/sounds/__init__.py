"""The game's sounds as wave files, made by web/tools/sounds.py."""

from pathlib import Path


def file_of(name: str) -> Path:
    """Return the file of a sound."""
    return Path(__file__).with_name(f"{name}.wav")
