"""Every page fits every screen at every text size, can be touched, read and scrolled through."""

from dataclasses import fields, replace
from random import Random

import pytest

from game.bot.opponents import OPPONENTS
from game.core.rules import CLASSIC, HOUSE, OKLAHOMA, PRESETS, STANDARD, Rules
from game.progress import Progress, Setup, start
from game.records.replay import replay_of
from game.ui import texts_fields, texts_pages
from game.ui.durations import SPEED_FACTORS
from game.ui.layout import Screen
from game.ui.measure import text_width, wrapped
from game.ui.mirror import controls
from game.ui.pages.book import IN_MATCH, PAGES, book_scene, obey_page
from game.ui.rect import Rect
from game.ui.scene import Bracket, Button, Figure, Item, Label, Panel, Scene, Sprite
from game.ui.settings import SPEEDS, TEXT_SIZES, Settings
from game.ui.state import Draft, Open, UiState
from game.ui.theme import BACKS, CHROMES, MIN_TARGET, THEMES
from game.ui.wishes import NewMatch, Resign
from tests.play import fresh, match_by_mind
from tests.records.matches import ends, history_of

SIZES = [(320, 568), (360, 740), (390, 844), (568, 320), (844, 390), (768, 1024), (1280, 800),
         (2560, 1440)]  # fmt: skip
WAITING = start(Setup(HOUSE, "classic", 5), Random(4), cut=None)
FINISHED = next(state for state in match_by_mind(3) if state.match_over)


def progress_for(page: str) -> Progress | None:
    """Return a match that the page can speak of."""
    if page == "result":
        return FINISHED
    if page == "cut":
        return WAITING
    return fresh(3) if page in IN_MATCH else None


HISTORY = history_of(*ends(0), *ends(1))
REPLAY = replay_of(ends(0)[1]).moved(9)


def state_of(page: str, text: int = 100, rules: Rules = STANDARD) -> UiState:
    return UiState(
        stack=(Open(page),),
        settings=Settings(text_size=text),
        draft=Draft("classic", rules),
        history=HISTORY,
        replay=REPLAY,
    )


def shown(page: str, size: tuple[int, int], text: int = 100, rules: Rules = STANDARD) -> Scene:
    return book_scene(state_of(page, text, rules), progress_for(page), Screen(*size))


def all_items(scene: Scene) -> list[Item]:
    scroll = scene.scroll
    assert scroll is not None
    return [*(item for item in scene.items if item is not scroll), *scroll.items]


def rect_of(item: Item) -> Rect:
    """Return where an item is drawn; a text by the width that it has or is shrunk to."""
    if isinstance(item, Label):
        width = text_width(item.text, item.size, bold=item.bold)
        width = min(width, item.max_width or width)
        shift = {"left": 0.0, "centre": width / 2, "right": width}[item.align.value]
        return Rect(item.x - shift, item.y - item.size / 2, width, item.size)
    assert isinstance(item, Button | Figure | Panel | Sprite | Bracket)
    return item.rect


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_nothing_hangs_over_an_edge(page: str, size: tuple[int, int], text: int) -> None:
    scene = shown(page, size, text)
    scroll = scene.scroll
    assert scroll is not None
    for item in all_items(scene):
        rect = rect_of(item)
        assert rect.x >= -0.5, item
        assert rect.right <= size[0] + 0.5, item
        if item in scene.items:
            assert rect.y >= 0, item
            assert rect.bottom <= size[1], item
        else:
            assert rect.y >= scroll.rect.y - 0.5, item
            assert rect.bottom <= scroll.rect.y + max(scroll.height, scroll.rect.h) + 0.5, item
    assert scroll.rect.h >= 2 * MIN_TARGET


@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_buttons_are_large_enough_and_apart(page: str, size: tuple[int, int], text: int) -> None:
    scroll_items = shown(page, size, text).scroll
    assert scroll_items is not None
    found = [item for item in all_items(shown(page, size, text)) if isinstance(item, Button)]
    for button in found:
        assert button.rect.w >= MIN_TARGET, button
        assert button.rect.h >= MIN_TARGET, button
    inside = [item for item in scroll_items.items if isinstance(item, Button)]
    for number, one in enumerate(inside):
        for other in inside[number + 1 :]:
            assert not overlap(one.rect, other.rect), (one.key, other.key)


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_texts_do_not_run_into_each_other(page: str, size: tuple[int, int], text: int) -> None:
    scroll = shown(page, size, text).scroll
    assert scroll is not None
    labels = [item for item in scroll.items if isinstance(item, Label)]
    for number, one in enumerate(labels):
        for other in labels[number + 1 :]:
            assert not overlap(rect_of(one), rect_of(other)), (one, other)


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x < other.right - 0.5
        and other.x < one.right - 0.5
        and one.y < other.bottom - 0.5
        and other.y < one.bottom - 0.5
    )


@pytest.mark.parametrize("page", PAGES)
def test_every_control_is_in_the_mirror_once_with_a_name(page: str) -> None:
    scene = shown(page, (320, 568), 200)
    found = controls(scene)
    keys = [control.key for control in found]
    assert len(set(keys)) == len(keys)
    assert all(control.label.strip() for control in found)
    buttons = {item.key for item in all_items(scene) if isinstance(item, Button)}
    touched = (i for i in all_items(scene) if isinstance(i, Sprite) and i.command and i.spoken)
    buttons |= {sprite.command for sprite in touched}
    assert buttons == {control.key for control in found if control.role == "button"}
    assert sum(control.role == "heading" for control in found) >= 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_each_button_can_be_scrolled_to_and_then_touched(page: str, size: tuple[int, int]) -> None:
    scene = shown(page, size, 150)
    scroll = scene.scroll
    assert scroll is not None
    for button in [item for item in scroll.items if isinstance(item, Button)]:
        offset = scroll.offset_showing(button.rect, 0)
        state = replace(state_of(page, 150), stack=(Open(page, offset),))
        there = book_scene(state, progress_for(page), Screen(*size))
        moved = next(item for item in all_items(there) if item.key == button.key)
        assert isinstance(moved, Button)
        if button.enabled:
            assert there.hit(*moved.rect.middle) == button.key


def test_a_page_scrolls_no_further_than_there_is_something_to_see() -> None:
    for offset in (-500.0, 99_999.0):
        state = UiState(stack=(Open("help", offset),))
        scroll = book_scene(state, None, Screen(320, 568)).scroll
        assert scroll is not None
        assert scroll.offset == (0 if offset < 0 else scroll.furthest)


def test_what_is_scrolled_under_the_head_is_not_touched() -> None:
    state = UiState(stack=(Open("new-match", 300.0),))
    scene = book_scene(state, None, Screen(320, 568))
    back = next(item for item in scene.items if isinstance(item, Button) and item.key == "back")
    assert scene.hit(*back.rect.middle) == "back"


def test_texts_are_wrapped_and_lose_no_word() -> None:
    text = "The quick 10♦ jumps over the lazy K♠ and goes home to sleep"
    lines = wrapped(text, 16, 120)
    assert " ".join(lines) == text
    assert all(text_width(line, 16) <= 120 for line in lines)
    assert wrapped("incomprehensibilities", 16, 20) == ["incomprehensibilities"]


def test_every_field_of_the_rules_has_a_name_a_sentence_and_a_row() -> None:
    names = {field.name for field in fields(Rules)}
    assert set(texts_fields.FIELD_NAMES) == set(texts_fields.FIELD_DETAILS) == names
    assert sorted(name for _, group in texts_fields.GROUPS for name in group) == sorted(names)
    for field in fields(Rules):
        for choice in field.metadata.get("choices", ()):
            assert texts_fields.CHOICE_NAMES[field.name, choice]


def test_every_preset_and_speed_is_described() -> None:
    assert set(texts_pages.PRESET_LINES) == {preset.id for preset in PRESETS}
    assert set(texts_pages.THEME_NAMES) == set(THEMES)
    assert set(texts_pages.CHROME_NAMES) == set(CHROMES)
    assert set(texts_pages.BACK_NAMES) == set(BACKS)
    assert set(texts_pages.SPEED_NAMES) == set(SPEEDS) == set(SPEED_FACTORS)


def pressed(commands: list[str], state: UiState, progress: Progress | None = None) -> UiState:
    for command in commands:
        state, _ = obey_page(command, progress, state)
    return state


START = UiState(stack=(Open("start"),))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: str(preset.id))
def test_each_preset_with_each_target_and_option_can_be_dealt(preset: object) -> None:
    each = next(one for one in PRESETS if one is preset)
    for target in each.targets:
        state = pressed(["open:new-match", f"preset:{each.id}", f"target:{target}"], START)
        for name in each.options:
            state = pressed([f"toggle:{name}"], state)
        state, wish = obey_page("deal", None, state)
        on = dict.fromkeys(each.options, True)
        rules = replace(each.rules, target=target, **on)  # type: ignore[arg-type]
        assert wish == NewMatch("classic", rules)
        assert state.settings.rules == rules
        assert state.stack == ()


def test_each_opponent_can_be_chosen() -> None:
    for opponent in OPPONENTS:
        state = pressed(["open:new-match", f"opponent:{opponent.id}"], START)
        assert obey_page("deal", None, state)[1] == NewMatch(opponent.id, HOUSE)
    assert pressed(["opponent:nobody"], START).draft is None


def test_another_preset_keeps_the_target_and_options_that_both_have() -> None:
    begin = ["open:new-match", "preset:standard", "target:150", "toggle:big_gin"]
    both = pressed([*begin, "preset:oklahoma"], START)
    assert both.draft == Draft("classic", replace(OKLAHOMA, target=150, big_gin=True))
    neither = pressed([*begin, "target:250", "preset:classic"], START)
    assert neither.draft == Draft("classic", CLASSIC)


def test_every_field_can_be_set_within_its_range() -> None:
    for field in fields(Rules):
        name, low = field.name, field.metadata.get("low")
        state = pressed(["open:new-match", "open:own-rules"], START)
        if low is not None:
            state = pressed([f"less:{name}"] * 250, state)
            assert state.draft is None or getattr(state.draft.rules, name) == low
            state = pressed([f"more:{name}"] * 250, state)
            assert state.draft is not None
            assert getattr(state.draft.rules, name) == field.metadata["high"]
        for choice in field.metadata.get("choices", ()):
            state = pressed([f"set:{name}:{choice}"], state)
            assert state.draft is not None
            assert getattr(state.draft.rules, name) == choice
        if field.type is bool:
            before = getattr(HOUSE, name)
            state = pressed([f"toggle:{name}"], state)
            assert state.draft is not None
            assert getattr(state.draft.rules, name) is not before


@pytest.mark.parametrize("command", ["target:9", "target:x", "set:spread:maybe", "preset:none"])
def test_what_the_rules_refuse_is_said_in_words(command: str) -> None:
    state = pressed(["open:new-match", "open:own-rules"], START)
    after = pressed([command], state)
    assert after.draft == state.draft
    assert after.notice.startswith("That can't be: ")
    assert "rules field" not in after.notice


def test_back_always_leads_to_the_start_or_the_table() -> None:
    state = pressed(["open:new-match", "preset:own", "open:draft-rules"], START)
    assert state.pages == ("start", "new-match", "own-rules", "draft-rules")
    for left in (3, 2, 1, 1):
        state = pressed(["back"], state)
        assert len(state.stack) == left
    playing = pressed(["back"] * 5, UiState(stack=(Open("menu"), Open("help"))), fresh(3))
    assert playing.stack == ()


def test_a_match_that_waits_is_gone_on_with_and_a_new_one_is_warned_of() -> None:
    progress = fresh(3)
    labels = [c.label for c in controls(book_scene(START, progress, Screen(390, 844)))]
    assert any("Match against Rosa" in label and "Hand 1" in label for label in labels)
    assert "Play" not in labels
    assert pressed(["continue"], START, progress).stack == ()
    new = pressed(["open:new-match"], START, progress)
    labels = [c.label for c in controls(book_scene(new, progress, Screen(390, 844)))]
    assert "Dealing ends your match against Rosa." in labels


def test_resigning_asks_first() -> None:
    progress = fresh(3)
    menu = UiState(stack=(Open("menu"),))
    asked, wish = obey_page("resign", progress, menu)
    assert wish is None
    assert pressed(["back"], asked, progress) == menu
    _, wish = obey_page("resign-now", progress, asked)
    assert wish == Resign()


LOOKS = """theme:night theme:walnut chrome:light suits:four backs:fans backs:rosette large-index"""


@pytest.mark.parametrize("command", LOOKS.split())
def test_each_choice_of_the_look_changes_it_and_can_be_changed_back(command: str) -> None:
    page = UiState(stack=(Open("settings"),))
    chosen = pressed([command], page)
    assert chosen.settings.look != page.settings.look
    usual = ["theme:green", "chrome:dark", "suits:two", "backs:lattice"]
    back = pressed([*usual, *(["large-index"] if command == "large-index" else [])], chosen)
    assert back == page


NONSENSE = """open: open:nothing text: text:300 speed: speed:light toggle:x set:a:b less:
more:nothing resign-now continue rematch : back"""


@pytest.mark.parametrize("command", ["", *NONSENSE.split()])
def test_nonsense_changes_nothing(command: str) -> None:
    assert obey_page(command, None, START) == (START, None)
