"""What is read aloud after a step of the match: what happened, and what there is to do."""

from game.progress import Progress
from game.ui import texts
from game.ui.state import UiState
from game.ui.table import table_of


def spoken_recent(progress: Progress, state: UiState) -> list[str]:
    """Return the sentences for what has happened since the player's last action."""
    table = table_of(progress, state)
    said = [texts.happened(event, table.opponent, aloud=True) for event in state.recent]
    result = progress.round.result
    if result is not None:
        said.append(texts.outcome(result, table.opponent))
        said.append(texts.scoring_sum(result, progress.setup.rules, table.opponent))
    return [*said, texts.prompt(table.view, table.opponent)]
