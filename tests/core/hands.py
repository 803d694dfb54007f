"""Random hands, rules and deals in play for the property tests."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from game.core.cards import DECK_SIZE, Cards, as_mask
from game.core.deal import shuffle
from game.core.melds import LAYOFF_SEARCHES
from game.core.round import Phase, Round, apply, deal, legal_actions
from game.core.rules import PRESETS, Rules

decks = st.permutations(range(DECK_SIZE)).map(tuple)
seeds = st.integers(0, 2**32 - 1)


random_rules: SearchStrategy[Rules] = st.builds(
    Rules,
    target=st.integers(10, 1000),
    knock_limit=st.integers(0, 100),
    oklahoma=st.booleans(),
    ace_is_gin=st.booleans(),
    gin_bonus=st.integers(0, 1000),
    undercut_bonus=st.integers(0, 1000),
    big_gin=st.booleans(),
    big_gin_bonus=st.integers(0, 1000),
    box_bonus=st.integers(0, 1000),
    game_bonus=st.integers(0, 1000),
    shutout_factor=st.integers(1, 10),
    spade_factor=st.integers(1, 10),
    layoff_search=st.sampled_from(LAYOFF_SEARCHES),
    spread=st.sampled_from(("chosen", "automatic")),
    next_dealer=st.sampled_from(("alternates", "loser", "winner")),
    dealer_after_void=st.sampled_from(("alternates", "same")),
    games=st.sampled_from((1, 3)),
    match_winner=st.sampled_from(("score", "total")),
    void_stock=st.integers(0, 30),
    pile_draw_limit=st.integers(2, 1000),
)
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
