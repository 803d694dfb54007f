"""A world that dies at any moment, as pages and browsers do, and what is left of its saves."""

from collections.abc import Sequence
from random import Random

from game.copies import Copies
from game.host import Canvas
from game.ui.mirror import Control
from tests.memory_host import MemoryHost


class Killed(BaseException):
    """The page is gone: nothing after this runs."""


class World:
    """Two storages, and how many calls into the world are left to live."""

    def __init__(self, chance: Random) -> None:
        """Begin with empty storages; `chance` decides when and how things die."""
        self.chance = chance
        self.local: dict[str, str] = {}
        self.database: dict[str, str] = {}
        self.pending: list[tuple[str, str]] = []
        """Written by the game, not yet in the database."""
        self.earlier: list[dict[str, str]] = []
        """What localStorage was: a killed browser may fall back to any of it."""
        self.moments = 0

    def moment(self) -> None:
        """Live on for one call, or die."""
        self.moments -= 1
        if self.moments == 0:
            raise Killed
        if self.pending and self.chance.random() < 0.3:
            self.settle(1)

    def settle(self, count: int) -> None:
        """Let the database finish its oldest writings."""
        for name, text in self.pending[:count]:
            self.database[name] = text
        del self.pending[:count]

    def crash(self, *, whole_browser: bool) -> None:
        """Lose what a killed page, or a killed browser, loses."""
        if whole_browser:
            self.settle(self.chance.randrange(len(self.pending) + 1))
            self.local = dict(self.chance.choice([{}, *self.earlier, self.local]))
        else:
            self.settle(len(self.pending))
        self.pending.clear()
        self.earlier.clear()


class Local:
    """Writes at once; killed in the middle, it leaves half a text."""

    def __init__(self, world: World) -> None:
        self._world = world

    def read(self, name: str) -> str | None:
        return self._world.local.get(name)

    def write(self, name: str, text: str) -> None:
        world = self._world
        world.earlier.append(dict(world.local))
        world.local[name] = text[: world.chance.randrange(max(1, len(text)))]
        world.moment()
        world.local[name] = text


class Database:
    """Writes later, in order, each text whole or not at all."""

    def __init__(self, world: World) -> None:
        self._world = world

    def read(self, name: str) -> str | None:
        return self._world.database.get(name)

    def write(self, name: str, text: str) -> None:
        self._world.pending.append((name, text))


class DyingHost(MemoryHost):
    """A host each of whose calls may be the last."""

    def __init__(self, world: World, *, seed: int, both: bool) -> None:
        """Keep in both storages, or in the first alone."""
        super().__init__(seed=seed)
        self.still = True
        self.done = ""
        """The last match that was kept."""
        self.saves = 0
        self._world = world
        self._copies = Copies([Local(world), Database(world)] if both else [Local(world)])

    def load(self, key: str) -> str | None:
        self._world.moment()
        return self._copies.load(key)

    def store(self, key: str, text: str) -> None:
        self._world.moment()
        self._copies.store(key, text)
        if key.startswith("match"):
            self.done = text
            self.saves += 1
        self._world.moment()

    def canvas(self) -> Canvas:
        self._world.moment()
        return super().canvas()

    def now(self) -> float:
        self._world.moment()
        return super().now()

    def mirror(self, controls: Sequence[Control], pages: int) -> None:
        self._world.moment()
        super().mirror(controls, pages)

    def say(self, text: str) -> None:
        self._world.moment()
        super().say(text)
