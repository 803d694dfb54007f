"""Words for a game that has failed on the desktop; the page's own panel has them in errors.js."""

FAILED = (
    "Something went wrong inside the game, and it has stopped. Start it again: it goes on from the"
    " last save, which holds your last move. If it fails there again, start it once more: the"
    " match is then put aside, and Save file in the menu brings it back."
)
HEADING = "The game has stopped"


def reported(file: str) -> str:
    """Return where the report is and what it is for."""
    return (
        f"A report is in the file {file}. It holds the failure and the cards of this hand, and"
        " nothing about you: give it to whoever mends the game."
    )


def not_reported(reason: str, report: str) -> str:
    """Return why there is no file, and the report itself."""
    return (
        f"The report could not be written to a file ({reason}). It follows: give it to whoever"
        f" mends the game.\n\n{report}"
    )
