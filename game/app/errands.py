"""What a player wants of the world beside his match: a file, a text on the clipboard."""

from typing import assert_never

from game.host import Host
from game.progress import Progress
from game.report import hand_text, support_report
from game.ui.carrying import carry_away
from game.ui.wishes import AskFile, CopyHand, CopyReport, Errand, GiveFile


def run(errand: Errand, progress: Progress | None, host: Host) -> str:
    """Do what is asked, and return what to tell the player of it, nothing if he sees it."""
    match errand:
        case GiveFile():
            return carry_away(progress, host.give_file) if progress else ""
        case AskFile():
            host.ask_file()
        case CopyHand():
            if progress:
                host.copy(hand_text(progress))
        case CopyReport():
            host.copy(support_report(progress, host.machine()))
        case _:
            assert_never(errand)
    return ""
