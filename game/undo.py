"""Taking a move back, as long as nobody has learnt anything by it.

A drawn card was hidden before, so a draw stands; and once the computer has acted, it has acted on
what it saw.
"""

from dataclasses import replace

from game.core.actions import DrawStock
from game.core.round import Phase
from game.progress import YOU, Progress, dealt_again, play


def undoable(progress: Progress) -> bool:
    """Return whether your last move can be taken back; never between two people.

    Against the computer it can while it is the last of all, the hand goes on, and it drew
    nothing from the stock.
    """
    if (
        progress.setup.friends is not None
        or not progress.actions
        or progress.hand_over
        or progress.match_over
    ):
        return False
    round_ = progress.round
    goes_on = round_.phase is Phase.DISCARD  # whoever drew has yet to discard
    actor = round_.turn if goes_on else 1 - round_.turn
    return actor == YOU and not isinstance(progress.actions[-1], DrawStock)


def undone(progress: Progress) -> Progress:
    """Return the match without your last move, as if it had never been made.

    Raises ValueError when it can't be taken back.
    """
    if not undoable(progress):
        raise ValueError("the last move can't be taken back: somebody has learnt something since")
    dealt = dealt_again(progress)
    state = replace(progress, actions=(), round=dealt.round, arrivals=dealt.arrivals)
    for action in progress.actions[:-1]:
        state, _ = play(state, action)
    return state
