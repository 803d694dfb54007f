"""Gin Rummy: the entry of the browser and of the desktop alike."""

import asyncio

from game.app import App
from game.host import Host, open_host
from game.keeper import note_failure
from game.report import support_report


async def main(host: Host | None = None) -> None:
    """Play until the window is closed."""
    host = host or open_host()
    app = None
    try:
        app = App(host)
        while app.running:
            wait = app.frame()
            if app.running:
                await host.next_frame(wait)
    except Exception as error:
        note_failure(host.load, host.store)
        error.add_note(support_report(app.progress if app else None, host.machine()))
        host.failed(error, app.unkept if app else "")
        raise


if __name__ == "__main__":
    asyncio.run(main())
