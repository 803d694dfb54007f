"""The game in its window; what others need of it is `App`."""

from game.app.app import App

__all__ = ["App"]
