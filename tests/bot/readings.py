"""Which reading of the published Classic gives the figures published for it.

`python -m tests.bot.readings --matches 400` plays two players of whom is published how often they
beat Classic against several readings of "deadwood less credit for cards close to a meld":
one that plays as Classic itself does but knocks on its first three turns only and then for gin
(70 %), and one that looks one draw ahead, fears what the opponent collects and knocks as the other
(75 to 77 %).  `docs/bots.md` tells what came of it.
"""

import argparse
from collections.abc import Callable
from functools import partial
from random import Random

from game.bot.classic import Rate, best_throw, play_by
from game.bot.duel import duel
from game.bot.eleven import best_of_eleven
from game.bot.evaluate import counted_rating, rating
from game.bot.guess import guess, wanted
from game.bot.mind import Mind, Standing, Thought, conclude
from game.bot.tally import Tally
from game.bot.temper import EARLY_TURNS, makes_meld
from game.core.actions import Discard, DrawStock, Knock, Pass, TakeDiscard
from game.core.cards import Cards, bit, each
from game.core.deadwood import deadwood
from game.core.round import Phase
from game.core.rules import HOUSE
from game.core.view import PlayerView

Reading = Callable[[PlayerView], Rate]


def _without_credit(view: PlayerView) -> Rate:
    return deadwood


def _fixed(view: PlayerView, credit: float = 0.5) -> Rate:
    return lambda hand: rating(hand, credit)


def _counted(view: PlayerView) -> Rate:
    return lambda hand: counted_rating(hand, view.unseen)


READINGS: dict[str, Reading] = {
    "no credit at all": _without_credit,
    "half a point for each near meld (Rosa)": _fixed,
    "one point": partial(_fixed, credit=1.0),
    "two points": partial(_fixed, credit=2.0),
    "1.5 points for each live card (Vera)": _counted,
}


def reader(reading: Reading, view: PlayerView, standing: Standing, rng: Random) -> Thought:
    """Play as Classic does by a reading."""
    return play_by(reading(view), view, rng)


def patient(reading: Reading, view: PlayerView, standing: Standing, rng: Random) -> Thought:
    """Do the same, but knock on the first three turns only, and then with gin alone."""
    action = conclude(play_by(reading(view), view, rng))
    yield
    if isinstance(action, Knock) and deadwood(view.hand & ~bit(action.card)) and _late(view):
        return Discard((yield from best_throw(reading(view), view, rng)))
    return action


def _late(view: PlayerView) -> bool:
    return view.own_thrown.bit_count() >= EARLY_TURNS


AHEAD, FADES, FEAR = 18.0, 0.9, 20.0


def ahead(view: PlayerView, standing: Standing, rng: Random) -> Thought:
    """Throw by deadwood, its mean after the next draw, and what the opponent may want."""
    if view.phase is not Phase.DISCARD:
        if view.can_take and (yield from makes_meld(view)):
            return TakeDiscard()
        return DrawStock() if view.can_draw else Pass()
    action = conclude(play_by(deadwood, view, rng))
    if isinstance(action, Knock) and not (_late(view) and deadwood(view.hand & ~bit(action.card))):
        return action
    yield
    thought, weight = guess(view), AHEAD * FADES ** view.own_thrown.bit_count()
    live = list(each(view.unseen))

    def cost(card: int) -> float:
        hand: Cards = view.hand & ~bit(card)
        left = deadwood(hand)
        mean = sum(min(left, best_of_eleven(hand | bit(drawn))) for drawn in live) / len(live)
        return left + weight * mean + FEAR * wanted(thought, card)

    least = min(deadwood(view.hand & ~bit(card)) for card in each(view.throwable))
    near = [c for c in each(view.throwable) if deadwood(view.hand & ~bit(c)) <= least + 12]
    return Discard(min(near, key=cost))


def share(minds: tuple[Mind, Mind], matches: int) -> str:
    """Return the share of mirrored matches won by the first, with its interval."""
    return str(
        Tally(
            [
                (duel(minds, HOUSE, seed, 0), duel(minds, HOUSE, seed, 1))
                for seed in range(matches // 2)
            ]
        ).wins
    )


def main() -> None:
    """Play and print a line for each reading."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400)
    asked = parser.parse_args()
    for name, reading in READINGS.items():
        other = partial(reader, reading)
        print(
            f"{name}: first three turns {share((partial(patient, reading), other), asked.matches)}"
        )
        print(f"    one draw ahead {share((ahead, other), asked.matches)}", flush=True)


if __name__ == "__main__":
    main()
