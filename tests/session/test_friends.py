"""Names of two people: hostile ones are cleaned or refused, and a save holds them."""

from random import Random

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.rules import HOUSE
from game.friends import (
    MAX_NAME,
    Flaw,
    checked,
    clean_name,
    flaw,
    names_text,
    parse_names,
)
from game.progress import COMPUTER, YOU, Setup, recent_events, resign, start
from game.save import SaveError, load_text, save_text
from game.ui.pictures import FONTS

FRIENDS = Setup(HOUSE, "friend", 3, fixed_decks=True, friends=("Ann", "Bob"))


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann \n\t Lee ", "Ann Lee"),
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz Žák", "Lukasz Zák"),
        ("a\u202eb\u0000c\u200d", "abc"),
        ("Ann / Bob: x\nend: 0", "Ann Bob x end 0"),
        ("<img src=x onerror=1>", "img srcx onerror"),
        ("\U0001f600\U0001f600", ""),
        ("Мария", ""),
        ("x" * 100_000, "x" * MAX_NAME),
        ("z" + "\u0301\u0302\u0303" * 50, "z"),
    ],
)
def test_a_hostile_name_is_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@given(st.text(max_size=60))
def test_a_clean_name_stays_and_is_one_short_line(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= MAX_NAME
    assert name.isprintable()
    assert name == name.strip()


@given(st.text(min_size=1, max_size=20), st.text(min_size=1, max_size=20))
def test_names_come_back_from_a_save(one: str, two: str) -> None:
    names = clean_name(one), clean_name(two)
    if flaw(names[0], names[1]) or flaw(names[1], names[0]):
        return
    assert parse_names(names_text(names)) == names
    progress = start(Setup(HOUSE, "friend", 3, friends=names), Random(3))
    assert load_text(save_text(progress)) == progress


@pytest.mark.parametrize(
    ("name", "other", "found"),
    [
        ("", "Bob", Flaw.EMPTY),
        ("bob", "Bob", Flaw.SAME),
        ("You", "Bob", Flaw.WORD),
        ("Ann", "Bob", None),
    ],
)
def test_a_name_that_would_mislead_is_refused(name: str, other: str, found: Flaw | None) -> None:
    assert flaw(name, other) is found


def test_names_and_opponent_go_together() -> None:
    with pytest.raises(ValueError, match="two people"):
        Setup(HOUSE, "friend", 3)
    with pytest.raises(ValueError, match="two people"):
        Setup(HOUSE, "classic", 3, friends=("Ann", "Bob"))
    with pytest.raises(ValueError, match="other player's name"):
        Setup(HOUSE, "friend", 3, friends=("Ann", "ANN"))
    with pytest.raises(ValueError, match="not as names are kept"):
        checked(("Ann\n", "Bob"))


def test_a_save_of_two_people_is_strict() -> None:
    text = save_text(start(FRIENDS, Random(0)))
    assert "friends: Ann / Bob\n" in text
    for wrong in ("friends: Ann", "friends: Ann / Ann", "friends:  / Bob", "friends: A / B / C"):
        with pytest.raises(SaveError):
            load_text(text.replace("friends: Ann / Bob", wrong))
    with pytest.raises(SaveError, match="two people"):
        load_text(text.replace("friends: Ann / Bob\n", ""))
    with pytest.raises(SaveError, match="two people"):
        load_text(text.replace("opponent: friend", "opponent: classic"))


def test_nobody_is_a_computer_between_two_people() -> None:
    progress = start(FRIENDS, Random(0))
    assert not progress.computer_to_act
    given_up = resign(progress)
    assert given_up.winner == 1 - progress.round.turn
    assert load_text(save_text(given_up)) == given_up
    against = resign(start(Setup(HOUSE, "classic", 3), Random(0)))
    assert (against.quitter, against.winner) == (YOU, COMPUTER)
    assert recent_events(progress, 0) == recent_events(progress, 1)


def test_every_sign_of_a_name_can_be_drawn() -> None:
    pygame.font.init()
    for file in ("regular.ttf", "bold.ttf"):
        font = pygame.font.Font(FONTS / file, 40)
        missing = pygame.image.tobytes(font.render("\u0416", True, "white"), "RGBA")
        signs = {sign for code in range(32, 0x250) for sign in clean_name(f"x{chr(code)}x")}
        assert len(signs) > 120
        for sign in signs - {" "}:
            drawn = pygame.image.tobytes(font.render(sign, True, "white"), "RGBA")
            assert drawn != missing, f"{file} has no {sign!r}"
