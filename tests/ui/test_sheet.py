"""What is looked at closely: it fits every screen, says what it is, and covers all else."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.cards import card_text, cards_text, count, each, parse_cards
from game.core.events import Took
from game.core.view import view_of
from game.progress import COMPUTER, YOU, Progress, begin_hand, play
from game.ui.arranging import melds_of
from game.ui.layout import Screen
from game.ui.mirror import controls
from game.ui.scene import Button, Label, Scene, Sprite
from game.ui.settings import TEXT_SIZES, Settings
from game.ui.sheet import CLOSE
from game.ui.state import UiState
from game.ui.table import obey, scene_of, table_of
from game.ui.theme import MIN_TARGET
from tests.play import match_by_mind
from tests.ui.test_table_scene import SIZES, overlap
from tests.ui.test_table_settings import place

STATES = [state for state in match_by_mind(3) if not state.hand_over]
KNOWING = max(STATES, key=lambda state: count(state.round.known[COMPUTER]))
MOST_KNOWN = parse_cards("2c 3c 4c 5c 9h 9d 9s Kc Kd Kh")


def looked(progress: Progress, what: str, size: tuple[int, int], text: int = 100) -> Scene:
    state = UiState(sheet=what, settings=Settings(text_size=text))
    return scene_of(table_of(progress, state), Screen(*size))


def knowing_all(size: tuple[int, int], text: int = 100) -> Scene:
    """Return the sheet of an opponent whose whole hand is known."""
    state = UiState(sheet="known", settings=Settings(text_size=text))
    table = table_of(KNOWING, state)
    view = replace(table.view, opponent_known=MOST_KNOWN)
    return scene_of(replace(table, view=view), Screen(*size))


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
def test_sheets_fit_every_screen(size: tuple[int, int], text: int) -> None:
    own = card_text(next(each(KNOWING.round.hands[YOU])))
    scenes = [looked(KNOWING, f"look:{own}", size, text), looked(KNOWING, "known", size, text)]
    for scene in (*scenes, knowing_all(size, text)):
        assert scene.sheet
        labels = [place(item) for item in scene.sheet if isinstance(item, Label)]
        solid = [item.rect for item in scene.sheet if isinstance(item, Sprite | Button)]
        for item in scene.sheet:
            rect = place(item) if isinstance(item, Label) else item.rect
            assert rect.x >= 0, item
            assert rect.y >= 0, item
            assert rect.right <= size[0], item
            assert rect.bottom <= size[1], item
        for label in labels:
            assert not any(overlap(label, rect) for rect in solid)
        button = next(item for item in scene.sheet if isinstance(item, Button))
        assert min(button.rect.w, button.rect.h) >= MIN_TARGET
        assert button.key == CLOSE


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_is_looked_at_is_larger_than_in_the_hand(size: tuple[int, int]) -> None:
    own = card_text(next(each(KNOWING.round.hands[YOU])))
    scene = looked(KNOWING, f"look:{own}", size)
    large = next(item.rect for item in scene.sheet if isinstance(item, Sprite))
    small = next(i.rect for i in scene.items if isinstance(i, Sprite) and i.grip == own)
    assert large.w > 1.15 * small.w


def test_a_card_is_named_with_what_it_is_in() -> None:
    said: set[str] = set()
    for progress in STATES[::6]:
        view = view_of(progress.round, YOU)
        melds = melds_of(view, UiState())
        for card in each(view.hand):
            scene = looked(progress, f"look:{card_text(card)}", (390, 844))
            heading = next(c.label for c in controls(scene) if c.role == "heading")
            meld = next((meld for meld in melds if meld >> card & 1), 0)
            start = "Deadwood: " if not meld else "In a "
            assert f". {start}" in heading
            assert heading.count("♣") + heading.count("♥") <= count(meld)
            said.add(heading.split(". ")[1].split(":")[0])
    assert said == {"In a set", "In a run", "Deadwood"}
    top = card_text(KNOWING.round.discards[-1])
    scene = looked(KNOWING, f"look:{top}", (390, 844))
    assert ":" not in next(c.label for c in controls(scene) if c.role == "heading")


@pytest.mark.parametrize("size", SIZES)
def test_under_a_sheet_nothing_can_be_touched_or_read(size: tuple[int, int]) -> None:
    scene = looked(KNOWING, "known", size)
    assert {control.key for control in controls(scene)} == {"sheet:0", CLOSE}
    for x in range(0, size[0], 23):
        for y in range(0, size[1], 23):
            assert scene.hit(x, y) in ("", CLOSE)


@pytest.mark.parametrize("command", ["", CLOSE, "discard", "back", "menu", "look-away", "draw"])
def test_anything_closes_a_sheet_and_does_nothing_else(command: str) -> None:
    state = UiState(sheet="known")
    assert obey(command, KNOWING, state) == (UiState(), None)


def test_a_sheet_is_one_step_for_the_browsers_back() -> None:
    assert UiState(sheet="known").depth == UiState().depth + 1


def test_what_the_opponent_took_and_still_holds_is_told_at_any_time() -> None:
    """Known from what was played alone: taken face up, and not thrown since."""
    most = 0
    taken: set[int] = set()
    hand = -1
    for progress in match_by_mind(5):
        if progress.before.hands_played != hand:
            hand, taken = progress.before.hands_played, set()
        last = progress.actions[-1:]
        if last:
            taken = _followed(taken, progress)
        if progress.hand_over:
            continue
        scene = looked(progress, "known", (390, 844))
        faces = {item.face for item in scene.sheet if isinstance(item, Sprite)}
        assert faces == taken
        most = max(most, len(taken))
        button = next(i for i in scene.items if isinstance(i, Button) and i.key == "known")
        assert button.label == f"Took {len(taken)}"
    assert most >= 2


def _followed(taken: set[int], progress: Progress) -> set[int]:
    """Return what the opponent is known to hold after the last action, told from its events."""
    before = replace(progress, actions=progress.actions[:-1], round=_before(progress).round)
    _, events = play(before, progress.actions[-1])
    for event in events:
        if isinstance(event, Took) and event.seat == COMPUTER:
            taken = taken | {event.card}
        elif getattr(event, "seat", None) == COMPUTER and hasattr(event, "card"):
            taken = taken - {event.card}
    return taken


def _before(progress: Progress) -> Progress:
    state = begin_hand(progress.setup, progress.before, progress.deck)
    for action in progress.actions[:-1]:
        state, _ = play(state, action)
    return state


def test_the_button_reads_the_cards_aloud() -> None:
    scene = scene_of(table_of(KNOWING, UiState()), Screen(390, 844))
    label = next(c.label for c in controls(scene) if c.key == "known")
    named = cards_text(KNOWING.round.known[COMPUTER])
    assert label.count(" of ") == len(named.split())
    nothing = next(state for state in STATES if not state.round.known[COMPUTER])
    scene = scene_of(table_of(nothing, UiState()), Screen(390, 844))
    label = next(c.label for c in controls(scene) if c.key == "known")
    assert label == "Rosa holds no card from the pile."


@pytest.mark.parametrize("size", SIZES)
def test_the_index_of_every_known_card_is_seen(size: tuple[int, int]) -> None:
    sprites = [item for item in knowing_all(size).sheet if isinstance(item, Sprite)]
    assert len(sprites) == 10
    for one, other in pairwise(sprites):
        assert other.rect.x - one.rect.x >= one.rect.w * 0.375
