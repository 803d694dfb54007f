"""Every test begins and ends without events that wait."""

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(autouse=True)
def _events_of_one_test() -> Iterator[None]:
    pygame.display.init()
    pygame.event.clear()
    yield
    pygame.event.clear()
