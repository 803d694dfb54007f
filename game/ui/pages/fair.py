"""The pages on fairness: the seal of the hand, what opens it, and the cut before a hand."""

from dataclasses import replace

from game.core.cards import DECK_SIZE
from game.progress import Progress, verified
from game.ui import texts_fair as texts
from game.ui.pages.page import (
    Block,
    Heading,
    Note,
    Option,
    Options,
    Page,
    Pairs,
    Press,
    Spread,
    Stepper,
    Switch,
    Text,
)
from game.ui.scene import Style, Tone
from game.ui.state import Open, UiState
from game.ui.wishes import CopyHand, CutDeck, Wish

CUT = "cut"
"""The name of the page before a hand."""
COMMANDS = (
    "cut-skip",
    "cut-here",
    "cut-at",
    "cut-less",
    "cut-more",
    "verify",
    "copy-hand",
    "copied",
)
MIDDLE = DECK_SIZE // 2
PLACES = (10, 18, MIDDLE, 34, 42)
"""Cuts at one touch."""


def fairness_page(progress: Progress | None, state: UiState) -> Page:
    """Return how a hand is sealed, and the seal of the one that is played."""
    how: tuple[Block, ...] = (
        *(Text(each) for each in texts.HOW),
        Switch("offer-cut", texts.OFFER_CUT, texts.OFFER_CUT_DETAIL, state.settings.offer_cut),
    )
    return Page(texts.FAIRNESS, (how, _hand(progress, state.notice)))


def _hand(progress: Progress | None, notice: str) -> tuple[Block, ...]:
    if progress is None:
        return (Text(texts.NO_HAND, Tone.MUTED),)
    if progress.seal is None:
        return (Heading(texts.SEAL), Text(texts.NO_SEAL))
    seal = progress.seal
    shown: tuple[Block, ...] = (Note(texts.SEAL, (texts.seal_groups(seal),)),)
    if not opened(progress):
        made = ((texts.CUT, texts.cut_made(seal.cut)),)
        return (*shown, Pairs(made), Text(texts.STAYS_CLOSED, Tone.MUTED))
    facts = (
        (texts.CUT, texts.cut_made(seal.cut)),
        (texts.SALT, texts.salt_groups(seal)),
        (texts.ORDER, texts.order(progress.order)),
    )
    said = (Text(notice, Tone.INFO),) if notice else ()
    return (
        *shown,
        Press("verify", texts.VERIFY, Style.PRIMARY),
        *said,
        Text(texts.OPENED, Tone.MUTED),
        Pairs(facts),
        Press("copy-hand", texts.COPY),
        Text(texts.COPY_DETAIL, Tone.MUTED),
    )


def opened(progress: Progress) -> bool:
    """Return whether a hand is over, so that what was sealed may be shown."""
    return not progress.covered and (progress.hand_over or progress.match_over)


def verdict(progress: Progress) -> str:
    """Return in words whether the deck of a hand is the one that was sealed."""
    if progress.seal is None:
        return texts.NO_SEAL
    if not opened(progress):
        return texts.NOT_YET
    return texts.RIGHT if verified(progress) else texts.WRONG


def cut_page(progress: Progress, place: int) -> Page:
    """Return the page before a hand whose deck may be cut."""
    seal = texts.seal_groups(progress.seal) if progress.seal else ""
    options = tuple(Option(f"cut-at:{each}", str(each), each == place) for each in PLACES)
    choice: tuple[Block, ...] = (
        Spread(DECK_SIZE, place, "cut-at"),
        Options(texts.CUT_WHERE, options),
        Stepper(
            "cut-less",
            "cut-more",
            texts.CUT,
            texts.cut_plan(place),
            str(place),
            can_less=place > 1,
            can_more=place < DECK_SIZE - 1,
        ),
    )
    sealed: tuple[Block, ...] = (
        Text(texts.CUT_DETAIL),
        Note(texts.SEAL, (seal,)),
        Press("open:fairness", texts.FAIRNESS),
    )
    foot = (
        Press("cut-skip", texts.SKIP_CUT),
        Press("cut-here", texts.cut_here(place), Style.PRIMARY),
    )
    return Page(texts.CUT_TITLE, (sealed, choice), foot=foot, centred=True)


def place_of(text: str) -> int | None:
    """Return the place that a command names, None where a deck can't be cut."""
    plain = text.isascii() and text.isdigit() and len(text) < 3
    return int(text) if plain and 0 < int(text) < DECK_SIZE else None


def obey_fair(
    word: str, rest: str, progress: Progress | None, state: UiState
) -> tuple[UiState, Wish]:
    """Return the state after one of COMMANDS, and what it asks of the match."""
    if word == "copied":
        return replace(state, notice=texts.COPIED), None
    if progress is None:
        return state, None
    near = {"cut-less": state.cut - 1, "cut-more": state.cut + 1}
    place = place_of(str(near.get(word, rest)))
    match word:
        case "cut-skip" | "cut-here" if progress.covered:
            wish = CutDeck(state.cut if word == "cut-here" else 0)
            return replace(state, stack=()), wish
        case "cut-at" | "cut-less" | "cut-more" if place is not None:
            return replace(state, cut=place), None
        case "verify":
            return replace(state, notice=verdict(progress)), None
        case "copy-hand" if opened(progress) and progress.seal is not None:
            return state, CopyHand()
        case _:
            return state, None


def under_cover(state: UiState, progress: Progress | None) -> UiState:
    """Return the state with the page of the cut over a deal that may not be seen yet."""
    if progress is None or not progress.covered or state.stack:
        return state
    return replace(state, stack=(Open(CUT),), cut=MIDDLE, selected=None, recent=())
