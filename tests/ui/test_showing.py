"""Where several groupings leave the same deadwood and matter, the knocker chooses what to show."""

from random import Random

from game.core.actions import DrawStock, Knock, Pass
from game.core.cards import FULL_DECK, bit, each, parse_cards, parse_order
from game.core.match import new_match
from game.core.rules import HOUSE, Rules
from game.core.view import view_of
from game.progress import COMPUTER, YOU, Progress, Setup, begin_hand, play
from game.ui.layout import Screen
from game.ui.scene import Button
from game.ui.showing import chosen, offered
from game.ui.state import UiState
from game.ui.table import obey, scene_of, table_of

YOURS = parse_order("2s Ac 2c 3c 3d 4d 3h 4h 5h 6h")
THEIRS = parse_order("4s 9s Js 4c Jc 5d 9d 2h 9h Jh")
DRAWN = parse_order("Kd")[0]


def to_knock(rules: Rules = HOUSE) -> Progress:
    """Return the hand of the rules page's example, a king drawn and to be thrown."""
    dealt = [card for pair in zip(YOURS, THEIRS, strict=True) for card in pair]
    used = sum(map(bit, (*dealt, DRAWN)))
    rest = list(each(FULL_DECK & ~used))
    Random(1).shuffle(rest)
    deck = (*dealt, rest[0], DRAWN, *rest[1:])
    setup = Setup(rules, "classic", 1)
    progress = begin_hand(setup, new_match(rules, COMPUTER), deck)
    for action in (Pass(), Pass(), DrawStock()):
        progress, _ = play(progress, action)
    return progress


def test_each_choice_is_shown_and_knocked_with() -> None:
    progress, state = to_knock(), UiState(selected=DRAWN)
    choices = offered(view_of(progress.round, YOU), state)
    assert len(choices) > 1
    left = set()
    for number, melds in enumerate((*choices, choices[0]), 1):
        assert chosen(view_of(progress.round, YOU), state) == melds
        scene = scene_of(table_of(progress, state), Screen(390, 844))
        label = next(i.label for i in scene.items if isinstance(i, Button) and i.key == "spread")
        assert label == f"Melds {(number - 1) % len(choices) + 1} of {len(choices)}"
        _, wish = obey("knock", progress, state)
        assert wish == Knock(DRAWN, melds)
        after, _ = play(progress, Knock(DRAWN, melds))
        assert after.round.result
        assert after.round.result.showdown
        left.add(after.round.result.showdown.defence.points)
        state, _ = obey("spread", progress, state)
    assert {9, 15} <= left


def test_another_card_begins_with_the_best_again() -> None:
    progress = to_knock()
    state, _ = obey("spread", progress, UiState(selected=DRAWN))
    state, _ = obey("card:2s", progress, state)
    assert state.showing == 0
    assert parse_cards("2s") & bit(state.selected or 0)


def test_where_the_rules_leave_it_to_the_game_there_is_no_choice() -> None:
    view = view_of(to_knock(Rules(spread="automatic")).round, YOU)
    assert len(offered(view, UiState(selected=DRAWN))) == 1
    assert offered(view, UiState()) == ()
