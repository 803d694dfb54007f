"""Texts for others: a finished hand to be checked, and what helps to mend a failed game.

Neither holds anything about the player: no names, no settings, no places.
"""

from game.core.cards import order_text
from game.progress import Progress
from game.save import seal_lines
from game.version import version


def hand_text(progress: Progress) -> str:
    """Return a sealed deck and what opens it, as docs/verify.py reads them; one line for each."""
    head = {"gin-rummy hand": str(progress.before.hands_played + 1)}
    return _text(head | seal_lines(progress))


def support_report(progress: Progress | None, machine: str) -> str:
    """Return the release, the rules and all actions of the hand; `machine` is what it runs on."""
    head = {"gin-rummy report": "1", "version": version(), "machine": machine}
    if progress is None:
        return _text(head | {"hand": "none"})
    head |= {
        "rules": str(progress.setup.rules),
        "opponent": progress.setup.opponent,
        "seed": str(progress.setup.seed),
        "hand": str(progress.before.hands_played + 1),
        "dealer": str(progress.before.dealer),
        "dealt": "not yet" if progress.covered else order_text(progress.deck),
    }
    actions = "".join(f"action: {action}\n" for action in progress.actions)
    return _text(head) + actions


def _text(lines: dict[str, str]) -> str:
    return "".join(f"{name}: {value}\n" for name, value in lines.items())
