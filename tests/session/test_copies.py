"""The newest whole copy comes back, whatever became of the others."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.copies import MARK, STRANGE, Copies, Copy, unwrap, wrap
from game.keeper import StorageDamaged, StorageError


class Cupboard:
    """A place whose reading and writing can be made to fail."""

    def __init__(self, **texts: str) -> None:
        self.texts = texts
        self.reading: Exception | None = None
        self.writing: Callable[[], Exception | None] = lambda: None

    def read(self, name: str) -> str | None:
        if self.reading:
            raise self.reading
        return self.texts.get(name)

    def write(self, name: str, text: str) -> None:
        error = self.writing()
        if error:
            raise error
        self.texts[name] = text


def test_a_text_comes_back_from_either_place() -> None:
    one, two = Cupboard(), Cupboard()
    Copies([one, two]).store("match", "text")
    assert Copies([one, Cupboard()]).load("match") == "text"
    assert Copies([Cupboard(), two]).load("match") == "text"
    assert Copies([Cupboard()]).load("match") is None


def test_the_newer_place_wins_and_the_older_catches_up() -> None:
    one, two = Cupboard(), Cupboard()
    copies = Copies([one, two])
    copies.store("match", "first")
    two_before = dict(two.texts)
    copies.store("match", "second")
    two.texts = two_before
    for places in ([one, two], [two, one]):
        again = Copies(places)
        assert again.load("match") == "second"
    again.store("match", "third")
    assert Copies([two]).load("match") == "third"


@pytest.mark.parametrize("cut", range(len(wrap(Copy(2, "second")))))
def test_a_copy_cut_short_leaves_the_one_before(cut: int) -> None:
    place = Cupboard()
    copies = Copies([place])
    copies.store("match", "first")
    copies.store("match", "second")
    place.texts["match"] = torn = place.texts["match"][:cut]
    again = Copies([place])
    assert again.load("match") == "first"
    assert place.texts[f"match{STRANGE}"] == torn
    again.store("match", "third")
    assert Copies([place]).load("match") == "third"


def test_the_one_before_is_kept() -> None:
    place = Cupboard()
    copies = Copies([place])
    for number in range(1, 6):
        copies.store("match", f"text {number}")
        kept = {unwrap(text) for text in place.texts.values()}
        assert kept == {Copy(n, f"text {n}") for n in (number - 1, number) if n}


def test_a_text_from_before_there_were_copies_is_read_and_followed() -> None:
    place = Cupboard(match="an old save")
    copies = Copies([place])
    assert copies.load("match") == "an old save"
    copies.store("match", "new")
    assert Copies([place]).load("match") == "new"


def test_a_text_that_another_put_there_is_kept() -> None:
    place = Cupboard()
    copies = Copies([place])
    copies.store("match", "first")
    place.texts["match"] = "written by hand"
    again = Copies([place])
    assert again.load("match") == "first"
    again.store("match", "second")
    assert "written by hand" in place.texts.values()


def test_a_damaged_text_alone_is_given_out_as_it_is() -> None:
    damaged = wrap(Copy(3, "text")) + "!"
    place = Cupboard(match=damaged)
    copies = Copies([place])
    assert copies.load("match") == damaged
    copies.store("match", "new")
    assert Copies([place]).load("match") == "new"
    assert damaged in place.texts.values()


def test_one_place_that_works_is_enough() -> None:
    one, two = Cupboard(), Cupboard()
    one.reading = StorageError("denied")
    one.writing = lambda: StorageError("denied")
    copies = Copies([one, two])
    assert copies.load("match") is None
    copies.store("match", "text")
    assert Copies([one, two]).load("match") == "text"


def test_a_place_that_fails_only_in_writing_is_done_without() -> None:
    one, two = Cupboard(), Cupboard()
    copies = Copies([one, two])
    copies.store("match", "first")
    one.writing = lambda: StorageError("full")
    copies.store("match", "second")
    one.writing = lambda: None
    assert Copies([one, two]).load("match") == "second"


def test_no_place_that_works_is_an_error() -> None:
    one, two = Cupboard(), Cupboard()
    one.writing = two.writing = lambda: StorageError("full")
    with pytest.raises(StorageError, match="full"):
        Copies([one, two]).store("match", "text")
    one.reading = two.reading = StorageError("denied")
    with pytest.raises(StorageError, match="denied"):
        Copies([one, two]).load("match")


def test_it_is_known_which_texts_lack_a_place_and_when_they_have_it_again() -> None:
    one, two = Cupboard(), Cupboard()
    copies = Copies([one, two])
    copies.store("match", "first")
    assert not copies.kept_in_part("match")
    two.writing = lambda: StorageError("full")
    copies.store("match", "second")
    assert copies.kept_in_part("match")
    assert not copies.kept_in_part("sort")
    two.writing = lambda: None
    copies.store("sort", "rank")
    assert copies.kept_in_part("match")
    copies.store("match", "third")
    assert not copies.kept_in_part("match")


def test_a_text_that_one_place_would_not_give_out_lacks_that_place() -> None:
    one, two = Cupboard(), Cupboard()
    one.reading = StorageError("busy")
    copies = Copies([one, two])
    assert copies.load("match") is None
    one.reading = None
    copies.store("match", "text")
    assert copies.kept_in_part("match")
    again = Copies([one, two])
    again.store("match", "next")
    assert not again.kept_in_part("match")


def test_a_place_that_could_not_be_read_is_not_written_over() -> None:
    one, two = Cupboard(), Cupboard()
    Copies([one, two]).store("match", "text")
    kept = dict(one.texts)
    one.reading = StorageError("busy")
    copies = Copies([one, two])
    assert copies.load("match") == "text"
    one.reading = None
    copies.store("match", "new")
    copies.store("match", "newer")
    assert one.texts == kept
    assert Copies([one, two]).load("match") == "newer"


def test_a_damaged_place_that_was_put_away_is_used_anew() -> None:
    place = Cupboard()
    place.reading = StorageDamaged("no file of saves")
    copies = Copies([place])
    with pytest.raises(StorageDamaged):
        copies.load("match")
    place.reading = None
    errors: list[Exception | None] = [StorageDamaged("again"), None]
    place.writing = lambda: errors.pop(0)
    copies.store("match", "text")
    assert Copies([place]).load("match") == "text"


def test_a_place_emptied_while_playing_is_filled_again() -> None:
    one, two = Cupboard(), Cupboard()
    copies = Copies([one, two])
    copies.store("match", "first")
    one.texts.clear()
    two.texts.clear()
    copies.store("match", "second")
    assert Copies([one, two]).load("match") == "second"


@given(st.integers(0, 10**15 - 1), st.text(st.characters()))
def test_any_text_comes_back_whole(number: int, text: str) -> None:
    assert unwrap(wrap(Copy(number, text))) == Copy(number, text)


@given(st.text(), st.integers(0, 40), st.characters())
def test_a_changed_copy_is_seen(text: str, place: int, letter: str) -> None:
    copy = Copy(7, text)
    whole = wrap(copy)
    changed = whole[:place] + letter + whole[place + 1 :]
    if changed != whole and place >= len(MARK):
        assert unwrap(changed) is None
