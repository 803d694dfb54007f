"""A scene as the list of controls that the page turns into real buttons and texts."""

from dataclasses import asdict, dataclass, replace

from game.ui.measure import text_width
from game.ui.scene import Align, Button, Item, Label, Rect, Scene, Scroll, Sprite, Unseen

TITLE, SECTION = 1, 2
"""Levels of headings: the first of a screen is its title."""
LINE = 1.25
"""Height of a line of text to its size."""


@dataclass(frozen=True, slots=True)
class Control:
    """One element of the page: a button that can be pressed, or a text that can be read."""

    key: str
    role: str
    """'button', 'text' or 'heading'."""
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

    def plain(self) -> dict[str, str | float | bool | None]:
        """Return it as JSON can hold it."""
        return asdict(self)


def controls(scene: Scene) -> list[Control]:
    """Return the controls of a scene in reading order, those that are scrolled away too."""
    found = _controls(scene.top)
    title = next((each for each in found if each.role == "heading"), None)
    return [replace(each, level=TITLE) if each is title else each for each in found]


def _controls(items: tuple[Item, ...]) -> list[Control]:
    found: list[Control] = []
    for item in items:
        match item:
            case Scroll():
                found += _controls(item.items)
            case Button():
                dim = not item.enabled
                found.append(
                    _control(item.key, "button", item.spoken, item.rect, dim, item.pressed)
                )
            case Unseen():
                role = "heading" if item.heading else "button"
                found.append(_control(item.key, role, item.spoken, item.rect))
            case Sprite(spoken=spoken) if spoken and item.command.startswith("card:"):
                found.append(
                    _control(
                        item.command,
                        "button",
                        spoken,
                        item.strip or item.rect,
                        disabled=False,
                        pressed=item.selected,
                    )
                )
            case Sprite(spoken=spoken) if spoken:
                found.append(_control(item.key, "text", spoken, item.rect))
            case Label():
                spoken = item.text if item.spoken is None else item.spoken
                if spoken:
                    role = "heading" if item.heading else "text"
                    found.append(_control(item.key, role, spoken, _place(item)))
            case _:
                pass
    return found


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
