"""A match leaves as a file and comes back; whatever else a file holds is refused in words."""

from collections.abc import Callable

import pytest

from game.parcel import MAX_BYTES, pack, unpack
from game.save import SaveError
from tests.play import hand_by_chance, match_by_mind

PROGRESS = list(hand_by_chance(5))[8]
GOOD = pack(PROGRESS).encode()


def test_every_step_of_a_match_comes_back_from_its_file() -> None:
    for progress in match_by_mind(2):
        assert unpack(pack(progress).encode()) == progress


@pytest.mark.parametrize(
    "carried",
    [
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: b"\xef\xbb\xbf" + data,
        lambda data: data.rstrip(),
        lambda data: b"\n\n" + data + b"\n \n",
    ],
)
def test_what_mail_programs_and_editors_do_to_a_file_is_let_pass(
    carried: Callable[[bytes], bytes],
) -> None:
    assert unpack(carried(GOOD)) == PROGRESS


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "empty"),
        (b"\x89PNG\r\n\x1a\n", "not a text"),
        (GOOD.decode().encode("utf-16"), "not a text"),
        (b"\0" * 1000, "line without a name"),
        (b"<html><body>Not found</body></html>", "line without a name"),
        (b'{"gin-rummy/match": "text"}', "does not begin as a save"),
        (b"a" * (MAX_BYTES + 1), "more than 100000 bytes"),
        (GOOD[:-9], "cut short"),
        (GOOD.replace(b"save: 2", b"save: 3"), "version 3, and this game reads up to 2"),
        (GOOD.replace(b"seed: ", b"seed: 9" + b"0" * 5000), "seed"),
        (b"\n" * MAX_BYTES, "without a name"),
        (b"a: b\n" * (MAX_BYTES // 5), "twice"),
        (GOOD + b"action: draw\n" * 7000, "cut short"),
    ],
)
def test_any_other_file_is_refused_in_words(data: bytes, words: str) -> None:
    with pytest.raises(SaveError, match=words):
        unpack(data)
