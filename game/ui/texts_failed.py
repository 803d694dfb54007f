"""Words for a game that has failed on the desktop; the page's own panel has them in errors.js."""

STOPPED = "Something went wrong inside the game, and it has stopped."
FAILED = (
    f"{STOPPED} Start it again: it goes on from the"
    " last save, which holds your last move. If it fails there again, start it once more: the"
    " match is then put aside, and Save file in the menu brings it back."
)
LOST = (
    f"{STOPPED} No saves could be kept here, nor could your match be written to a file. Started"
    " again, it goes on from the last save that was kept, if there is one: make room for saves"
    " before you do."
)
HEADING = "The game has stopped"
FOLLOWS = "It follows"
ABOVE = "It stands in the terminal that the game was started from, and ends as follows"
NOWHERE = "There is no terminal to show it in either. It ends as follows"


def rescued(file: str) -> str:
    """Return where the match is that could not be kept as a save, and how it goes on."""
    return (
        f"{STOPPED} No saves could be kept here, so your match is now in the file {file}. Start"
        " the game again and load it by Save file in the menu: it goes on from your last move."
    )


def reported(file: str) -> str:
    """Return where the report is and what it is for."""
    return (
        f"A report is in the file {file}. It holds the failure and the cards of this hand, and"
        " nothing about you: give it to whoever mends the game."
    )


def not_reported(reason: str, place: str, failure: str) -> str:
    """Return why there is no file, where the report is instead, and what is shown of it."""
    return (
        f"The report could not be written to a file ({reason}). {place}: give it to whoever"
        f" mends the game.\n\n{failure}"
    )
