"""A change is a list of motions, each with a start and a duration; all arrive, at any speed."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.actions import DrawStock
from game.core.cards import card_text
from game.core.events import Discarded, Drew, Took
from game.progress import COMPUTER, YOU, Progress, opening, play
from game.ui.durations import DEAL_STEP, MOVE_SECONDS
from game.ui.layout import Screen
from game.ui.motions import Way, celebration, step_motions, summary_motions
from game.ui.origins import origins
from game.ui.rect import Rect
from game.ui.scene import STOCK, Label, Scene, Scroll, Sprite
from game.ui.settings import Settings
from game.ui.stage import Stage
from game.ui.state import UiState
from game.ui.table import scene_of, table_of
from game.ui.timeline import Change, Count, Move, Toss, change, moved
from tests.play import match_by_mind, thought

SCREEN = Screen(390, 844)
LEFT, RIGHT = Rect(0, 0, 60, 84), Rect(100, 40, 60, 84)


def scene(progress: Progress, *, seen: bool = False) -> Scene:
    return scene_of(table_of(progress, UiState(showdown_seen=seen)), SCREEN)


def test_a_drawn_card_comes_from_the_stock_and_arrives() -> None:
    progress = next(
        p for p in match_by_mind(1) if p.round.turn == YOU and thought(p) == DrawStock()
    )
    after, events = play(progress, DrawStock())
    one, two = scene(progress), scene(after)
    drawn = f"card:{card_text(after.round.drawn or 0)}"
    way = change(two, step_motions(progress, events, Way(one, two, 1.0)))
    stock, target = one.places()["stock"], two.places()[drawn]
    assert way.scene().places()[drawn].middle == pytest.approx(stock.middle)
    assert way.scene().sprites()[drawn].face is None
    half = way.advanced(MOVE_SECONDS * 0.6).scene().sprites()[drawn]
    (x, _), (low, _), (high, _) = half.rect.middle, *sorted((stock.middle, target.middle))
    assert low <= x <= high
    assert half.face == after.round.drawn
    assert not way.advanced(MOVE_SECONDS / 2).done
    assert way.advanced(MOVE_SECONDS).done
    assert way.advanced(MOVE_SECONDS).scene() == two


def test_scenes_of_two_sizes_have_no_movement() -> None:
    progress = next(iter(match_by_mind(1)))
    one = scene(progress)
    two = scene_of(table_of(progress, UiState()), Screen(844, 390))
    assert not moved(one, two, {}, 1.0)


@pytest.mark.parametrize(("slow", "seconds"), [(0.5, 0.5), (1.0, 1.0), (1.8, 1.8)])
def test_the_speed_stretches_the_whole_deal(slow: float, seconds: float) -> None:
    progress = next(iter(match_by_mind(3)))
    table = scene(progress)
    motions = step_motions(None, opening(progress), Way(table, table, slow))
    assert change(table, motions).seconds == pytest.approx(
        seconds * (20 * DEAL_STEP + MOVE_SECONDS)
    )


def test_nothing_moves_when_nothing_shall() -> None:
    ends = [p for p in match_by_mind(3) if p.hand_over]
    table, summary = scene(ends[0]), scene(ends[0], seen=True)
    result = ends[0].round.result
    assert result is not None
    assert not step_motions(None, opening(ends[0]), Way(table, table, 0.0))
    assert not summary_motions(result.showdown, table, summary, 0.0)
    assert not celebration(summary, 0.0)


def test_a_deal_goes_round_card_by_card_and_shows_no_face_on_the_way() -> None:
    progress = next(iter(match_by_mind(3)))
    table = scene(progress)
    motions = step_motions(None, opening(progress), Way(table, table, 1.0))
    assert len(motions) == 21
    seats = [motion.key.split(":")[0] for motion in motions]
    first = ["card", "back"] if progress.round.dealer == COMPUTER else ["back", "card"]
    assert seats == first * 10 + ["card"]
    assert motions[-1].key == f"card:{card_text(progress.round.upcard)}"
    starts = [motion.start for motion in motions]
    assert starts == sorted(set(starts))
    way = change(table, motions)
    assert not [s for s in way.scene().sprites().values() if s.face is not None]
    assert STOCK in way.scene().places()
    assert len(way.scene().moving) == 1, "a card that has not started is one of the stock"
    assert len(way.advanced(5 * DEAL_STEP + 0.001).scene().moving) == 6


def test_a_card_may_go_two_ways_one_after_the_other() -> None:
    one, two, three = (Sprite("c", place, 5) for place in (LEFT, RIGHT, LEFT))
    way = Change(Scene(200, 200, (three,)), (Move(one, two, 0, 1), Move(two, three, 2, 1)))
    assert way.seconds == 3
    places = [way.advanced(t).scene().places()["c"] for t in (0, 1.0, 1.9, 3)]
    assert places == [LEFT, RIGHT, RIGHT, LEFT]


def test_a_sum_counts_up_from_nothing_to_what_it_is() -> None:
    label = Label("sum", 0, 0, "25 + 8 − 5 = 28 to you", 20)
    count = Count(label, 1.0, 2.0)
    assert count.at(0.5) is None
    texts = [getattr(count.at(t), "text", "") for t in (1.0, 2.0, 3.0)]
    assert texts == ["25 + 8 − 5 = 0 to you", "25 + 8 − 5 = 14 to you", label.text]


def test_suits_fly_up_and_are_gone() -> None:
    page = Scene(390, 844, ())
    tosses = celebration(page, 1.0)
    way = change(page, tosses)
    risen = way.advanced(0.4).scene().moving
    assert risen
    assert all(isinstance(motion, Toss) for motion in tosses)
    assert way.advanced(way.seconds).scene() == page


def test_layoffs_come_one_by_one_after_both_hands_lie_and_the_sum_last() -> None:
    found = 0
    for seed in range(12):
        for progress in match_by_mind(seed):
            result = progress.round.result
            if result is None or result.showdown is None or not result.showdown.defence.placed:
                continue
            table, summary = scene(progress), scene(progress, seen=True)
            motions = summary_motions(result.showdown, table, summary, 1.0)
            guests = {f"card:{card_text(p.card)}" for p in result.showdown.defence.placed}
            laid = [m.start + m.seconds for m in motions if m.key not in {*guests, "sum"}]
            layoffs = [m for m in motions if m.sound]
            assert {m.key for m in layoffs} == guests
            starts = [m.start for m in layoffs]
            assert starts == sorted(set(starts))
            assert starts[0] >= max(laid)
            [count] = [m for m in motions if isinstance(m, Count)]
            assert count.start >= starts[-1] + MOVE_SECONDS
            assert change(summary, motions).advanced(99).scene() == summary
            found += 1
    assert found


def test_a_summary_that_scrolls_moves_within_its_edges_and_counts_up() -> None:
    laid_off = 0
    for progress in [p for seed in range(6) for p in match_by_mind(seed) if p.hand_over]:
        result = progress.round.result
        if result is None or result.showdown is None:
            continue
        state = UiState(settings=Settings(text_size=200))
        table, summary = (
            scene_of(table_of(progress, replace(state, showdown_seen=seen)), Screen(768, 1024))
            for seen in (False, True)
        )
        if summary.scroll is None:
            continue
        motions = summary_motions(result.showdown, table, summary, 1.0)
        [count] = [m for m in motions if isinstance(m, Count)]
        moves = [m for m in motions if isinstance(m, Move)]
        assert moves
        assert count.start >= max(m.start + m.seconds for m in moves)
        assert all(m.goal.rect.y < summary.scroll.rect.bottom for m in moves)
        laid_off += sum(bool(m.sound) for m in moves)
        way = change(summary, motions)
        for elapsed in (0.0, 0.1, way.seconds - 0.05):
            now = way.advanced(elapsed).scene()
            [window] = now.moving
            lying = now.scroll
            assert lying is not None
            assert isinstance(window, Scroll), "nothing leaves its window"
            assert window.rect == lying.rect
            keys = {m.key for m in motions}
            assert not keys & {item.key for item in lying.items}
        assert way.advanced(99).scene() == summary
    assert laid_off


def test_finishing_shows_the_end_at_once() -> None:
    before, after = (Scene(200, 200, (Sprite("c", place, 5),)) for place in (LEFT, RIGHT))
    stage = Stage(before)
    stage.move(after, moved(before, after, {}, 1.0))
    assert stage.scene == after
    begun = stage.still, stage.moves_for
    stage.finish()
    assert (begun, (stage.still, stage.moves_for)) == ((False, 1.0), (True, 0.0))


def test_motions_are_told_of_when_they_start() -> None:
    sprites = [Sprite(f"c{n}", RIGHT, n) for n in range(3)]
    moves = [Move(replaced, replaced, n * 0.05, 0.1) for n, replaced in enumerate(sprites)]
    stage = Stage(Scene(9, 9, ()))
    stage.move(Scene(9, 9, tuple(sprites)), moves)
    told = [[m.key for m in stage.pass_time(0.05)] for _ in range(3)]
    assert told == [["c0"], ["c1"], ["c2"]]


def test_every_new_card_of_a_match_has_a_place_it_came_from() -> None:
    """Whatever is played, a card that appears on the table was seen somewhere before."""
    seen = set()
    for progress, after in pairwise(match_by_mind(6)):
        if progress.hand_over:
            continue
        _, events = play(progress, after.actions[-1])
        found = origins(progress, events)
        one, two = scene(progress), scene(after)
        for key in set(faces(two)) - set(faces(one)):
            came_back = any(card_text(card) in key for card in progress.round.discards[:-2])
            if after.hand_over or came_back:
                continue
            assert found.get(key) in one.places(), (key, events)
        seen |= {(type(event), getattr(event, "seat", None)) for event in events}
    for seat in (YOU, COMPUTER):
        assert {(Drew, seat), (Took, seat), (Discarded, seat)} <= seen


def faces(scene: Scene) -> list[str]:
    return [s.key for s in scene.items if isinstance(s, Sprite) and s.face is not None]


def test_the_computers_discard_leaves_the_place_where_it_came() -> None:
    for progress, after in pairwise(match_by_mind(8)):
        if progress.hand_over or progress.round.turn != COMPUTER:
            continue
        _, events = play(progress, after.actions[-1])
        if isinstance(events[0], Discarded):
            place = progress.arrivals[COMPUTER].index(events[0].card)
            key = f"card:{card_text(events[0].card)}"
            assert origins(progress, events)[key] == f"back:{place}"
            remaining = [c for c in progress.arrivals[COMPUTER] if c != events[0].card]
            assert list(after.arrivals[COMPUTER]) == remaining
