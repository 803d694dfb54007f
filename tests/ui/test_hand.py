"""A hand in groups and rows: melds together, never cut where an order of them avoids it."""

import pytest

from game.core.cards import order_text, parse_cards
from game.core.melds import arrangements
from game.ui.hand import MOST_IN_A_ROW, grouped, rows_of
from tests.play import match_by_mind


def rows(hand: str, sort: str = "melds") -> list[list[str]]:
    groups = grouped(parse_cards(hand), arrangements(parse_cards(hand))[0], sort)
    return [[order_text(group.cards) for group in row] for row in rows_of(groups, 2)]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("4d 5d 6d 9d Td Jd Qd Kd 3c 6c Ah", [["9d Td Jd Qd Kd"], ["4d 5d 6d", "6c 3c Ah"]]),
        ("4d 5d 6d 9s Ts Js 2c 2h 2s Kd", [["2c 2h 2s", "4d 5d 6d"], ["9s Ts Js", "Kd"]]),
        ("4d 5d 6d 2c 9c Th Ks 8s Qh Js", [["4d 5d 6d"], ["Ks Qh Js Th 9c 8s 2c"]]),
    ],
)
def test_rows_part_between_groups(hand: str, expected: list[list[str]]) -> None:
    found = rows(hand)
    assert [sorted(row) for row in found] == [sorted(row) for row in expected]


def test_sorted_by_rank_and_by_suit() -> None:
    hand = parse_cards("Kd 2s 7h 2c")
    assert [order_text(g.cards) for g in grouped(hand, (), "rank")] == ["2c 2s 7h Kd"]
    assert [order_text(g.cards) for g in grouped(hand, (), "suit")] == ["2c Kd 7h 2s"]


@pytest.mark.parametrize("sort", ["melds", "rank", "suit"])
def test_every_card_of_a_match_lies_in_one_row(sort: str) -> None:
    for progress in match_by_mind(12):
        hand = progress.round.hands[0]
        both = rows_of(grouped(hand, arrangements(hand)[0], sort), 2)
        cards = [card for row in both for group in row for card in group.cards]
        assert sum(1 << card for card in cards) == hand
        assert all(sum(len(g.cards) for g in row) <= MOST_IN_A_ROW for row in both)
