"""The pages of learning: what there is to learn, the walk-through, examples, questions."""

from dataclasses import replace

from game.core.cards import card_text, parse_card, parse_order
from game.core.rules import Rules
from game.ui import texts, texts_asked, texts_examples, texts_learn, texts_questions
from game.ui.learn.examples import EXAMPLES, Task, task
from game.ui.learn.guide import started
from game.ui.pages.page import (
    Block,
    Cards,
    Choice,
    Heading,
    Option,
    Options,
    Page,
    Press,
    Presses,
    Text,
)
from game.ui.rules_text import rules_page
from game.ui.scene import Mark, Style, Tone
from game.ui.state import Open, UiState

PAGES = ("learn", "learned", "walk", "examples", "example", "questions", "question")
NUMBERED = ("walk", "example", "question")
"""Pages that there are several of, by number."""


def learn_page() -> Page:
    """Return what there is to learn."""
    parts = tuple(
        Press(f"lesson:{number}", texts_learn.part(number))
        for number in range(len(texts_learn.PARTS))
    )
    ways: tuple[Block, ...] = (
        Press("open:walk", texts_learn.WALK),
        Text(texts_learn.WALK_DETAIL, Tone.MUTED, centred=True),
        Press("open:examples", texts_learn.EXAMPLES),
        Text(texts_learn.EXAMPLES_DETAIL, Tone.MUTED, centred=True),
        Press("open:questions", texts_learn.QUESTIONS),
        Text(texts_learn.QUESTIONS_DETAIL, Tone.MUTED, centred=True),
    )
    first: tuple[Block, ...] = (
        Press("lesson:0", texts_learn.FIRST_HAND, Style.PRIMARY),
        Text(texts_learn.FIRST_HAND_DETAIL, Tone.MUTED, centred=True),
        *parts[1:],
    )
    return Page(texts_learn.LEARN, (first, ways))


def learned_page() -> Page:
    """Return the end of the guided hands, and what to do next."""
    return Page(
        texts_learn.LEARNED,
        (
            (
                Text(texts_learn.LEARNED_TEXT),
                Presses(
                    (
                        Press("open:examples", texts_learn.EXAMPLES),
                        Press("open:questions", texts_learn.QUESTIONS),
                    )
                ),
                Press("lesson:0", texts_learn.AGAIN),
            ),
        ),
        foot=(Press("leave", texts_learn.PLAY, Style.PRIMARY),),
    )


def walk_page(rules: Rules, number: int) -> Page:
    """Return a part of the walk-through, written from the rules that are set."""
    sections = rules_page(rules)
    number %= len(sections)
    section = sections[number]
    pictures: list[Block] = [_cards(each) for each in texts_learn.PICTURES.get(section.title, ())]
    said: list[Block] = [Heading(section.title), *map(Text, section.sentences)]
    columns = (tuple(said), tuple(pictures)) if pictures else (tuple(said),)
    return Page(texts_learn.WALK, columns, foot=_turning("walk", number, len(sections)))


def examples_page() -> Page:
    """Return the list of examples."""
    rows = [
        Choice(f"example:{number}", f"{number + 1}. {title}", "", None)
        for number, title in enumerate(texts_examples.TITLES)
    ]
    half = (len(rows) + 1) // 2
    return Page(texts_learn.EXAMPLES, (tuple(rows[:half]), tuple(rows[half:])))


def example_page(number: int, answer: str) -> Page:
    """Return an example, with what is said of the answer given beside it."""
    number %= len(EXAMPLES)
    given, said = task(number), said_of(number, answer)
    asked: tuple[Block, ...] = (
        Heading(texts_examples.TITLES[number]),
        Text(given.question),
    )
    cards = tuple(_marked(block, given, answer) for block in given.shown)
    choices, feedback = _choices(given, answer, said), _feedback(said)
    columns: tuple[tuple[Block, ...], ...]
    if not given.answers:
        columns = ((*asked, *cards, *feedback),)
    elif given.answers[0].cards:
        columns = ((*asked, *cards), choices)
    else:  # above the cards, so that what is said of an answer is seen on a phone, too
        columns = (
            ((*asked, *choices, *feedback), cards) if cards else ((*asked, *choices, *feedback),)
        )
    return Page(texts_learn.EXAMPLES, columns, foot=_turning("example", number, len(EXAMPLES)))


def _choices(given: Task, answer: str, said: str) -> tuple[Block, ...]:
    """Return the answers: cards with a row each, or numbers side by side."""
    if any(choice.cards for choice in given.answers):
        blocks: list[Block] = []
        for choice in given.answers:
            chosen = choice.id == answer
            blocks.append(Cards(choice.cards))
            blocks.append(
                Choice(f"answer:{choice.id}", choice.label, said if chosen else "", chosen)
            )
        return tuple(blocks)
    options = tuple(
        Option(f"answer:{choice.id}", choice.label, choice.id == answer) for choice in given.answers
    )
    return (Options("", options),)


def _feedback(said: str) -> tuple[Block, ...]:
    return (Text(said, Tone.BRASS, bold=True),) if said else ()


def said_of(number: int, answer: str) -> str:
    """Return what is said of an answer, nothing before there is one."""
    given = task(number)
    if not answer:
        return ""
    return f"{texts_examples.RIGHT} {given.why}" if answer in given.right else _wrong(given, answer)


def _wrong(given: Task, answer: str) -> str:
    if given.barred is not None and answer == card_text(given.barred):
        return texts.barred(given.barred)
    return texts_examples.WRONG


def _marked(block: Cards, given: Task, answer: str) -> Cards:
    """Return the cards to touch with the one marked that was."""
    if not block.touch or not answer:
        return block
    mark = Mark.RIGHT if answer in given.right else Mark.WRONG
    return replace(block, marks=((parse_card(answer), mark),))


def questions_page() -> Page:
    """Return all questions, by what they are about."""
    columns: tuple[list[Block], list[Block]] = ([], [])
    number = 0
    for theme in texts_questions.THEMES:
        column = columns[number * 2 >= len(texts_questions.QUESTIONS)]
        column.append(Heading(theme.title))
        for question in theme.questions:
            column.append(Choice(f"question:{number}", question.asked, "", None))
            number += 1
    return Page(texts_learn.QUESTIONS, (tuple(columns[0]), tuple(columns[1])))


def question_page(rules: Rules, number: int) -> Page:
    """Return a question and its answer, with cards where they help."""
    number %= len(texts_questions.QUESTIONS)
    question = texts_questions.QUESTIONS[number]
    facts = texts_asked.facts(rules)
    blocks: list[Block] = [Text(question.asked, Tone.BRASS, bold=True, large=True)]
    blocks += [Text(each.format_map(facts)) for each in question.answer]
    blocks += [_cards(each) for each in question.cards]
    count = len(texts_questions.QUESTIONS)
    return Page(texts_learn.QUESTIONS, (tuple(blocks),), foot=_turning("question", number, count))


def _cards(text: str) -> Cards:
    return Cards(tuple(parse_order(group) for group in text.split("/")))


def _turning(word: str, number: int, count: int) -> tuple[Press, ...]:
    """Return the ways to the one before and the one after."""
    return (
        Press(f"{word}:{(number - 1) % count}", texts_learn.PREVIOUS),
        Press(f"{word}:{(number + 1) % count}", texts_learn.NEXT, Style.PRIMARY),
    )


def obey_learning(word: str, rest: str, state: UiState) -> UiState | None:
    """Return the state after a command of these pages, None when it is none of theirs."""
    page = state.pages[-1:]
    if word == "lesson" and rest.isdigit() and int(rest) < len(texts_learn.PARTS):
        return started(state, int(rest))
    if word in NUMBERED and rest.isdigit():
        opened = _numbered(state, word, int(rest))
        return replace(opened, stack=(*opened.stack[:-1], Open(word)))
    if word == "open" and rest in NUMBERED:
        return _numbered(state, rest, 0)
    if word in ("answer", "card") and page == ("example",):
        given = task(state.learn.number)
        known = {each.id for each in given.answers}
        if rest in known or (word == "card" and _touchable(given, rest)):
            return replace(state, learn=replace(state.learn, answer=rest))
    return None


def _touchable(given: Task, text: str) -> bool:
    groups = [group for block in given.shown if block.touch for group in block.groups]
    return any(text == card_text(card) for group in groups for card in group)


def _numbered(state: UiState, page: str, number: int) -> UiState:
    return replace(state, learn=replace(state.learn, number=number, answer="")).opened(page)
