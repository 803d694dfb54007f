"""A hand that nobody won says everywhere which rule has ended it, with that rule's number."""

from dataclasses import replace
from random import Random

import pytest

from game.core.actions import Discard
from game.core.events import Ended
from game.core.round import legal_actions
from game.core.rules import HOUSE, Rules
from game.core.scoring import VoidRule
from game.progress import Progress, Setup, play, start
from game.records.record import record_of
from game.ui import texts_records
from game.ui.layout import Screen
from game.ui.mirror import controls
from game.ui.scene import Label
from game.ui.settings import Settings
from game.ui.speech import spoken_recent
from game.ui.state import UiState
from game.ui.table import scene_of, table_of
from game.ui.table_scene import visible_message
from tests.ui.test_table_scene import SIZES


def void_hand(way: str, rules: Rules) -> Progress:
    """Return a hand in which everybody draws in one way and never knocks, at its end."""
    progress = start(Setup(rules, "classic", 5, fixed_decks=True), Random(0))
    while not progress.hand_over:
        actions = legal_actions(progress.round)
        wanted = [each for each in actions if str(each) == way] or [
            each for each in actions if isinstance(each, Discard)
        ]
        progress, _ = play(progress, (wanted or actions)[0])
    return progress


BY_STOCK = void_hand("draw", replace(HOUSE, void_stock=25))
BY_PILE = void_hand("take", replace(HOUSE, pile_draw_limit=7))
SAID = (
    (BY_STOCK, VoidRule.STOCK, "Only 25 cards are left in the stock, so the hand is void"),
    (BY_PILE, VoidRule.PILE, "After 7 draws in a row from the discard pile the hand is void"),
)


@pytest.mark.parametrize(("progress", "rule", "words"), SAID)
def test_summary_live_region_and_history_name_the_rule(
    progress: Progress, rule: VoidRule, words: str
) -> None:
    result = progress.round.result
    assert result is not None
    assert result.void is not None
    assert result.void.rule is rule
    state = UiState(showdown_seen=True, recent=(Ended(result),))
    assert f"{words}." in spoken_recent(progress, state)
    scene = scene_of(table_of(progress, state), Screen(360, 740))
    assert f"{words}." in [control.label for control in controls(scene)]
    assert visible_message(table_of(progress, state)).endswith(f"{words}: nobody scores.")
    title = texts_records.hand_title(record_of(progress))
    assert title.startswith("Hand 1: Void: ")
    assert str(result.void.number) in title


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
def test_the_sentence_can_be_read_on_every_screen(size: tuple[int, int], text: int) -> None:
    for progress, _, words in SAID:
        state = UiState(showdown_seen=True, settings=Settings(text_size=text))
        scene = scene_of(table_of(progress, state), Screen(*size))
        items = scene.scroll.items if scene.scroll else scene.items
        lines = [i for i in items if isinstance(i, Label) and i.key.split(":")[0] == "outcome"]
        assert " ".join(line.text for line in lines) == f"{words}."
        assert all(line.size >= 13.5 for line in lines)
