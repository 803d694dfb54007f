"""The rows of a page that are chosen, switched, counted or read, each on a ground of its own."""

from dataclasses import replace
from typing import TypeAlias, assert_never

from game.ui import texts_pages as texts
from game.ui.measure import text_width, wrapped
from game.ui.pages.measures import LINE, Measures
from game.ui.pages.page import Choice, Note, Options, Stepper, Switch
from game.ui.rect import Rect
from game.ui.scene import Align, Button, Figure, Item, Label, Panel, Style, Tone
from game.ui.theme import MIN_TARGET

Row: TypeAlias = Choice | Switch | Options | Stepper | Note
Laid: TypeAlias = tuple[list[Item], float]
"""Items at their places, and the height that they take."""

NARROWEST_WORDS = 130.0
"""Width, in units of text, that words keep beside a number that is counted; else it goes below."""


def row(block: Row, place: Rect, m: Measures, key: str) -> Laid:
    """Return the items of a row and its height; `key` begins the keys of what has no command."""
    match block:
        case Choice():
            return _choice(block, place, m)
        case Switch():
            return _switch(block, place, m)
        case Options():
            return _options(block, place, m, key)
        case Stepper():
            return _stepper(block, place, m, key)
        case Note():
            return _note(block, place, m, key)
        case _:
            assert_never(block)


def _choice(block: Choice, place: Rect, m: Measures) -> Laid:
    """Return a row with a face, a name over its sentence, and a mark that is full when chosen."""
    face = 56 * m.u if block.portrait else 0.0
    mark = 0.0 if block.chosen is None else 24 * m.u
    left = place.x + m.pad + (face + m.pad if face else 0.0)
    words = _words(
        block.command,
        block.title,
        block.detail,
        Rect(left, place.y + m.pad * 0.8, place.right - m.pad * 1.5 - mark - left, 0.0),
        m,
    )
    inner = words[1]
    extra: list[Item] = []
    if block.level:
        bar = Rect(left, place.y + m.pad * 0.8 + inner + 6 * m.u, 84 * m.u, 7 * m.u)
        level, most = map(str, block.level)
        extra.append(Figure(f"{block.command}:level", bar, "level", (level, most)))
        inner += 16 * m.u
    height = max(m.target, inner + m.pad * 1.6, face + m.pad * 1.2)
    middle = place.y + height / 2
    if face:
        circle = Rect(place.x + m.pad, middle - face / 2, face, face)
        extra.append(Figure(f"{block.command}:face", circle, "portrait", (block.portrait,)))
    if mark:
        state = ("on",) if block.chosen else ("off",)
        dot = Rect(place.right - m.pad - mark, middle - mark / 2, mark, mark)
        extra.append(Figure(f"{block.command}:mark", dot, "radio", state))
    spoken = f"{block.title}. {block.detail}" if block.detail else block.title
    if block.level:
        spoken += f" {texts.level_aloud(*block.level)}"
    ground = _ground(block.command, place, height, spoken, pressed=block.chosen)
    return [ground, *_centred(words, place.y, height, m, bool(block.level)), *extra], height


def _switch(block: Switch, place: Rect, m: Measures) -> Laid:
    """Return a row with a switch at its right end."""
    width, tall = 50 * m.u, 28 * m.u
    left = place.x + m.pad
    words = _words(
        block.command,
        block.title,
        block.detail,
        Rect(left, place.y + m.pad * 0.8, place.w - 3 * m.pad - width, 0.0),
        m,
    )
    height = max(m.target, words[1] + m.pad * 1.6)
    knob = Rect(place.right - m.pad - width, place.y + (height - tall) / 2, width, tall)
    figure = Figure(f"{block.command}:mark", knob, "switch", ("on",) if block.on else ("off",))
    spoken = f"{block.title}. {block.detail}" if block.detail else block.title
    ground = Button(
        block.command,
        Rect(place.x, place.y, place.w, height),
        "",
        spoken,
        style=Style.SWITCH,
        pressed=block.on,
    )
    return [ground, *_centred(words, place.y, height, m), figure], height


def _options(block: Options, place: Rect, m: Measures, key: str) -> Laid:
    """Return short choices side by side below what they are about, in as many rows as they take."""
    y, items = place.y, list[Item]()
    if block.title:
        inner = Rect(place.x + 2 * m.u, y, place.w - 4 * m.u, 0.0)
        title, tall = _words(key, block.title, block.detail, inner, m, spoken=block.detail)
        items += [replace(label, choice=block.title) for label in title]
        y += tall + m.gap * 0.5
    size = 17 * m.t
    needed = max(text_width(each.label, size, bold=True) for each in block.options) + 22 * m.u
    most = max(1, int((place.w + m.gap) // (max(MIN_TARGET, needed) + m.gap)))
    count = len(block.options)
    lines = -(-count // most)
    across = -(-count // lines)
    width = (place.w - (across - 1) * m.gap) / across
    for number, each in enumerate(block.options):
        line, column = divmod(number, across)
        rect = Rect(
            place.x + column * (width + m.gap), y + line * (m.target + m.gap), width, m.target
        )
        label = each.spoken or (f"{block.title}: {each.label}" if block.title else each.label)
        items.append(
            Button(
                each.command,
                rect,
                each.label,
                label,
                style=Style.CHIP,
                pressed=each.chosen,
                size=min(size, rect.h * 0.56),
                choice=block.title,
            )
        )
    return items, y - place.y + lines * (m.target + m.gap) - m.gap


def _stepper(block: Stepper, place: Rect, m: Measures, key: str) -> Laid:
    """Return a row with a number between a button that lessens and one that adds."""
    side = max(MIN_TARGET, 46 * m.u)
    middle = max(44 * m.u, text_width("0000", 19 * m.t, bold=True))
    width = 2 * side + middle
    left = place.x + m.pad
    room = place.w - 2.5 * m.pad - width
    below = room < NARROWEST_WORDS * m.t
    words = _words(
        key,
        block.title,
        block.detail,
        Rect(left, place.y + m.pad * 0.8, place.w - 2 * m.pad if below else room, 0.0),
        m,
        spoken=f"{block.title}: {block.value}. {block.detail}",
    )
    upper = words[1] + m.pad * 1.6
    if below:
        y, height = place.y + upper - m.pad * 0.4, upper + side + m.pad * 0.4
    else:
        height = max(side + m.pad, upper)
        y = place.y + (height - side) / 2
    right = place.right - m.pad * 0.7
    less = Rect(right - width, y, side, side)
    more = Rect(right - side, y, side, side)
    named = f"{block.title}, now {block.value}"
    return [
        Panel(f"{key}:ground", Rect(place.x, place.y, place.w, height), 14 * m.u),
        *(words[0] if below else _centred(words, place.y, height, m)),
        Button(
            block.less, less, "−", texts.less(named), block.can_less, Style.SMALL, size=side / 2
        ),
        Label(
            f"{key}:value",
            less.right + middle / 2,
            y + side / 2,
            block.value,
            19 * m.t,
            Align.CENTRE,
            Tone.BRASS,
            bold=True,
            spoken="",
            max_width=middle - 4 * m.u,
        ),
        Button(
            block.more, more, "+", texts.more(named), block.can_more, Style.SMALL, size=side / 2
        ),
    ], height


def _note(block: Note, place: Rect, m: Measures, key: str) -> Laid:
    """Return lines on a dark ground beside a face."""
    face = 60 * m.u if block.portrait else 0.0
    left = place.x + m.pad + (face + m.pad if face else 0.0)
    width = place.right - m.pad - left
    y = place.y + m.pad
    items: list[Item] = []
    aloud = " ".join(each for each in (block.title, *block.lines, block.accent) if each)
    rows = [(block.title, 19 * m.t, Tone.NORMAL, True)]
    rows += [(line, m.detail, Tone.MUTED, False) for line in block.lines]
    rows += [(block.accent, 16 * m.t, Tone.BRASS, True)] if block.accent else []
    number = 0
    for text, size, tone, bold in rows:
        for line in wrapped(text, size, width, bold=bold):
            items.append(
                Label(
                    f"{key}:{number}",
                    left,
                    y + size * LINE / 2,
                    line,
                    size,
                    tone=tone,
                    bold=bold,
                    spoken="" if number else aloud,
                    max_width=width,
                )
            )
            number += 1
            y += size * LINE
        y += 2 * m.u
    height = max(y - place.y + m.pad * 0.8, face + 2 * m.pad)
    if face:
        circle = Rect(place.x + m.pad, place.y + m.pad, face, face)
        items.append(Figure(f"{key}:face", circle, "portrait", (block.portrait,)))
    return [
        Panel(f"{key}:ground", Rect(place.x, place.y, place.w, height), 16 * m.u),
        *items,
    ], height


def _ground(
    command: str, place: Rect, height: float, spoken: str, *, pressed: bool | None
) -> Button:
    rect = Rect(place.x, place.y, place.w, height)
    return Button(command, rect, "", spoken, style=Style.ROW, pressed=pressed)


def _words(
    key: str, title: str, detail: str, place: Rect, m: Measures, spoken: str = ""
) -> tuple[list[Label], float]:
    """Return a name and the sentence below it; only `spoken` is read aloud."""
    labels: list[Label] = []
    y = place.y
    texts = [(title, m.name, Tone.NORMAL, True)]
    texts += [(detail, m.detail, Tone.MUTED, False)] if detail else []
    for text, size, tone, bold in texts:
        for line in wrapped(text, size, place.w, bold=bold):
            labels.append(
                Label(
                    f"{key}:word:{len(labels)}",
                    place.x,
                    y + size * LINE / 2,
                    line,
                    size,
                    tone=tone,
                    bold=bold,
                    spoken="" if labels else spoken,
                    max_width=place.w,
                )
            )
            y += size * LINE
    return labels, y - place.y


def _centred(
    words: tuple[list[Label], float], top: float, height: float, m: Measures, level: bool = False
) -> list[Label]:
    """Return the words in the middle of a row that is higher than they are."""
    labels, tall = words
    if level:
        return labels
    shift = (height - tall) / 2 - m.pad * 0.8
    return [replace(label, y=label.y + shift) for label in labels]
