"""Every example's answer is what the rules engine says, found again by another way."""

import re
from itertools import combinations

import pytest

from game.core.cards import (
    Cards,
    as_mask,
    bit,
    card_text,
    each,
    parse_cards,
    points,
    rank,
    suit,
)
from game.core.rules import CLASSIC, HOUSE, OKLAHOMA, STANDARD
from game.ui import texts_examples
from game.ui.learn.examples import EXAMPLES, Task, task
from game.ui.pages.book import obey_page, title_of
from game.ui.pages.learning import example_page, said_of
from game.ui.pages.page import Cards as CardBlock
from game.ui.state import Open, UiState

NUMBERS = range(len(EXAMPLES))


def is_meld(cards: tuple[int, ...]) -> bool:
    """Return whether cards are a meld, by the letter of the rules."""
    ranks, suits = sorted(map(rank, cards)), {suit(card) for card in cards}
    if len(set(ranks)) == 1:
        return len(cards) in (3, 4)
    return len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def least(hand: Cards) -> int:
    """Return the least deadwood of a hand, all groupings tried one by one."""
    cards = list(each(hand))
    melds = [
        as_mask(some) for size in range(3, 6) for some in combinations(cards, size) if is_meld(some)
    ]

    def best(rest: Cards, start: int) -> int:
        lowest = points(rest)
        for index in range(start, len(melds)):
            if melds[index] & rest == melds[index]:
                lowest = min(lowest, best(rest & ~melds[index], index + 1))
        return lowest

    return best(hand, 0)


def hand_of(given: Task, block: int = 0) -> Cards:
    return as_mask(card for group in given.shown[block].groups for card in group)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_answer_is_right(number: int) -> None:
    given = task(number)
    kind = given.question
    if kind == texts_examples.WHICH_MELD:
        melds = {a.id for a in given.answers if is_meld(a.cards[0])}
        assert given.right == melds
        assert len(melds) == 1
    elif kind == texts_examples.HOW_MUCH_DEADWOOD:
        assert given.right == {str(least(hand_of(given)))}
    elif "Tap the card" in kind:
        hand = hand_of(given)
        barred = 0 if given.barred is None else bit(given.barred)
        after = {card_text(card): least(hand & ~bit(card)) for card in each(hand & ~barred)}
        assert given.right == {card for card in after if after[card] == min(after.values())}
    elif kind == texts_examples.WHICH_MELDS:
        hand = hand_of(given)
        for answer in given.answers:
            assert all(is_meld(cards) for cards in answer.cards)
            left = points(hand & ~as_mask(card for group in answer.cards for card in group))
            assert (answer.id in given.right) == (left == least(hand))
        assert given.right
    elif kind.endswith("with these eleven cards?"):
        hand = hand_of(given)
        assert hand.bit_count() == 11
        rules = OKLAHOMA if "Oklahoma" in kind else HOUSE
        limit = rules.knock_limit
        if rules.oklahoma:
            shown = re.search(r"upcard is (\w+)", kind)
            assert shown is not None
            limit = points(parse_cards(f"{shown[1]}c"))
        low = min(least(hand & ~bit(card)) for card in each(hand))
        assert given.right == {"yes" if low <= limit else "no"}
    elif kind.endswith("of use to you at once?"):
        hand, top = hand_of(given), hand_of(given, 1)
        best = min(least((hand | top) & ~bit(card)) for card in each(hand))
        assert given.right == {"yes" if best < least(hand) else "no"}
    else:
        _check_sum(given)


def _check_sum(given: Task) -> None:
    """Check the examples that end in a number of points."""
    if given.question == texts_examples.WHAT_IS_LEFT:
        assert given.right == {str(least(hand_of(given, 1) & ~parse_cards("7h 8h Jh")))}
    elif "What is scored?" in given.question:
        mine, theirs = least(hand_of(given)), least(hand_of(given, 1))
        if mine and "6c" in [card_text(card) for card in each(hand_of(given, 1))]:
            theirs = least(hand_of(given, 1) & ~parse_cards("6c"))
        assert str(mine) in given.question or mine == 0
        bonus = HOUSE.gin_bonus if mine == 0 else HOUSE.undercut_bonus if theirs <= mine else 0
        assert given.right == {str(bonus + abs(theirs - mine))}
    else:
        rules = CLASSIC if given.question.startswith("Classic") else STANDARD
        numbers = list(map(int, re.findall(r"\d+", given.question)))
        mine, hands = numbers[1], numbers[2]
        shutout = rules.shutout_factor if numbers[4] == 0 else 1
        total = mine + hands * rules.box_bonus + rules.game_bonus * shutout
        assert given.right == {str(total)}


@pytest.mark.parametrize("number", NUMBERS)
def test_it_can_be_answered_wrong_and_then_right(number: int) -> None:
    given = task(number)
    touched = [b for b in given.shown if b.touch]
    ids = [f"answer:{a.id}" for a in given.answers]
    if touched:
        ids = [f"card:{card_text(card)}" for group in touched[0].groups for card in group]
    right = [each_ for each_ in ids if each_.partition(":")[2] in given.right]
    wrong = [each_ for each_ in ids if each_ not in right]
    assert right
    assert wrong
    state = UiState(stack=(Open("examples"),))
    state, _ = obey_page(f"example:{number}", None, state)
    for command in (*wrong, *right):
        state, wish = obey_page(command, None, state)
        assert wish is None
        said = said_of(number, state.learn.answer)
        assert said.startswith(texts_examples.RIGHT) == (command in right)
        assert title_of(state, None) == said
        assert said in str(example_page(number, state.learn.answer))
    assert obey_page("card:zz", None, state)[0] == obey_page("answer:x", None, state)[0] == state


def test_a_card_just_taken_is_refused_in_words() -> None:
    number = next(n for n in NUMBERS if task(n).barred is not None)
    barred = task(number).barred
    assert barred is not None
    assert "just took" in said_of(number, card_text(barred))


def test_examples_have_titles_and_whole_hands() -> None:
    assert len(texts_examples.TITLES) == len(EXAMPLES)
    for number in NUMBERS:
        for block in task(number).shown:
            assert isinstance(block, CardBlock)
            cards = [card for group in block.groups for card in group]
            assert len(set(cards)) == len(cards)
