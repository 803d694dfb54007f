"""Every opponent plays by the rules, in slices, on what it may know, and without a memory."""

from random import Random

import pytest

from game.bot.mind import Standing, conclude
from game.bot.opponents import OPPONENTS, Opponent, opponent_by_id
from game.core.round import Phase, legal_actions
from game.core.rules import CLASSIC, HOUSE, OKLAHOMA, PRESETS, Rules
from game.core.view import view_of
from tests.bot.moments import dealt_anew, moments

each_opponent = pytest.mark.parametrize("opponent", OPPONENTS, ids=lambda each: each.id)
BIG_GIN = Rules(big_gin=True, knock_limit=0)


def test_ids_names_and_levels_are_fit_for_a_list() -> None:
    assert len(OPPONENTS) >= 5
    assert [each.level for each in OPPONENTS] == list(range(1, len(OPPONENTS) + 1))
    names = {each.name for each in OPPONENTS} | {each.id for each in OPPONENTS}
    assert len(names) == 2 * len(OPPONENTS)
    assert not {each.name for each in OPPONENTS} & {preset.name for preset in PRESETS}
    assert all(each.temper.endswith(".") for each in OPPONENTS)
    assert opponent_by_id("classic").name == "Rosa"
    with pytest.raises(ValueError, match="there is no opponent 'nobody'"):
        opponent_by_id("nobody")


@each_opponent
@pytest.mark.parametrize("rules", [HOUSE, OKLAHOMA, CLASSIC, BIG_GIN])
def test_every_thought_is_legal(opponent: Opponent, rules: Rules) -> None:
    for round_ in moments(3, rules):
        view = view_of(round_, round_.turn)
        assert conclude(opponent.mind(view, Standing(90, 20), Random(1))) in legal_actions(round_)


@each_opponent
@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_change_nothing(opponent: Opponent, seed: int) -> None:
    """Deal the cards that cannot be seen anew at every moment: the same decision comes of it."""
    rng = Random(seed)
    for round_ in moments(seed):
        other = dealt_anew(round_, rng)
        view, other_view = view_of(round_, round_.turn), view_of(other, other.turn)
        assert other_view == view
        decision = conclude(opponent.mind(view, Standing(), Random(seed)))
        assert conclude(opponent.mind(other_view, Standing(), Random(seed))) == decision


@each_opponent
def test_a_thought_broken_off_changes_nothing(opponent: Opponent) -> None:
    """Begin to think, leave it, and think again: as if a save were resumed in the middle."""
    for round_ in moments(5):
        view = view_of(round_, round_.turn)
        whole = conclude(opponent.mind(view, Standing(), Random(5)))
        begun = opponent.mind(view, Standing(), Random(5))
        next(begun, None)
        assert conclude(opponent.mind(view, Standing(), Random(5))) == whole


def test_the_expert_thinks_in_slices() -> None:
    for round_ in moments(7):
        if round_.phase is Phase.DISCARD:
            mind = opponent_by_id("expert").mind(view_of(round_, round_.turn), Standing(), Random())
            assert sum(1 for _ in mind) >= 2
