"""What is read aloud after a step of the match: what happened, and what there is to do."""

from game.core.events import Ended, Knocked, WentBigGin
from game.progress import Progress
from game.ui import texts, texts_fair, texts_friend
from game.ui.names import names_of
from game.ui.seat import viewer
from game.ui.state import UiState
from game.ui.table import table_of

ENDINGS = (Knocked, WentBigGin, Ended)
"""Events that the sentence on how a hand ended tells better."""


def spoken_recent(progress: Progress, state: UiState) -> list[str]:
    """Return the sentences for what has happened since the player's last action.

    While the device changes hands they name nobody's cards.
    """
    if progress.covered:
        return [texts_fair.CUT_ALOUD]
    if viewer(progress, state) is None:
        name = names_of(progress.setup).who(progress.round.turn)
        return [f"{texts_friend.pass_to(name)}.", texts_friend.HIDDEN, texts_friend.ready(name)]
    table = table_of(progress, state)
    result = progress.round.result
    told = [event for event in state.recent if result is None or not isinstance(event, ENDINGS)]
    said = [texts.happened(event, table.names, aloud=True) for event in told]
    if result is not None:
        said.append(texts.outcome(result, table.names))
        said.append(texts.scoring_sum(result, progress.setup.rules, table.names))
    return [*said, texts.prompt(table.view, table.names)]
