"""Learning without a window: a lesson by touch, by key and by mirror, beside the stored match."""

import pygame
import pytest

from game.app import App
from game.core.rules import CLASSIC, HOUSE, OKLAHOMA, PRESETS, STANDARD
from game.ui import texts_asked, texts_examples, texts_learn, texts_questions
from game.ui.learn.guide import beat_of
from game.ui.learn.lessons import Beat
from game.ui.pages.learning import PAGES, question_page, walk_page
from game.ui.rules_text import rules_page
from game.ui.scene import Sprite
from tests.app.driver import button, enabled, hand, key, opened, press, rest, tap
from tests.memory_host import MemoryHost

KEYS = {
    "go-on": pygame.K_RETURN,
    "next-hand": pygame.K_RETURN,
    "draw": pygame.K_s,
    "take": pygame.K_p,
    "pass": pygame.K_x,
    "discard": pygame.K_d,
    "knock": pygame.K_k,
}


def by_key(app: App, host: MemoryHost, command: str) -> None:
    """Do a command by keyboard; a card is walked to with the arrows."""
    if not command.startswith("card:"):
        key(app, host, KEYS[command])
        return
    for _ in range(12):
        key(app, host, pygame.K_RIGHT)
        if ringed(app) == command:
            key(app, host, pygame.K_RETURN)
            return
    pytest.fail(f"{command} can't be reached by arrow keys")


def ringed(app: App) -> str:
    """Return the command of the card with the ring of the keyboard."""
    cards = (each for each in app._display.scene.items if isinstance(each, Sprite))
    return next((card.command for card in cards if card.focused), "")


def beat(app: App) -> Beat | None:
    lesson = app._state.learn.lesson
    return None if lesson is None or lesson.summary else beat_of(lesson)


def wanted(app: App) -> list[str]:
    here = beat(app)
    if here is None:
        return ["next-hand"]
    word, _, card = here.wants.partition(" ")
    return [f"card:{card}", word] if card else [word or "go-on"]


@pytest.mark.parametrize("way", [press, tap, by_key])
def test_the_lesson_is_walked_to_its_end_and_the_match_stays_as_it_was(way: object) -> None:
    assert callable(way)
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "play")
    press(app, host, "menu")
    press(app, host, "leave")
    before, stored = app.session.progress, dict(host.stored)
    press(app, host, "open:learn")
    press(app, host, "lesson:0")
    steps = 0
    while app._state.in_lesson:
        for command in wanted(app):
            way(app, host, command)
        steps += 1
        assert steps < 40
    headings = [c.label for c in host.shown if c.role == "heading"]
    assert headings == [texts_learn.LEARNED]
    assert (app.session.progress, host.stored) == (before, stored)
    press(app, host, "leave")
    press(app, host, "continue")
    assert app.session.progress == before
    assert hand(host)


def test_wrong_moves_are_answered_aloud_and_on_the_table() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "open:learn")
    press(app, host, "lesson:0")
    press(app, host, "pass")
    assert host.said[-1] == texts_learn.READ_FIRST
    press(app, host, "go-on")
    press(app, host, "take")
    assert "press Pass" in host.said[-1]
    assert host.said[-1] in [c.label for c in host.shown]
    press(app, host, "pass")
    assert host.said[-1].startswith("Now Penny")
    assert "match" not in host.stored


def test_cards_of_a_lesson_travel() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "open:learn")
    press(app, host, "lesson:0")
    for command in ("go-on", "pass", "go-on"):
        press(app, host, command)
    host.pressed.append("draw")
    assert app.frame() == 0.0
    assert not app._display.still
    rest(app, host)
    host.still = True
    host.pressed += ["card:Kd", "discard"]
    assert app.frame() is None


def test_the_browsers_back_leaves_a_lesson() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "open:learn")
    press(app, host, "lesson:1")
    assert host.pages == 2
    press(app, host, "back")
    assert host.pages == 1
    assert "lesson:0" in enabled(host)
    press(app, host, "lesson:1")
    key(app, host, pygame.K_ESCAPE)
    assert host.pages == 1


def test_a_lesson_closed_with_the_page_is_gone_and_the_match_is_there() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "play")
    for command in ("menu", "leave", "open:learn", "lesson:0", "go-on"):
        press(app, host, command)
    again = MemoryHost(dict(host.stored), seed=None)
    reopened = opened(again)
    assert reopened.session.progress == app.session.progress
    assert hand(again)


def test_an_example_is_solved_by_touch() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    for command in ("open:learn", "open:examples", "example:2"):
        press(app, host, command)
    tap(app, host, "card:3c")
    assert host.said[-1] == texts_examples.WRONG
    assert button(host, "card:3c").label == "3 of clubs, not best"
    tap(app, host, "card:Kd")
    assert host.said[-1].startswith(texts_examples.RIGHT)
    press(app, host, "example:3")
    assert host.said[-1] == texts_learn.EXAMPLES
    press(app, host, "back")
    assert "example:0" in enabled(host)


def test_every_question_and_every_part_of_the_walk_is_reached_by_next() -> None:
    host = MemoryHost(seed=None)
    app = opened(host)
    press(app, host, "open:learn")
    for word, count in (
        ("question", len(texts_questions.QUESTIONS)),
        ("walk", len(rules_page(HOUSE))),
    ):
        press(app, host, f"open:{word}")
        seen = set()
        for _ in range(count):
            seen.add(tuple(c.label for c in host.shown))
            on = [k for k in enabled(host) if k.startswith(f"{word}:")]
            press(app, host, on[-1])
        assert len(seen) == count
        press(app, host, "back")


def test_answers_take_their_numbers_from_the_rules() -> None:
    for number in range(len(texts_questions.QUESTIONS)):
        assert "{" not in str(question_page(HOUSE, number))
    for rules in (HOUSE, STANDARD, OKLAHOMA, CLASSIC):
        for number, section in enumerate(rules_page(rules)):
            shown = str(walk_page(rules, number))
            assert all(repr(sentence)[1:-1] in shown for sentence in section.sentences)
    templates = [text for question in texts_questions.QUESTIONS for text in question.answer]
    templates += [*texts_learn.TOLD.values(), *texts_learn.KIND.values()]
    numbers = {HOUSE.gin_bonus, STANDARD.game_bonus, HOUSE.pile_draw_limit, STANDARD.big_gin_bonus}
    for template in templates:
        words = template.replace("of 100 matches", "").replace(".", " ").split()
        assert not [word for word in words if word.isdigit() and int(word) in numbers], template


def test_the_questions_name_every_preset() -> None:
    answer = str(texts_asked.facts(HOUSE)["presets"])
    assert all(preset.name in answer for preset in PRESETS)
    assert set(PAGES) >= {"learn", "walk", "examples", "questions"}
