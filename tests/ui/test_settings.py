"""Settings as text and back; anything else is refused."""

from dataclasses import fields
from itertools import product

import pytest

from game.core.rules import OKLAHOMA, Rules
from game.ui.settings import SPEEDS, TEXT_SIZES, Settings, SettingsError, parse_settings


def test_settings_come_back_from_their_text() -> None:
    for speed, size, left in product(SPEEDS, TEXT_SIZES, (True, False)):
        settings = Settings(speed, size, left, rules=OKLAHOMA)
        assert parse_settings(str(settings)) == settings


def test_what_is_left_out_has_its_usual_value() -> None:
    assert parse_settings("gin-rummy settings: 1\nspeed: slow\n") == Settings(speed="slow")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rubbish",
        "gin-rummy settings: 2",
        "gin-rummy settings: 1\nspeed",
        "gin-rummy settings: 1\nspeed: light",
        "gin-rummy settings: 1\nspeed: fast\nspeed: fast",
        "gin-rummy settings: 1\ncolour: red",
        "gin-rummy settings: 1\ntext_size: 101",
        "gin-rummy settings: 1\ntext_size: much",
        "gin-rummy settings: 1\nleft_handed: perhaps",
        "gin-rummy settings: 1\nopponent: nobody",
        "gin-rummy settings: 1\ntheme: pink",
        "gin-rummy settings: 1\nback: pink",
        "gin-rummy settings: 1\nrules: target=5",
    ],
)
def test_a_text_that_is_none_of_ours_is_refused(text: str) -> None:
    with pytest.raises(SettingsError):
        parse_settings(text)


def test_every_setting_is_kept() -> None:
    settings = Settings(
        "slow",
        150,
        left_handed=True,
        sound=False,
        volume=75,
        haptics=False,
        theme="night",
        chrome="light",
        four_colours=True,
        large_index=True,
        back="fans",
        offer_cut=True,
        opponent="friend",
        player_1="Ann",
        player_2="Bob",
        rules=OKLAHOMA,
    )
    names = [each.name for each in fields(Settings)]
    assert [n for n in names if getattr(settings, n) == getattr(Settings(), n)] == []
    assert parse_settings(str(settings)) == settings


def test_a_look_is_kept() -> None:
    settings = Settings(theme="night", chrome="light", four_colours=True, back="fans")
    assert parse_settings(str(settings)).look == settings.look
    assert parse_settings(str(settings)).look.four_colours


def test_own_rules_are_kept() -> None:
    rules = Rules(games=3, knock_limit=0, target=250)
    assert parse_settings(str(Settings(rules=rules))).rules == rules
