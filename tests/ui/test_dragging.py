"""Where a dragged card goes, and what puts it back: no window, no match, only a scene."""

from dataclasses import replace

import pygame
import pytest

from game.core.cards import card_text, count
from game.core.view import view_of
from game.progress import YOU, Progress
from game.ui.dragging import Grip, goal_of, grip_at, own_sprites
from game.ui.holding import AWAY, HOLD_SECONDS, Holding
from game.ui.layout import Screen
from game.ui.rect import Rect
from game.ui.scene import Button, Item, Scene, Sprite
from game.ui.state import UiState
from game.ui.table import scene_of, table_of
from tests.play import match_by_mind
from tests.ui.test_table_scene import SIZES

STATES = [state for state in match_by_mind(3) if not state.hand_over]
FULL = next(state for state in STATES if view_of(state.round, YOU).throwable)
DRAWING = next(state for state in STATES if view_of(state.round, YOU).can_draw)


def shown(progress: Progress = FULL, size: tuple[int, int] = (390, 844), **more: object) -> Scene:
    state = UiState(**more)  # type: ignore[arg-type]
    return scene_of(table_of(progress, state), Screen(*size))


def sprite(scene: Scene, grip: str) -> Sprite:
    return next(i for i in scene.items if isinstance(i, Sprite) and i.grip == grip)


def zone(scene: Scene, name: str) -> Rect:
    return next(zone.rect for zone in scene.zones if zone.name == name)


def taken(scene: Scene, held: Sprite) -> Grip:
    """Return the hold on what is seen of a card."""
    grip = grip_at(scene, *(held.strip or held.rect).middle)
    assert grip is not None
    assert grip.name == held.grip
    return grip


def dropped(scene: Scene, grip: Grip, left: float, top: float) -> str:
    """Return what comes of letting a card go with its corner at a point."""
    goal = goal_of(scene, grip, left + grip.dx, top + grip.dy)
    return goal.command if goal else ""


@pytest.mark.parametrize("size", SIZES)
def test_every_card_can_be_taken_and_let_go_on_the_pile(size: tuple[int, int]) -> None:
    scene = shown(size=size)
    pile = zone(scene, "pile")
    assert len(own_sprites(scene)) == 11
    for held in own_sprites(scene):
        grip = taken(scene, held)
        x, y = pile.middle
        corner = x - held.rect.w / 2, y - held.rect.h / 2
        assert dropped(scene, grip, *corner) == f"drop:{held.grip}:pile"


@pytest.mark.parametrize("size", SIZES)
def test_near_the_pile_is_near_enough_and_far_is_back(size: tuple[int, int]) -> None:
    scene = shown(size=size)
    pile = zone(scene, "pile")
    held = own_sprites(scene)[0]
    grip = Grip(held.key, held.grip, held.rect.w / 2, held.rect.h / 2)
    beside = goal_of(scene, grip, pile.right + held.rect.w * 0.4, pile.middle[1])
    assert beside is not None
    assert beside.command == f"drop:{held.grip}:pile"
    assert beside.place == pile
    assert goal_of(scene, grip, 1.0, 1.0) is None
    assert goal_of(scene, grip, pile.x - pile.w * 2, pile.middle[1]) is None


@pytest.mark.parametrize("sort", ["melds", "rank", "suit"])
@pytest.mark.parametrize("size", SIZES)
def test_a_card_goes_where_it_is_let_go_in_the_hand(size: tuple[int, int], sort: str) -> None:
    """Laid on another card, it takes that one's place, from the left as from the right."""
    scene = shown(size=size, sort=sort)
    hand = own_sprites(scene)
    for held in hand:
        grip = taken(scene, held)
        for place, other in enumerate(hand):
            goal = dropped(scene, grip, other.rect.x, other.rect.y)
            before = sum(each.rect.y < other.rect.y for each in hand if each is not held)
            row = [each for each in hand if each.rect.y == other.rect.y]
            expected = before + row.index(other)
            assert goal == f"drop:{held.grip}:{expected}"
            if held in row:
                assert expected == place - (0 if held.rect.y >= other.rect.y else 1)


def test_the_mark_of_the_place_lies_between_the_cards() -> None:
    scene = shown(sort="rank")
    one, two, three = own_sprites(scene)[:3]
    grip = taken(scene, one)
    goal = goal_of(scene, grip, two.rect.x + grip.dx, two.rect.y + grip.dy)
    assert goal is not None
    assert goal.place.middle[0] == pytest.approx(three.rect.x)
    grip = taken(scene, three)
    goal = goal_of(scene, grip, one.rect.x + grip.dx, one.rect.y + grip.dy)
    assert goal is not None
    assert goal.place.middle[0] == pytest.approx(one.rect.x)


@pytest.mark.parametrize("name", ["stock", "pile"])
@pytest.mark.parametrize("size", SIZES)
def test_stock_and_pile_are_drawn_by_a_drag_to_the_hand(size: tuple[int, int], name: str) -> None:
    scene = shown(DRAWING, size)
    held = sprite(scene, name)
    grip = taken(scene, held)
    x, y = zone(scene, "hand").middle
    corner = x - held.rect.w / 2, y - held.rect.h / 2
    assert dropped(scene, grip, *corner) == f"drop:{name}:hand"
    assert dropped(scene, grip, held.rect.x + 9, held.rect.y) == ""


def test_buttons_and_the_opponents_cards_are_not_dragged() -> None:
    scene = shown()
    for item in scene.items:
        if isinstance(item, Sprite) and item.key.startswith("back:"):
            assert grip_at(scene, *item.rect.middle) is None
        if isinstance(item, Button):
            assert grip_at(scene, *item.rect.middle) is None


class Finger:
    """A finger on a scene, and the clock."""

    def __init__(self, scene: Scene | None) -> None:
        self.scene = scene
        self.holding = Holding()
        self.now = 10.0
        self.cancelled = False

    def do(self, kind: int, **values: object) -> str | None:
        event = pygame.event.Event(kind, values)
        return self.holding.read(event, 1.0, self.scene, self.cancelled, self.now)

    def down(self, x: float, y: float) -> str | None:
        return self.do(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y))

    def move(self, x: float, y: float) -> str | None:
        return self.do(pygame.MOUSEMOTION, pos=(x, y), buttons=(1, 0, 0))

    def up(self, x: float, y: float) -> str | None:
        return self.do(pygame.MOUSEBUTTONUP, button=1, pos=(x, y))

    def lifted(self) -> bool:
        return self.scene is not None and self.holding.lift(self.scene) is not None


def lifting(progress: Progress = FULL) -> tuple[Finger, Sprite]:
    """Return a finger that has a card of the hand above the pile."""
    scene = shown(progress)
    held = own_sprites(scene)[2]
    finger = Finger(scene)
    finger.down(*(held.strip or held.rect).middle)
    finger.move(*zone(scene, "pile").middle)
    assert finger.lifted()
    return finger, held


def test_a_card_follows_the_finger_and_is_let_go() -> None:
    finger, held = lifting()
    scene = finger.scene
    assert scene is not None
    x, y = zone(scene, "pile").middle
    lift = finger.holding.lift(scene)
    assert lift is not None
    start = (held.strip or held.rect).middle
    assert lift.rect.x - held.rect.x == pytest.approx(x - start[0])
    assert lift.rect.y - held.rect.y == pytest.approx(y - start[1])
    assert lift.hint == zone(scene, "pile")
    assert finger.up(x, y) == f"drop:{held.grip}:pile"
    assert finger.holding.spent
    assert not finger.lifted()


def test_a_finger_that_stays_within_the_slop_lifts_nothing() -> None:
    scene = shown()
    x, y = (own_sprites(scene)[2].strip or own_sprites(scene)[2].rect).middle
    finger = Finger(scene)
    finger.down(x, y)
    finger.move(x + 13, y - 13)
    assert not finger.lifted()
    assert finger.up(x, y) is None
    assert not finger.holding.spent


def cancelled(finger: Finger) -> None:
    finger.cancelled = True


def second_finger(finger: Finger) -> None:
    finger.do(pygame.FINGERDOWN, finger_id=1)
    finger.do(pygame.FINGERDOWN, finger_id=2)


def resized(finger: Finger) -> None:
    finger.scene = shown(size=(844, 390))


def other_hand(finger: Finger) -> None:
    finger.scene = shown(STATES[-1])


def page(finger: Finger) -> None:
    finger.scene = None


def looked_at(finger: Finger) -> None:
    finger.scene = shown(sheet="known")


def other_button(finger: Finger) -> None:
    finger.do(pygame.MOUSEBUTTONDOWN, button=3, pos=(0, 0))


def window_left(finger: Finger) -> None:
    finger.do(pygame.WINDOWFOCUSLOST)


def released_unseen(finger: Finger) -> None:
    finger.do(pygame.MOUSEMOTION, pos=(9, 9), buttons=(0, 0, 0))


def escape(finger: Finger) -> None:
    assert finger.holding.escape(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE))


@pytest.mark.parametrize(
    "happens",
    [
        *(cancelled, second_finger, resized, other_hand, page, looked_at),
        *(other_button, window_left, released_unseen, escape),
    ],
)
def test_whatever_is_doubtful_puts_the_card_back(happens: object) -> None:
    assert callable(happens)
    finger, _ = lifting()
    scene = finger.scene
    assert scene is not None
    happens(finger)
    assert finger.up(*zone(scene, "pile").middle) is None
    assert finger.holding.spent, "it is no tap either"
    assert not finger.lifted()
    finger.cancelled = False
    assert finger.move(9, 9) is None
    assert finger.up(*zone(scene, "pile").middle) is None


def test_fingers_on_a_trackpad_do_not_disturb_the_mouse() -> None:
    scene = shown()
    held = own_sprites(scene)[2]
    finger = Finger(scene)
    x, y = (held.strip or held.rect).middle
    finger.do(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y), touch=False)
    finger.move(x + 50, y)
    second_finger(finger)
    assert finger.lifted()


def test_a_hand_that_changes_and_comes_back_does_not_lift_the_card_again() -> None:
    finger, _ = lifting()
    scene = finger.scene
    other_hand(finger)
    finger.holding.check(finger.scene)
    finger.scene = scene
    assert not finger.lifted()


def test_the_opponents_turn_leaves_a_dragged_card_in_the_hand() -> None:
    """His moves change the pile and the fan, and not what is held."""
    waiting = next(s for s in STATES if s.round.turn != YOU and len(s.actions) > 3)
    after = STATES[STATES.index(waiting) + 1]
    assert waiting.round.hands[YOU] == after.round.hands[YOU]
    finger, _ = lifting(waiting)
    finger.scene = shown(after)
    finger.holding.check(finger.scene)
    assert finger.lifted()


def test_a_finger_that_rests_looks_closely_until_it_leaves() -> None:
    scene = shown()
    held = own_sprites(scene)[3]
    x, y = (held.strip or held.rect).middle
    finger = Finger(scene)
    finger.down(x, y)
    assert finger.holding.wait(finger.now) == HOLD_SECONDS
    assert finger.holding.due(finger.now + HOLD_SECONDS / 2) is None
    assert finger.holding.due(finger.now + HOLD_SECONDS) == f"look:{held.grip}"
    assert finger.holding.wait(finger.now + 9) is None
    finger.scene = shown(sheet=f"look:{held.grip}")
    assert finger.move(x + 9, y) is None
    assert finger.up(x + 9, y) == AWAY
    assert finger.holding.spent


def test_a_finger_that_rested_and_moves_on_takes_the_card_along() -> None:
    scene = shown()
    held = own_sprites(scene)[3]
    x, y = (held.strip or held.rect).middle
    finger = Finger(scene)
    finger.down(x, y)
    finger.holding.due(finger.now + 1)
    finger.scene = shown(sheet=f"look:{held.grip}")
    assert finger.move(x + 60, y) == AWAY
    finger.scene = scene
    assert finger.lifted()
    goal = zone(scene, "pile").middle
    finger.move(*goal)
    assert finger.up(*goal) == f"drop:{held.grip}:pile"


def test_a_card_that_can_not_be_dragged_is_looked_at_until_the_finger_leaves() -> None:
    scene = shown()
    below = next(i for i in scene.items if isinstance(i, Sprite) and i.grip == "pile")
    scene = replace(scene, items=tuple(replace_grip(i, below.key) for i in scene.items))
    finger = Finger(scene)
    x, y = below.rect.middle
    finger.down(x, y)
    assert finger.holding.due(finger.now + 1) == f"look:{card_text(below.face or 0)}"
    assert finger.move(x + 99, y) is None
    assert finger.up(x + 99, y) == AWAY


def replace_grip(item: Item, key: str) -> Item:
    """Return an item without its grip where it has the key."""
    return replace(item, grip="") if isinstance(item, Sprite) and item.key == key else item


def test_a_look_that_is_cancelled_ends() -> None:
    scene = shown()
    finger = Finger(scene)
    finger.down(*(own_sprites(scene)[3].strip or own_sprites(scene)[3].rect).middle)
    finger.holding.due(finger.now + 1)
    finger.cancelled = True
    assert finger.up(0, 0) == AWAY


@pytest.mark.parametrize("key", ["discard", "stock", "back:0"])
def test_there_is_nothing_to_look_at_but_faces(key: str) -> None:
    scene = shown()
    place = next(i.rect for i in scene.items if i.key == key and isinstance(i, Sprite | Button))
    finger = Finger(scene)
    finger.down(*place.middle)
    assert finger.holding.wait(finger.now) is None


def test_a_finger_on_its_way_does_not_look() -> None:
    finger, _ = lifting()
    assert finger.holding.wait(finger.now + 5) is None


def test_both_hands_were_tried() -> None:
    assert {count(s.round.hands[YOU]) for s in STATES} == {10, 11}
