"""The screen between two people at every size, and the table from both seats."""

from dataclasses import replace
from random import Random

import pytest

from game.core.match import Game
from game.core.rules import HOUSE, Rules
from game.progress import Setup, begin_hand, start
from game.ui.layout import Screen
from game.ui.measure import text_width
from game.ui.mirror import controls
from game.ui.names import names_of
from game.ui.scene import Button, Label, Scene, Sprite
from game.ui.seat import spoken_to, taken_over, viewer
from game.ui.settings import TEXT_SIZES, Settings
from game.ui.state import UiState
from game.ui.table import match_scene, obey, table_of
from game.ui.theme import MIN_TARGET

SIZES = [(320, 568), (360, 740), (390, 844), (568, 320), (844, 390), (1280, 800), (2560, 1440)]
LONG = ("WWWWWWWWWWWWWWWW", "MMMMMMMMMMMMMMMM")
MATCH = start(Setup(HOUSE, "friend", 3, fixed_decks=True, friends=LONG), Random(0))


def all_items(scene: Scene) -> list[object]:
    inner = scene.scroll.items if scene.scroll else ()
    return [*scene.items, *inner]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [TEXT_SIZES[0], TEXT_SIZES[-1]])
def test_the_hand_over_fits_every_screen(size: tuple[int, int], text_size: int) -> None:
    state = UiState(settings=Settings(text_size=text_size))
    scene = match_scene(MATCH, state, Screen(*size))
    items = all_items(scene)
    assert not any(isinstance(item, Sprite) for item in items)
    assert scene.scroll is not None
    assert scene.scroll.furthest == 0
    buttons = [item for item in items if isinstance(item, Button)]
    assert [each.key for each in buttons] == ["menu", "reveal"]
    for each in buttons:
        assert each.rect.h >= MIN_TARGET
        assert each.rect.x >= 0
        assert each.rect.right <= size[0]
        assert each.rect.bottom <= size[1]
    name = names_of(MATCH.setup).who(MATCH.round.turn)
    assert any(name in item.text for item in items if isinstance(item, Label) and item.heading)


@pytest.mark.parametrize("size", SIZES)
def test_a_long_name_stays_readable_on_the_table(size: tuple[int, int]) -> None:
    scene = match_scene(MATCH, taken_over(MATCH, UiState()), Screen(*size))
    key = f"player:{1 - MATCH.round.turn}:name"
    label = next(item for item in scene.items if isinstance(item, Label) and item.key == key)
    assert label.max_width is not None
    assert label.size * label.max_width / text_width(label.text, label.size, bold=True) >= 11
    assert label.text[0] in "WM"


def test_nobody_sees_a_table_until_it_is_taken() -> None:
    assert viewer(MATCH, UiState()) is None
    assert spoken_to(MATCH, UiState()) is None
    with pytest.raises(ValueError, match="changes hands"):
        table_of(MATCH, UiState())
    other = UiState(holder=1 - MATCH.round.turn)
    assert viewer(MATCH, other) is None
    assert viewer(MATCH, taken_over(MATCH, other)) == MATCH.round.turn


@pytest.mark.parametrize(
    "command", ["card:7h", "draw", "take", "pass", "knock", "sort", "next-hand"]
)
def test_nothing_of_the_table_is_obeyed_before(command: str) -> None:
    assert obey(command, MATCH, UiState()) == (UiState(), None)


@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_sees_his_own_hand_below(seat: int) -> None:
    deals = (
        start(Setup(HOUSE, "friend", seed, True, ("Ann", "Bob")), Random(0)) for seed in range(99)
    )
    progress = next(each for each in deals if each.round.turn == seat)
    scene = match_scene(progress, taken_over(progress, UiState()), Screen(390, 844))
    mine = [
        item for item in scene.items if isinstance(item, Sprite) and item.command[:5] == "card:"
    ]
    assert (
        sum(1 << item.face for item in mine if item.face is not None) == progress.round.hands[seat]
    )
    backs = [item for item in scene.items if isinstance(item, Sprite) and item.key[:5] == "back:"]
    assert min(item.rect.y for item in mine) > max(item.rect.bottom for item in backs)
    labels = {item.key: item.text for item in scene.items if isinstance(item, Label)}
    assert labels[f"player:{seat}:name"] == "You"
    assert labels[f"player:{1 - seat}:name"] == ("Ann", "Bob")[1 - seat]


def test_the_scores_of_three_games_stand_on_the_hand_over() -> None:
    setup = Setup(Rules(games=3), "friend", 3, True, ("Ann", "Bob"))
    games = (Game((80, 22), (3, 1)), Game((40, 0), (2, 0)), Game())
    begun = start(setup, Random(0))
    progress = begin_hand(setup, replace(begun.before, games=games), begun.deck)
    told = [each.label for each in controls(match_scene(progress, UiState(), Screen(360, 740)))]
    assert "Ann 80 / 40 / 0 · Bob 22 / 0 / 0 · to 100" in told
