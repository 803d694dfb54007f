"""Finished hands, their replay, statistics, undo and the log in the whole game without a window."""

from collections.abc import Callable

import pygame
import pytest

from game.app import App
from game.core.actions import Discard, TakeDiscard
from game.keeper import StorageError
from game.progress import YOU
from game.records.history import History, parse_history
from game.records.record import record_of
from game.ui import texts_records
from game.ui.settings import Settings
from tests.app.driver import button, enabled, hand, key, next_key, opened, press, rest, tap
from tests.memory_host import MemoryHost

KEPT = "history-seed-7"


def kept(host: MemoryHost) -> History:
    return parse_history(host.stored[KEPT]).history


def to_summary(app: App, host: MemoryHost) -> None:
    for _ in range(200):
        if {"next-hand", "result"} & set(enabled(host)):
            return
        press(app, host, next_key(host))
    pytest.fail("the hand never ended")


def fast(**more: object) -> tuple[App, MemoryHost]:
    host = MemoryHost({"settings": str(Settings("off"))}, **more)  # type: ignore[arg-type]
    return opened(host), host


def test_each_hand_is_kept_when_it_ends_and_once() -> None:
    app, host = fast()
    stores: list[str] = []
    plain = host.store

    def counted(key: str, text: str) -> None:
        stores.append(key)
        plain(key, text)

    host.store = counted  # type: ignore[method-assign]
    app = opened(host)
    for number in range(1, 4):
        to_summary(app, host)
        assert len(kept(host).records) == number
        assert kept(host).records[-1] == record_of(app.session.progress)
        again = MemoryHost(dict(host.stored))
        opened(again)
        assert again.stored[KEPT] == host.stored[KEPT]
        press(app, host, "next-hand")
    assert stores.count(KEPT) == 3
    assert stores.count("match-seed-7") > 20


def test_killed_between_the_save_and_the_history_the_hand_is_kept_at_the_next_start() -> None:
    app, host = fast()
    to_summary(app, host)
    del host.stored[KEPT]
    again = MemoryHost(dict(host.stored))
    opened(again)
    assert kept(again).records == (record_of(app.session.progress),)


def test_a_match_is_counted_when_it_ends_and_when_it_is_given_up() -> None:
    app, host = fast()
    for _ in range(3_000):
        if "rematch" in enabled(host):
            break
        press(app, host, next_key(host))
    assert kept(host).tallies["all", "all"].matches == 1
    press(app, host, "rematch")
    press(app, host, "menu")
    press(app, host, "resign")
    press(app, host, "resign-now")
    tally = kept(host).tallies["all", "all"]
    assert tally.matches == 2
    assert tally.matches_won[1] >= 1
    assert kept(host).records[-1].ending is None
    again = MemoryHost(dict(host.stored))
    opened(again)
    assert again.stored[KEPT] == host.stored[KEPT]


@pytest.mark.parametrize("way", [press, tap])
def test_a_hand_is_replayed_from_its_summary_and_from_the_history(way: object) -> None:
    assert callable(way)
    app, host = fast()
    to_summary(app, host)
    before = app.session.progress
    way(app, host, "replay")
    assert any("The deal" in c.label for c in host.shown)
    assert host.pages == 1
    for number in range(1, 4):
        way(app, host, "replay:next")
        assert host.said[-1].startswith(f"Move {number} of ")
    way(app, host, "back")
    assert "next-hand" in enabled(host)
    press(app, host, "next-hand")
    press(app, host, "menu")
    press(app, host, "open:history")
    press(app, host, "hand:0")
    press(app, host, "replay:last")
    assert any(
        f"Move {len(before.actions)} of {len(before.actions)}" == c.label for c in host.shown
    )
    for _ in range(3):
        press(app, host, "back")
    assert hand(host)


def test_a_replay_is_walked_through_by_keys() -> None:
    app, host = fast()
    to_summary(app, host)
    key(app, host, pygame.K_r)
    last = len(app.session.progress.actions)
    for code, at in (
        (pygame.K_RIGHT, 1),
        (pygame.K_RIGHT, 2),
        (pygame.K_LEFT, 1),
        (pygame.K_END, last),
        (pygame.K_RIGHT, last),
        (pygame.K_HOME, 0),
    ):
        key(app, host, code)
        counted = f"Move {at} of {last}" if at else f"The deal, {last} moves"
        assert counted in [c.label for c in host.shown]
    key(app, host, pygame.K_ESCAPE)
    assert "next-hand" in enabled(host)


def test_the_computer_waits_while_a_replay_is_looked_at() -> None:
    app, host = fast()
    to_summary(app, host)
    press(app, host, "next-hand")
    press(app, host, "menu")
    press(app, host, "open:history")
    press(app, host, "hand:0")
    before = app.session.progress
    host.time += 60
    rest(app, host)
    assert app.session.progress == before


def test_statistics_are_reset_after_a_question_and_stay_so() -> None:
    app, host = fast()
    to_summary(app, host)
    press(app, host, "next-hand")
    for command in ("menu", "open:statistics", "open:reset-statistics", "back"):
        press(app, host, command)
    assert kept(host).tallies
    press(app, host, "open:reset-statistics")
    press(app, host, "reset-now")
    assert texts_records.NO_TALLY in [c.label for c in host.shown]
    assert not kept(host).tallies
    assert len(kept(host).records) == 1


def test_a_history_that_can_not_be_read_is_no_failure() -> None:
    host = MemoryHost({KEPT: "rubbish", "settings": str(Settings("off"))})
    app = opened(host)
    to_summary(app, host)
    assert host.stored[f"{KEPT}-set-aside-1"] == "rubbish"
    assert len(kept(host).records) == 1


def test_without_a_storage_the_history_lives_as_long_as_the_game() -> None:
    app, host = fast()

    def refuse(key: str, text: str) -> None:
        raise StorageError("full")

    host.store = refuse  # type: ignore[method-assign]
    to_summary(app, host)
    press(app, host, "next-hand")
    press(app, host, "menu")
    press(app, host, "open:history")
    assert "hand:0" in enabled(host)


def to_discard_of_a_taken_card(app: App, host: MemoryHost) -> None:
    """Take the pile's top as soon as that is allowed."""
    for _ in range(100):
        if "take" in enabled(host):
            press(app, host, "take")
            return
        press(app, host, next_key(host))
    pytest.fail("the pile was never to be taken")


def by_menu(app: App, host: MemoryHost) -> None:
    press(app, host, "menu")
    press(app, host, "undo")


UNDO_WAYS: dict[str, Callable[[App, MemoryHost], None]] = {
    "mirror": lambda app, host: press(app, host, "undo"),
    "touch": lambda app, host: tap(app, host, "undo"),
    "u": lambda app, host: key(app, host, pygame.K_u),
    "z": lambda app, host: key(app, host, pygame.K_z),
    "ctrl+z": lambda app, host: key(app, host, pygame.K_z, mod=pygame.KMOD_LCTRL),
    "menu": by_menu,
}


@pytest.mark.parametrize("way", UNDO_WAYS)
def test_a_taken_card_is_put_back(way: str) -> None:
    host = MemoryHost()
    app = opened(host)
    to_discard_of_a_taken_card(app, host)
    before = app.session.progress
    assert isinstance(before.actions[-1], TakeDiscard)
    UNDO_WAYS[way](app, host)
    after = app.session.progress
    assert after.actions == before.actions[:-1]
    assert len(hand(host)) == 10
    assert texts_records.UNDONE in host.said[-1]
    assert "take" in enabled(host)
    assert "undo" not in enabled(host)
    again = MemoryHost(dict(host.stored))
    assert opened(again).session.progress == after


def test_a_discard_is_taken_back_before_the_computer_acts() -> None:
    host = MemoryHost()
    app = opened(host)
    for _ in range(100):
        rest(app, host)
        host.pressed.append(next_key(host))
        app.frame()
        actions = app.session.progress.actions
        if app.session.computer_to_act and isinstance(actions[-1], Discard):
            break
    thrown = app.session.progress
    host.pressed.append("undo")
    app.frame()
    assert app.session.progress.actions == thrown.actions[:-1]
    assert app.session.progress.round.turn == YOU
    rest(app, host)
    assert app.session.progress.actions == thrown.actions[:-1]
    assert len(hand(host)) == 11
    assert not any("You discarded" in c.label for c in host.shown)
    press(app, host, next_key(host))


def test_what_can_not_be_taken_back_is_said_and_changes_nothing() -> None:
    host = MemoryHost()
    app = opened(host)
    while "draw" not in enabled(host):
        press(app, host, next_key(host))
    press(app, host, "draw")
    before = app.session.progress
    key(app, host, pygame.K_u)
    assert app.session.progress == before
    assert host.said[-1] == texts_records.NO_UNDO
    assert "undo" not in [c.key for c in host.shown]


def test_the_log_is_read_by_a_key_and_tells_what_happened() -> None:
    host = MemoryHost()
    app = opened(host)
    for _ in range(6):
        press(app, host, next_key(host))
    key(app, host, pygame.K_l)
    said = [c.label for c in host.shown if c.role == "text"]
    assert any("dealt. The upcard is the" in label for label in said)
    assert any(label.startswith("You ") for label in said)
    key(app, host, pygame.K_ESCAPE)
    assert hand(host)


def test_stock_and_card_counts_are_on_the_table() -> None:
    host = MemoryHost()
    app = opened(host)
    said = [c.label for c in host.shown]
    count = len(app.session.progress.round.stock)
    assert f"Stock: {count} cards" in said
    assert any(label.startswith("Discard pile: ") for label in said)
    assert "Opponent: 10 cards" in said
    assert button(host, "menu")
