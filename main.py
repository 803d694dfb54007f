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
        host.failed(error, _unkept(app, error))
        raise


def _unkept(app: App | None, error: Exception) -> str | None:
    """Return what `Host.failed` takes; a match that can't be made a file hides no error."""
    try:
        return app.unkept if app else ""
    except Exception as another:
        error.add_note(f"the match can't be made a file: {another!r}")
        return None


if __name__ == "__main__":
    asyncio.run(main())
