"""Examples to solve: cards and a question, with answers that the rules engine computes."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate

from game.bot.eleven import best_of_eleven
from game.core.cards import (
    Card,
    Cards,
    bit,
    card_text,
    each,
    parse_card,
    parse_cards,
    parse_order,
    points,
)
from game.core.deadwood import best_discards, deadwood
from game.core.match import Game, finals
from game.core.melds import arrangements, layoff, melded
from game.core.rules import CLASSIC, HOUSE, OKLAHOMA, STANDARD, Rules
from game.core.scoring import Result, Showdown, defend, score
from game.progress import COMPUTER, YOU
from game.ui import texts, texts_examples
from game.ui.hand import by_worth, grouped
from game.ui.names import against
from game.ui.pages.page import Cards as CardBlock

NAMES = against(texts_examples.OPPONENT)


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the answers to choose from."""

    id: str
    label: str
    cards: tuple[tuple[Card, ...], ...] = ()
    """What it says in cards, where it does."""


@dataclass(frozen=True, slots=True)
class Task:
    """An example as it is shown, and what solves it."""

    question: str
    shown: tuple[CardBlock, ...]
    answers: tuple[Answer, ...]
    """None where a card of the last block is to be touched."""
    right: frozenset[str]
    why: str
    """Why the right answer is right, said when it has been found."""
    barred: Card | None = None
    """A card that may not be touched, for it was just taken."""


def _hand(cards: Cards, *, touch: bool = False) -> CardBlock:
    """Return a hand in its melds; in no order that gives an answer away where it is touched."""
    if touch:
        return CardBlock((by_worth(cards),), touch=True)
    melds = arrangements(cards)[0]
    groups = tuple(group.cards for group in grouped(cards, melds, "melds"))
    names = [texts.meld_name(meld) for meld in melds] + [texts_examples.DEADWOOD]
    return CardBlock(groups, tuple(names[: len(groups)]))


def which_is_a_meld(*choices: str) -> Task:
    """Ask which of some groups of cards is a meld."""
    masks = [parse_cards(text) for text in choices]
    answers = tuple(
        Answer(text, texts_examples.row(order), (order,))
        for text, order in zip(choices, map(parse_order, choices), strict=True)
    )
    right = frozenset(text for text, mask in zip(choices, masks, strict=True) if not deadwood(mask))
    good = texts_examples.names(parse_cards(next(iter(right))))
    return Task(texts_examples.WHICH_MELD, (), answers, right, texts_examples.is_meld(good))


def how_much_deadwood(text: str) -> Task:
    """Ask for the deadwood of a hand."""
    hand = parse_cards(text)
    right, least = deadwood(hand), by_worth(hand & ~melded(arrangements(hand)[0]))
    wrong = (points(hand), right + points(bit(least[0])), len(least))
    return Task(
        texts_examples.HOW_MUCH_DEADWOOD,
        (CardBlock((by_worth(hand),)),),
        _numbers(right, wrong),
        frozenset({str(right)}),
        texts_examples.adds_up(hand, texts.deadwood_sum(hand & ~melded(arrangements(hand)[0]))),
    )


def which_to_throw(text: str, taken: str = "") -> Task:
    """Ask for the card whose throw leaves the least deadwood; one just taken may not go."""
    hand = parse_cards(text)
    barred = bit(parse_card(taken)) if taken else 0
    least, best = best_discards(hand, hand & ~barred)
    question = texts_examples.WHICH_TO_THROW
    if taken:
        question = texts_examples.throw_after(texts.short(parse_card(taken)))
    return Task(
        question,
        (_hand(hand, touch=True),),
        (),
        frozenset(card_text(card) for card in each(best)),
        texts_examples.leaves(texts_examples.names(best, "or"), least),
        parse_card(taken) if taken else None,
    )


def which_melds(text: str, *choices: str) -> Task:
    """Ask which way to group a hand leaves the least deadwood."""
    hand = parse_cards(text)
    answers, left = [], {}
    for choice in choices:
        melds = [parse_cards(meld) for meld in choice.split("/")]
        left[choice] = points(hand & ~melded(tuple(melds)))
        label = texts_examples.names_of(melds)
        answers.append(Answer(choice, label, tuple(tuple(each(meld)) for meld in melds)))
    right = frozenset(choice for choice in choices if left[choice] == deadwood(hand))
    lines = [(answer.label, left[answer.id]) for answer in answers]
    return Task(
        texts_examples.WHICH_MELDS,
        (CardBlock((by_worth(hand),)),),
        tuple(answers),
        right,
        texts_examples.compared(lines),
    )


def may_you_knock(text: str, rules: Rules, upcard: str = "Kd") -> Task:
    """Ask whether a hand of eleven may knock after its best discard."""
    hand = parse_cards(text)
    least, _ = best_discards(hand, hand)
    limit = rules.limit(parse_card(upcard))
    return Task(
        texts_examples.may_knock(rules, texts.short(parse_card(upcard))),
        (_hand(hand),),
        _yes_no(),
        frozenset({"yes" if least <= limit else "no"}),
        texts_examples.knock_needs(least, limit),
    )


def should_you_take(text: str, top: str) -> Task:
    """Ask whether the top of the pile takes anything off the deadwood."""
    hand, card = parse_cards(text), parse_card(top)
    before, after = deadwood(hand), best_of_eleven(hand | bit(card))
    helps = (
        any(melded(melds) & bit(card) for melds in arrangements(hand | bit(card)))
        and after < before
    )
    return Task(
        texts_examples.should_take(texts.short(card)),
        (_hand(hand), CardBlock(((card,),), (texts_examples.PILE,))),
        _yes_no(),
        frozenset({"yes" if helps else "no"}),
        texts_examples.taken(texts.short(card), before, after, helps),
    )


def what_is_left(spread: str, defender: str) -> Task:
    """Ask what a defender keeps after laying off on a spread."""
    melds = tuple(parse_cards(meld) for meld in spread.split("/"))
    hand = parse_cards(defender)
    end = layoff(hand, melds)
    shown = CardBlock(
        tuple(tuple(each(meld)) for meld in melds), tuple(texts.meld_name(meld) for meld in melds)
    )
    laid = [texts.short(placed.card) for placed in end.placed]
    return Task(
        texts_examples.WHAT_IS_LEFT,
        (shown, _hand(hand)),
        _numbers(end.points, (deadwood(hand), end.points + 10, 0)),
        frozenset({str(end.points)}),
        texts_examples.laid_off(laid, end.points),
    )


def what_is_scored(knocker: str, thrown: str, defender: str) -> Task:
    """Ask what a hand is worth in which you knock against these cards."""
    result = _showdown(knocker, thrown, defender)
    showdown = result.showdown
    assert showdown is not None
    worth = score(result, HOUSE)
    mine, theirs = showdown.knocker_deadwood, showdown.defence.points
    wrong = (worth.difference, worth.bonus, worth.total + mine, worth.bonus + mine + theirs)
    to = texts_examples.to_whom(result.winner == YOU)
    numbers = _numbers(worth.total, wrong)
    return Task(
        texts_examples.what_scored(mine, theirs),
        (_hand(parse_cards(knocker)), _hand(parse_cards(defender))),
        numbers,
        frozenset({str(worth.total)}),
        texts_examples.scored(texts.scoring_sum(result, HOUSE, NAMES), to),
    )


def _showdown(knocker: str, thrown: str, defender: str) -> Result:
    hand, other = parse_cards(knocker), parse_cards(defender)
    melds, left = arrangements(hand)[0], deadwood(hand)
    defence = defend(other, melds, left, HOUSE)
    return Result(Showdown(YOU, parse_card(thrown), melds, left, defence, parse_card(thrown)))


def who_wins(rules: Rules, scores: tuple[int, int], boxes: tuple[int, int]) -> Task:
    """Ask for the winner's total at the end of a match."""
    pair = finals(Game(scores, boxes), rules)
    winner = YOU if scores[YOU] >= rules.target else COMPUTER
    final = pair[winner]
    steps = list(accumulate((final.score, final.game_bonus, final.box_bonus)))
    return Task(
        texts_examples.what_total(rules, scores, boxes),
        (),
        _numbers(final.total, (steps[0], steps[1], final.total + rules.game_bonus)),
        frozenset({str(final.total)}),
        texts_examples.total_sum(final),
    )


def _numbers(right: int, wrong: tuple[int, ...]) -> tuple[Answer, ...]:
    """Return the right number among wrong ones, in ascending order."""
    return tuple(Answer(str(each), str(each)) for each in sorted({right, *wrong}))


def _yes_no() -> tuple[Answer, ...]:
    return Answer("yes", texts_examples.YES), Answer("no", texts_examples.NO)


EXAMPLES: tuple[Callable[[], Task], ...] = (
    lambda: which_is_a_meld("Qh Kh Ah", "Ac 2c 3c", "5d 6d 7c", "9c 9d Th"),
    lambda: how_much_deadwood("4h 5h 6h 9c 9d 9s Kd Js 3c As"),
    lambda: which_to_throw("4h 5h 6h 9c 9d 9s Kd 8s 7s 3c 2d"),
    lambda: which_melds("7c 7d 7s 5s 6s 2h 4d 9c Jh Kc", "7c 7d 7s", "5s 6s 7s"),
    lambda: which_melds("5c 6c 7c 7d 7h 8c 2s 3s Kd Qh", "5c 6c 7c 8c", "7c 7d 7h", "5c 6c 7c"),
    lambda: which_to_throw("2c 3c 4c Jd Jh Js 6s 7s 8s Qh 5d", taken="8s"),
    lambda: should_you_take("8s 9s 3h 3d Kc Qd 6c 7h 2s Ah", "Ts"),
    lambda: should_you_take("4c 5c 6c 9h 9d Kc 2d 7s Ah 3s", "Qh"),
    lambda: may_you_knock("3h 4h 5h 8c 8d 8s 6d 2s As Qc Ad", HOUSE),
    lambda: may_you_knock("3h 4h 5h 8c 8d 8s 6d 4s 2c Qc Ad", HOUSE),
    lambda: may_you_knock("3h 4h 5h 8c 8d 8s 5d 2s As Qc Ad", OKLAHOMA, "4c"),
    lambda: what_is_left("4h 5h 6h / Jc Jd Js", "7h 8h Jh Ac Ad As 9c 2d 3s Kd"),
    lambda: what_is_scored("3c 4c 5c Qd Qh Qs 6d 6h 6s 8d", "Kc", "2h 3h 4h Tc Td Ts 9c 9d 9h 5s"),
    lambda: what_is_scored("3c 4c 5c Qd Qh Qs 2d 2h As Ad", "Kc", "2s 3s 4s Tc Td Ts 6c Ac Ah 4d"),
    lambda: what_is_scored("3c 4c 5c 6c Qd Qh Qs 8d 8h 8s", "Kc", "2s 3s 4s Tc Td Ts 7c Kh 9h 5d"),
    lambda: who_wins(STANDARD, (104, 61), (6, 4)),
    lambda: who_wins(CLASSIC, (102, 0), (5, 0)),
)
"""From the first notions to the end of a match."""


def task(number: int) -> Task:
    """Return an example by its number, counted from 0."""
    return EXAMPLES[number % len(EXAMPLES)]()
