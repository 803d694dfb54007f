"""The seal of a deck: one order opens it, and the cut comes after it."""

import hashlib
from random import Random

import pytest

from game.core.cards import order_text
from game.core.deal import shuffle
from game.core.seal import (
    Seal,
    commitment,
    cut_at,
    holds,
    rotated,
    sealed,
    sealed_text,
)

ORDER = shuffle(Random(1))
SEALED = sealed(ORDER, Random(2))


def test_the_commitment_is_the_sha256_of_the_text_that_the_page_documents() -> None:
    text = f"gin-rummy deal 1|{SEALED.salt}|{order_text(ORDER)}"
    assert sealed_text(ORDER, SEALED.salt) == text
    assert SEALED.commitment == hashlib.sha256(text.encode()).hexdigest()
    # by another program: printf '%s' 'gin-rummy deal 1|00...00|Ac 2c ... Ks' | sha256sum
    known = "1365334a43d501a7bbc6cb055e7502a2508d4d60763e906b9d210347e535ffb1"
    assert commitment(tuple(range(52)), "00" * 16) == known


def test_only_the_order_that_was_sealed_opens_it() -> None:
    assert holds(SEALED, ORDER)
    swapped = (*ORDER[:50], ORDER[51], ORDER[50])
    assert not holds(SEALED, swapped)
    assert not holds(SEALED, rotated(ORDER, 1))
    assert not holds(Seal(SEALED.commitment, "0" * 32, 0), ORDER)
    assert not holds(Seal("0" * 64, SEALED.salt, 0), ORDER)


def test_every_seal_has_a_salt_of_its_own() -> None:
    rng = Random(3)
    salts = {sealed(ORDER, rng).salt for _ in range(200)}
    assert len(salts) == 200
    assert {len(salt) for salt in salts} == {32}


def test_a_deck_is_cut_once_and_where_there_is_a_card() -> None:
    assert SEALED.cut is None
    assert cut_at(SEALED, 17).cut == 17
    with pytest.raises(ValueError, match="has been cut already"):
        cut_at(cut_at(SEALED, 0), 5)
    for place in (-1, 52):
        with pytest.raises(ValueError, match="must be 0 to 51"):
            cut_at(SEALED, place)


@pytest.mark.parametrize("cut", [0, 1, 26, 51])
def test_a_cut_turns_the_deck_around(cut: int) -> None:
    after = rotated(ORDER, cut)
    assert after[: 52 - cut] == ORDER[cut:]
    assert after[52 - cut :] == ORDER[:cut]
    assert rotated(after, -cut) == ORDER


@pytest.mark.parametrize(
    ("commitment_", "salt"),
    [("", "0" * 32), ("0" * 63 + "G", "0" * 32), ("0" * 64, "A" * 32), ("0" * 64, "0" * 31)],
)
def test_a_seal_of_another_form_is_refused(commitment_: str, salt: str) -> None:
    with pytest.raises(ValueError, match="must be"):
        Seal(commitment_, salt)
