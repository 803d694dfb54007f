"""A scene as the list of controls that the page turns into real buttons and texts."""

from dataclasses import asdict, dataclass

from game.ui.scene import Button, Item, Label, Rect, Scene, Scroll, Sprite, Unseen


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

    def plain(self) -> dict[str, str | float | bool | None]:
        """Return it as JSON can hold it."""
        return asdict(self)


def controls(scene: Scene) -> list[Control]:
    """Return the controls of a scene in reading order, those that are scrolled away too."""
    return _controls(scene.top)


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
                found.append(_control(item.key, "button", item.spoken, item.rect))
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
                    found.append(_control(item.key, role, spoken, Rect(item.x, item.y, 0, 0)))
            case _:
                pass
    return found


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
    )
