"""The pages around the table without a window: from the start to a match and back again."""

import pytest

from game.app import App
from game.core.rules import HOUSE, OKLAHOMA, Rules
from game.keeper import StorageError, Trouble
from game.save import load_text
from game.ui import texts, texts_pages
from game.ui.scene import Label
from game.ui.settings import Settings, parse_settings
from tests.app.driver import (
    button,
    enabled,
    hand,
    headings,
    next_key,
    opened,
    press,
    rest,
    start,
    tap,
)
from tests.memory_host import MemoryHost


@pytest.mark.parametrize("way", [press, tap])
def test_one_tap_on_the_first_page_deals(way: object) -> None:
    assert callable(way)
    app, host = start()
    assert headings(host) == ["Gin Rummy"]
    assert "match" not in host.stored
    way(app, host, "play")
    assert len(hand(host)) in (10, 11)
    assert load_text(host.stored["match"]) == app.session.progress


def test_there_is_no_session_before_the_first_match() -> None:
    app, _ = start()
    with pytest.raises(RuntimeError, match="Play or Deal"):
        app.session.save()


def test_a_match_in_play_opens_at_the_table_and_can_be_left_and_gone_on_with() -> None:
    app, host = start()
    press(app, host, "play")
    again = MemoryHost(host.stored, seed=None)
    reopened = opened(again)
    assert hand(again)
    press(reopened, again, "menu")
    press(reopened, again, "leave")
    assert headings(again) == ["Gin Rummy"]
    assert any("Match against Rosa" in c.label for c in again.shown)
    before = reopened.session.progress
    press(reopened, again, "continue")
    assert reopened.session.progress == before
    assert hand(again)


def test_the_computer_waits_while_a_page_covers_the_table() -> None:
    app, host = start()
    press(app, host, "play")
    while not app.session.computer_to_act:
        host.pressed.append(next_key(host))
        app.frame()
    host.pressed.append("menu")
    rest(app, host)
    before = app.session.progress
    host.time += 100
    rest(app, host)
    assert app.session.progress == before
    press(app, host, "close-menu")
    assert app.session.progress != before


def test_what_is_chosen_is_dealt_and_remembered() -> None:
    app, host = start()
    for command in ("open:new-match", "preset:oklahoma", "target:250", "toggle:big_gin", "deal"):
        press(app, host, command)
    rules = app.session.progress.setup.rules
    assert rules == Rules(
        **{each: getattr(OKLAHOMA, each) for each in OKLAHOMA.__slots__}
        | {"target": 250, "big_gin": True}
    )
    assert parse_settings(host.stored["settings"]).rules == rules
    other = MemoryHost({"settings": host.stored["settings"]}, seed=None)
    reopened = opened(other)
    press(reopened, other, "play")
    assert reopened.session.progress.setup.rules == rules


def test_a_match_is_resigned_after_a_question_and_then_rematched() -> None:
    app, host = start()
    press(app, host, "play")
    press(app, host, "menu")
    press(app, host, "resign")
    assert headings(host) == ["Resign this match?"]
    press(app, host, "back")
    press(app, host, "resign")
    press(app, host, "resign-now")
    assert "Rosa wins the match" in headings(host)
    assert load_text(host.stored["match"]).match_over
    again = MemoryHost(dict(host.stored), seed=None)
    reopened = opened(again)
    assert reopened.session.progress == app.session.progress
    assert "play" in enabled(again)
    press(app, host, "rematch")
    assert app.session.progress.setup.rules == HOUSE
    assert not app.session.progress.match_over
    assert hand(host)


def test_a_resigned_match_is_played_no_further() -> None:
    app, host = start()
    press(app, host, "play")
    app.session.resign()
    assert not app.session.computer_to_act
    assert load_text(host.stored["match"]).resigned
    with pytest.raises(ValueError, match="over"):
        app.session.resign()


def test_settings_are_kept_and_obeyed() -> None:
    app, host = start()
    for command in ("open:settings", "speed:off", "text:200", "left-handed"):
        press(app, host, command)
    assert button(host, "speed:off").pressed
    assert not button(host, "speed:normal").pressed
    assert parse_settings(host.stored["settings"]) == Settings("off", 200, True)
    again = MemoryHost(host.stored, seed=None)
    opened(again)
    assert button(again, "play").h > 44


def test_settings_that_can_not_be_read_are_set_aside_and_told() -> None:
    _, host = start(stored={"settings": "rubbish"})
    assert host.stored["settings-set-aside"] == "rubbish"
    assert any("settings could not be read" in said for said in host.said)
    assert any("settings could not be read" in c.label for c in host.shown)


@pytest.mark.parametrize("trouble", [Trouble.SET_ASIDE, Trouble.REFUSED, Trouble.IN_PART])
def test_what_became_of_the_match_is_told_before_what_became_of_the_settings(
    trouble: Trouble,
) -> None:
    stored = {"settings": "rubbish"}
    if trouble is Trouble.SET_ASIDE:
        stored["match-seed-7"] = "rubbish"
    host = MemoryHost(stored, seed=7)
    host.one_place_fails = trouble is Trouble.IN_PART
    if trouble is Trouble.REFUSED:
        real = host.store

        def refuse(key: str, text: str) -> None:
            if key.startswith("match"):
                raise StorageError("full")
            real(key, text)

        host.store = refuse  # type: ignore[method-assign]
    assert message(opened(host)) == texts.TROUBLES[trouble]
    assert any(texts.TROUBLES[trouble] in said for said in host.said)
    assert not any(texts_pages.SETTINGS_RESET in said for said in host.said)
    again = MemoryHost(host.stored, seed=7)
    again.one_place_fails = host.one_place_fails
    assert message(opened(again)) == texts_pages.SETTINGS_RESET
    assert any(texts_pages.SETTINGS_RESET in said for said in again.said)


def message(app: App) -> str:
    """Return what the line between the piles and the hand says."""
    lines = [
        i for i in app._display.scene.items if isinstance(i, Label) and i.key.startswith("message:")
    ]
    return " ".join(line.text for line in lines)


@pytest.mark.parametrize(("speed", "longest"), [("off", 0.1), ("fast", 4.0), ("slow", 12.0)])
def test_speed_sets_how_long_the_computer_takes(speed: str, longest: float) -> None:
    host = MemoryHost({"settings": str(Settings(speed))})
    app = opened(host)
    for _ in range(6):
        before = host.time
        press(app, host, next_key(host))
        assert host.time - before <= longest


def test_slow_is_slower_than_fast() -> None:
    times = []
    for speed in ("off", "fast", "normal", "slow"):
        host = MemoryHost({"settings": str(Settings(speed))})
        app = opened(host)
        for _ in range(8):
            press(app, host, next_key(host))
        times.append(host.time)
    assert times == sorted(set(times))


def test_the_browsers_back_has_a_step_for_each_page() -> None:
    app, host = start()
    assert host.pages == 0
    press(app, host, "open:new-match")
    press(app, host, "open:draft-rules")
    assert host.pages == 2
    press(app, host, "back")
    assert host.pages == 1
    press(app, host, "deal")
    assert host.pages == 0
    press(app, host, "menu")
    assert host.pages == 1
    press(app, host, "leave")
    assert host.pages == 0
    press(app, host, "back")
    assert host.pages == 0


def test_pages_are_said_when_they_open() -> None:
    app, host = start()
    press(app, host, "open:settings")
    assert host.said[-1] == "Settings"
    press(app, host, "back")
    assert host.said[-1] == "Gin Rummy"


def test_every_rule_set_is_played_to_the_result_of_the_match() -> None:
    for rules in (
        Rules(target=10),
        Rules(target=10, games=3, box_bonus=25, game_bonus=100, shutout_factor=2),
        Rules(target=10, oklahoma=True, big_gin=True, knock_limit=10),
    ):
        host = MemoryHost({"settings": str(Settings("off", rules=rules))})
        app = opened(host)
        for _ in range(3_000):
            if "rematch" in enabled(host):
                break
            press(app, host, next_key(host))
        assert app.session.progress.match_over
        assert {"rematch", "open:new-match", "leave"} <= set(enabled(host))
        press(app, host, "leave")
        assert "play" in enabled(host)
