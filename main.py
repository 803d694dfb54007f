"""Gin Rummy: the entry of the browser and of the desktop alike."""

import asyncio

from game.app import App
from game.host import open_host


async def main() -> None:
    """Play until the window is closed."""
    app = App(open_host())
    while app.running:
        wait = app.frame()
        await app.host.next_frame(wait)


if __name__ == "__main__":
    asyncio.run(main())
