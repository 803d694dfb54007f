"""What the pages about finished hands say, and how one walks through them."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.core.cards import card_text
from game.core.scoring import Ending
from game.progress import COMPUTER, YOU, Progress
from game.records.history import History
from game.records.record import record_of
from game.records.replay import replay_of
from game.ui import texts, texts_records
from game.ui.layout import Screen
from game.ui.mirror import Control, controls
from game.ui.names import against
from game.ui.pages.book import book_scene, obey_page
from game.ui.pages.histories import HANDS_A_PAGE
from game.ui.scene import Button, Scene, Sprite
from game.ui.state import Browsing, Open, UiState
from game.ui.table import obey, scene_of, table_of
from game.ui.wishes import ForgetTallies, Undo
from tests.play import fresh, hand_by_chance, match_by_mind
from tests.records.matches import RULES, by_chance, ends, history_of

SCREEN = Screen(390, 844)
HISTORY = history_of(*(hand for rules in RULES for hand in ends(1, rules)))


def shown(state: UiState, progress: Progress | None = None) -> list[Control]:
    return controls(book_scene(state, progress, SCREEN))


def labels(state: UiState, progress: Progress | None = None) -> list[str]:
    return [control.label for control in shown(state, progress)]


def pressed(state: UiState, *commands: str, progress: Progress | None = None) -> UiState:
    for command in commands:
        state, _ = obey_page(command, progress, state)
    return state


AT_START = UiState(stack=(Open("start"),), history=HISTORY)


def test_the_history_lists_each_hand_newest_first_under_its_match() -> None:
    state = pressed(AT_START, "open:history")
    found = [c for c in shown(state) if c.key.startswith("hand:")]
    assert len(found) == min(HANDS_A_PAGE, len(HISTORY.records))
    newest = HISTORY.records[-1]
    assert found[0].key == f"hand:{len(HISTORY.records) - 1}"
    assert found[0].label == texts_records.hand_aloud(newest)
    headings = [c.label for c in shown(state) if c.role == "heading"]
    assert texts_records.match_heading([newest]) in headings


def test_older_hands_are_a_page_further() -> None:
    seen: list[str] = []
    state = pressed(AT_START, "open:history")
    for _ in range(20):
        seen += [c.key for c in shown(state) if c.key.startswith("hand:")]
        if "history:older" not in [c.key for c in shown(state)]:
            break
        state = pressed(state, "history:older")
    assert seen == [f"hand:{n}" for n in reversed(range(len(HISTORY.records)))]
    back = pressed(state, *["history:newer"] * 20)
    assert back.browsing == Browsing()
    assert pressed(state, "back", "open:history").browsing.skipped == 0


def test_each_hand_opens_its_replay_at_the_deal() -> None:
    for number in (0, len(HISTORY.records) // 2, len(HISTORY.records) - 1):
        state = pressed(AT_START, "open:history", f"hand:{number}")
        assert state.pages == ("start", "history", "replay")
        assert state.replay is not None
        assert state.replay.at == 0
        assert record_of(state.replay.progress) == HISTORY.records[number]


@pytest.mark.parametrize(
    "command", ["hand:", "hand:x", "hand:-1", "hand:9999", "hand:٣", "history:up"]
)
def test_nonsense_opens_nothing(command: str) -> None:
    state = pressed(AT_START, "open:history")
    assert pressed(state, command) == state


@pytest.mark.parametrize("name", ["replay", "replay-moves", "replay-deck", "log"])
def test_a_page_of_nothing_is_not_opened(name: str) -> None:
    assert pressed(AT_START, f"open:{name}") == AT_START


def test_a_damaged_hand_is_told_of_and_the_page_stays() -> None:
    spoilt = replace(HISTORY.records[0], points=HISTORY.records[0].points + 1)
    state = replace(AT_START, history=History((spoilt, *HISTORY.records[1:])))
    after = pressed(state, "open:history", "hand:0")
    assert after.pages == ("start", "history")
    assert texts_records.NO_REPLAY in labels(after)


def test_without_hands_the_pages_say_so() -> None:
    empty = replace(AT_START, history=History())
    assert texts_records.NO_HANDS in labels(pressed(empty, "open:history"))
    assert texts_records.NO_TALLY in labels(pressed(empty, "open:statistics"))


def replaying(progress: Progress) -> UiState:
    return UiState(stack=(Open("replay"),), replay=replay_of(progress))


@pytest.mark.parametrize("seed", range(12))
def test_a_replay_shows_all_cards_of_both_hands_at_each_moment(seed: int) -> None:
    progress = by_chance(seed)
    state = replaying(progress)
    assert state.replay is not None
    for number, frame in enumerate(state.replay.frames):
        scene = book_scene(state, None, SCREEN)
        assert scene.scroll is not None
        faces = {s.face for s in scene.scroll.items if isinstance(s, Sprite) and s.face is not None}
        held = frame.round.hands[0] | frame.round.hands[1]
        cards = {card for card in range(52) if held >> card & 1}
        assert cards <= faces
        assert len(faces - cards) <= 1  # the top of the pile
        keys = [item.key for item in scene.scroll.items]
        assert len(keys) == len(set(keys)), number
        state = pressed(state, "replay:next")
    assert state.replay is not None
    assert state.replay.at == state.replay.last


def test_a_replay_is_walked_through_by_its_buttons() -> None:
    state = replaying(ends(0)[0])

    def at(*commands: str) -> int:
        replay = pressed(state, *commands).replay
        assert replay is not None
        return replay.at

    last = len(ends(0)[0].actions)
    assert at("replay:next", "replay:next", "replay:back") == 1
    assert at("replay:back") == 0
    assert at("replay:last") == at("replay:last", "replay:next") == last
    assert at("replay:last", "replay:first") == 0
    assert at("replay:7") == 7
    assert at("replay:٣") == at("replay:99999999") == at("replay:") == 0
    buttons = {c.key: c for c in shown(state)}
    assert buttons["replay:first"].disabled
    assert buttons["replay:back"].disabled
    assert not buttons["replay:next"].disabled


def test_a_move_in_the_list_of_all_leads_to_its_moment() -> None:
    state = pressed(replaying(ends(0)[0]), "open:replay-moves")
    found = [c for c in shown(state) if c.key.startswith("replay:")]
    assert len(found) == len(ends(0)[0].actions) + 1
    assert [c.key for c in found if c.pressed] == ["replay:0"]
    after = pressed(state, found[5].key)
    assert after.pages == ("replay",)
    assert after.replay is not None
    assert after.replay.at == 5
    assert any(found[5].label in label for label in labels(after))


def test_the_deck_is_shown_whole() -> None:
    progress = ends(0)[0]
    said = " ".join(labels(pressed(replaying(progress), "open:replay-deck")))
    for card in progress.deck:
        assert texts.spoken(card) in said, card_text(card)


def test_the_opponents_draws_are_named_in_a_replay_and_never_in_the_log() -> None:
    progress = next(p for p in match_by_mind(5) if len(p.actions) > 20)
    drawn = [
        texts.spoken(frame.round.drawn)
        for frame in replay_of(progress).frames
        if frame.round.turn == COMPUTER
        and frame.round.drawn is not None
        and frame.round.taken is None
    ]
    log = pressed(UiState(stack=(Open("menu"),)), "open:log", progress=progress)
    said = labels(log, progress)
    assert sum("drew from the stock" in label for label in said) == len(drawn) > 2
    moves = " ".join(labels(pressed(replaying(progress), "open:replay-moves")))
    assert all(f"drew the {card}" in moves for card in drawn)


@pytest.mark.parametrize("seed", range(8))
def test_the_log_names_no_card_that_you_have_not_seen(seed: int) -> None:
    for progress in hand_by_chance(seed):
        if progress.hand_over:
            return
        state = UiState(stack=(Open("log"),))
        said = " ".join(labels(state, progress))
        seen = progress.round.hands[YOU] | progress.round.thrown[0] | progress.round.thrown[1]
        seen |= progress.round.known[COMPUTER] | 1 << progress.round.upcard
        for card in range(52):
            if not seen >> card & 1:
                assert texts.spoken(card) not in said


def test_the_log_opens_at_its_end_from_the_table() -> None:
    progress = next(p for p in match_by_mind(5) if len(p.actions) > 20)
    state, wish = obey("log", progress, UiState())
    assert wish is None
    assert state.pages == ("log",)
    scroll = book_scene(state, progress, Screen(320, 568)).scroll
    assert scroll is not None
    assert scroll.offset == scroll.furthest > 0
    newest = [c.label for c in controls(book_scene(state, progress, SCREEN)) if c.role == "text"]
    events = replay_of(progress).frames[-1].events
    assert newest[-1] == texts.happened(events[-1], against("Rosa"), aloud=True)


def test_statistics_are_chosen_by_opponent_and_rules() -> None:
    history = history_of(*ends(0, RULES[0]), *ends(1, RULES[1]))
    state = pressed(replace(AT_START, history=history), "open:statistics")
    keys = [c.key for c in shown(state)]
    assert {"tally-opponent:classic", "tally-opponent:beginner"} <= set(keys)
    assert {"tally-rules:house", "tally-rules:standard"} <= set(keys)
    assert "tally-rules:own" not in keys
    mine = pressed(state, "tally-opponent:classic")
    assert any(f"{len(ends(0))} hands" in label for label in labels(mine))
    none = pressed(mine, "tally-rules:standard")
    assert texts_records.NO_TALLY in labels(none)
    assert pressed(state, "tally-opponent:hal").browsing.opponent == "hal"
    assert labels(pressed(state, "tally-opponent:hal")) == labels(state)


def test_statistics_show_the_luck_of_both_seats() -> None:
    tally = HISTORY.tallies["all", "all"]
    said = labels(pressed(AT_START, "open:statistics"))
    mine, theirs = (f"{total / tally.dealt:.1f}" for total in tally.deadwood)
    assert f"Deadwood dealt: you {mine}, Opponent {theirs}" in said
    assert any(f"Average over {tally.dealt} hands" in label for label in said)


def test_statistics_begin_anew_only_after_a_question() -> None:
    state = pressed(AT_START, "open:statistics", "open:reset-statistics")
    assert pressed(state, "back").pages == ("start", "statistics")
    after, wish = obey_page("reset-now", None, state)
    assert wish == ForgetTallies()
    assert after.pages == ("start", "statistics")


def test_a_hand_that_is_over_can_be_replayed_from_its_summary() -> None:
    progress = ends(0)[0]
    table = table_of(progress, UiState(showdown_seen=True))
    keys = [c.key for c in controls(scene_of(table, SCREEN))]
    assert "replay" in keys
    state, wish = obey("replay", progress, UiState(showdown_seen=True))
    assert wish is None
    assert state.pages == ("replay",)
    assert state.replay == replay_of(progress)
    assert obey("replay", fresh(2), UiState())[0].pages == ()


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (844, 390), (1280, 800)])
def test_the_summarys_buttons_can_be_touched(size: tuple[int, int]) -> None:
    for hand in (ends(0)[0], ends(0)[-1]):
        scene = scene_of(table_of(hand, UiState(showdown_seen=True)), Screen(*size))
        found = [item for item in scene.items if isinstance(item, Button)]
        assert len(found) == 4
        assert all(item.rect.h >= 44 and item.rect.w >= 44 for item in found)
        for one, other in combinations(found, 2):
            beside = one.rect.right < other.rect.x
            assert beside or one.rect.bottom < other.rect.y


def undo_button(scene: Scene) -> Button | None:
    return next((i for i in scene.items if isinstance(i, Button) and i.key == "undo"), None)


def test_undo_is_offered_where_a_move_can_be_taken_back_and_nowhere_else() -> None:
    offered = 0
    for progress in match_by_mind(5):
        table = table_of(progress, UiState())
        if progress.hand_over:
            continue
        button = undo_button(scene_of(table, SCREEN))
        assert (button is not None) == (table.undoable and not table.view.can_big_gin)
        state, wish = obey("undo", progress, UiState(selected=3))
        assert wish == (Undo() if table.undoable else None)
        assert state.notice == (texts_records.UNDONE if table.undoable else texts_records.NO_UNDO)
        menu = {c.key: c for c in shown(UiState(stack=(Open("menu"),)), progress)}
        assert menu["undo"].disabled == (not table.undoable)
        offered += button is not None
    assert offered > 10


def test_undo_in_the_menu_goes_back_to_the_table() -> None:
    progress = next(p for p in match_by_mind(5) if table_of(p, UiState()).undoable)
    state, wish = obey_page("undo", progress, UiState(stack=(Open("menu"),)))
    assert wish == Undo()
    assert state.stack == ()


def test_each_ending_is_told_from_both_sides() -> None:
    record = record_of(ends(0)[0])
    told = {
        texts_records.outcome(replace(record, ending=ending, winner=winner))
        for ending in Ending
        if ending is not Ending.VOID
        for winner in (YOU, COMPUTER)
    }
    assert told == {
        "You knocked",
        "Rosa knocked",
        "You undercut Rosa",
        "Rosa undercut you",
        "You went gin",
        "Rosa went gin",
        "You went big gin",
        "Rosa went big gin",
    }
    void = replace(record, ending=Ending.VOID, winner=None, points=0)
    assert texts_records.hand_title(void) == f"Hand {record.hand}: Void"
    assert "no points" in texts_records.hand_aloud(void)
    assert texts_records.gain(void) == "0"
    given_up = replace(record, ending=None, winner=None, points=0)
    assert texts_records.hand_title(given_up) == f"Hand {record.hand}: you resigned"


def test_the_last_moves_of_a_hand_tell_the_knock_the_layoffs_and_the_sum() -> None:
    progress = next(
        hand
        for seed in range(4)
        for hand in ends(seed)
        if hand.round.result
        and hand.round.result.showdown
        and hand.round.result.showdown.defence.placed
    )
    replay = replay_of(progress)
    said = texts_records.moment(replay, replay.frames[-1], against("Rosa"), aloud=True)
    assert "knocked with" in said
    assert "laid off the" in said
    assert " = " in said
