"""The page on which a match is set up: against whom, under which rules, to how many points."""

from dataclasses import replace

from game.bot.opponents import OPPONENTS
from game.core.rules import PRESETS, Preset, Rules, preset_by_id, preset_of
from game.friends import FRIEND
from game.progress import Progress
from game.ui import texts_fields, texts_friend, texts_pages
from game.ui.names import names_of
from game.ui.pages.page import (
    Block,
    Choice,
    Heading,
    Option,
    Options,
    Page,
    Press,
    Presses,
    Switch,
    Text,
)
from game.ui.pages.start import waits
from game.ui.scene import Style, Tone
from game.ui.state import Draft, UiState

OWN = "own"
"""Stands for a preset where the rules are none of the published ones."""


def new_match_page(draft: Draft, progress: Progress | None, state: UiState) -> Page:
    """Return the page for what has been chosen so far."""
    preset = preset_of(draft.rules)
    warning: tuple[Block, ...] = ()
    if progress is not None and waits(progress):
        names = names_of(progress.setup)
        warning = (Text(texts_pages.ends_match(names), Tone.INFO),)
    rules: tuple[Block, ...] = (
        Heading(texts_pages.RULES),
        *(_preset(each, each == preset) for each in PRESETS),
        Choice(
            f"preset:{OWN}",
            texts_pages.OWN_RULES,
            texts_pages.OWN_RULES_DETAIL,
            preset is None,
        ),
    )
    more = _options(draft.rules, preset) if preset else (_change(),)
    return Page(
        texts_pages.NEW_MATCH,
        (
            (Heading(texts_pages.OPPONENT), *_opponents(draft), *_friend(draft, state), *warning),
            (*rules, *more, Press("open:draft-rules", texts_pages.ALL_RULES)),
        ),
        foot=(Press("deal", texts_pages.DEAL, Style.PRIMARY),),
    )


def with_preset(draft: Draft, id_: str) -> Draft:
    """Return the draft under another preset, with the target and options that both have."""
    preset = preset_by_id(id_)
    rules = preset.rules
    if draft.rules.target in preset.targets:
        rules = replace(rules, target=draft.rules.target)
    kept = {name: getattr(draft.rules, name) for name in preset.options}
    return replace(draft, rules=replace(rules, **kept))


def with_target(draft: Draft, target: str) -> Draft:
    """Return the draft with a target; raises ValueError when it is none."""
    return replace(draft, rules=replace(draft.rules, target=int(target)))


def toggled(draft: Draft, name: str) -> Draft:
    """Return the draft with a yes-or-no field the other way round."""
    other = {name: not getattr(draft.rules, name)}
    return replace(draft, rules=replace(draft.rules, **other))  # type: ignore[arg-type]


def _opponents(draft: Draft) -> tuple[Choice, ...]:
    most = max(each.level for each in OPPONENTS)
    return tuple(
        Choice(
            f"opponent:{each.id}",
            each.name,
            each.temper,
            each.id == draft.opponent,
            portrait=each.name,
            level=(each.level, most),
        )
        for each in OPPONENTS
    )


def _friend(draft: Draft, state: UiState) -> tuple[Block, ...]:
    """Return the row for two people, and once it is chosen their names."""
    chosen = draft.opponent == FRIEND
    row = Choice(
        f"opponent:{FRIEND}", texts_friend.TITLE, texts_friend.DETAIL, chosen, portrait=FRIEND
    )
    if not chosen:
        return (row,)
    names = tuple(
        Press(f"name:{seat}", name, spoken=texts_friend.name_aloud(seat, name))
        for seat, name in enumerate(state.settings.friends)
    )
    notice = (Text(state.notice, Tone.INFO),) if state.notice else ()
    return (row, Presses(names), Text(texts_friend.NAMES_DETAIL, Tone.MUTED), *notice)


def _preset(preset: Preset, chosen: bool) -> Choice:
    return Choice(f"preset:{preset.id}", preset.name, texts_pages.PRESET_LINES[preset.id], chosen)


def _options(rules: Rules, preset: Preset) -> tuple[Block, ...]:
    targets = tuple(
        Option(f"target:{target}", str(target), target == rules.target) for target in preset.targets
    )
    switches = tuple(
        Switch(
            f"toggle:{name}",
            texts_fields.FIELD_NAMES[name],
            texts_fields.FIELD_DETAILS[name],
            bool(getattr(rules, name)),
        )
        for name in preset.options
    )
    return (Options(texts_pages.TARGET, targets), *switches)


def _change() -> Press:
    return Press("open:own-rules", texts_pages.CHANGE_RULES)
