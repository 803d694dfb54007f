"""Hostile texts made from good ones, and the parsers that must refuse them in words."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from hypothesis import strategies as st

from game.copies import Copy, unwrap, wrap
from game.core.actions import DrawStock, parse_action
from game.core.cards import parse_card, parse_cards, parse_order
from game.core.round import legal_actions
from game.core.rules import HOUSE, PRESETS, parse_rules
from game.parcel import unpack
from game.progress import Progress, Setup, play, start
from game.records.history import parse_history
from game.records.record import parse_record, record_of
from game.save import SaveError, load_text, save_text
from tests.play import hand_by_chance
from tests.records.matches import ends, history_of

LONGEST_MESSAGE = 400
"""Characters of a sentence that a player can still read."""


def longest_hand() -> Progress:
    """Return a hand in which the pile is taken as often as the rules allow at all."""
    rules = replace(HOUSE, pile_draw_limit=60, knock_limit=0)
    progress = start(Setup(rules, "classic", 3, fixed_decks=True), Random(0))
    while not progress.hand_over:
        actions = legal_actions(progress.round)
        rare = progress.round.pile_draws >= rules.pile_draw_limit - 1 and DrawStock() in actions
        progress, _ = play(progress, DrawStock() if rare else actions[1 if len(actions) > 2 else 0])
    return progress


SAVES = [save_text(list(hand_by_chance(seed))[-1]) for seed in range(6)]
ACTIONS = sorted({line.partition(": ")[2] for save in SAVES for line in save.splitlines()})
RULES = [str(preset.rules) for preset in PRESETS]
RECORDS = [str(record_of(list(hand_by_chance(seed))[-1])) for seed in range(3)]
TOKENS = sorted({word for text in (*SAVES, *RULES) for word in re.split(r"(\W)", text)} | {""})
ODDITIES = ["\0", "\r", "\x85", "\u2028", "\ud800", "٣", "²", "9" * 400, "-1", "1e9", "\n" * 50]


@dataclass(frozen=True)
class Target:
    """A parser, good texts for it, and what it may raise."""

    parse: Callable[[str], object]
    good: list[str]
    error: type[ValueError] = ValueError


def _copy(text: str) -> object:
    copy = unwrap(text)
    return load_text(copy.text) if copy else None


def _history(text: str) -> object:
    return [record.progress() for record in parse_history(text).history.records[:5]]


TARGETS = {
    "save": Target(load_text, SAVES, SaveError),
    "file": Target(lambda text: unpack(text.encode("utf-8", "replace")), SAVES, SaveError),
    "copy": Target(
        _copy, [wrap(Copy(number, text)) for number, text in enumerate(SAVES)], SaveError
    ),
    "history": Target(_history, [str(history_of(*ends(0))), str(history_of(*ends(1)[:2]))]),
    "record": Target(lambda text: parse_record(text).progress(), RECORDS),
    "rules": Target(parse_rules, RULES),
    "card": Target(parse_card, ["As", "10d", "Td"]),
    "cards": Target(parse_cards, ["As 2s 3s", "Td 10c"]),
    "order": Target(parse_order, [SAVES[0].partition("deck: ")[2].partition("\n")[0]]),
    "action": Target(parse_action, ACTIONS),
}


@st.composite
def hostile(draw: st.DrawFn, good: list[str]) -> str:
    """Return a good text with some pieces cut out, doubled, moved or replaced; or any text."""
    if draw(st.integers(0, 9)) == 0:
        return draw(st.text(max_size=400))
    text = draw(st.sampled_from(good))
    for _ in range(draw(st.integers(0, 6))):
        start_ = draw(st.integers(0, len(text)))
        end = draw(st.integers(start_, min(len(text), start_ + 60)))
        piece = text[start_:end]
        new = draw(
            st.one_of(
                st.sampled_from(["", piece * 2, piece * 300]),
                st.sampled_from(TOKENS),
                st.sampled_from(ODDITIES),
                st.text(max_size=3),
            )
        )
        text = text[:start_] + new + text[end:]
    return text


@dataclass
class Watch:
    """The slowest text so far, in the processor's seconds: a busy machine does not change them."""

    seconds: float = 0.0
    what: str = ""
    runs: int = field(default=0)

    def attack(self, name: str, text: str) -> None:
        """Parse a text; raises AssertionError unless it is read or refused in words."""
        target = TARGETS[name]
        refusal = "-"
        begun = time.process_time()
        try:
            target.parse(text)
        except target.error as error:
            refusal = str(error)
        taken = time.process_time() - begun
        assert refusal, "a refusal without words"
        if target.error is SaveError:  # which a player reads
            assert len(refusal) < LONGEST_MESSAGE, f"{len(refusal)} characters: {refusal[:99]}"
        self.runs += 1
        if taken > self.seconds:
            self.seconds, self.what = taken, f"{name} of {len(text)} characters: {text[:80]!r}"
