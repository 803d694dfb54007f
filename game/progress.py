"""A match as one value: how it was set up, and all that was played of it.

Everything a save must hold is here and nothing else; a change makes a new value.
"""

from dataclasses import dataclass, replace
from random import Random

from game.core.actions import Action
from game.core.cards import Card, Cards, bit
from game.core.deal import shuffle
from game.core.events import Dealt, Event
from game.core.match import Match, after_hand, new_match
from game.core.round import IllegalAction, Phase, Round, apply, deal
from game.core.rules import Rules
from game.core.scoring import Seat
from game.core.seal import Seal, cut_at, holds, rotated, sealed
from game.core.view import PlayerView, view_of
from game.friends import FRIEND, checked

YOU: Seat = 0
"""The player against the computer; the first of two friends."""
COMPUTER: Seat = 1

Arrival = tuple[Card, ...]
"""The cards of a hand in the order in which they came into it."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What is chosen before the first deal.

    Raises ValueError when a name can't be used, or names and opponent do not agree.
    """

    rules: Rules
    opponent: str
    """The id of the computer's character, or FRIEND."""
    seed: int
    """What the computer's chances come from, and the decks too when `fixed_decks` is set."""
    fixed_decks: bool = False
    friends: tuple[str, str] | None = None
    """The names of two people who share the device, by seat; None against the computer."""

    def __post_init__(self) -> None:
        if (self.opponent == FRIEND) != self.against_friend:
            raise ValueError("two names belong to a match of two people, and to no other")
        if self.friends is not None:
            checked(self.friends)

    @property
    def against_friend(self) -> bool:
        """Return whether two people play."""
        return self.friends is not None


@dataclass(frozen=True, slots=True)
class Progress:
    """A match between its first deal and its end."""

    setup: Setup
    before: Match
    """The match as it stood when the current hand was dealt."""
    deck: tuple[Card, ...]
    """As it is dealt, after the cut."""
    actions: tuple[Action, ...]
    round: Round
    arrivals: tuple[Arrival, Arrival]
    resigned: bool = False
    """Whether the match has been given up, by `quitter`."""
    seal: Seal | None = None
    """What was shown of the deck before; None in a hand of a release that showed nothing."""

    @property
    def order(self) -> tuple[Card, ...]:
        """Return the deck before the cut, as it was sealed."""
        return rotated(self.deck, -(self.seal.cut or 0)) if self.seal else self.deck

    @property
    def covered(self) -> bool:
        """Return whether the deck waits to be cut: nothing of the deal may be seen before."""
        return self.seal is not None and self.seal.cut is None

    @property
    def match(self) -> Match:
        """Return the match with the current hand entered once it is over."""
        result = self.round.result
        return after_hand(self.before, result) if result else self.before

    @property
    def hand_over(self) -> bool:
        """Return whether the current hand has ended."""
        return self.round.phase is Phase.OVER

    @property
    def match_over(self) -> bool:
        """Return whether the match has a winner."""
        return self.resigned or self.match.over

    @property
    def computer_to_act(self) -> bool:
        """Return whether the computer has the turn."""
        waits = not self.setup.against_friend and not self.covered
        return waits and not self.hand_over and not self.match_over and self.round.turn == COMPUTER

    @property
    def quitter(self) -> Seat:
        """Return who gives up when the match is resigned: you, or of two friends whose turn it is.

        A match that was given up has no more turns, so that this stays the one who did.
        """
        return self.round.turn if self.setup.against_friend else YOU

    @property
    def winner(self) -> Seat | None:
        """Return who has won the match, None while it goes on."""
        return 1 - self.quitter if self.resigned else self.match.winner


def set_up(
    rules: Rules,
    opponent: str,
    seed: int | None,
    chance: Random,
    friends: tuple[str, str] | None = None,
) -> Setup:
    """Return the setup of a match whose decks follow from a seed, or by chance without one."""
    return Setup(
        rules,
        opponent,
        seed if seed is not None else chance.getrandbits(53),
        fixed_decks=seed is not None,
        friends=friends,
    )


def start(setup: Setup, chance: Random, *, cut: int | None = 0) -> Progress:
    """Return a new match with its first hand dealt; `chance` is the system's random source.

    With a cut of None the deck waits to be cut, as in `next_hand`.
    """
    dealer = int(_source(setup, chance, 0).random() * 2)
    return _begin(setup, new_match(setup.rules, dealer), chance, cut)


def next_hand(progress: Progress, chance: Random, *, cut: int | None = 0) -> Progress:
    """Return the match with the next hand dealt.

    Raises ValueError when the current hand is not over or the match is.
    """
    if not progress.hand_over or progress.match_over:
        raise ValueError("the next hand follows a finished hand of an unfinished match")
    return _begin(progress.setup, progress.match, chance, cut)


def cut_deck(progress: Progress, place: int) -> Progress:
    """Return the match with its sealed deck cut and dealt; `place` cards go to the bottom.

    Raises ValueError when no cut is waited for, or there is no such place.
    """
    if progress.seal is None:
        raise ValueError("the deck was not sealed, so it can't be cut")
    seal = cut_at(progress.seal, place)
    return begin_hand(progress.setup, progress.before, progress.order, seal)


def begin_hand(
    setup: Setup, match: Match, order: tuple[Card, ...], seal: Seal | None = None
) -> Progress:
    """Return the progress in which a hand has just been dealt from a deck, cut where its seal says.

    `order` is the deck before the cut.
    """
    deck = rotated(order, seal.cut or 0) if seal else order
    round_ = deal(setup.rules, match.dealer, deck)
    arrivals = (_arrive((), round_.hands[0], deck), _arrive((), round_.hands[1], deck))
    return Progress(setup, match, deck, (), round_, arrivals, seal=seal)


def opening(progress: Progress) -> tuple[Event, ...]:
    """Return what happened at the deal; nothing while the deck waits to be cut."""
    return () if progress.covered else (Dealt(progress.round.dealer, progress.round.upcard),)


def play(progress: Progress, action: Action) -> tuple[Progress, tuple[Event, ...]]:
    """Return the progress after an action of the seat whose turn it is, and what happened.

    Raises IllegalAction naming the rule broken.
    """
    if progress.covered:
        raise IllegalAction("the deck has to be cut first")
    round_, events = apply(progress.round, action)
    first, second = progress.arrivals
    if progress.round.turn == 0:
        first = _arrive(first, round_.hands[0], progress.deck)
    else:
        second = _arrive(second, round_.hands[1], progress.deck)
    after = replace(
        progress, actions=(*progress.actions, action), round=round_, arrivals=(first, second)
    )
    return after, events


def decisions(progress: Progress, seat: Seat) -> list[tuple[PlayerView, Action]]:
    """Return what a seat did in the current hand, each action with what was to be seen then."""
    round_ = deal(progress.setup.rules, progress.before.dealer, progress.deck)
    done: list[tuple[PlayerView, Action]] = []
    for action in progress.actions:
        if round_.turn == seat:
            done.append((view_of(round_, seat), action))
        round_, _ = apply(round_, action)
    return done


def resign(progress: Progress) -> Progress:
    """Return the match given up by its `quitter`.

    Raises ValueError when it is over.
    """
    if progress.match_over:
        raise ValueError("a match that is over can't be resigned")
    return replace(progress, resigned=True)


def verified(progress: Progress) -> bool:
    """Return whether the deck is the sealed one, and gave every card that was dealt and drawn."""
    if progress.seal is None or not holds(progress.seal, progress.order):
        return False
    again = dealt_again(progress)
    for action in progress.actions:
        again, _ = play(again, action)
    return again.round == progress.round


def dealt_again(progress: Progress) -> Progress:
    """Return the match as it was when the current hand had been dealt."""
    return begin_hand(progress.setup, progress.before, progress.order, progress.seal)


def recent_events(progress: Progress, seat: Seat = YOU) -> tuple[Event, ...]:
    """Return what has happened since a seat's last action, that left out; the deal, before any."""
    state = dealt_again(progress)
    events = opening(state)
    for action in progress.actions:
        own = state.round.turn == seat
        state, happened = play(state, action)
        events = () if own else (*events, *happened)
    return events


def bot_chance(progress: Progress) -> Random:
    """Return the computer's random source for this turn, the same when the match is reloaded."""
    hand, ply = progress.before.hands_played + 1, len(progress.actions)
    return Random((progress.setup.seed * 1_000_003 + hand) * 1_009 + ply)


def _arrive(arrival: Arrival, hand: Cards, deck: tuple[Card, ...]) -> Arrival:
    """Return the order of arrival in a changed hand: who stayed, then who came."""
    stayed = tuple(card for card in arrival if hand & bit(card))
    came = tuple(card for card in deck if hand & bit(card) and card not in stayed)
    return stayed + came


def _begin(setup: Setup, match: Match, chance: Random, cut: int | None) -> Progress:
    """Return a hand dealt from a fresh deck that was sealed before it was cut."""
    source = _source(setup, chance, match.hands_played + 1)
    order = shuffle(source)
    seal = sealed(order, source)
    return begin_hand(setup, match, order, seal if cut is None else cut_at(seal, cut))


def _source(setup: Setup, chance: Random, hand: int) -> Random:
    return Random(setup.seed * 1_000_003 + hand) if setup.fixed_decks else chance
