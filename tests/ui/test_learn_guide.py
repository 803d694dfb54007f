"""The guided hands lead to their ends by their own words, and bear any wrong move on the way."""

import pytest

from game.core.actions import Discard, Knock
from game.core.cards import card_text, each
from game.core.round import legal_actions
from game.core.scoring import Ending, score
from game.ui import texts_learn
from game.ui.layout import Screen
from game.ui.learn.course import Lesson
from game.ui.learn.guide import beat_of, heard, told, wanted
from game.ui.learn.lessons import POSITIONS, begun, deck_of, shortly
from game.ui.mirror import controls
from game.ui.pages.book import book_scene, obey_page, title_of
from game.ui.scene import Button, Label, Mark, Panel, Sprite
from game.ui.settings import Settings
from game.ui.state import Open, UiState
from game.ui.theme import MIN_STRIP, MIN_TARGET
from tests.ui.test_table_scene import SIZES, overlap
from tests.ui.test_table_settings import place

START = UiState(stack=(Open("start"), Open("learn")))


def pressed(commands: list[str], state: UiState) -> UiState:
    for command in commands:
        state, wish = obey_page(command, None, state)
        assert wish is None
    return state


def lesson_of(state: UiState) -> Lesson:
    assert state.learn.lesson is not None
    return state.learn.lesson


def commands_for(text: str) -> list[str]:
    """Return what is pressed for an action as text, none for a moment that is only read."""
    if not text:
        return ["go-on"]
    word, _, card = text.partition(" ")
    return [f"card:{card}", word] if card else [word]


def moments() -> list[UiState]:
    """Return every moment of all guided hands."""
    state, found = pressed(["lesson:0"], START), []
    while state.in_lesson:
        found.append(state)
        lesson = lesson_of(state)
        press = ["next-hand"] if lesson.summary else commands_for(beat_of(lesson).wants)
        state = pressed(press, state)
        assert not (state.in_lesson and state.learn.lesson == lesson), told(lesson)
    found.append(state)
    return found


ALL = moments()
TABLES = [state for state in ALL if state.in_lesson and not lesson_of(state).summary]


def test_the_hands_are_played_to_the_end_and_teach_each_thing_once() -> None:
    assert ALL[-1].pages == ("start", "learn", "learned")
    assert ALL[-1].learn.lesson is None
    beats = [beat_of(lesson_of(state)).told for state in TABLES]
    assert beats == [beat.told for position in POSITIONS for beat in position.beats]
    assert set(beats) == set(texts_learn.TOLD)
    ends = [lesson_of(s).progress.round for s in ALL if s.in_lesson and lesson_of(s).summary]
    results = [end.result for end in ends]
    assert [r.ending for r in results if r] == [Ending.KNOCK, Ending.UNDERCUT, Ending.GIN]
    first = results[0]
    assert first is not None
    assert first.showdown is not None
    assert len(first.showdown.defence.placed) == 2
    assert [score(r, end.rules).total for r, end in zip(results, ends, strict=True) if r] == [
        24,
        28,
        60,
    ]
    done = {type(wanted(lesson_of(state))).__name__ for state in TABLES}
    assert done == {"NoneType", "Pass", "DrawStock", "TakeDiscard", "Discard", "Knock"}


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_each_hand_is_a_deal_of_52_cards_that_begins_at_its_first_beat(number: int) -> None:
    position = POSITIONS[number]
    assert sorted(deck_of(position)) == list(range(52))
    assert begun(position).actions == begun(position).actions
    state = pressed([f"lesson:{number}"], START)
    assert lesson_of(state).beat == 0
    assert len(position.before) == len(lesson_of(state).progress.actions)


def test_every_other_legal_move_gets_a_kind_sentence_and_can_be_repeated() -> None:
    kinds = 0
    for state in TABLES:
        lesson = lesson_of(state)
        if lesson.progress.round.turn != 0 or lesson.progress.hand_over:
            continue
        meant = wanted(lesson)
        for action in legal_actions(lesson.progress.round):
            if meant is not None and shortly(action) == shortly(meant):
                continue
            after = pressed(commands_for(shortly(action)), state)
            other = lesson_of(after)
            assert other.progress == lesson.progress
            assert other.beat == lesson.beat
            assert other.kind
            assert "{" not in other.kind
            assert told(other) == other.kind
            assert heard(other) != heard(lesson)
            kinds += 1
            if meant is not None:
                on = lesson_of(pressed(commands_for(shortly(meant)), after))
                assert on.beat == lesson.beat + 1
                assert not on.kind
    assert kinds > 30


def test_an_illegal_move_is_answered_in_words_and_changes_nothing() -> None:
    for state in TABLES:
        lesson = lesson_of(state)
        for command in ("draw", "take", "pass", "knock", "discard", "big-gin", "hint", "nonsense"):
            after = lesson_of(pressed([command], state))
            if after.beat == lesson.beat:
                assert after.progress == lesson.progress
    barred = next(s for s in TABLES if lesson_of(s).progress.round.taken is not None)
    taken = lesson_of(barred).progress.round.taken
    assert taken is not None
    refused = pressed([f"card:{card_text(taken)}", "discard"], barred)
    assert "discard another card" in told(lesson_of(refused))


@pytest.mark.parametrize("command", ["menu", "back"])
def test_a_lesson_can_be_left_at_any_moment_and_begins_anew(command: str) -> None:
    for state in ALL[:-1]:
        left = pressed([command], state)
        assert left.pages == START.pages
        assert left.learn.lesson is None
        assert lesson_of(pressed(["lesson:0"], left)) == lesson_of(ALL[0])


def test_what_is_wanted_is_marked_and_told() -> None:
    for state in TABLES:
        scene = book_scene(state, None, Screen(390, 844))
        marked = [i for i in scene.items if isinstance(i, Sprite | Button) and i.mark is Mark.HINT]
        lesson = lesson_of(state)
        action = wanted(lesson)
        assert bool(marked) == (action is not None)
        if isinstance(action, Discard | Knock):
            assert marked[0].key == f"card:{card_text(action.card)}"
        on = next(i for i in scene.items if isinstance(i, Button) and i.key == "go-on")
        assert on.enabled == (action is None)
        said = [c.label for c in controls(scene)]
        assert title_of(state, None) in said
        assert {"Leave the lesson", "Next"} <= set(said)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(size: tuple[int, int], text: int) -> None:
    for state in ALL[:-1:2]:
        state = UiState(stack=state.stack, learn=state.learn, settings=Settings(text_size=text))
        scene = book_scene(state, None, Screen(*size))
        buttons = [item for item in scene.items if isinstance(item, Button)]
        for number, one in enumerate(buttons):
            assert min(one.rect.w, one.rect.h) >= MIN_TARGET - 0.01
            assert one.rect.x >= -0.01
            assert one.rect.right <= size[0] + 0.01
            for other in buttons[number + 1 :]:
                assert not overlap(one.rect, other.rect), (one.key, other.key)
        said = [i for i in scene.items if isinstance(i, Label) and i.key.startswith("said:")]
        panel = next((i for i in scene.items if i.key == "said:ground"), None)
        assert bool(said) == (panel is not None)
        if isinstance(panel, Panel):
            for one in buttons:
                assert not overlap(one.rect, panel.rect), one.key
        for label in said:
            assert label.size >= 10.9
            assert place(label).x >= 0
            assert place(label).bottom <= size[1]
        for sprite in scene.items:
            if isinstance(sprite, Sprite) and sprite.command.startswith("card:"):
                assert sprite.strip is not None
                assert sprite.strip.w >= MIN_STRIP


def test_the_opponents_cards_stay_hidden() -> None:
    for state in TABLES:
        lesson = lesson_of(state)
        if lesson.progress.hand_over:
            continue
        hidden = set(each(lesson.progress.round.hands[1]))
        scene = book_scene(state, None, Screen(390, 844))
        assert not [i for i in scene.items if isinstance(i, Sprite) and i.face in hidden]
