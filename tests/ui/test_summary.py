"""The summary of a hand at every size and text size, with the scores of three games in columns."""

from random import Random

import pytest

from game.core.rules import CLASSIC, Rules
from game.progress import Progress, Setup, next_hand, play, start
from game.ui.layout import Screen
from game.ui.mirror import controls
from game.ui.pages.book import book_scene
from game.ui.scene import Button, Label, Scene, Sprite
from game.ui.settings import Settings
from game.ui.state import Open, UiState
from game.ui.table import scene_of, table_of
from game.ui.theme import MIN_TARGET
from tests.play import thought
from tests.ui.test_table_scene import SIZES, overlap
from tests.ui.test_table_settings import place

HOLLYWOOD = Rules(games=3, box_bonus=25, game_bonus=100, shutout_factor=2)


def hands_over(rules: Rules, seed: int) -> list[Progress]:
    """Return a match at the end of each of its hands."""
    progress = start(Setup(rules, "classic", seed, fixed_decks=True), Random(0))
    found: list[Progress] = []
    while True:
        while not progress.hand_over:
            progress, _ = play(progress, thought(progress))
        found.append(progress)
        if progress.match_over:
            return found
        progress = next_hand(progress, Random(0))


OVER = {"classic": hands_over(CLASSIC, 3), "hollywood": hands_over(HOLLYWOOD, 5)}


def summary(progress: Progress, size: tuple[int, int], text: int = 100) -> Scene:
    state = UiState(showdown_seen=True, settings=Settings(text_size=text))
    return scene_of(table_of(progress, state), Screen(*size))


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rules", OVER)
def test_texts_of_a_summary_fit_and_keep_apart(
    rules: str, size: tuple[int, int], text: int
) -> None:
    for progress in OVER[rules]:
        scene = summary(progress, size, text)
        scroll = scene.scroll
        items = scroll.items if scroll else scene.items
        end = scroll.rect.y + scroll.height if scroll else size[1]
        labels = [i for i in items if isinstance(i, Label)]
        assert len(labels) > 7
        places = [place(label) for label in labels]
        for number, one in enumerate(places):
            assert one.x >= -0.5, labels[number]
            assert one.right <= size[0] + 0.5, labels[number]
            assert one.bottom <= end, labels[number]
            for at, other in enumerate(places[number + 1 :], number + 1):
                assert not overlap(one, other), (labels[number], labels[at])


@pytest.mark.parametrize("size", SIZES)
def test_a_summary_grows_with_the_texts_that_the_player_wants(size: tuple[int, int]) -> None:
    """Cards do not pay for it: what does not fit is scrolled, and the way on stays in sight."""

    def told(text: int) -> tuple[float, float]:
        scene = summary(OVER["classic"][0], size, text)
        assert scene.hit(*button_of(scene, "next-hand").rect.middle) == "next-hand"
        items = scene.scroll.items if scene.scroll else scene.items
        sizes = [i.size for i in items if isinstance(i, Label) and i.key == "outcome"]
        return sizes[0], max(i.rect.h for i in items if isinstance(i, Sprite))

    usual = told(100)
    for text in (150, 200):
        words, cards = told(text)
        assert words == pytest.approx(usual[0] * text / 100)
        assert cards >= 0.8 * usual[1]


def test_what_is_scrolled_away_is_read_and_reached() -> None:
    scene = summary(OVER["classic"][0], (320, 568), 200)
    scroll = scene.scroll
    assert scroll is not None
    assert scroll.furthest > 100
    assert [c.key for c in controls(scene) if c.role == "button"] == [
        "review",
        "fairness",
        "replay",
        "next-hand",
    ]
    replay = next(i for i in scroll.items if i.key == "replay")
    assert isinstance(replay, Button)
    assert replay.rect.bottom > scroll.rect.bottom
    state = UiState(
        showdown_seen=True, settings=Settings(text_size=200), summary_offset=scroll.furthest
    )
    below = scene_of(table_of(OVER["classic"][0], state), Screen(320, 568)).scroll
    assert below is not None
    replay = next(i for i in below.items if i.key == "replay")
    assert isinstance(replay, Button)
    assert replay.rect.bottom <= below.rect.bottom
    assert min(replay.rect.w, replay.rect.h) >= MIN_TARGET


def button_of(scene: Scene, key: str) -> Button:
    return next(i for i in scene.items if isinstance(i, Button) and i.key == key)


def test_three_games_stand_in_columns_with_both_scores() -> None:
    progress = OVER["hollywood"][4]
    labels = {i.key: i for i in summary(progress, (320, 568)).items if isinstance(i, Label)}
    for number, game in enumerate(progress.match.games):
        head = labels[f"game:{number}"]
        assert head.text == f"Game {number + 1}"
        for seat in (0, 1):
            cell = labels[f"game:{number}:{seat}"]
            assert cell.text == str(game.scores[seat])
            assert cell.x == head.x
            assert cell.size >= 10
    spoken = [c.label for c in controls(summary(progress, (320, 568)))]
    assert sum(label.startswith("Game ") for label in spoken) == 3


@pytest.mark.parametrize("rules", OVER)
def test_the_result_adds_up_line_by_line(rules: str) -> None:
    progress = OVER[rules][-1]
    match = progress.match
    scene = book_scene(UiState(stack=(Open("result"),)), progress, Screen(360, 740))
    scroll = scene.scroll
    assert scroll is not None
    words = [item.text for item in scroll.items if isinstance(item, Label)]
    if len(match.games) == 1:
        for total in match.totals:
            assert str(total) in words
    else:
        assert f"In all: you {match.totals[0]}, Rosa {match.totals[1]}" in words
    sheets = ["".join(key.split(":")[:2]) for key in (i.key for i in scroll.items) if ":0" in key]
    assert sheets
    rows: dict[tuple[str, str], list[str]] = {}
    for item in scroll.items:
        if isinstance(item, Label) and item.key.count(":") == 3:
            column, block, line, cell = item.key.split(":")
            rows.setdefault((f"{column}:{block}", cell), []).append(item.text)
            assert line.isdigit()
    for (_, cell), texts in rows.items():
        if cell == "0":
            continue
        points = int(texts[1])
        added = sum(int(text) for text in texts if text.startswith("+"))
        assert points + added == int(texts[-1])
