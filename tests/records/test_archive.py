"""The archive in a store that works, refuses, or holds what nobody can read."""

import pytest

from game.keeper import StorageDamaged, StorageError
from game.progress import resign
from game.records.archive import Archive
from game.records.history import History, parse_history
from tests.play import fresh
from tests.records.matches import ends, history_of


class Shelf:
    """A store that counts, and fails when it is told to."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = texts or {}
        self.reads: list[str] = []
        self.writes: list[str] = []
        self.error: StorageError | None = None

    def load(self, key: str) -> str | None:
        self.reads.append(key)
        if self.error:
            raise self.error
        return self.texts.get(key)

    def store(self, key: str, text: str) -> None:
        self.writes.append(key)
        if self.error:
            raise self.error
        self.texts[key] = text

    def archive(self) -> Archive:
        return Archive("history", self.load, self.store)


def test_nothing_is_read_or_written_before_a_hand_is_over() -> None:
    shelf = Shelf()
    shelf.archive().enter(fresh(3))
    assert shelf.reads == shelf.writes == []


def test_each_hand_is_written_once() -> None:
    shelf = Shelf()
    archive = shelf.archive()
    for hand in ends(0):
        archive.enter(hand)
        archive.enter(hand)
    assert len(shelf.writes) == len(ends(0))
    assert parse_history(shelf.texts["history"]).history == history_of(*ends(0))
    again = shelf.archive()
    again.enter(ends(0)[-1])
    assert again.history == history_of(*ends(0))
    assert len(shelf.writes) == len(ends(0))


def test_a_match_given_up_is_entered() -> None:
    archive = Shelf().archive()
    archive.enter(resign(fresh(3)))
    assert archive.history.records[0].ending is None


def test_sums_begin_anew_and_the_hands_stay() -> None:
    shelf = Shelf({"history": str(history_of(*ends(0)))})
    archive = shelf.archive()
    archive.forget_tallies()
    assert not archive.history.tallies
    assert len(parse_history(shelf.texts["history"]).history.records) == len(ends(0))
    archive.enter(ends(1)[0])
    assert archive.history.tallies["all", "all"].hands == 1


def test_a_history_that_can_not_be_read_is_set_aside_and_another_begun() -> None:
    shelf = Shelf({"history": "rubbish", "history-set-aside-1": "older"})
    archive = shelf.archive()
    archive.enter(ends(0)[0])
    assert shelf.texts["history-set-aside-1"] == "older"
    assert shelf.texts["history-set-aside-2"] == "rubbish"
    assert parse_history(shelf.texts["history"]).history == history_of(ends(0)[0])


def test_a_hand_that_can_not_be_read_is_set_aside_and_the_others_stay() -> None:
    text = str(history_of(*ends(0)))
    shelf = Shelf({"history": text.replace("match: ", "match: zz", 1)})
    archive = shelf.archive()
    assert len(archive.history.records) == len(ends(0)) - 1
    assert shelf.texts["history-set-aside-1"].startswith("match: zz")


def test_where_nothing_can_be_set_aside_the_history_is_left_as_it_is() -> None:
    full = {f"history-set-aside-{n}": "x" for n in range(1, 21)}
    shelf = Shelf({"history": "rubbish", **full})
    archive = shelf.archive()
    archive.enter(ends(0)[0])
    assert shelf.texts["history"] == "rubbish"
    assert len(archive.history.records) == 1


@pytest.mark.parametrize("error", [StorageError("no"), StorageDamaged("broken")])
def test_a_store_that_fails_is_no_failure_of_the_game(error: StorageError) -> None:
    shelf = Shelf()
    shelf.error = error
    archive = shelf.archive()
    for hand in ends(0)[:2]:
        archive.enter(hand)
    assert len(archive.history.records) == 2


def test_a_store_that_was_not_read_is_not_written_over() -> None:
    shelf = Shelf({"history": str(history_of(*ends(0)))})
    shelf.error = StorageError("not now")
    archive = shelf.archive()
    assert archive.history == History()
    shelf.error = None
    archive.enter(ends(1)[0])
    assert parse_history(shelf.texts["history"]).history == history_of(*ends(0))


def test_a_damaged_store_is_written_again() -> None:
    shelf = Shelf()
    archive = shelf.archive()
    archive.enter(ends(0)[0])
    attempts = []

    def once(key: str, text: str) -> None:
        attempts.append(key)
        if len(attempts) == 1:
            raise StorageDamaged("moved out of the way")
        shelf.texts[key] = text

    other = Archive("history", shelf.load, once)
    other.enter(ends(0)[1])
    assert attempts == ["history", "history"]
    assert len(parse_history(shelf.texts["history"]).history.records) == 2
