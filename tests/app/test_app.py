"""The whole game without a window: scripted taps and mirror presses on a clock that tests move."""

import pygame
import pytest

from game.save import load_text
from tests.app.driver import button, enabled, hand, next_key, opened, press, rest, tap, touch
from tests.memory_host import MemoryHost


@pytest.mark.parametrize("way", [press, tap])
@pytest.mark.parametrize("size", [(360, 740), (844, 390), (1280, 800), (320, 568)])
def test_a_hand_is_played_to_its_summary(way: object, size: tuple[int, int]) -> None:
    assert callable(way)
    host = MemoryHost(size=size, scale=1.5)
    app = opened(host)
    for _ in range(200):
        if "next-hand" in enabled(host):
            break
        way(app, host, next_key(host))
    headings = [c.label for c in host.shown if c.role == "heading"]
    assert headings[0] in ("Knock", "Undercut!", "Gin!", "Void hand")
    assert any(" = " in c.label and " to " in c.label for c in host.shown)
    way(app, host, "next-hand")
    assert len(hand(host)) in (10, 11)


def test_a_match_is_played_to_its_end_and_another_begins() -> None:
    host = MemoryHost()
    app = opened(host)
    for _ in range(2_000):
        if "rematch" in enabled(host):
            break
        press(app, host, next_key(host))
    assert "match" in next(c.label for c in host.shown if c.role == "heading")
    assert max(app.session.progress.match.scores) >= 100
    press(app, host, "rematch")
    assert app.session.progress.match.scores == (0, 0)
    assert len(hand(host)) == 10


def test_closed_at_any_moment_the_same_cards_are_there_again() -> None:
    host = MemoryHost()
    app = opened(host)
    for _ in range(60):
        again = MemoryHost(dict(host.stored))
        reopened = opened(again)
        assert reopened.session.progress == app.session.progress
        if "rematch" in enabled(host):
            press(reopened, again, "result")
        assert table(again) == table(host)
        press(app, host, next_key(host))


def table(host: MemoryHost) -> list[str]:
    """Return all that is on the table, but for what a selected card changes."""
    passing = ("deadwood", "knock", "discard", "move-left", "move-right", "look")
    return [c.label.replace(", selected", "") for c in host.shown if c.key not in passing]


def test_the_computer_goes_on_where_the_page_was_closed() -> None:
    host = MemoryHost()
    app = opened(host)
    while not app.session.computer_to_act:
        host.pressed.append(next_key(host))
        app.frame()
    again = MemoryHost(dict(host.stored))
    rest(app, host)
    reopened = opened(again)
    assert reopened.session.progress == app.session.progress


@pytest.mark.parametrize("text", ["", "rubbish", "gin-rummy save: 1\nrules: target=100\n"])
def test_a_broken_save_is_set_aside_and_told(text: str) -> None:
    host = MemoryHost({"match-seed-7": text})
    app = opened(host)
    assert host.stored["match-seed-7-set-aside-1"] == text
    assert load_text(host.stored["match-seed-7"]) == app.session.progress
    assert any("set aside" in said for said in host.said)


def test_without_storage_the_game_goes_on_and_says_so_once() -> None:
    host = MemoryHost()
    host.storage_works = False
    app = opened(host)
    for _ in range(12):
        press(app, host, next_key(host))
    assert sum("could not be read" in said for said in host.said) == 1


def test_storage_that_fails_later_is_told_once() -> None:
    host = MemoryHost()
    app = opened(host)
    host.storage_works = False
    for _ in range(12):
        press(app, host, next_key(host))
    assert sum("No saves" in said for said in host.said) == 1


def test_one_place_that_fails_is_told_once_and_the_export_is_offered() -> None:
    host = MemoryHost()
    host.one_place_fails = True
    app = opened(host)
    told = [said for said in host.said if "one place" in said]
    assert len(told) == 1
    assert "Save file in the menu" in told[0]
    for _ in range(12):
        press(app, host, next_key(host))
    assert sum("one place" in said for said in host.said) == 1
    again = MemoryHost(host.stored)
    again.one_place_fails = True
    app = opened(again)
    for _ in range(4):
        press(app, again, next_key(again))
    assert not any("one place" in said for said in again.said)


def test_a_seeded_match_leaves_the_players_own_match_alone() -> None:
    own = MemoryHost(seed=None)
    app = opened(own)
    press(app, own, "play")
    seeded = MemoryHost(own.stored, seed=3)
    opened(seeded)
    again = MemoryHost(own.stored, seed=None)
    assert opened(again).session.progress == app.session.progress


def test_the_same_seed_gives_the_same_match() -> None:
    hosts = [MemoryHost(seed=21), MemoryHost(seed=21), MemoryHost(seed=22)]
    one, two, other = (opened(host).session.progress for host in hosts)
    assert one == two
    assert one.deck != other.deck


def test_at_rest_nothing_is_drawn_and_nothing_is_due() -> None:
    host = MemoryHost()
    app = opened(host)
    host.presented.clear()
    for _ in range(5):
        assert app.frame() is None
        host.time += 100
    assert not host.presented
    press(app, host, next_key(host))
    assert host.presented


def test_a_lost_picture_is_drawn_again() -> None:
    host = MemoryHost()
    app = opened(host)
    host.presented.clear()
    host.lost = True
    app.frame()
    app.frame()
    assert host.presented == [[(0, 0, *host.size)]]


def test_the_first_frame_takes_the_loading_panel_away_once() -> None:
    host = MemoryHost()
    app = opened(host)
    press(app, host, next_key(host))
    assert host.frames_ready == 1


def test_a_cancelled_touch_does_nothing() -> None:
    host = MemoryHost()
    app = opened(host)
    before = app.session.progress, list(host.shown)
    host.touch_cancelled = True
    tap(app, host, enabled(host)[-1])
    assert (app.session.progress, host.shown) == before


def test_a_tap_finishes_a_movement_and_still_counts() -> None:
    host = MemoryHost()
    app = opened(host)
    while "draw" not in enabled(host):
        press(app, host, next_key(host))
    host.pressed.append("draw")
    assert app.frame() == 0.0
    card = hand(host)[0].key
    host.pressed.append(card)
    app.frame()
    assert button(host, card).pressed
    assert app.frame() is None


def test_turning_the_phone_keeps_the_game_and_the_selection() -> None:
    host = MemoryHost()
    app = opened(host)
    card = hand(host)[3].key
    press(app, host, card)
    before = app.session.progress
    host.size = (844, 390)
    rest(app, host)
    assert host.canvas().surface.get_size() == (844, 390)
    assert app.session.progress == before
    assert button(host, card).pressed
    assert all(0 <= c.x <= 844 and 0 <= c.y <= 390 for c in host.shown)


def test_reduced_motion_moves_nothing() -> None:
    host = MemoryHost()
    host.still = True
    app = opened(host)
    while "draw" not in enabled(host):
        press(app, host, next_key(host))
    host.pressed.append("draw")
    app.frame()
    at_once = pygame.image.tobytes(host.canvas().surface, "RGB")
    rest(app, host)
    assert pygame.image.tobytes(host.canvas().surface, "RGB") == at_once


def test_the_barred_card_is_refused_in_words() -> None:
    host = MemoryHost()
    app = opened(host)
    while "take" not in enabled(host):
        press(app, host, next_key(host))
    press(app, host, "take")
    barred = next(c for c in hand(host) if "may not be discarded" in c.label)
    assert barred.label.startswith(button_label_card(host.said[-1]))
    press(app, host, barred.key)
    assert button(host, "discard").disabled
    before = app.session.progress
    press(app, host, barred.key)
    assert app.session.progress == before
    assert "discard another card" in host.said[-1]


def button_label_card(said: str) -> str:
    """Return the card named in 'You took the king of diamonds. ...'."""
    return said.removeprefix("You took the ").split(".")[0]


def test_commands_that_are_not_possible_change_nothing() -> None:
    host = MemoryHost()
    app = opened(host)
    before = app.session.progress
    for key in ("draw", "knock", "discard", "next-hand", "card:As", "nonsense", ""):
        if key not in enabled(host):
            press(app, host, key)
    assert app.session.progress == before


def test_the_menu_opens_over_the_table_and_closes_again() -> None:
    host = MemoryHost()
    app = opened(host)
    before = list(host.shown)
    press(app, host, "menu")
    for key in ("close-menu", "back"):
        assert {"close-menu", "new-match", "resign", "leave"} <= set(enabled(host))
        assert not hand(host)
        press(app, host, key)
        assert host.shown == before
        press(app, host, "menu")


def test_a_match_under_way_is_left_only_when_asked_twice() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "play")
    before = app.session.progress
    press(app, host, "menu")
    press(app, host, "new-match")
    assert app.session.progress == before
    assert any("ends your match" in c.label for c in host.shown)
    press(app, host, "back")
    press(app, host, "close-menu")
    assert app.session.progress == before
    press(app, host, "menu")
    press(app, host, "new-match")
    press(app, host, "deal")
    assert app.session.progress.deck != before.deck
    assert hand(host)


def test_a_dim_button_says_why() -> None:
    host = MemoryHost()
    app = opened(host)
    for key, reason in (
        ("draw", "Take the upcard or pass first."),
        ("discard", "Select a card to discard first."),
        ("knock", "Select a card to discard first."),
    ):
        assert button(host, key).disabled
        tap(app, host, key)
        assert host.said[-1] == reason
    press(app, host, hand(host)[0].key)
    tap(app, host, "knock")
    assert host.said[-1] == "Draw a card first."


def test_a_knock_shows_both_hands_before_the_summary() -> None:
    host = MemoryHost()
    app = opened(host)
    while "knock" not in enabled(host) or not button(host, "knock").label.startswith("Knock with"):
        press(app, host, next_key(host))
    host.pressed.append("knock")
    app.frame()
    assert next(c.label for c in host.shown if c.role == "heading") == "Table"
    assert any(c.key.startswith("back:") for c in host.shown)
    host.time += 0.1
    rest(app, host)
    assert next(c.label for c in host.shown if c.role == "heading") != "Table"


def test_a_menu_opened_at_the_end_of_a_hand_closes_at_the_first_press() -> None:
    host = MemoryHost()
    app = opened(host)
    while "knock" not in enabled(host):
        press(app, host, next_key(host))
    host.pressed.append("knock")
    app.frame()
    rest(app, host)
    press(app, host, "menu")
    assert "close-menu" in enabled(host)
    press(app, host, "close-menu")
    assert "close-menu" not in enabled(host)


def test_what_the_summary_offers_is_named_only_when_a_touch_on_it_counts() -> None:
    host = MemoryHost()
    app = opened(host)
    while "knock" not in enabled(host):
        press(app, host, next_key(host))
    host.pressed.append("knock")
    for _ in range(400):
        app.frame()
        if "next-hand" in enabled(host):
            break
        host.time += 0.01
    touch(host, button(host, "next-hand"))
    rest(app, host)
    assert len(hand(host)) in (10, 11)


def test_the_way_to_sort_is_remembered() -> None:
    host = MemoryHost()
    app = opened(host)
    by_melds = [c.key for c in hand(host)]
    press(app, host, "sort")
    by_rank = [c.key for c in hand(host)]
    assert by_rank != by_melds
    assert sorted(by_rank) == sorted(by_melds)
    again = MemoryHost(host.stored)
    opened(again)
    assert [c.key for c in hand(again)] == by_rank


def test_closing_the_window_ends_the_game() -> None:
    host = MemoryHost()
    app = opened(host)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    app.frame()
    assert not app.running


def test_what_the_computer_does_is_said() -> None:
    host = MemoryHost()
    app = opened(host)
    for _ in range(8):
        press(app, host, next_key(host))
    told = " ".join(host.said)
    assert "Rosa drew from the stock." in told
    assert "Rosa discarded the " in told
    assert any("Rosa" in said and said.endswith("take the discard.") for said in host.said)
