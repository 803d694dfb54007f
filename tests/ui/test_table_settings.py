"""The table at greater texts, for the left hand, and under every kind of rules."""

from dataclasses import replace

import pytest

from game.core.match import Game, Match
from game.core.rules import HOUSE, OKLAHOMA, STANDARD, Rules
from game.core.view import view_of
from game.progress import YOU, Progress
from game.ui.dragging import own_sprites
from game.ui.layout import Screen
from game.ui.measure import text_width
from game.ui.names import Names, against
from game.ui.rect import Rect
from game.ui.scene import Button, Figure, Label, Scene, Sprite
from game.ui.seen import Table
from game.ui.settings import TEXT_SIZES, Settings
from game.ui.state import UiState
from game.ui.table import obey, scene_of, table_of
from game.ui.theme import MIN_STRIP, MIN_TARGET
from tests.core.deals import story
from tests.play import match_by_mind
from tests.ui.test_table_scene import HANDS, SIZES, overlap, selecting

ROSA = against("Rosa")

SOME = [HANDS[0], HANDS[3], HANDS[-1], HANDS[-2]]
ELEVEN_THERE = next(p for p in match_by_mind(8) if p.round.hands[1].bit_count() == 11)
HOLLYWOOD = Rules(games=3, spade_factor=2)


def set_to(text: int, left: bool, progress: Progress) -> UiState:
    return replace(selecting(progress, 4), settings=Settings(text_size=text, left_handed=left))


def shown(progress: Progress, size: tuple[int, int], text: int, left: bool = False) -> Scene:
    return scene_of(table_of(progress, set_to(text, left, progress)), Screen(*size))


def place(label: Label) -> Rect:
    width = text_width(label.text, label.size, bold=label.bold)
    width = min(width, label.max_width or width)
    shift = {"left": 0.0, "centre": width / 2, "right": width}[label.align.value]
    return Rect(label.x - shift, label.y - label.size * 0.4, width, label.size * 0.8)


@pytest.mark.parametrize("left", [False, True])
@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
def test_greater_texts_leave_cards_and_buttons_their_room(
    size: tuple[int, int], text: int, left: bool
) -> None:
    for progress in SOME:
        scene = shown(progress, size, text, left)
        buttons = [item for item in scene.items if isinstance(item, Button)]
        for item in scene.items:
            if isinstance(item, Label):
                continue
            assert item.rect.x >= -0.01, item
            assert item.rect.y >= -0.01, item
            assert item.rect.right <= size[0] + 0.01, item
            assert item.rect.bottom <= size[1] + 0.01, item
        for sprite in scene.items:
            if isinstance(sprite, Sprite) and sprite.command.startswith("card:"):
                assert sprite.strip is not None
                assert sprite.strip.w >= MIN_STRIP
                assert sprite.strip.h >= MIN_TARGET
        for number, one in enumerate(buttons):
            assert min(one.rect.w, one.rect.h) >= MIN_TARGET
            for other in buttons[number + 1 :]:
                assert not overlap(one.rect, other.rect), (one.key, other.key)


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
def test_texts_at_the_table_do_not_run_into_each_other(size: tuple[int, int], text: int) -> None:
    for progress in SOME:
        labels = [item for item in shown(progress, size, text).items if isinstance(item, Label)]
        places = [place(label) for label in labels]
        for number, one in enumerate(places):
            assert one.x >= -0.5, labels[number]
            assert one.right <= size[0] + 0.5, labels[number]
            for at, other in enumerate(places[number + 1 :], number + 1):
                assert not overlap(one, other), (labels[number], labels[at])


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
def test_the_opponents_cards_are_counted_on_the_last_of_them(
    size: tuple[int, int], text: int
) -> None:
    for progress, count in ((HANDS[0], "10"), (ELEVEN_THERE, "11")):
        scene = shown(progress, size, text)
        backs = [i for i in scene.items if isinstance(i, Sprite) and i.key.startswith("back:")]
        assert [back.badge for back in backs] == [""] * (len(backs) - 1) + [count]
        last = backs[-1]
        assert last.badge_size >= 10
        assert text_width(count, last.badge_size, bold=True) <= last.rect.w * 0.8
        assert last.badge_size * 1.3 <= last.rect.h * 0.6


def test_opened_cards_are_not_counted() -> None:
    over = next(p for p in match_by_mind(8) if p.hand_over)
    assert view_of(over.round, YOU).opponent_shown
    scene = scene_of(table_of(over, UiState()), Screen(390, 844))
    assert not [i for i in scene.items if isinstance(i, Sprite) and i.badge]


@pytest.mark.parametrize("size", SIZES)
def test_texts_grow_where_there_is_room(size: tuple[int, int]) -> None:
    def name_size(text: int) -> float:
        items = shown(SOME[0], size, text).items
        return next(
            item.size for item in items if isinstance(item, Label) and item.key == "player:1:name"
        )

    assert name_size(100) <= name_size(150) <= name_size(200)


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
def test_who_deals_is_written_as_large_as_the_score_or_marked_by_a_disc(
    size: tuple[int, int], text: int
) -> None:
    items = shown(SOME[0], size, text).items
    labels = {item.key: item for item in items if isinstance(item, Label)}
    discs = [item.key for item in items if isinstance(item, Figure) and item.name == "disc"]
    target, dealer = labels["player:0:target"], SOME[0].round.dealer
    parts = {seat: labels.get(f"player:{seat}:part") for seat in (0, 1)}
    if not discs:
        for seat, part in parts.items():
            assert part is not None
            assert part.text == ("dealer" if seat == dealer else "starter")
            assert part.size == target.size
        return
    assert text > 100
    assert discs == [f"player:{dealer}:disc"]
    assert parts[1 - dealer] is None
    sign = parts[dealer]
    assert sign is not None
    assert (sign.text, sign.max_width) == ("D", None)


@pytest.mark.parametrize("text", TEXT_SIZES)
def test_names_of_two_people_can_be_told_apart_on_a_phone(text: int) -> None:
    for size in ((360, 740), (390, 844), (844, 390)):
        state = UiState(settings=Settings(text_size=text))
        names = Names(("Player 1", "Player 2"), None)
        scene = scene_of(replace(table_of(SOME[0], state), names=names), Screen(*size))
        shown = {item.key: item for item in scene.items if isinstance(item, Label)}
        for seat in (0, 1):
            assert shown[f"player:{seat}:name"].text == f"Player {seat + 1}"


@pytest.mark.parametrize("size", SIZES)
def test_greater_texts_do_not_cost_the_hand_its_size(size: tuple[int, int]) -> None:
    def measured(text: int) -> tuple[float, float]:
        cards = own_sprites(shown(SOME[1], size, text))
        return cards[0].rect.h, min(card.strip.w for card in cards if card.strip)

    high, wide = measured(100)
    for text in TEXT_SIZES[1:]:
        higher, wider = measured(text)
        assert higher >= high * 0.9
        assert wider >= wide * 0.9


@pytest.mark.parametrize("size", SIZES)
def test_the_largest_texts_are_much_larger(size: tuple[int, int]) -> None:
    def sizes(text: int) -> dict[str, float]:
        items = shown(SOME[0], size, text).items
        return {item.key: item.size for item in items if isinstance(item, Label)}

    usual, largest = sizes(100), sizes(200)
    for key in ("limit:1", "message:0"):
        assert largest[key] >= 1.25 * usual[key], key
    assert all(largest[key] >= usual[key] * 0.99 for key in usual.keys() & largest.keys())


def test_deadwood_after_a_discard_takes_two_lines_where_one_is_too_narrow() -> None:
    progress = next(each for each in HANDS if view_of(each.round, YOU).throwable)
    for text, count in ((100, 1), (200, 2)):
        labels = [
            item
            for item in shown(progress, (430, 932), text).items
            if isinstance(item, Label) and item.key.startswith("deadwood")
        ]
        assert len(labels) == count
        for label in labels:
            assert place(label).w == pytest.approx(text_width(label.text, label.size, bold=True))


def test_left_handed_swaps_the_sides_of_what_is_pressed() -> None:
    for size in ((390, 844), (844, 390)):
        right = {i.key: i.rect for i in shown(SOME[0], size, 100).items if isinstance(i, Button)}
        left = {
            i.key: i.rect for i in shown(SOME[0], size, 100, True).items if isinstance(i, Button)
        }
        assert right["discard"].x > right["knock"].x
        assert left["discard"].x < left["knock"].x
        assert left["discard"].x + left["discard"].right == pytest.approx(
            2 * size[0] - right["discard"].x - right["discard"].right
        )


def table_under(rules: Rules, upcard: str) -> Table:
    told = story("2d 3d 5h 5c 8c 9s Jd Qh Kc 6s", "4c 5s 6c 7d 9d 9h Tc Th Qs Ks", upcard, "2c")
    view = replace(view_of(told.round, YOU), rules=rules)
    games = (Game((61, 48), (3, 2)),) * rules.games
    return Table(view, Match(rules, 0, games, 5), ROSA, UiState())


def words(table: Table, size: tuple[int, int] = (390, 844)) -> list[str]:
    scene = scene_of(table, Screen(*size))
    return [item.text for item in scene.items if isinstance(item, Label)]


@pytest.mark.parametrize(
    ("rules", "upcard", "limit"),
    [(HOUSE, "7s", "10"), (OKLAHOMA, "7h", "7"), (OKLAHOMA, "Ah", "Gin"), (OKLAHOMA, "Kh", "10")],
)
def test_the_limit_of_the_hand_is_on_the_table(rules: Rules, upcard: str, limit: str) -> None:
    found = words(table_under(rules, upcard))
    assert limit in found
    spoken = "Only gin ends this hand" if limit == "Gin" else f"Knock with {limit} or less"
    scene = scene_of(table_under(rules, upcard), Screen(390, 844))
    assert spoken in [item.spoken for item in scene.items if isinstance(item, Label)]


def test_a_doubled_hand_is_marked_only_when_it_is_one() -> None:
    rules = replace(STANDARD, spade_factor=2)
    assert "× 2" in words(table_under(rules, "7s"))
    assert "× 2" not in words(table_under(rules, "7h"))
    assert "× 2" not in words(table_under(STANDARD, "7s"))


def test_three_scores_are_shown_where_three_games_are_scored() -> None:
    assert "61 / 61 / 61" in words(table_under(HOLLYWOOD, "7s"), (320, 568))


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
def test_three_scores_can_be_read(size: tuple[int, int], text: int) -> None:
    state = UiState(settings=Settings(text_size=text))
    scored = (Game((110, 108), (3, 2)), Game((103, 9), (3, 2)), Game((48, 100), (3, 2)))
    under = table_under(HOLLYWOOD, "7s")
    match = Match(HOLLYWOOD, 0, scored, 5)
    scene = scene_of(replace(under, state=state, match=match), Screen(*size))
    labels = [i for i in scene.items if isinstance(i, Label) and i.key.startswith("player:")]
    assert [i.size >= 12 for i in labels if i.key in ("player:0", "player:1")] == [True, True]
    figures = [i for i in scene.items if isinstance(i, Figure) and i.key.startswith("player:")]
    places = [*map(place, labels), *(i.rect for i in figures if i.name == "disc")]
    for number, one in enumerate(places):
        for other in places[number + 1 :]:
            inside = one.w < other.w and other.holds(*one.middle)  # the letter on its disc
            around = other.w < one.w and one.holds(*other.middle)
            assert inside or around or not overlap(one, other)


def test_hands_won_are_counted_for_both() -> None:
    scene = scene_of(table_under(STANDARD, "7s"), Screen(320, 568))
    counts = {i.key: i.text for i in scene.items if isinstance(i, Label) and "boxes" in i.key}
    assert counts == {"player:1:boxes": "2", "player:0:boxes": "3"}


def test_big_gin_has_its_button_when_it_may_be_declared() -> None:
    rules = replace(STANDARD, big_gin=True)
    told = story(
        "4c 5c 6c 9d 9h 9s Tc Jc Qc 7c", "2d 3d Ah Ks Kh 5s 7d Qh Jd 6h", "2s", "Kc", rules=rules
    ).play("pass", "pass", "draw")
    seat = told.round.turn
    view = view_of(told.round, seat)
    assert view.can_big_gin
    scene = scene_of(Table(view, Match(rules, 0, (Game(),)), ROSA, UiState()), Screen(390, 844))
    button = next(i for i in scene.items if isinstance(i, Button) and i.key == "big-gin")
    assert button.enabled
    assert scene.hit(*button.rect.middle) == "big-gin"


def test_big_gin_that_is_not_possible_is_refused_in_words() -> None:
    progress = SOME[0]
    state = set_to(100, False, progress)
    after, wish = obey("big-gin", progress, state)
    assert wish is None
    assert after.notice
    assert replace(after, notice="") == state
