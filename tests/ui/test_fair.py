"""The pages on fairness: what they show when, how the deck is cut, what Verify says."""

from dataclasses import replace
from random import Random

import pytest

from game.core.cards import DECK_SIZE
from game.core.rules import HOUSE
from game.progress import Progress, Setup, resign, start
from game.save import load_text, save_text
from game.ui import texts_fair
from game.ui.layout import Screen
from game.ui.mirror import controls
from game.ui.pages.book import book_scene, obey_page
from game.ui.pages.fair import CUT, under_cover
from game.ui.scene import Scene, Sprite
from game.ui.state import Open, UiState
from game.ui.wishes import CopyHand, CutDeck
from tests.play import fresh, hand_by_chance, match_by_mind
from tests.ui.test_pages import SIZES, all_items, overlap, rect_of

OVER = list(hand_by_chance(5))[-1]
RESIGNED = resign(list(hand_by_chance(5))[3])
WAITING = start(Setup(HOUSE, "classic", 5), Random(4), cut=None)
OLD = replace(OVER, seal=None)
FAIRNESS = UiState(stack=(Open("menu"), Open("fairness")))


def scene(progress: Progress | None, state: UiState, size: tuple[int, int] = (390, 844)) -> Scene:
    return book_scene(state, progress, Screen(*size))


def words(progress: Progress | None, state: UiState = FAIRNESS) -> str:
    return " | ".join(control.label for control in controls(scene(progress, state)))


def test_the_seal_is_shown_from_the_deal_on_and_opened_after_the_hand() -> None:
    for progress in match_by_mind(3):
        assert progress.seal is not None
        said = words(progress)
        assert progress.seal.commitment in said.replace(" ", "")
        open_ = progress.hand_over
        assert (progress.seal.salt in said.replace(" ", "")) is open_
        assert (texts_fair.order(progress.order) in said) is open_
        assert ("Verify" in said) is open_


def test_a_match_given_up_is_opened_too() -> None:
    assert "Verify" in words(RESIGNED)


def test_what_stands_there_without_a_hand_or_a_seal() -> None:
    assert texts_fair.NO_HAND in words(None)
    assert texts_fair.NO_SEAL in words(OLD)
    assert "Verify" not in words(OLD)


def pressed(progress: Progress | None, *commands: str, state: UiState = FAIRNESS) -> UiState:
    for command in commands:
        state, wish = obey_page(command, progress, state)
        assert wish is None
    return state


def test_verify_says_in_words_whether_it_holds() -> None:
    assert pressed(OVER, "verify").notice == texts_fair.RIGHT
    assert texts_fair.RIGHT in words(OVER, pressed(OVER, "verify"))
    assert pressed(fresh(3), "verify").notice == texts_fair.NOT_YET
    assert pressed(OLD, "verify").notice == texts_fair.NO_SEAL
    assert pressed(None, "verify").notice == ""


def test_verify_finds_a_save_that_was_changed() -> None:
    """Cards that nobody has drawn were exchanged: the hand replays, but the seal does not hold."""
    text = save_text(OVER)
    last = OVER.order[-2:]
    changed = replace(OVER, deck=(*OVER.deck[:50], last[1], last[0]))
    assert OVER.seal is not None
    assert OVER.seal.cut == 0
    tampered = load_text(save_text(changed))
    assert save_text(tampered) != text
    assert tampered.hand_over
    assert pressed(tampered, "verify").notice == texts_fair.WRONG
    other = replace(OVER, seal=replace(OVER.seal, salt="0" * 32))
    assert pressed(other, "verify").notice == texts_fair.WRONG


def test_verify_finds_cards_that_came_from_elsewhere() -> None:
    """The seal fits the deck, but what lies on the table was not dealt from it."""
    later = list(hand_by_chance(6))[-1]
    assert pressed(replace(OVER, round=later.round), "verify").notice == texts_fair.WRONG


def test_a_finished_hand_can_be_copied() -> None:
    assert obey_page("copy-hand", OVER, FAIRNESS) == (FAIRNESS, CopyHand())
    for progress in (fresh(3), OLD, WAITING, None):
        assert obey_page("copy-hand", progress, FAIRNESS)[1] is None
    assert pressed(OVER, "copied").notice == texts_fair.COPIED


def test_the_offer_is_switched_on_and_off() -> None:
    on = pressed(None, "offer-cut")
    assert on.settings.offer_cut
    assert pressed(None, "offer-cut", state=on) == FAIRNESS


def test_a_waiting_deck_is_covered_by_the_page_of_the_cut() -> None:
    covered = under_cover(UiState(selected=5), WAITING)
    assert covered.pages == (CUT,)
    assert covered.selected is None
    for other in (fresh(3), None):
        assert under_cover(UiState(), other) == UiState()
    assert under_cover(FAIRNESS, WAITING) == FAIRNESS
    assert obey_page("back", WAITING, covered)[0].pages == ("start",)
    again = obey_page("continue", WAITING, UiState(stack=(Open("start"),)))[0]
    assert under_cover(again, WAITING).pages == (CUT,)


def cards_in(text: str) -> list[str]:
    return [sign for sign in ("♣", "♦", "♥", "♠", " of hearts", " of spades") if sign in text]


@pytest.mark.parametrize("page", ["start", "menu", "fairness", CUT, "files", "resign"])
def test_no_page_shows_a_card_of_a_deck_that_waits(page: str) -> None:
    state = UiState(stack=(Open(page),))
    assert not cards_in(words(WAITING, state))
    faces = [item for item in all_items(scene(WAITING, state)) if isinstance(item, Sprite)]
    assert page == "start" or not [each for each in faces if each.face is not None]
    assert WAITING.seal is not None
    assert WAITING.seal.salt not in words(WAITING, state).replace(" ", "")


CUTTING = UiState(stack=(Open(CUT),))


def test_the_deck_is_cut_where_the_player_says() -> None:
    state = pressed(WAITING, "cut-at:17", state=CUTTING)
    assert "Cut 17 cards" in words(WAITING, state)
    after, wish = obey_page("cut-here", WAITING, state)
    assert wish == CutDeck(17)
    assert after.stack == ()
    assert obey_page("cut-skip", WAITING, state)[1] == CutDeck(0)


@pytest.mark.parametrize("place", ["0", "52", "-1", "x", "", "²", "999"])
def test_there_is_no_cut_elsewhere(place: str) -> None:
    assert pressed(WAITING, f"cut-at:{place}", state=CUTTING) == CUTTING


def test_a_deck_that_does_not_wait_is_not_cut() -> None:
    for command in ("cut-here", "cut-skip", "open:cut"):
        assert obey_page(command, fresh(3), FAIRNESS) == (FAIRNESS, None)


def test_every_place_is_reached_by_touch_and_by_steps() -> None:
    shown = scene(WAITING, CUTTING, (1280, 800))
    touched = [item for item in all_items(shown) if isinstance(item, Sprite)]
    assert [item.command for item in touched] == [f"cut-at:{n}" for n in range(DECK_SIZE)]
    for number, item in enumerate(touched):
        strip = item.rect.x + 1, item.rect.y + 30
        assert shown.hit(*strip) == f"cut-at:{number}"
    state = CUTTING
    for place in range(27, DECK_SIZE):
        state = pressed(WAITING, "cut-more", state=state)
        assert state.cut == place
        found = controls(scene(WAITING, state))
        by_key = {control.key: control for control in found}
        assert len(by_key) == len(found)
        assert by_key["cut-more"].disabled is (place == DECK_SIZE - 1)
    assert pressed(WAITING, "cut-more", state=state) == state
    for place in range(DECK_SIZE - 2, 0, -1):
        state = pressed(WAITING, "cut-less", state=state)
        assert state.cut == place
    assert pressed(WAITING, "cut-less", state=state) == state


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("progress", [OVER, WAITING, OLD, fresh(3)])
def test_the_page_fits_every_screen(progress: Progress, size: tuple[int, int], text: int) -> None:
    settings = replace(UiState().settings, text_size=text)
    state = replace(FAIRNESS, settings=settings, notice=texts_fair.RIGHT)
    shown = scene(progress, state, size)
    scroll = shown.scroll
    assert scroll is not None
    texts = [item for item in scroll.items if hasattr(item, "text")]
    for item in all_items(shown):
        assert rect_of(item).x >= -0.5
        assert rect_of(item).right <= size[0] + 0.5, item
    for number, one in enumerate(texts):
        for other in texts[number + 1 :]:
            assert not overlap(rect_of(one), rect_of(other)), (one, other)
