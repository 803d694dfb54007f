"""Scripted deals written as card text, told action by action; seat 0 starts and seat 1 deals."""

from dataclasses import dataclass, field

import pytest

from game.core.actions import Action, Knock, parse_action
from game.core.cards import DECK_SIZE, Card, card_text, parse_card, parse_order
from game.core.events import Event
from game.core.round import IllegalAction, Phase, Round, apply, deal, legal_actions
from game.core.rules import HOUSE, Rules
from game.core.scoring import Result, Seat, Showdown, score

STARTER: Seat = 0
DEALER: Seat = 1


def deck_of(starter: str, dealer: str, upcard: str, stock: str = "") -> tuple[Card, ...]:
    """Return a deck that deals these cards; the stock goes on with the rest, lowest cards first."""
    first, second = parse_order(starter), parse_order(dealer)
    assert len(first) == len(second) == 10, "ten cards each"
    dealt = [card for pair in zip(first, second, strict=True) for card in pair]
    top = [*dealt, parse_card(upcard), *parse_order(stock)]
    assert len(set(top)) == len(top), "a card stands twice"
    return (*top, *(card for card in range(DECK_SIZE) if card not in top))


@dataclass
class Story:
    """A deal as it goes on."""

    round: Round
    events: list[Event] = field(default_factory=list)

    def play(self, *texts: str) -> "Story":
        """Play actions; a knock without melds shows the only arrangement there is."""
        for text in texts:
            self.round, events = apply(self.round, self._action(text))
            self.events += events
        return self

    def refused(self, text: str) -> str:
        """Return why an action is refused, after seeing that nothing changed."""
        action = parse_action(text)
        before = self.round
        assert action not in legal_actions(before)
        with pytest.raises(IllegalAction) as refusal:
            apply(before, action)
        assert self.round == before
        return str(refusal.value)

    def draw_and_throw(self, turns: int) -> "Story":
        """Let each player in turn draw from the stock and throw the card drawn."""
        for _ in range(turns):
            self.play("draw", f"discard {card_text(self.round.stock[0])}")
        return self

    def legal(self) -> list[str]:
        """Return the legal actions as text."""
        return [str(action) for action in legal_actions(self.round)]

    @property
    def result(self) -> Result:
        """Return how the deal ended."""
        assert self.round.phase is Phase.OVER
        assert self.round.result is not None
        return self.round.result

    @property
    def showdown(self) -> Showdown:
        """Return what was shown at the end."""
        assert self.result.showdown is not None
        return self.result.showdown

    @property
    def worth(self) -> int:
        """Return the points that the winner enters."""
        return score(self.result, self.round.rules).total

    def _action(self, text: str) -> Action:
        if text.startswith("knock") and ":" not in text:
            card = parse_card(text.split()[1])
            knocks = [
                action
                for action in legal_actions(self.round)
                if isinstance(action, Knock) and action.card == card
            ]
            assert len(knocks) == 1, f"{text}: {len(knocks)} arrangements, name one"
            return knocks[0]
        return parse_action(text)


def story(
    starter: str, dealer: str, upcard: str, stock: str = "", *, rules: Rules = HOUSE
) -> Story:
    """Return the story of a deal that begins with these cards."""
    return Story(deal(rules, DEALER, deck_of(starter, dealer, upcard, stock)))
