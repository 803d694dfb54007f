"""A match leaves as a file and comes back; whatever else a file holds is refused in words."""

import re
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
        (b"\0" * 1000, "not a text"),
        (b"<html><body>Not found</body></html>", "does not begin as a save"),
        (b'{"gin-rummy/match": "text"}', "does not begin as a save"),
        (b"a" * (MAX_BYTES + 1), "more than 100000 bytes"),
        (GOOD[:-9], "cut short"),
        (GOOD.replace(b"save: 2", b"save: 3"), "version 3, and this game reads up to 2"),
        (GOOD.replace(b"seed: ", b"seed: 9" + b"0" * 5000), "seed"),
        (b"\n" * MAX_BYTES, "does not begin as a save"),
        (b"a: b\n" * (MAX_BYTES // 5), "does not begin as a save"),
        (GOOD + b"a: b\n" * 9000, "twice"),
        (GOOD + b"action: draw\n" * 7000, "cut short"),
    ],
)
def test_any_other_file_is_refused_in_words(data: bytes, words: str) -> None:
    with pytest.raises(SaveError, match=words):
        unpack(data)


LONG = b"x" * (MAX_BYTES - 2000)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 10_000,
        LONG,
        LONG + b": 1",
        GOOD + b"\x01" * 10_000,
        GOOD + LONG,
        GOOD + LONG + b": 1",
        *(
            re.sub(name + b": [^\n]*", name + b": " + sign * 60_000, GOOD, count=1)
            for name in (b"gin-rummy save", b"rules", b"opponent", b"dealer", b"boxes", b"deck")
            for sign in (b"x", b"\x01", b"7 ", b"7c ", b"a=b ")
        ),
        *(GOOD.replace(b"action: ", b"action: " + sign * 60_000, 1) for sign in (b"x", b"\x7f")),
    ],
)
def test_why_a_file_is_refused_is_short_and_can_be_read(data: bytes) -> None:
    with pytest.raises(SaveError) as refused:
        unpack(data)
    words = str(refused.value)
    assert len(words) <= 240
    assert max(map(len, words.split())) <= 40
    assert words.isprintable()
    assert "\\x" not in words
