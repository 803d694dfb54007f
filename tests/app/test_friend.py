"""Two people at one device, without a window: names, hand-over, reload, the end of a match."""

import pygame
import pytest

from game.app import App
from game.progress import Progress
from game.save import load_text
from game.ui.settings import parse_settings
from tests.app.driver import (
    button,
    enabled,
    hand,
    headings,
    key,
    next_key,
    opened,
    press,
    rest,
    tap,
)
from tests.memory_host import MemoryHost

NEITHER = {"menu", "reveal"}
"""What can be pressed while the device changes hands."""


def match(seed: int | None = None, **more: object) -> tuple[App, MemoryHost]:
    """Return a match of Ann and Bob that has just been dealt."""
    host = MemoryHost(seed=seed, **more)  # type: ignore[arg-type]
    app = opened(host)
    if seed is not None:
        press(app, host, "menu")
        press(app, host, "leave")
    for command in ("open:new-match", "opponent:friend", "named:0:Ann", "named:1:Bob", "deal"):
        press(app, host, command)
    return app, host


def holder(app: App) -> str:
    return ("Ann", "Bob")[app.session.progress.round.turn]


def finish_turn(app: App, host: MemoryHost) -> None:
    """Play simply until the device changes hands or the hand is over."""
    before = holder(app)
    while holder(app) == before and not app.session.progress.hand_over:
        press(app, host, next_key(host))


def texts_of(host: MemoryHost) -> str:
    return " ".join(control.label for control in host.shown)


def test_names_are_asked_for_kept_and_dealt_with() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "open:new-match")
    press(app, host, "opponent:friend")
    press(app, host, "name:1")
    asked_key, asked = host.questions[-1]
    assert (asked_key, asked.usual, asked.most) == ("named:1", "Player 2", 16)
    press(app, host, f"{asked_key}:  Bob\u202e ")
    press(app, host, "deal")
    assert app.session.progress.setup.friends == ("Player 1", "Bob")
    assert parse_settings(host.stored["settings"]).friends == ("Player 1", "Bob")
    assert load_text(host.stored["match"]) == app.session.progress


@pytest.mark.parametrize("name", ["", "player 2", "you", "\U0001f600"])
def test_a_name_that_can_not_be_is_refused_in_words(name: str) -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    for command in ("open:new-match", "opponent:friend", f"named:0:{name}"):
        press(app, host, command)
    assert app._state.settings.friends == ("Player 1", "Player 2")
    assert app._state.notice in texts_of(host)
    assert host.said[-1] == app._state.notice


def test_without_a_dialog_a_name_is_typed() -> None:
    host = MemoryHost(seed=None)
    host.asks_text = False
    app = opened(host)
    for command in ("open:new-match", "opponent:friend", "name:0"):
        press(app, host, command)
    assert headings(host) == ["Name of player 1"]
    for sign in "Anm":
        key(app, host, ord(sign.lower()), sign)
    key(app, host, pygame.K_BACKSPACE)
    key(app, host, pygame.K_n, "n")
    key(app, host, pygame.K_RETURN, "\r")
    assert headings(host)[0] == "New match"
    assert app._state.settings.friends == ("Ann", "Player 2")
    press(app, host, "name:1")
    key(app, host, pygame.K_b, "B")
    key(app, host, pygame.K_ESCAPE)
    assert app._state.settings.friends == ("Ann", "Player 2")


@pytest.mark.parametrize("way", ["mirror", "tap", "enter"])
def test_the_cards_are_shown_to_the_one_who_asks(way: str) -> None:
    app, host = match()
    name = holder(app)
    assert headings(host) == [f"Pass to {name}"]
    assert hand(host) == []
    assert set(enabled(host)) == NEITHER
    assert name in host.said[-1]
    if way == "mirror":
        press(app, host, "reveal")
    elif way == "tap":
        tap(app, host, "reveal")
    else:
        key(app, host, pygame.K_RETURN, "\r")
    held = app.session.progress.round.hands[app.session.progress.round.turn]
    assert len(hand(host)) == held.bit_count()
    assert "You: 0 of 100" in texts_of(host)


def test_what_the_other_did_is_told_after_the_device_was_taken() -> None:
    app, host = match()
    press(app, host, "reveal")
    press(app, host, "pass")
    assert "passed" not in host.said[-1]
    first, second = ("Bob", "Ann") if holder(app) == "Ann" else ("Ann", "Bob")
    press(app, host, "reveal")
    assert f"{first} passed the" in host.said[-1]
    press(app, host, "take")
    taken = hand(host)[0]
    finish_turn(app, host)
    press(app, host, "reveal")
    assert f"{second} took the" in host.said[-1]
    assert f"{second} discarded the" in host.said[-1]
    assert taken is not None


def test_taps_that_come_too_soon_show_nothing() -> None:
    app, host = match()
    press(app, host, "reveal")
    host.pressed += ["pass", "reveal"]
    app.frame()
    assert hand(host) == []
    assert enabled(host) == []
    key_event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="\r", mod=0)
    pygame.event.post(key_event)
    app.frame()
    assert hand(host) == []
    rest(app, host)
    assert set(enabled(host)) == NEITHER


def test_a_reload_comes_back_to_the_right_player_and_never_to_open_cards() -> None:
    app, host = match()
    for _ in range(6):
        again = MemoryHost(dict(host.stored), seed=None)
        reopened = opened(again)
        assert reopened.session.progress == app.session.progress
        assert headings(again) == [f"Pass to {holder(app)}"]
        assert hand(again) == []
        if "reveal" in enabled(host):
            press(app, host, "reveal")
        press(app, host, next_key(host))


def test_leaving_to_the_start_page_hides_the_cards_and_says_who_is_to_play() -> None:
    app, host = match()
    press(app, host, "reveal")
    press(app, host, "menu")
    press(app, host, "close-menu")
    assert hand(host)
    press(app, host, "menu")
    press(app, host, "leave")
    assert "Ann against Bob" in texts_of(host)
    assert f"{holder(app)} to play" in texts_of(host)
    press(app, host, "continue")
    assert headings(host) == [f"Pass to {holder(app)}"]


def test_a_match_is_played_to_its_end_through_the_mirror() -> None:
    app, host = match(seed=11)
    summaries = handovers = 0
    for _ in range(4_000):
        progress = app.session.progress
        can = enabled(host)
        if "reveal" in can:
            handovers += 1
            press(app, host, "reveal")
        elif "next-hand" in can or "result" in can:
            summaries += 1
            check_summary(host, progress)
            press(app, host, "result" if "result" in can else "next-hand")
            if "result" in can:
                break
        else:
            press(app, host, next_key(host))
    progress = app.session.progress
    winner = ("Ann", "Bob")[progress.winner] if progress.winner is not None else ""
    assert headings(host)[0] == f"{winner} wins the match!"
    assert "You" not in texts_of(host)
    assert summaries >= 2
    assert handovers > 10 * summaries / 2
    press(app, host, "rematch")
    assert app.session.progress.setup.friends == ("Ann", "Bob")
    assert headings(host) == [f"Pass to {holder(app)}"]


def check_summary(host: MemoryHost, progress: Progress) -> None:
    """Fail unless the summary names both players and speaks to neither."""
    said = texts_of(host)
    assert "Ann" in said
    assert "Bob" in said
    assert "you" not in said.lower().replace("young", "")
    showdown = progress.round.result.showdown if progress.round.result else None
    if showdown:
        assert ("Ann", "Bob")[showdown.knocker] in host.said[-1]


def test_the_one_whose_turn_it_is_gives_up() -> None:
    app, host = match()
    name = holder(app)
    other = "Bob" if name == "Ann" else "Ann"
    press(app, host, "menu")
    press(app, host, "resign")
    assert headings(host) == [f"{name}: resign this match?"]
    press(app, host, "resign-now")
    assert headings(host)[0] == f"{other} wins the match!"
    assert f"{name} gave the match up." in texts_of(host)
    again = MemoryHost(dict(host.stored), seed=None)
    assert "play" in enabled(again) or opened(again).session.progress.winner is not None


def test_play_at_one_tap_deals_to_the_same_two() -> None:
    app, host = match()
    press(app, host, "menu")
    press(app, host, "resign")
    press(app, host, "resign-now")
    again = MemoryHost({"settings": host.stored["settings"]}, seed=None)
    reopened = opened(again)
    assert "Ann against Bob, House rules to 100" in texts_of(again)
    press(reopened, again, "play")
    assert reopened.session.progress.setup.friends == ("Ann", "Bob")
    assert button(again, "reveal").label == f"Show {holder(reopened)}'s cards"


def test_a_file_that_is_loaded_in_a_turn_hides_the_cards() -> None:
    app, host = match()
    press(app, host, "menu")
    press(app, host, "open:files")
    press(app, host, "give-file")
    press(app, host, "back")
    press(app, host, "close-menu")
    press(app, host, "reveal")
    assert hand(host)
    host.files.append(next(iter(host.given.values())).encode())
    rest(app, host)
    assert hand(host) == []
    assert headings(host) == [f"Pass to {holder(app)}"]
