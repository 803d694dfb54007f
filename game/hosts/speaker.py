"""The desktop's sounds by pygame's mixer; silent where there is no mixer or no device."""

import pygame

from game.sounds import file_of


class Speaker:
    """Opens the mixer at the first sound, and keeps what it has read."""

    def __init__(self) -> None:
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._works: bool | None = None

    def play(self, name: str, volume: float) -> None:
        """Play a sound of game/sounds: 0 is silent, 1 as loud as it is."""
        if self._works is None:
            self._works = self._open()
        if not self._works:
            return
        if name not in self._sounds:
            self._sounds[name] = pygame.mixer.Sound(file_of(name))
        self._sounds[name].set_volume(volume)
        self._sounds[name].play()

    def _open(self) -> bool:
        try:
            pygame.mixer.init()
        except (pygame.error, NotImplementedError):
            return False
        return True
