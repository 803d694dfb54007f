"""Random hands, rules and deals in play for the property tests."""

from collections.abc import Iterator
from dataclasses import fields
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from game.core.cards import DECK_SIZE, Cards, as_mask
from game.core.deal import shuffle
from game.core.round import Phase, Round, apply, deal, legal_actions
from game.core.rules import PRESETS, Rules

decks = st.permutations(range(DECK_SIZE)).map(tuple)
seeds = st.integers(0, 2**32 - 1)


def some_rules(rng: Random) -> Rules:
    """Return rules with every field drawn from all that it takes."""
    values: dict[str, object] = {}
    for rule in fields(Rules):
        if rule.type is bool:
            values[rule.name] = rng.random() < 0.5
        elif "choices" in rule.metadata:
            values[rule.name] = rng.choice(rule.metadata["choices"])
        else:
            values[rule.name] = rng.randint(rule.metadata["low"], rule.metadata["high"])
    return Rules(**values)  # type: ignore[arg-type]  # drawn by the fields' own marks


random_rules = seeds.map(lambda seed: some_rules(Random(seed)))
any_rules = random_rules | st.sampled_from([preset.rules for preset in PRESETS])


def any_hand(size: int = 10) -> SearchStrategy[Cards]:
    """Return hands of any cards."""
    cards = st.integers(0, DECK_SIZE - 1)
    return st.lists(cards, min_size=size, max_size=size, unique=True).map(as_mask)


def rich_cards(rng: Random, size: int) -> list[int]:
    """Return cards of a few neighbouring ranks in an order drawn from `rng`: full of melds."""
    width = rng.choice((3, 4, 5))
    low = rng.randrange(13 - width + 1)
    cards = [suit * 13 + rank for suit in range(4) for rank in range(low, low + width)]
    rng.shuffle(cards)
    return cards[:size]


def rich_hand(size: int = 10) -> SearchStrategy[Cards]:
    """Return hands of few neighbouring ranks."""
    return seeds.map(lambda seed: as_mask(rich_cards(Random(seed), size)))


def hands(size: int = 10) -> SearchStrategy[Cards]:
    """Return hands of both kinds."""
    return any_hand(size) | rich_hand(size)


def playout(rules: Rules, rng: Random) -> Iterator[Round]:
    """Yield each state of a deal played at random; knocks are put off, to see long deals too."""
    round_ = deal(rules, rng.randrange(2), shuffle(rng))
    eagerness = rng.random()
    while True:
        yield round_
        if round_.phase is Phase.OVER:
            return
        actions = legal_actions(round_)
        plain = [action for action in actions if not hasattr(action, "melds")]
        pool = plain if rng.random() > eagerness else actions
        round_, _ = apply(round_, rng.choice(pool or actions))
