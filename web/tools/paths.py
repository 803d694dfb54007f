"""Where things are, seen from the project's folder."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"
SITE = BUILD / "web"
VENV = ROOT / ".venv"
