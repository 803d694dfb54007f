"""Names of two people: a name given is kept, and where no page asks for it, it is typed here."""

from dataclasses import replace

from game.core.scoring import Seat
from game.friends import MAX_NAME, clean_name, flaw
from game.ui import texts_friend
from game.ui.pages.page import Block, Note, Page, Press, Text
from game.ui.scene import Style, Tone
from game.ui.state import Typed, UiState
from game.ui.wishes import AskName, Wish

NAMING = "naming"
SEATS = ("0", "1")
WORDS = ("name", "named", "type", "erase")
"""Words that begin the commands about names."""


def naming_page(typed: Typed | None, notice: str) -> Page:
    """Return the page on which a name is typed."""
    seat, text = (typed.seat, typed.text) if typed else (0, "")
    blocks: list[Block] = [
        Note(f"{text}{texts_friend.CARET}", (texts_friend.TYPE_HINT,)),
        *([Text(notice, Tone.INFO)] if notice else []),
    ]
    return Page(
        texts_friend.ask_name(seat),
        (tuple(blocks),),
        foot=(
            Press("back", texts_friend.CANCEL),
            Press(f"named:{seat}:{text}", texts_friend.OK, Style.PRIMARY),
        ),
        back=False,
        centred=True,
    )


def asking(state: UiState, seat: Seat) -> UiState:
    """Return the state with the page open on which a seat's name is typed."""
    return replace(state, typed=Typed(seat, "")).opened(NAMING)


def obey_naming(word: str, rest: str, state: UiState) -> tuple[UiState, Wish]:
    """Return the state after a letter, or after a whole name as `named:SEAT:NAME`; or the wish."""
    if word == "name" and rest in SEATS:
        return state, AskName(int(rest))
    seat, separator, text = rest.partition(":")
    if word == "named" and separator and seat in SEATS:
        return _named(state, int(seat), text), None
    return _typed(state, word, rest), None


def _typed(state: UiState, word: str, rest: str) -> UiState:
    if state.typed is None or word not in ("type", "erase"):
        return state
    text = state.typed.text
    text = f"{text}{rest}"[:MAX_NAME] if word == "type" else text[:-1]
    return replace(state, typed=replace(state.typed, text=text))


def _named(state: UiState, seat: Seat, text: str) -> UiState:
    """Return the state with a name kept in the settings, or the reason why it is not."""
    name = clean_name(text)
    found = flaw(name, state.settings.friends[1 - seat])
    if found is not None:
        return replace(state, notice=texts_friend.FLAWS[found])
    after = replace(state, settings=state.settings.with_friend(seat, name), typed=None)
    return after.closed() if after.pages[-1:] == (NAMING,) else after
