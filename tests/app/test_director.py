"""Sounds, buzzing and a screen that stays on go with what happens, as the settings allow."""

import pytest

from game.app import App
from game.core.cards import parse_card
from game.core.events import Dealt, Discarded, Drew, Ended, Event, Knocked, LaidOff, Passed, Took
from game.core.scoring import Result
from game.progress import COMPUTER, YOU
from game.sounds import file_of
from game.ui.settings import Settings, SettingsError, parse_settings
from game.ui.sounds import BUZZES, SOUNDS, buzz_of, sounds_of
from tests.app.driver import next_key, opened, press, rest
from tests.app.test_friend import match
from tests.memory_host import MemoryHost

CARD = parse_card("7h")


@pytest.mark.parametrize(
    ("events", "names"),
    [
        ((Dealt(YOU, CARD),), ()),
        ((Drew(YOU, CARD),), ("draw",)),
        ((Took(COMPUTER, CARD),), ("draw",)),
        ((Discarded(COMPUTER, CARD),), ("discard",)),
        ((Passed(YOU, CARD),), ("button",)),
        ((Knocked(YOU, CARD, 8), LaidOff(COMPUTER, CARD, 0)), ("knock",)),
        ((Knocked(YOU, CARD, 0),), ("gin",)),
        ((Discarded(YOU, CARD), Ended(Result(None))), ("discard",)),
    ],
)
def test_each_event_has_its_sound(events: tuple[Event, ...], names: tuple[str, ...]) -> None:
    assert sounds_of(events) == names


def test_only_your_own_cards_and_the_ends_of_hands_are_felt() -> None:
    assert buzz_of((Drew(COMPUTER, CARD),)) == ()
    assert buzz_of((Drew(YOU, CARD),)) == BUZZES["draw"]
    assert buzz_of((Knocked(COMPUTER, CARD, 8),)) == BUZZES["knock"]


def test_every_sound_has_a_file() -> None:
    assert all(file_of(name).read_bytes()[:4] == b"RIFF" for name in SOUNDS)


def played_hand(settings: Settings, *, still: bool = False) -> MemoryHost:
    """Return the world after a hand with these settings, from the start page to the summary."""
    host = MemoryHost({"settings": str(settings)}, seed=None)
    host.still = still
    app = opened(host)
    for _ in range(300):
        key = next_key(host)
        if key == "next-hand":
            return host
        press(app, host, key)
    pytest.fail("the hand did not end")


def test_a_hand_is_heard_card_by_card() -> None:
    heard = [name for name, _ in played_hand(Settings()).heard]
    assert heard[:21] == ["deal"] * 21
    assert {"draw", "discard"} <= set(heard)
    assert {"knock", "gin"} & set(heard) or heard.count("draw") > 30


def test_a_deal_that_does_not_move_is_one_sound() -> None:
    heard = [name for name, _ in played_hand(Settings(), still=True).heard]
    assert heard.count("deal") == 1


def test_mute_and_vibration_are_heeded() -> None:
    host = played_hand(Settings(sound=False, haptics=False, speed="off"))
    assert (host.heard, host.felt) == ([], [])
    host = played_hand(Settings(volume=25, speed="off"))
    assert {volume for _, volume in host.heard} == {0.25}
    assert host.felt


def test_the_screen_stays_awake_while_a_hand_is_played_and_seen() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    assert host.awake == []
    press(app, host, "play")
    assert host.awake == [True]
    press(app, host, "menu")
    assert host.awake == [True, False]
    press(app, host, "close-menu")
    assert host.awake == [True, False, True]
    for _ in range(300):
        if next_key(host) == "next-hand":
            break
        press(app, host, next_key(host))
    assert host.awake == [True, False, True, False]


def test_a_press_in_the_middle_of_a_deal_ends_it_and_counts() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    host.pressed.append("play")
    for _ in range(5):
        app.frame()
        host.time += 1 / 60
    assert app.frame() == 0.0, "cards are flying"
    host.pressed.append("menu")
    app.frame()
    assert app.frame() is None
    assert "close-menu" in [control.key for control in host.shown]


def test_of_two_people_both_hear_and_feel_their_cards_and_nothing_moves_in_between() -> None:
    app, host = match()
    assert [name for name, _ in host.heard] == ["deal"], "nobody has the device: nothing flies"
    for _ in range(6):
        press(app, host, "reveal")
        host.heard.clear()
        host.felt.clear()
        turn = app.session.progress.round.turn
        while app.session.progress.round.turn == turn:
            host.pressed.append(next_key(host))
            app.frame()
            moves = app._display.moves_for > 0
            assert not (moves and app.session.progress.round.turn != turn)
            rest(app, host)
        assert host.heard
        assert len(host.felt) >= ("discard" in [name for name, _ in host.heard])


def test_nothing_moves_or_sounds_in_the_first_frame() -> None:
    host = MemoryHost(seed=7)
    app = App(host)
    app.frame()
    assert [len(places) for places in host.presented] == [1], "the whole window at once"
    assert host.heard == []


def test_the_settings_of_sound_are_kept_as_text() -> None:
    settings = Settings(sound=False, volume=75, haptics=False)
    assert parse_settings(str(settings)) == settings
    with pytest.raises(SettingsError):
        Settings(volume=33)


def test_the_settings_page_sets_them() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    for key in ("open:settings", "sound", "volume:100", "haptics"):
        press(app, host, key)
    kept = parse_settings(host.stored["settings"])
    assert (kept.sound, kept.volume, kept.haptics) == (False, 100, False)
