"""The page on which every field of the rules can be set; `Rules` itself says what is allowed."""

from dataclasses import Field, fields, replace

from game.core.rules import Rules
from game.ui import texts_fields as texts
from game.ui import texts_pages
from game.ui.pages.page import (
    Block,
    Heading,
    Option,
    Options,
    Page,
    Press,
    Stepper,
    Switch,
    Text,
)
from game.ui.scene import Style, Tone
from game.ui.state import Draft

FINE_RANGE = 100
"""Fields that go no further are stepped by one, others by `COARSE_STEP`."""
COARSE_STEP = 5
FIELDS = {each.name: each for each in fields(Rules)}


def own_rules_page(draft: Draft, notice: str) -> Page:
    """Return the page for the rules as they are now, with a notice about what was refused."""
    blocks: list[Block] = [Text(notice, Tone.INFO)] if notice else []
    columns: list[list[Block]] = [blocks, []]
    for number, (title, names) in enumerate(texts.GROUPS):
        column = columns[0 if number == 0 or number == 3 else 1]
        column.append(Heading(title))
        column += [_row(FIELDS[name], draft.rules) for name in names]
    columns[1].append(Press("open:draft-rules", texts_pages.ALL_RULES))
    return Page(
        texts.TITLE,
        (tuple(columns[0]), tuple(columns[1])),
        foot=(Press("done", texts_pages.DONE, Style.PRIMARY),),
    )


def stepped(draft: Draft, name: str, sign: int) -> Draft:
    """Return the draft with a number one step less (-1) or more (1), within its range.

    Raises ValueError when `Rules` refuses the number.
    """
    low, high, step = _range(FIELDS[name])
    value = max(low, min(high, getattr(draft.rules, name) + sign * step))
    return with_value(draft, name, value)


def with_value(draft: Draft, name: str, value: object) -> Draft:
    """Return the draft with a field set; raises ValueError when `Rules` refuses the value."""
    return replace(draft, rules=replace(draft.rules, **{name: value}))  # type: ignore[arg-type]


def choice_named(name: str, value: str) -> object:
    """Return the choice of a field that a command writes; the text itself when there is none."""
    choices = FIELDS[name].metadata.get("choices", ())
    return next((each for each in choices if str(each) == value), value)


def _row(field: "Field[object]", rules: Rules) -> Block:
    name, value = field.name, getattr(rules, field.name)
    if isinstance(value, bool):
        return Switch(f"toggle:{name}", texts.FIELD_NAMES[name], texts.FIELD_DETAILS[name], value)
    if "choices" in field.metadata:
        options = tuple(
            Option(
                f"set:{name}:{choice}",
                texts.CHOICE_NAMES[name, choice],
                choice == value,
            )
            for choice in field.metadata["choices"]
        )
        return Options(texts.FIELD_NAMES[name], options, texts.FIELD_DETAILS[name])
    low, high, _ = _range(field)
    return Stepper(
        f"less:{name}",
        f"more:{name}",
        texts.FIELD_NAMES[name],
        texts.ranged(name, low, high),
        str(value),
        value > low,
        value < high,
    )


def _range(field: "Field[object]") -> tuple[int, int, int]:
    low, high = int(field.metadata["low"]), int(field.metadata["high"])
    return low, high, 1 if high <= FINE_RANGE else COARSE_STEP
