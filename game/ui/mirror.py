"""A scene as the list of controls that the page turns into real buttons and texts."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace

from game.ui.measure import text_width
from game.ui.rect import Rect
from game.ui.scene import Align, Button, Item, Label, Scene, Scroll, Sprite, Unseen

TITLE, SECTION = 1, 2
"""Levels of headings: the first of a screen is its title."""
LINE = 1.25
"""Height of a line of text to its size."""


@dataclass(frozen=True, slots=True)
class Control:
    """One element of the page: a button to be pressed, a text to be read, or a group of both."""

    key: str
    role: str
    """'button', 'text', 'heading', or 'group' for one that only holds others."""
    label: str
    x: float
    y: float
    w: float
    h: float
    pressed: bool | None
    """Whether a card is selected, a choice chosen, a switch on; None for what can't be."""
    disabled: bool
    level: int = 0
    """Of a heading: TITLE or SECTION."""
    group: str = ""
    """The key of the group that it is in, which stands before it; empty for none."""

    def plain(self) -> dict[str, str | float | bool | None]:
        """Return it as JSON can hold it."""
        return asdict(self)


def controls(scene: Scene) -> list[Control]:
    """Return the controls of a scene in reading order, those that are scrolled away too.

    A group comes before what is in it: the part below a heading, the answers to one question.
    """
    return _listed(scene.top, title=next(_headings(scene.top), ""))


def _headings(items: tuple[Item, ...]) -> Iterator[str]:
    """Yield the keys of the headings that are read aloud."""
    for item in items:
        if isinstance(item, Scroll):
            yield from _headings(item.items)
        elif isinstance(item, Label | Unseen) and item.heading and item.spoken != "":
            yield item.key


def _listed(items: tuple[Item, ...], title: str) -> list[Control]:
    """Return what is read of items; the title names the screen, and a part only beside others."""
    flat = tuple(item for item in items if not isinstance(item, Scroll))
    parted = any(key != title for key in _headings(flat))
    found: list[Control] = []
    part = choice = within = ""
    for item in items:
        if isinstance(item, Scroll):
            part = choice = ""
            found += _listed(item.items, title)
            continue
        control = _control_of(item)
        if control is None:
            continue
        if control.role == "heading":
            opens, part = parted or control.key != title, ""
            if opens:
                part = f"{control.key}:part"
                found.append(_group(part, control.label))
        if control.key == title:
            control = replace(control, level=TITLE)
        asked = item.choice if isinstance(item, Button | Label) else ""
        if asked and asked != choice:
            within = f"{control.key}:choice"
            found.append(_group(within, asked, part))
        choice = asked
        found.append(replace(control, group=within if asked else part))
    return found


def _group(key: str, label: str, within: str = "") -> Control:
    return Control(key, "group", label, 0.0, 0.0, 0.0, 0.0, None, False, group=within)


def _control_of(item: Item) -> Control | None:
    """Return what is pressed or read of an item, None where it is for the eye only."""
    match item:
        case Button():
            return _control(
                item.key, "button", item.spoken, item.rect, not item.enabled, item.pressed
            )
        case Unseen():
            return _control(
                item.key, "heading" if item.heading else "button", item.spoken, item.rect
            )
        case Sprite(spoken=spoken) if spoken and item.command.startswith("card:"):
            place = item.strip or item.rect
            return _control(item.command, "button", spoken, place, pressed=item.selected)
        case Sprite(spoken=spoken) if spoken:
            return _control(item.key, "text", spoken, item.rect)
        case Label():
            spoken = item.text if item.spoken is None else item.spoken
            role = "heading" if item.heading else "text"
            return _control(item.key, role, spoken, _place(item)) if spoken else None
        case _:
            return None


def _place(label: Label) -> Rect:
    """Return where a text is drawn, so that a finger that explores the screen finds it."""
    width, height = text_width(label.text, label.size, bold=label.bold), label.size * LINE
    if label.max_width is not None:
        width = min(width, label.max_width)
    shift = {Align.LEFT: 0.0, Align.CENTRE: width / 2, Align.RIGHT: width}[label.align]
    return Rect(label.x - shift, label.y - height / 2, width, height)


def _control(
    key: str,
    role: str,
    label: str,
    rect: Rect,
    disabled: bool = False,
    pressed: bool | None = None,
) -> Control:
    return Control(
        key,
        role,
        label,
        round(rect.x, 1),
        round(rect.y, 1),
        round(rect.w, 1),
        round(rect.h, 1),
        pressed,
        disabled,
        SECTION if role == "heading" else 0,
    )
