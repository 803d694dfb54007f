"""Nothing that could not be read is ever written over, and the player is told what happened."""

from collections.abc import Callable

import pytest

from game.keeper import (
    MOST_FAILURES,
    MOST_SET_ASIDE,
    Keeper,
    StorageDamaged,
    StorageError,
    Trouble,
    note_failure,
)
from game.save import save_text
from tests.play import fresh

GOOD = save_text(fresh(1))


class Shelf:
    """A store whose reading and writing can be made to fail."""

    def __init__(self, **texts: str) -> None:
        self.texts = texts
        self.reading: Exception | None = None
        self.writing: Callable[[str], Exception | None] = lambda key: None

    def load(self, key: str) -> str | None:
        if self.reading:
            raise self.reading
        return self.texts.get(key)

    def store(self, key: str, text: str) -> None:
        error = self.writing(key)
        if error:
            raise error
        self.texts[key] = text


def kept(shelf: Shelf) -> Keeper:
    return Keeper("match", shelf.load, shelf.store)


def test_a_good_save_is_resumed_without_a_word() -> None:
    keeper = kept(Shelf(match=GOOD))
    assert keeper.resume() == fresh(1)
    assert keeper.trouble() is None


def test_an_empty_store_is_no_trouble() -> None:
    keeper = kept(Shelf())
    assert keeper.resume() is None
    assert keeper.trouble() is None


def test_broken_saves_are_set_aside_one_beside_the_other() -> None:
    shelf = Shelf(match="rubbish")
    for number, text in enumerate(("rubbish", "more rubbish"), 1):
        shelf.texts["match"] = text
        keeper = kept(shelf)
        assert keeper.resume() is None
        assert keeper.trouble() is Trouble.SET_ASIDE
        keeper.keep(GOOD)
        assert shelf.texts[f"match-set-aside-{number}"] == text
    assert shelf.texts["match"] == GOOD


def test_a_broken_save_that_can_not_be_set_aside_stays() -> None:
    shelf = Shelf(match="rubbish")
    shelf.writing = lambda key: StorageError("full") if "aside" in key else None
    keeper = kept(shelf)
    assert keeper.resume() is None
    assert keeper.trouble() is Trouble.UNREADABLE
    keeper.keep(GOOD)
    assert shelf.texts == {"match": "rubbish"}


def test_with_too_many_set_aside_the_broken_save_stays() -> None:
    shelf = Shelf(match="rubbish")
    shelf.texts |= {f"match-set-aside-{n}": "old" for n in range(1, MOST_SET_ASIDE + 1)}
    keeper = kept(shelf)
    assert keeper.resume() is None
    keeper.keep(GOOD)
    assert shelf.texts["match"] == "rubbish"


def test_a_store_that_can_not_be_read_is_not_written() -> None:
    shelf = Shelf(match=GOOD)
    shelf.reading = StorageError("denied")
    keeper = kept(shelf)
    assert keeper.resume() is None
    assert keeper.trouble() is Trouble.UNREADABLE
    keeper.keep(save_text(fresh(2)))
    assert shelf.texts == {"match": GOOD}


def test_a_damaged_store_that_was_put_away_is_used_anew() -> None:
    shelf = Shelf()
    shelf.reading = StorageDamaged("no file of saves")
    keeper = kept(shelf)
    assert keeper.resume() is None
    assert keeper.trouble() is Trouble.SET_ASIDE
    keeper.keep(GOOD)
    assert shelf.texts == {"match": GOOD}


def test_a_store_damaged_while_playing_is_written_again() -> None:
    shelf = Shelf(match=GOOD)
    keeper = kept(shelf)
    keeper.resume()
    errors: list[Exception | None] = [StorageDamaged("put away"), None]
    shelf.writing = lambda key: errors.pop(0)
    keeper.keep(save_text(fresh(2)))
    assert shelf.texts["match"] == save_text(fresh(2))
    assert keeper.trouble() is None


def test_a_store_that_refuses_is_told_once() -> None:
    shelf = Shelf()
    keeper = kept(shelf)
    keeper.resume()
    shelf.writing = lambda key: StorageError("full")
    keeper.keep(GOOD)
    assert keeper.trouble() is Trouble.REFUSED
    keeper.keep(GOOD)
    assert keeper.trouble() is None


def told_at_a_start(shelf: Shelf, *in_part: bool) -> list[Trouble | None]:
    """Return what is told after each save of a start; each is kept in part or not."""
    now = iter(in_part)
    keeper = Keeper("match", shelf.load, shelf.store, lambda key: next(now))
    keeper.resume()
    told = []
    for _ in in_part:
        keeper.keep(GOOD)
        told.append(keeper.trouble())
    return told


def test_a_place_that_fails_is_told_once_and_not_at_each_start() -> None:
    shelf = Shelf(match=GOOD)
    assert told_at_a_start(shelf, False, False) == [None, None]
    assert set(shelf.texts) == {"match"}
    assert told_at_a_start(shelf, False, True, True) == [None, Trouble.IN_PART, None]
    assert told_at_a_start(shelf, True, True) == [None, None]
    assert told_at_a_start(shelf, True, False) == [None, None]
    assert told_at_a_start(shelf, True) == [Trouble.IN_PART]


def test_a_place_that_comes_and_goes_is_told_once_in_a_start() -> None:
    told = told_at_a_start(Shelf(match=GOOD), True, False, True, False, True)
    assert told == [Trouble.IN_PART, None, None, None, None]


def test_a_place_that_fails_is_not_told_over_a_save_that_was_set_aside() -> None:
    shelf = Shelf(match="rubbish")
    keeper = Keeper("match", shelf.load, shelf.store, lambda key: True)
    keeper.resume()
    keeper.keep(GOOD)
    assert keeper.trouble() is Trouble.SET_ASIDE
    keeper.keep(GOOD)
    assert keeper.trouble() is None
    assert told_at_a_start(shelf, True) == [Trouble.IN_PART]


def test_where_only_the_match_is_kept_its_lacking_spare_is_told_and_no_more() -> None:
    shelf = Shelf(match=GOOD)
    shelf.writing = lambda key: None if key == "match" else StorageError("full")
    assert told_at_a_start(shelf, True, True) == [Trouble.IN_PART, None]


@pytest.mark.parametrize("failures", range(MOST_FAILURES + 2))
def test_a_match_that_the_game_always_fails_with_is_set_aside(failures: int) -> None:
    shelf = Shelf(match=GOOD)
    for _ in range(failures):
        note_failure(shelf.load, shelf.store)
    keeper = kept(shelf)
    if failures < MOST_FAILURES:
        assert keeper.resume() == fresh(1)
    else:
        assert keeper.resume() is None
        assert shelf.texts["match-set-aside-1"] == GOOD


def test_a_step_that_works_forgets_failures() -> None:
    shelf = Shelf(match=GOOD)
    note_failure(shelf.load, shelf.store)
    keeper = kept(shelf)
    keeper.resume()
    keeper.worked()
    note_failure(shelf.load, shelf.store)
    assert kept(shelf).resume() == fresh(1)


def test_counting_failures_in_a_dead_store_is_no_failure() -> None:
    shelf = Shelf()
    shelf.reading = StorageError("denied")
    note_failure(shelf.load, shelf.store)
    shelf.reading = None
    shelf.writing = lambda key: StorageError("full")
    note_failure(shelf.load, shelf.store)
    assert shelf.texts == {}


def test_a_match_that_is_left_is_put_by() -> None:
    shelf = Shelf(match=GOOD)
    keeper = kept(shelf)
    keeper.put_by(GOOD)
    keeper.keep(save_text(fresh(2)))
    assert shelf.texts["match-before"] == GOOD
    shelf.writing = lambda key: StorageError("full")
    keeper.put_by(save_text(fresh(3)))
    assert shelf.texts["match-before"] == GOOD
