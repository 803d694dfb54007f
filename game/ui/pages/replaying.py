"""The pages of a hand that is played again: one moment of it, all its moves, its deck."""

from game.core.cards import Card, as_mask, each
from game.core.melds import arrangements, melded
from game.core.scoring import Seat
from game.core.state import HAND_SIZE
from game.progress import COMPUTER, YOU
from game.records.replay import Replay
from game.ui import texts
from game.ui import texts_records as words
from game.ui.names import Names, names_of
from game.ui.pages.page import (
    Block,
    Entry,
    Heading,
    Line,
    Lines,
    OpenHand,
    Option,
    Options,
    Page,
    Piles,
    Press,
    Presses,
    Text,
)
from game.ui.scene import Tone
from game.ui.showdown import Shown

MOVES, DECK = "replay-moves", "replay-deck"
MOST_TURNS, MOST_MOVES = 60, 120
"""A usual hand has fewer; of the longest that the rules allow, thousands, a part is shown."""


def replay_page(replay: Replay) -> Page:
    """Return the moment of a replay that is looked at, with the ways to others."""
    names = _names(replay)
    hands = tuple(OpenHand(_shown(replay, seat, names)) for seat in (COMPUTER, YOU))
    told = words.moment(replay, replay.frame, names)
    happened = (
        Line(words.counter(replay), words.counter(replay)),
        Line(told, words.moment(replay, replay.frame, names, aloud=True), stands_out=True),
    )
    stride = 1 + len(replay.turns) // MOST_TURNS
    turns = tuple(
        Option(f"replay:{moment}", str(number), replay.frame.turn == number)
        for number, moment in list(enumerate(replay.turns, 1))[::stride]
    )
    jumps: tuple[Block, ...] = (Options(words.TURNS, turns),) if turns else ()
    ways = Presses((Press(f"open:{MOVES}", words.MOVES), Press(f"open:{DECK}", words.DECK)))
    return Page(
        _title(replay),
        (hands, (Lines(happened), _piles(replay), ways, *jumps)),
        foot=(
            Press("replay:first", words.FIRST, spoken=words.FIRST_ALOUD, enabled=replay.at > 0),
            Press("replay:back", words.BACK, spoken=words.BACK_ALOUD, enabled=replay.at > 0),
            Press(
                "replay:next",
                words.NEXT,
                spoken=words.NEXT_ALOUD,
                enabled=replay.at < replay.last,
            ),
            Press(
                "replay:last",
                words.LAST,
                spoken=words.LAST_ALOUD,
                enabled=replay.at < replay.last,
            ),
        ),
    )


def moves_page(replay: Replay) -> Page:
    """Return the moves of a replay, each a way to its moment."""
    names = _names(replay)
    first = max(0, min(replay.at - MOST_MOVES // 2, len(replay.frames) - MOST_MOVES))
    shown = list(enumerate(replay.frames))[first : first + MOST_MOVES]
    entries = tuple(
        Entry(
            f"replay:{number}",
            words.moment(replay, frame, names),
            "",
            str(number) if number else "",
            words.moment(replay, frame, names, aloud=True),
            chosen=number == replay.at,
        )
        for number, frame in shown
    )
    half = (len(entries) + 1) // 2
    return Page(words.MOVES, (entries[:half], entries[half:]))


def deck_page(replay: Replay) -> Page:
    """Return the deck of a replay as it lay, and what became of its parts."""
    progress, names = replay.progress, _names(replay)
    deck, dealer, left = progress.deck, progress.round.dealer, len(progress.round.stock)
    dealt = 2 * HAND_SIZE
    end = len(deck) - left
    parts = [
        (words.dealt_to(names.who(seat), dealer=seat == dealer), deck[start:dealt:2])
        for start, seat in ((0, 1 - dealer), (1, dealer))
    ]
    parts += [(words.UPCARD, deck[dealt : dealt + 1])]
    rest = [(words.DRAWN, deck[dealt + 1 : end]), (words.LEFT, deck[end:])]
    intro = Text(words.DECK_DETAIL, Tone.MUTED)
    return Page(words.DECK, ((intro, *_parts(parts)), _parts(rest)))


def step(replay: Replay, to: str) -> Replay:
    """Return a replay at 'first', 'back', 'next', 'last' or a moment by number."""
    if to.isascii() and to.isdigit() and len(to) < 6:
        return replay.moved(int(to))
    moments = {"first": 0, "back": replay.at - 1, "next": replay.at + 1, "last": replay.last}
    return replay.moved(moments.get(to, replay.at))


def _parts(parts: list[tuple[str, tuple[Card, ...]]]) -> tuple[Block, ...]:
    blocks: list[Block] = []
    for title, cards in parts:
        line = Line(
            "  ".join(map(texts.short, cards)) or words.NONE_DRAWN,
            ", ".join(map(texts.spoken, cards)) or words.NONE_DRAWN,
        )
        blocks += [Heading(title), Lines((line,))]
    return tuple(blocks)


def _piles(replay: Replay) -> Piles:
    round_ = replay.frame.round
    return Piles(
        next(iter(round_.stock), None),
        len(round_.stock),
        round_.discards[-1] if round_.discards else None,
        len(round_.discards),
    )


def _shown(replay: Replay, seat: Seat, names: Names) -> Shown:
    """Return a seat's hand at a moment: with its best melds, or as it lay in the showdown."""
    round_ = replay.frame.round
    hand = round_.hands[seat]
    name = names.who(seat)
    fresh = round_.drawn if round_.turn == seat else None
    showdown = round_.result.showdown if round_.result else None
    if showdown is None:
        melds = arrangements(hand)[0]
        loose = hand & ~melded(melds)
        return Shown(seat, name, tuple(tuple(each(meld)) for meld in melds), 0, loose, fresh)
    placed = showdown.defence.placed
    guests = as_mask(each_.card for each_ in placed)
    if seat != showdown.knocker:
        melds = showdown.defence.melds
        loose = hand & ~melded(melds) & ~guests
        return Shown(seat, name, tuple(tuple(each(meld)) for meld in melds), 0, loose)
    lain = tuple(
        (*each(meld), *(guest.card for guest in placed if guest.meld == number))
        for number, meld in enumerate(showdown.spread)
    )
    return Shown(seat, name, lain, guests, hand & ~melded(showdown.spread))


def _title(replay: Replay) -> str:
    return words.replay_title(replay.progress.before.hands_played + 1, _names(replay))


def _names(replay: Replay) -> Names:
    return names_of(replay.progress.setup)
