"""Hands of two people are kept under their names, can't be taken back, and count nowhere."""

from random import Random

from game.core.round import legal_actions
from game.core.rules import HOUSE
from game.friends import FRIEND
from game.progress import Progress, play, set_up, start
from game.records.history import History, parse_history
from game.records.replay import replay_of
from game.ui import texts_records
from game.ui.names import names_of
from game.undo import undoable


def finished(seed: int) -> Progress:
    """Return a hand of Ann and Bo at its end, none of whose moves could be taken back."""
    chance = Random(seed)
    progress = start(set_up(HOUSE, FRIEND, seed, chance, ("Ann", "Bo")), chance)
    while not progress.hand_over:
        progress, _ = play(progress, chance.choice(legal_actions(progress.round)))
        assert not undoable(progress)
    return progress


def test_a_hand_of_two_people_is_kept_and_counted_nowhere() -> None:
    for seed in range(8):
        progress = finished(seed)
        history = History().with_hand(progress)
        assert not history.tallies
        assert parse_history(str(history)).history == history
        assert history.records[0].progress() == progress


def test_a_hand_of_two_people_speaks_to_neither() -> None:
    for seed in range(8):
        progress = finished(seed)
        (record,) = History().with_hand(progress).records
        replay = replay_of(progress).moved(10_000)
        said = [
            texts_records.hand_aloud(record),
            texts_records.match_heading([record]),
            texts_records.step_aloud(replay, names_of(progress.setup)),
        ]
        words = " ".join(said).replace(",", " ").replace(".", " ").replace(":", " ").split()
        assert {"Ann", "Bo"} <= set(words)
        assert not {"you", "You", "your", "Your"} & set(words)
